/** the four terrains, which are also the four colours of energy, always in this order. */
export const TERRAINS = ['P', 'C', 'M', 'S'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Where a terrain stands in TERRAINS. Compared, not looked up: imagined games ask for it millions of times. */
export function terrainIndex(terrain: Terrain): number {
  return terrain === 'P' ? 0 : terrain === 'C' ? 1 : terrain === 'M' ? 2 : 3
}

/** How many tokens of each terrain, in the order of TERRAINS. */
export type Tokens = number[]

/** CDB-2, CDB-3, CDB-5: squares are numbered from 1; the three finish squares follow the last one. */
export const LAST_SQUARE = 16
export const FINISH_SQUARES = [17, 18, 19] as const
export const FEED_SQUARE = 7

/** the tiles, as the pair of terrains on their two faces; four of each pair. */
export const TILES: readonly (readonly [Terrain, Terrain])[] = (
  [
    ['P', 'C'],
    ['P', 'M'],
    ['P', 'S'],
    ['C', 'M'],
    ['C', 'S'],
    ['M', 'S'],
  ] as const
).flatMap((pair) => [pair, pair, pair, pair])

/** How many squares of one terrain the tiles can show. */
export const TILES_PER_TERRAIN = 12
