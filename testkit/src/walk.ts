import { Match, recordedChance, seededChance, type Audience, type LoggedEvent, type Seat } from '@echappee/kernel'
import { copyOf, show } from './json.ts'
import { LAWS, LAW_NAMES, type Law } from './laws/index.ts'
import { determinization, type Determinization } from './laws/knowledge-laws.ts'
import { tracesStayOutOfSetup } from './laws/leak-laws.ts'
import { fillPool } from './laws/legality-laws.ts'
import { audiencesAreKept, commitmentCanBeReplaced, recordReplays, submitSurvivesAnything, undoRestores } from './laws/match-laws.ts'
import { broken, count, pick, seatsOf, viewersOf, whyNot, type Position } from './laws/position.ts'
import { FOUNDATIONS, hold, stands, type Run, type Walk } from './run.ts'
import { eventTypeOf } from './subject.ts'

/** The fast way: the game's own functions on one state. */
export function walkState(run: Run, walk: Walk): void {
  const { game } = run.subject
  const chance = recordedChance(seededChance(walk.seed))
  let log: LoggedEvent<unknown>[] = []
  const context = { chance, emit: (event: unknown, to?: Audience) => void log.push({ event, to }) }
  const state: unknown = game.setup(walk.options, walk.seats, context)
  chance.take()
  const at = positionOf(run, walk, state)
  hold(run, 'traces', walk, () => tracesStayOutOfSetup(at, log))
  for (;;) {
    noteEvents(run, log)
    if (!stands(run, walk, at, ['acting', 'moves'])) return
    const acting = game.toAct(state)
    if (acting.length === 0) break
    if (isTooLong(run, walk)) return
    const isSampled = sample(run, walk)
    if (isSampled) {
      if (!inspect(run, walk, at)) return
    } else if (walk.laws.int(4) === 0) sweep(run, at)
    const seat = pick(acting, walk.choices)
    const move = pick(game.legal(state, seat) as unknown[], walk.choices)
    const copies = isSampled
      ? {
          state: copyOf(state),
          jsonBefore: jsonOf(state),
          cloneBefore: game.clone(state) as unknown,
          textBefore: JSON.stringify(state),
        }
      : undefined
    log = []
    walk.moves.push([seat, move])
    game.apply(state, seat, move, context)
    const outcomes = chance.take().map(({ value }) => value)
    if (copies !== undefined) {
      const step = { ...copies, before: { ...at, state: copies.state }, seat, move, outcomes, log, after: state }
      for (const law of LAW_NAMES) hold(run, law, walk, () => (LAWS[law] as Law).step?.(step))
    }
  }
  inspectEnd(run, walk, at)
}

/** The way of the world: through a match, with junk, undo and changes of mind. */
export function walkMatch(run: Run, walk: Walk): void {
  const { game } = run.subject
  const seats = Array.from({ length: walk.seats }, (_, seat) => ({ name: `Seat ${seat}`, by: 'random' }))
  const match = new Match(game, { options: walk.options, seats, seed: walk.seed })
  const start = positionOf(run, walk, match.state)
  const here = (): Position => ({ ...start, state: match.state })
  const follow = () => {
    walk.moves.splice(0, Infinity, ...match.moves.map(({ seat, move }): [number, unknown] => [seat, move]))
  }
  let open = { before: copyOf(match.state) as unknown, from: 0 }
  while (match.toAct().length > 0) {
    if (isTooLong(run, walk)) return
    // Asked for now, it is of the state as it was; later it would be of a replay.
    void match.digest
    const at = here()
    const played = { match, at, junk: run.junk }
    if (!stands(run, walk, at, ['acting', 'moves'])) return
    if (match.committed().length === 0) open = { before: copyOf(match.state) as unknown, from: match.moveCount }
    if (sample(run, walk) && !inspect(run, walk, at)) return
    if (walk.laws.int(3) === 0) {
      const moves = match.moveCount
      hold(run, 'submit', walk, () => submitSurvivesAnything(played))
      follow()
      if (match.moveCount !== moves) continue
    }
    const seat = pick(match.toAct(), walk.choices)
    const move = pick(match.legal(seat) as unknown[], walk.choices)
    const before = walk.laws.int(4) === 0 ? (copyOf(match.state) as unknown) : undefined
    const answer = match.submit(seat, match.decision(seat), jsonOf(move))
    if (!answer.ok) {
      hold(run, 'submit', walk, () => broken(`${show(move)} of seat ${seat} is legal, but refused: ${show(answer)}`))
      return
    }
    walk.moves.push([seat, move])
    const stops = run.breaches.size
    if (before !== undefined && match.canUndo(seat)) hold(run, 'undo', walk, () => undoRestores(played, seat, before))
    else if (match.committed().length > 0 && walk.laws.int(3) === 0) {
      const moves = match.moves.slice(open.from)
      const step = { before: open.before, moves: moves.map((entry) => [entry.seat, entry.move] as const) }
      hold(run, 'replace', walk, () => commitmentCanBeReplaced(played, step))
    } else continue
    follow()
    if (run.breaches.size > stops) return
  }
  noteEvents(run, match.log())
  const played = { match, at: here(), junk: run.junk }
  hold(run, 'audiences', walk, () => audiencesAreKept(played))
  hold(run, 'replay', walk, () => recordReplays(played))
  inspectEnd(run, walk, here())
}

