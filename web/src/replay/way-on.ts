import { botChance, chooseMove } from '@echappee/bots'
import { openRules } from '@echappee/games/open'
import { replay, type Features, type GameRecord, type Json, type Seat } from '@echappee/kernel'
import { riddenOn } from './what-if.ts'

/** No round is longer. */
const MOST_MOVES = 80

/** The race as it might have gone on after another move: everybody answers at first sight, until things are quiet again. */
export async function wayOn(record: GameRecord, at: number, seat: Seat, move: Json): Promise<GameRecord | undefined> {
  const { game, knowledge } = await openRules(record.game, record.rulesVersion)
  const replayed = replay(game, riddenOn(record, at, seat))
  if (!replayed.ok) return undefined
  const { match } = replayed
  if (!match.submit(seat, match.decision(seat), move).ok) return undefined
  const features = knowledge.judgement?.features as Features<unknown> | undefined
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const acting = match.toAct()[0]
    if (acting === undefined || features?.isQuiet(match.state) !== false) break
    const decision = match.decision(acting)
    const view: unknown = match.view(acting)
    const chance = botChance(record.start.digest, acting, decision)
    match.submit(acting, decision, chooseMove({ game, knowledge, level: 'greedy', view, seat: acting, chance }))
  }
  return match.record()
}
