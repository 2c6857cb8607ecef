import { useMemo, type ReactElement } from 'react'
import { pathData } from '../geometry/outline.ts'
import { lineAt, type Path } from '../geometry/path.ts'
import type { Stretch } from './stretches.ts'

interface CourseLineProps {
  readonly path: Path
  /** Where the course ends, if not with the path. */
  readonly to?: number
  readonly stretches: readonly Stretch[]
}

/** The whole course as a line, climbs and the like in their colours: for the small map of a camera. */
export function CourseLine({ path, to = path.length, stretches }: CourseLineProps): ReactElement {
  return useMemo(() => {
    const line = pathData(lineAt(path, 0, to, 0))
    return (
      <g className="course-line">
        <path d={line} className="course-line-edge" />
        <path d={line} className="course-line-road" />
        {stretches.map((part) => (
          <path key={part.from} d={pathData(lineAt(path, part.from, part.to, 0))} stroke={part.colour} className="course-line-part" />
        ))}
      </g>
    )
  }, [path, to, stretches])
}
