import { LIGHT, RED } from '@echappee/kit/drawing'
import type { SVGProps } from 'react'

const MARK = { fill: 'none', strokeWidth: 3.6 }
const KERB = { fill: 'none', strokeWidth: 6, strokeLinecap: 'butt' } as const

/** What is painted on the road, from below. */
export const PAINT = {
  start: { fill: 'var(--square-start)' },
  startBoxes: { fill: 'none', stroke: 'var(--map-road-text)', strokeWidth: 2, strokeDasharray: '6 5', opacity: 0.55 },
  climb: { fill: 'var(--square-climb)' },
  descent: { fill: 'var(--square-descent)' },
  runOff: { fill: 'var(--square-run-off)' },
  chance: { fill: 'var(--square-chance)' },
  exchange: { fill: 'var(--square-exchange)' },
  climbArrows: { ...MARK, stroke: 'var(--square-climb-arrow)' },
  descentArrows: { ...MARK, stroke: 'var(--square-descent-arrow)' },
  borders: { fill: 'none', stroke: 'var(--map-road-line)', strokeWidth: 1.8 },
  kerbs: { ...KERB, stroke: LIGHT },
  kerbStripes: { ...KERB, stroke: RED, strokeDasharray: '7 7' },
  medianEdge: { stroke: 'var(--map-road-edge)', strokeWidth: 5 },
  median: { fill: 'var(--map-tree-alt)' },
  chanceMarks: { ...MARK, stroke: 'var(--map-road-text)', strokeWidth: 4.4 },
  exchangeMarks: { ...MARK, stroke: 'var(--square-exchange-mark)' },
} as const satisfies Record<string, SVGProps<SVGPathElement>>

export type Layer = keyof typeof PAINT
export const LAYERS = Object.keys(PAINT) as Layer[]
