import { chooseMove, type BotLevel } from '@echappee/bots'
import { botStream } from '@echappee/games/day'
import { seededChance, type Json, type Seat } from '@echappee/kernel'
import { expose } from 'comlink'
import { openRules } from './open-rules.ts'

export interface ThinkRequest {
  readonly game: string
  readonly rulesVersion: number
  readonly level: BotLevel
  readonly view: Json
  readonly seat: Seat
  readonly seed: string
}

/** The longest time that a bot may think about a decision, in milliseconds: on a slow phone it plays the best move so far. */
const LONGEST = 1800

/** Bots think in a worker of their own and are sent the view, never the state. */
const thinker = {
  async choose({ game: id, rulesVersion, level, view, seat, seed }: ThinkRequest): Promise<Json> {
    const { game, knowledge } = await openRules(id, rulesVersion)
    const end = performance.now() + LONGEST
    const budget = { mayGoOn: () => performance.now() < end }
    return chooseMove({ game, knowledge, level, view, seat, chance: seededChance(seed, botStream(seat)), budget }) as Json
  },
}

export type Thinker = typeof thinker
expose(thinker)
