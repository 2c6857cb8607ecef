import { canonicalJson, check, readRecord, replay, type AnyMatch, type Seat } from '@echappee/kernel'
import { copyOf, difference, show } from '../json.ts'
import { mutated } from '../mutate.ts'
import { broken, setOf, pick, viewersOf, type Position } from './position.ts'

/** A match under way. */
export interface Played {
  readonly match: AnyMatch
  readonly at: Position
  /** JSON that nobody meant as a move. */
  readonly junk: readonly unknown[]
}

/** Whatever is submitted, the match answers; what it refuses changes nothing, what it accepts was legal. */
export function submitSurvivesAnything({ match, at, junk }: Played): void {
  const { chance, sightings } = at
  const before = JSON.stringify(match.state)
  for (const seat of match.toAct()) {
    const legal = match.legal(seat)
    const elsewhere = sightings.pool.size > 0 ? [pick([...sightings.pool.values()], chance)] : []
    for (const raw of [pick(junk, chance), mutated(pick(legal, chance), chance), ...elsewhere]) {
      const isLegal = submitted(match, seat, match.decision(seat), raw, setOf(legal), before)
      if (isLegal) return // the position has moved on
    }
    submitted(match, seat, match.decision(seat) + pick([-7, 1, 1.5, NaN], chance), pick(legal, chance), [], before)
  }
}

/** The seat's last move, taken back, leaves no trace. `before` is the state before it. */
export function undoRestores({ match }: Played, seat: Seat, before: unknown): void {
  const answer = match.undo(seat)
  if (!answer.ok) broken(`seat ${seat} can undo, but is refused: ${show(answer.refusal)}`)
  const found = difference(before, match.state)
  if (found !== undefined) broken(`what seat ${seat} took back left something behind: ${found}`)
}

/** The answers of a simultaneous decision so far. */
export interface OpenStep {
  readonly before: unknown
  readonly moves: readonly (readonly [seat: Seat, move: unknown])[]
}

/** A committed seat answers again: the position is as if it had answered so at once. */
export function commitmentCanBeReplaced({ match, at }: Played, { before, moves }: OpenStep): Seat | undefined {
  const { game, chance } = at
  const seats = match.committed()
  if (seats.length === 0) return undefined
  const seat = pick(seats, chance)
  const last = moves.findLastIndex(([other]) => other === seat)
  if (last < 0) broken(`seat ${seat} is committed, but has not answered since the decision began`)
  const wanted = copyOf(before)
  const silent = { chance: { int: () => broken('a commitment uses chance before all have answered') } }
  for (const [i, [other, move]] of moves.entries()) if (i !== last) game.apply(wanted, other, move, silent)
  const move = pick(game.legal(wanted, seat) as unknown[], chance)
  game.apply(wanted, seat, move, silent)
  const answer = match.submit(seat, match.decision(seat) - 1, move)
  if (!answer.ok) broken(`seat ${seat} may not replace ${show(moves[last]![1])} by ${show(move)}: ${show(answer.refusal)}`)
  const found = difference(wanted, match.state)
  if (found !== undefined)
    broken(
      `seat ${seat} replaced ${show(moves[last]![1])} by ${show(move)}, and the position is not as if he had answered so at once: ${found}`,
    )
  return seat
}

/** Nobody is told an event that is not meant for him, and audiences name seats that exist. */
export function audiencesAreKept({ match, at }: Played): void {
  const log = match.log()
  for (const { event, to } of log) {
    const seat = to === undefined ? 0 : 'only' in to ? to.only : to.except
    if (!(Number.isInteger(seat) && seat >= 0 && seat < at.seats)) broken(`${show(event)} is meant for ${show(to)}, of ${at.seats} seats`)
  }
  for (const viewer of viewersOf(at)) {
    const meant = log.filter(
      ({ to }) => to === undefined || ('only' in to && to.only === viewer) || ('except' in to && to.except !== viewer),
    )
    const found = difference(
      meant.map(({ event }) => event),
      match.events(viewer),
    )
    if (found !== undefined) broken(`what is meant for ${viewer} and what he is told: ${found}`)
  }
}

/** The record, stored and read again, replays with the same digests to the same end. */
export function recordReplays({ match, at }: Played): void {
  const record = readRecord(JSON.parse(JSON.stringify(match.record())))
  if (!record.ok) broken(`the record is unreadable: ${show(record.issues)}`)
  const replayed = replay(at.game, record.value)
  if (!replayed.ok) broken(`the record does not replay: ${show(replayed.problem)}`)
  const found = difference(match.state, replayed.match.state)
  if (found !== undefined) broken(`the replay ends elsewhere: ${found}`)
}

function submitted(match: AnyMatch, seat: Seat, decision: number, raw: unknown, legal: readonly string[], before: string): boolean {
  const [moves, events] = [match.moveCount, match.log().length]
  let answer
  try {
    answer = match.submit(seat, decision, raw)
  } catch (error) {
    broken(`submitting ${show(raw)} for seat ${seat} throws: ${String(error)}`)
  }
  if (answer.ok) {
    const checked = check(match.game.schemas.move, raw)
    if (checked.ok && legal.includes(canonicalJson(checked.value))) return true
    broken(`${show(raw)} of seat ${seat} (decision ${decision}) is accepted, but was not legal`)
  }
  if (JSON.stringify(match.state) !== before || match.moveCount !== moves || match.log().length !== events)
    broken(`${show(raw)} of seat ${seat} is refused (${answer.refusal.code}), but changes the match`)
  return false
}
