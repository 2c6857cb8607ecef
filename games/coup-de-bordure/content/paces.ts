/** Constance, Sillage, Accélération, Offensive. */
export const PACES = ['CON', 'SIL', 'ACC', 'OFF'] as const
export type Pace = (typeof PACES)[number]

/** What something costs: so many tokens in all, at least so many of them of the square's terrain. */
export interface Cost {
  readonly tokens: number
  readonly ofTerrain: number
}

export const PACE_COST: Readonly<Record<Pace, Cost>> = {
  CON: { tokens: 0, ofTerrain: 0 },
  SIL: { tokens: 1, ofTerrain: 1 },
  ACC: { tokens: 2, ofTerrain: 1 },
  OFF: { tokens: 3, ofTerrain: 2 },
}

/** The stars of effort on the player aid. */
export const PACE_STARS: Readonly<Record<Pace, number>> = { CON: 1, SIL: 2, ACC: 3, OFF: 5 }

/** CDB-21, CDB-26: what being towed costs, by the squares that it gives. */
export const TOW_COST: Readonly<Record<2 | 3, Cost>> = {
  2: { tokens: 1, ofTerrain: 1 },
  3: { tokens: 2, ofTerrain: 2 },
}

/** How a rider moved in a round. */
const CAUSES = ['OFF', 'TOW3', 'ACC', 'SIL2', 'SIL1', 'TOW2', 'CON'] as const
export type Cause = (typeof CAUSES)[number]

export const DISTANCE: Readonly<Record<Cause, 1 | 2 | 3>> = { OFF: 3, TOW3: 3, ACC: 2, SIL2: 2, SIL1: 1, TOW2: 2, CON: 1 }

/** how many tokens a rider may take at the feed zone, by the tokens that it has left; none from three on. */
export const FEED_TABLE: readonly number[] = [2, 2, 1]
