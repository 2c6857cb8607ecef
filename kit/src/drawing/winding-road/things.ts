import type { Point } from '../geometry/points.ts'

/** Things beside a road as on an illustrated map: they stand upright on 0,0 and are drawn once, then used many times. */
export const THINGS = [
  'tree',
  'bush',
  'poplar',
  'fir',
  'palm',
  'cypress',
  'house',
  'villa',
  'church',
  'barn',
  'peak',
  'crag',
  'boat',
  'parasol',
  'mill',
  'fans',
  'hay',
  'vines',
  'wheat',
  'pasture',
] as const
export type Thing = (typeof THINGS)[number]

export interface Placed extends Point {
  readonly thing: Thing
  readonly scale?: number
}

/** How much room a thing takes around its middle. */
export const ROOM: Readonly<Record<Thing, number>> = {
  tree: 20,
  bush: 14,
  poplar: 16,
  fir: 20,
  palm: 24,
  cypress: 14,
  house: 34,
  villa: 38,
  church: 46,
  barn: 40,
  peak: 92,
  crag: 44,
  boat: 30,
  parasol: 18,
  mill: 44,
  fans: 40,
  hay: 18,
  vines: 60,
  wheat: 62,
  pasture: 62,
}
