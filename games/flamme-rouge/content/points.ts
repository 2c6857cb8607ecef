/** FR-68: categories of climbs, hardest first. */
export const CATEGORIES = ['HC', '1', '2', '3', '4'] as const
export type Category = (typeof CATEGORIES)[number]

/** FR-53, FR-65, FR-67, FR-69: by place, the first first. */
export interface PointsTables {
  readonly finish: { readonly flat: readonly number[]; readonly rolling: readonly number[]; readonly mountain: readonly number[] }
  readonly sprint: readonly number[]
  readonly summits: Readonly<Record<Category, readonly number[]>>
  readonly finishBonus: readonly number[]
  readonly sprintBonus: readonly number[]
}

export const POINTS: PointsTables = {
  finish: { flat: [10, 6, 4, 2, 1], rolling: [6, 4, 2, 1], mountain: [4, 2, 1] },
  sprint: [5, 3, 2],
  summits: { HC: [20, 15, 11, 7, 4], 1: [10, 8, 6, 4], 2: [5, 2], 3: [2, 1], 4: [1] },
  finishBonus: [10, 6, 4],
  sprintBonus: [5, 3, 2],
}

/** FR-58…66, FR-77, FR-83, in seconds. */
export const SECONDS = {
  perCard: 20 * 60,
  perSquare: 60,
  perGap: 10,
  perRound: 60,
  roundCap: 50,
  perTimeTrialCard: 60,
  perTimeTrialSquare: 10,
} as const
