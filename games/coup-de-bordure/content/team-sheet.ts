/** CDB-1: the four colours, by seat, and the letters of a team's three riders. */
export const TEAM_COLOURS = ['blue', 'red', 'white', 'black'] as const

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
export const TEAM_SIZE = 3
export const MAX_SEATS = 4

/** CDB-6, CDB-9. */
export const TEAM_TOKENS = 18
export const RIDER_MIN = 4
export const RIDER_MAX = 8
