import { Analyst, effortForLuck, winShares, type Share } from '@echappee/bots'
import { replay, type GameRecord, type Seat } from '@echappee/kernel'
import { openRules } from '@echappee/games/open'

/** What a seat won of a race beyond an equal share, and what it was made of: the four make up the result. */
export interface RaceLuck extends Omit<Share, 'seat'> {
  readonly result: number
}

/** Of the usual effort of an analysis: many races are looked at, and what matters is their sum. */
const TIMES = 0.25

/** Tells how far it is. */
export async function luckOf(record: GameRecord, seat: Seat, onProgress: (share: number) => void): Promise<RaceLuck> {
  const rules = await openRules(record.game, record.rulesVersion)
  const moves = record.moves.length
  const analyst = new Analyst(rules, moves, effortForLuck(moves, TIMES), `luck/${record.start.digest}`)
  const replayed = replay(rules.game, record, (step) => {
    analyst.see(step)
    onProgress(step.seq / moves)
  })
  const outcome = replayed.ok ? replayed.match.outcome() : undefined
  if (outcome === undefined) throw new Error('the record can’t be replayed to its end')
  const { draws, own, others, rest, interval } = analyst.result().shares[seat]!
  return { draws, own, others, rest, interval, result: winShares(outcome)[seat]! - 1 / outcome.places.length }
}
