import { explain as explainMove, type Advice } from '@echappee/bots'
import { replay, seededChance, type GameRecord, type Json, type Seat } from '@echappee/kernel'
import { openRules } from '@echappee/games/open'

/** Why a move was played, and what its seat saw before it, for the words. */
export interface Explained {
  readonly seat: Seat
  readonly advice: Advice<Json>
  readonly view: unknown
}

const SEARCH_MS = 900
const WEIGHING_MS = 700
const MOST_GAMES = 4000

/** Of move number `seq` of a race that is over, from what its seat knew then. */
export async function explain(record: GameRecord, seq: number): Promise<Explained | undefined> {
  const { game, knowledge } = await openRules(record.game, record.rulesVersion)
  const { seat, move } = record.moves[seq - 1]!
  const replayed = replay(game, record, undefined, seq - 1)
  if (!replayed.ok) return undefined
  const view: unknown = replayed.match.view(seat)
  const start = performance.now()
  const until = (ms: number) => ({ iterations: MOST_GAMES, mayGoOn: () => performance.now() < start + ms })
  const decision = { game, knowledge, view, seat, chance: seededChance(`${record.start.digest}/${seq}`, 'why') }
  return { seat, view, advice: explainMove(decision, move, until(SEARCH_MS), until(SEARCH_MS + WEIGHING_MS)) as Advice<Json> }
}
