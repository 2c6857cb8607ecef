import { seededChance } from '@echappee/kernel'
import { show } from './json.ts'
import { secretsVary } from './laws/knowledge-laws.ts'
import { setupTellsNoMoreThanViews } from './laws/leak-laws.ts'
import { broken } from './laws/position.ts'
import { defaultsAreGoodOptions, everyEventIsSeen, everyRefusalIsSeen } from './laws/run-laws.ts'
import { hold, keepRecord, startRun, startWalk, type Breach, type FuzzSettings, type Run } from './run.ts'
import { seatCounts, type Subject } from './subject.ts'
import { walkMatch, walkState } from './walk.ts'

export interface FuzzReport {
  readonly games: number
  readonly decisions: number
  readonly longest: number
  /** Positions that all laws looked at. */
  readonly positions: number
  readonly matches: number
  readonly breaches: readonly Breach[]
  readonly events: Readonly<Record<string, number>>
  readonly refusals: Readonly<Record<string, number>>
}

/** Plays whole random games and holds the laws against them. It throws nothing: what is broken is in the report. */
export function fuzz<State, Move, Event, View, Options>(
  subject: Subject<State, Move, Event, View, Options>,
  settings: FuzzSettings = {},
): FuzzReport {
  const run = startRun(subject, settings)
  const games = settings.games ?? subject.games ?? 1000
  lawsOfTheGame(run)
  let firstBroken: number | undefined
  for (let index = 0; index < games; index++) {
    if (run.breaches.size > 0) firstBroken ??= index
    if (firstBroken !== undefined && index - firstBroken >= GAMES_AFTER_A_BREACH) break
    playGame(run, index)
  }
  if (run.games === games) lawsOfTheRun(run)
  return {
    games: run.games,
    decisions: run.decisions,
    longest: run.longest,
    positions: run.positions,
    matches: run.matches,
    breaches: [...run.breaches.values()],
    events: Object.fromEntries(run.sightings.events),
    refusals: Object.fromEntries(run.sightings.refusals),
  }
}

/** Enough to meet other laws that are broken too. */
const GAMES_AFTER_A_BREACH = 40
const EVERY_NTH_IS_A_MATCH = 5
const SETUPS_COMPARED = 60

function lawsOfTheGame(run: Run): void {
  const { subject } = run
  hold(run, 'options', undefined, () => defaultsAreGoodOptions(subject, run.junk, seededChance(run.seed, 'options')))
  const seeds = Array.from({ length: SETUPS_COMPARED }, (_, i) => `${run.seed}-setup-${i}`)
  for (const [index, seats] of seatCounts(subject).entries())
    hold(run, 'leaks', undefined, () => {
      const options = run.optionsOf(index, seededChance(run.seed, 'setups'), seats)
      setupTellsNoMoreThanViews(subject, options, seats, seeds)
    })
}

function lawsOfTheRun(run: Run): void {
  const { subject, sightings } = run
  hold(run, 'secrets', undefined, () => secretsVary({ sightings }))
  hold(run, 'eventsSeen', undefined, () => everyEventIsSeen(subject, sightings))
  hold(run, 'refusalsSeen', undefined, () => everyRefusalIsSeen(subject, sightings))
}

function playGame(run: Run, index: number): void {
  const walk = startWalk(run, index)
  if (walk === undefined) return
  const isMatch = index % EVERY_NTH_IS_A_MATCH < 1 && run.matchDecisions < run.matchBudget
  try {
    if (isMatch) walkMatch(run, walk)
    else walkState(run, walk)
  } catch (error) {
    hold(run, 'throws', walk, () => broken(`${String(error)}; the last move is ${show(walk.moves.at(-1))}`))
  }
  run.games++
  run.decisions += walk.moves.length
  run.longest = Math.max(run.longest, walk.moves.length)
  if (isMatch) {
    run.matches++
    run.matchDecisions += walk.moves.length
  }
  const length = run.lengths.get(walk.seats) ?? { games: 0, decisions: 0 }
  run.lengths.set(walk.seats, { games: length.games + 1, decisions: length.decisions + walk.moves.length })
  if (walk.found.length > 0) keepRecord(run, walk)
}
