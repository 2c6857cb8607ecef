import { botChance, chooseMove, type BotLevel } from '@echappee/bots'
import type { Json, Seat } from '@echappee/kernel'
import { openRules } from '@echappee/games/open'

export interface ChooseRequest {
  readonly game: string
  readonly rulesVersion: number
  readonly level: BotLevel
  readonly view: Json
  readonly seat: Seat
  /** The number that the match gives it. */
  readonly decision: number
  readonly seed: string
}

/** The longest time that a bot may think about a decision, in milliseconds: on a slow phone it plays the best move so far. */
const LONGEST = 1800

/** A bot is sent the view, never the state. */
export async function choose({ game: id, rulesVersion, level, view, seat, decision, seed }: ChooseRequest): Promise<Json> {
  const { game, knowledge } = await openRules(id, rulesVersion)
  const end = performance.now() + LONGEST
  const budget = { mayGoOn: () => performance.now() < end }
  return chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision), budget }) as Json
}
