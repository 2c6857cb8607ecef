import type { BotLevel } from '@echappee/bots'
import type { Json } from '@echappee/kernel'

/** What is simulated. It crosses to the workers, so it is plain data. */
export interface Plan {
  readonly game: string
  /** Checked, the defaults filled in. */
  readonly options: Json
  readonly bots: readonly BotLevel[]
  readonly seed: string
  /** From game to game the bots move on by one seat. */
  readonly isRotated: boolean
  /** Folder for one record a game. */
  readonly records?: string | undefined
}

/** Everything that happens in game number `index` (from 1) follows from this text and the plan, whoever plays it and when. */
export const gameSeed = (plan: Plan, index: number) => `${plan.seed}/${index}`

export function botsOf(plan: Plan, index: number): BotLevel[] {
  const shift = plan.isRotated ? index - 1 : 0
  return plan.bots.map((_, seat) => plan.bots[(seat + shift) % plan.bots.length]!)
}

export const recordName = (plan: Plan, index: number) => `${plan.game}-${index}.json`
