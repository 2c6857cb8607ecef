import { closedLine, pathData, type Point } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'

/** Where a card would bring a rider, and where a slipstream likely would. */
const LIGHTS = ['landing', 'slipstream'] as const
export type Light = (typeof LIGHTS)[number]

export function SquareLight({ outline, light }: { outline: readonly Point[]; light: Light }): ReactElement {
  return <path d={closedLine(outline)} className={`fr-light fr-light-${light}`} />
}

/** The way from a rider to where he would land. */
export function WayLight({ points }: { points: readonly Point[] }): ReactElement {
  return <path d={pathData(points)} className="fr-light-way" />
}
