/**
 * ST start, FZ feed zone, HM high mountain, PM small mountain, LC level crossing, CO cobbles, SP sprint, HW headwind, WR winding road,
 * NR normal road.
 */
export const TILES = ['ST', 'FZ', 'HM', 'PM', 'LC', 'CO', 'SP', 'HW', 'WR', 'NR'] as const
export type Tile = (typeof TILES)[number]

export const SECTORS = 10
export const START_SECTOR = 1
export const FEED_SECTOR = 5

export const ZONES = ['zone1', 'zone2', 'zone3'] as const
export type Zone = (typeof ZONES)[number]

/** TI-2: where each zone's tiles lie on the course, sectors counted from 1. */
export const ZONE_SECTORS: Readonly<Record<Zone, readonly number[]>> = { zone1: [2, 3, 4], zone2: [6, 7, 8], zone3: [9, 10] }

/** How many copies of a tile each zone holds. The feed zone's reverse side is a Sprint. */
export const STOCK: Readonly<Record<Zone, Readonly<Partial<Record<Tile, number>>>>> = {
  zone1: { HM: 1, PM: 1, LC: 1, CO: 1, SP: 1, HW: 1, WR: 1, NR: 2 },
  zone2: { HM: 1, PM: 1, CO: 1, SP: 1, HW: 1, WR: 1, NR: 2 },
  zone3: { HM: 1, PM: 1, HW: 1, WR: 1, NR: 1 },
}

export interface TileEffect {
  /** Units of this many riders and more lose one speed. */
  readonly slowsFrom: number | null
  /** Units of this many riders and fewer lose one speed. */
  readonly slowsUpTo: number | null
  readonly doublesAttacks: boolean
  readonly isClimb: boolean
  /** Seconds for the first, the second … at the end of the sector. */
  readonly bonuses: readonly number[]
}

const PLAIN: TileEffect = { slowsFrom: null, slowsUpTo: null, doublesAttacks: false, isClimb: false, bonuses: [] }

export const EFFECTS: Readonly<Record<Tile, TileEffect>> = {
  ST: PLAIN,
  NR: PLAIN,
  FZ: PLAIN,
  LC: PLAIN,
  CO: PLAIN,
  WR: { ...PLAIN, slowsFrom: 3 },
  HW: { ...PLAIN, slowsUpTo: 2 },
  PM: { ...PLAIN, doublesAttacks: true, isClimb: true, bonuses: [20] },
  HM: { ...PLAIN, doublesAttacks: true, isClimb: true, bonuses: [30, 15] },
  SP: { ...PLAIN, doublesAttacks: true, bonuses: [20] },
}

/** What EFFECTS says, found by comparing names: to look one up takes five times as long. */
export function effectsOn(tile: Tile): TileEffect {
  switch (tile) {
    case 'WR':
      return EFFECTS.WR
    case 'HW':
      return EFFECTS.HW
    case 'PM':
      return EFFECTS.PM
    case 'HM':
      return EFFECTS.HM
    case 'SP':
      return EFFECTS.SP
    default:
      return PLAIN
  }
}

export const FINAL_BONUSES: readonly number[] = [30, 15]

/** All gaps are multiples of it. */
export const STEP_SECONDS = 20
export const BARRIER_SECONDS = 40
