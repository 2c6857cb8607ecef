import { elevationOf as elevationOfSteps, type Elevation } from '@echappee/kit/drawing'
import type { Terrain } from '../../content/tiles.ts'

const STEP: Readonly<Record<Terrain, number>> = { start: 0, flat: 0, ascent: 1, descent: -1, cobbles: 0, supply: 0, finish: 0 }

/** The stage from the side, drawn into a box of the given size: up by one for each ascent, down for each descent. */
export function elevationOf(terrains: readonly Terrain[], width: number, height: number): Elevation {
  const steps = terrains.map((terrain) => STEP[terrain])
  return elevationOfSteps(steps, { width, height, foot: height * 0.88, rise: height * 0.78, least: 10 })
}
