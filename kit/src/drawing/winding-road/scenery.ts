import type { Box } from '../geometry/points.ts'
import { characterAt, freeSpots, softPatches, type Spot } from './scatter.ts'
import type { Sea } from './shore.ts'
import type { Placed, Thing } from './things.ts'

/** The land around a road, as it is drawn. */
export interface Scenery {
  readonly box: Box
  /** Large soft shades of the ground. */
  readonly relief: string
  /** Flat on the ground, under the road. */
  readonly fields: readonly Placed[]
  /** Upright beside the road, from back to front. */
  readonly things: readonly Placed[]
  readonly sea?: Sea | undefined
}

/** A box of land with its soft shades, and fields where it is farmed: what `crop` says, or nothing. */
export function landIn(box: Box, scale: number, crop: (spot: Spot) => Thing | undefined): Pick<Scenery, 'box' | 'relief' | 'fields'> {
  const fields = freeSpots(box, 150, [], 0).flatMap((spot): Placed[] => {
    const thing = characterAt(spot) === 'farm' ? crop(spot) : undefined
    return thing === undefined ? [] : [{ thing, x: spot.x, y: spot.y, scale }]
  })
  return { box, relief: softPatches(box), fields }
}

/** What stands farther back is drawn first. */
export function fromBack(things: readonly Placed[]): Placed[] {
  return things.toSorted((a, b) => a.y - b.y)
}
