/** M1 solo, M2 climber, M3 sprinter, M4 saver, M5 bunch finish, M6L and M6R beat the left or the right neighbour. */
export const MISSIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6L', 'M6R'] as const
export type Mission = (typeof MISSIONS)[number]

/** TI-100. */
export const COPIES = 2

/** TI-101. */
export const MISSION_VALUES = {
  solo: { each: 10, most: 30 },
  /** For 1 climb or sprint, and for 2 or more. */
  climbs: [20, 30],
  sprints: [20, 30],
  saved: { each: 5, most: 30 },
  bunch: 20,
  neighbour: 20,
} as const
