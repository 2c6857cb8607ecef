import { INK } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import type { Terrain } from '../../content/road.ts'
import { TERRAIN_INKS } from '../art/inks.ts'
import { elevations } from '../road.ts'

/** A course in small: its profile in the colours of its squares. */
export function CourseStrip({ cases }: { readonly cases: readonly Terrain[] }): ReactElement {
  const heights = elevations(cases)
  return (
    <svg viewBox="0 0 128 34" width="128" height="34" aria-hidden="true" className="cdb-strip">
      {cases.map((terrain, i) => {
        const height = 9 + heights[i]! * 22
        // oxlint-disable-next-line react/no-array-index-key -- a square is its number
        return (
          <rect
            key={i}
            x={i * 8 + 0.5}
            y={33 - height}
            width="7"
            height={height}
            fill={TERRAIN_INKS[terrain].fill}
            stroke={INK}
            strokeWidth="1"
          />
        )
      })}
    </svg>
  )
}
