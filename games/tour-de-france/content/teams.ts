/** TDF-1: seats A to D, clockwise. */
export const TEAM_SIZE = 3
export const MAX_SEATS = 4

export const TEAMS = ['italy', 'netherlands', 'belgium', 'germany'] as const
export type Team = (typeof TEAMS)[number]

export const TEAM_LETTERS = ['A', 'B', 'C', 'D'] as const
