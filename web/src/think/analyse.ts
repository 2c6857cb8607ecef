import { Analyst, curveAsKnown, effortFor, type Analysis, type Point } from '@echappee/bots'
import { replay, type GameRecord, type Seat } from '@echappee/kernel'
import { openRules } from '@echappee/games/open'

/** A race and what is told of it, with what seats saw at their costly decisions, for the words of their moves. */
export interface AnalysedRace extends Analysis {
  /** By the number of the move: the view before it. */
  readonly views: Readonly<Record<number, unknown>>
}

/** How much of the work is done when the race has been walked through; the rest is a closer look at what was costly. */
const WALK = 0.75

/** After the race; tells how far it is. */
export async function analyse(record: GameRecord, onProgress: (share: number) => void): Promise<AnalysedRace> {
  const rules = await openRules(record.game, record.rulesVersion)
  const moves = record.moves.length
  const analyst = new Analyst(rules, moves, effortFor(moves), seedOf(record))
  const seen = new Map<number, unknown>()
  let before: unknown[] = []
  const replayed = replay(rules.game, record, (step) => {
    if (step.seat !== undefined) seen.set(step.seq, before[step.seat])
    before = step.match.seats.map((_, seat): unknown => step.match.view(seat))
    analyst.see(step)
    onProgress((WALK * step.seq) / (moves + 1))
  })
  if (!replayed.ok) throw new Error(`the record can’t be replayed: ${replayed.problem.code}`)
  const analysis = analyst.result((share) => onProgress(WALK + (1 - WALK) * share))
  return { ...analysis, views: Object.fromEntries(analysis.costly.map(({ seq }) => [seq, seen.get(seq)])) }
}

/** Everybody's chances as one seat saw them. */
export async function knownCurve(record: GameRecord, viewer: Seat): Promise<Point[]> {
  const rules = await openRules(record.game, record.rulesVersion)
  return curveAsKnown(rules, record, viewer, seedOf(record))
}

const seedOf = (record: GameRecord) => `analyse/${record.start.digest}`
