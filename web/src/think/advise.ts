import { advise as adviseMove, restOfPlan, type Advice } from '@echappee/bots'
import { seededChance, type Json, type Seat } from '@echappee/kernel'
import { openRules } from '@echappee/games/open'

export interface AdviceRequest {
  readonly game: string
  readonly rulesVersion: number
  readonly view: Json
  readonly seat: Seat
  readonly seed: string
}

/** The longest times to find a move and to weigh it, in milliseconds. */
const SEARCH_MS = 1100
const WEIGHING_MS = 700
/** For each of the answers that follow in a plan. */
const NEXT_MS = 500
const MOST_GAMES = 4000

/** The coach is sent the view of whoever asks. */
export async function advise({ game: id, rulesVersion, view, seat, seed }: AdviceRequest): Promise<Advice<Json>> {
  const { game, knowledge } = await openRules(id, rulesVersion)
  const start = performance.now()
  const until = (ms: number) => ({ iterations: MOST_GAMES, mayGoOn: () => performance.now() < start + ms })
  const decision = { game, knowledge, view: view as unknown, seat, chance: seededChance(seed, `coach/${seat}`) }
  const advice = adviseMove(decision, until(SEARCH_MS), until(SEARCH_MS + WEIGHING_MS))
  const state: unknown = game.determinize(decision.view, decision.chance)
  const waiting = new Set(
    game.candidates(state, seat).flatMap((move) => (game.whyNot(state, seat, move) === undefined ? [] : [game.moveKey(move)])),
  )
  const rest = restOfPlan(
    decision,
    advice.move,
    (move) => waiting.has(game.moveKey(move)),
    () => {
      const end = performance.now() + NEXT_MS
      return { iterations: MOST_GAMES, mayGoOn: () => performance.now() < end }
    },
  )
  return { ...advice, rest }
}
