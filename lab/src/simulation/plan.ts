import type { Json, Numbers } from '@echappee/kernel'

/** What is simulated. It crosses to the workers, so it is plain data. */
export interface SimulationPlan {
  readonly game: string
  /** Checked, the defaults filled in. */
  readonly options: Json
  /** Only where one of them is not as in the box. */
  readonly parameters?: Numbers | undefined
  /** One word a seat: a level, or a program (see `seats.ts`). */
  readonly bots: readonly string[]
  readonly seed: string
  /** From game to game the bots move on by one seat. */
  readonly isRotated: boolean
  /** Each seed is played once in every arrangement that rotation gives, so that luck is the same for all. */
  readonly isPaired?: boolean | undefined
  /** Folder for one record a game. */
  readonly records?: string | undefined
  /** Whether the features of the game are measured. */
  readonly isMeasured?: boolean | undefined
  /** Whether everything is counted that the game and these files name. */
  readonly isCounted?: boolean | undefined
  readonly metricFiles?: readonly string[] | undefined
  /** How long a program may think about a decision. */
  readonly programMs?: number | undefined
}

/** Everything that happens in game number `index` (from 1) follows from this text and the plan, whoever plays it and when. */
export function gameSeed(plan: SimulationPlan, index: number): string {
  return `${plan.seed}/${plan.isPaired === true ? Math.ceil(index / arrangements(plan.bots)) : index}`
}

export function botsOf(plan: SimulationPlan, index: number): string[] {
  const shift = plan.isRotated ? index - 1 : 0
  return plan.bots.map((_, seat) => plan.bots[(seat + shift) % plan.bots.length]!)
}

/** After so many rotations everybody sits as at first. */
export function arrangements(bots: readonly string[]): number {
  for (let shift = 1; ; shift++) if (bots.every((bot, seat) => bot === bots[(seat + shift) % bots.length])) return shift
}

export const recordName = (plan: SimulationPlan, index: number) => `${plan.game}-${index}.json`
