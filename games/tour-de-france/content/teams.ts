/** TDF-1: seats A to D, clockwise. */
export const TEAM_SIZE = 3
export const MAX_SEATS = 4

export const TEAM_LETTERS = ['A', 'B', 'C', 'D'] as const
