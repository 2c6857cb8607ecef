import { useRoadZoom } from '@echappee/kit/road'
import type { ReactElement } from 'react'
import type { Course } from '../course.ts'
import { BoardArt } from '../road/board-art.tsx'

/** Signs and numbers are shown where they can be read. */
export function Ground({ course: { layout, shapes, scenery, signs } }: { course: Course }): ReactElement {
  const zoom = useRoadZoom()
  const look = zoom >= 0.86 ? 'near' : zoom >= 0.49 ? 'middle' : 'far'
  return <BoardArt layout={layout} shapes={shapes} scenery={scenery} signs={signs} look={look} />
}
