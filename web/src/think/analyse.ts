import { Analyst, effortOf, type Analysis } from '@echappee/bots'
import { replay, type GameRecord } from '@echappee/kernel'
import { openRules } from '@echappee/games/open'

/** A decision that cost something, with what its seat saw, for the words of its moves. */
export interface AnalysedRace extends Analysis {
  /** By the number of the move: the view before it. */
  readonly views: Readonly<Record<number, unknown>>
}

/** Games in thought for each point of the curve: fewer where there are many moves, so that a long race takes no longer. */
const MOST_EFFORT = 60
const LEAST_EFFORT = 8
const MOVES_TIMES_EFFORT = 8000

/** After the race; tells how far it is. */
export async function analyse(record: GameRecord, onProgress: (share: number) => void): Promise<AnalysedRace> {
  const rules = await openRules(record.game, record.rulesVersion)
  const moves = record.moves.length
  const effort = Math.max(LEAST_EFFORT, Math.min(MOST_EFFORT, Math.round(MOVES_TIMES_EFFORT / moves)))
  const analyst = new Analyst(rules, effortOf(effort), `analyse/${record.start.digest}`)
  const seen = new Map<number, unknown>()
  let before: unknown[] = []
  const replayed = replay(rules.game, record, (step) => {
    if (step.seat !== undefined) seen.set(step.seq, before[step.seat])
    before = step.match.seats.map((_, seat): unknown => step.match.view(seat))
    analyst.see(step)
    onProgress(step.seq / (moves + 1))
  })
  if (!replayed.ok) throw new Error(`the record can’t be replayed: ${replayed.problem.code}`)
  const analysis = analyst.result()
  return { ...analysis, views: Object.fromEntries(analysis.costly.map(({ seq }) => [seq, seen.get(seq)])) }
}