function positionOf(run: Run, walk: Walk, state: unknown): Position {
  const { subject, sightings } = run
  const conserved: unknown = subject.conserved?.(state)
  return {
    subject,
    game: subject.game,
    state,
    options: walk.options,
    seats: walk.seats,
    conserved: conserved === undefined ? undefined : jsonOf(conserved),
    chance: walk.laws,
    sightings,
  }
}

/** All laws, at this position. False where the game can't go on. */
function inspect(run: Run, walk: Walk, at: Position): boolean {
  run.positions++
  if (!stands(run, walk, at, FOUNDATIONS)) return false
  for (const seat of seatsOf(at)) hold(run, 'throws', walk, () => fillPool(at, seat))
  for (const law of LAW_NAMES) hold(run, law, walk, () => (LAWS[law] as Law).position?.(at))
  for (const viewer of viewersOf(at)) inspectDeterminization(run, walk, at, viewer)
  return true
}

function inspectDeterminization(run: Run, walk: Walk, at: Position, viewer: Seat): void {
  let one: Determinization | undefined
  for (const law of LAW_NAMES) {
    const check = (LAWS[law] as Law).determinization
    if (check !== undefined) hold(run, law, walk, () => check(at, (one ??= determinization(at, viewer))))
  }
}

function inspectEnd(run: Run, walk: Walk, at: Position): void {
  for (const law of ['acting', 'places', 'conserved'] as const) hold(run, law, walk, () => LAWS[law].position(at))
  if (walk.index < 8 || walk.laws.int(8) === 0) inspect(run, walk, at)
}

/** Only the refusals: some are rare. */
function sweep(run: Run, at: Position): void {
  if (run.subject.refusals.every((code) => run.sightings.refusals.has(code))) return
  for (const seat of seatsOf(at)) for (const move of at.game.candidates(at.state, seat)) whyNot(at, at.state, seat, move)
}

/** The setup of every eighth game, and as many later positions as are wanted on average. */
function sample(run: Run, walk: Walk): boolean {
  if (walk.moves.length === 0) return walk.index < 8 || walk.laws.int(8) === 0
  const length = run.lengths.get(walk.seats)
  const average = length === undefined ? 20 : length.decisions / length.games
  return walk.laws.int(Math.max(1, Math.round(average / run.positionsPerGame))) === 0
}

function isTooLong(run: Run, walk: Walk): boolean {
  if (walk.moves.length < walk.bound) return false
  hold(run, 'ends', walk, () => broken(`${walk.moves.length} decisions, and the game is not over`))
  return true
}

function noteEvents(run: Run, log: readonly LoggedEvent<unknown>[]): void {
  for (const { event } of log) count(run.sightings.events, eventTypeOf(run.subject, event))
}

const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
