import { useRoadZoom } from '@echappee/ui/road'
import { useMemo, type ReactElement } from 'react'
import type { Course } from '../course.ts'
import { BoardArt } from '../road/board-art.tsx'

type Look = 'near' | 'middle' | 'far'

function lookAt(zoom: number): Look {
  return zoom >= 0.86 ? 'near' : zoom >= 0.49 ? 'middle' : 'far'
}

/** Signs and numbers are shown where they can be read. */
export function Ground({ course }: { course: Course }): ReactElement {
  const look = lookAt(useRoadZoom())
  const { layout, shapes, scenery, signs } = course
  return useMemo(
    () => (
      <g className="tdf-look" data-look={look}>
        <BoardArt layout={layout} shapes={shapes} scenery={scenery} signs={signs} isFar={look !== 'near'} />
      </g>
    ),
    [layout, shapes, scenery, signs, look],
  )
}
