import { canonicalJson, isInAudience, recordedChance, seededChance, shuffle, type Audience, type Seat } from '@echappee/kernel'
import { copyOf, difference, show } from '../json.ts'
import { broken, setOf, named, pick, viewersOf, whyNot, type Position } from './position.ts'

/** The moves of a simultaneous decision, applied in any order, give the same position. Only the last may use chance. */
export function orderOfCommitmentsMeansNothing(at: Position): void {
  const { game, state, chance } = at
  const acting = game.toAct(state)
  if (acting.length < 2) return
  const moves = new Map(acting.map((seat) => [seat, pick(game.legal(state, seat) as unknown[], chance)]))
  const seed = `${chance.int(1_000_000)}`
  const first = inOrder(at, acting, moves, seed)
  for (let i = 0; i < 3; i++) {
    const order = shuffle([...acting], chance)
    const found = difference(first, inOrder(at, order, moves, seed))
    if (found !== undefined) broken(`${show([...moves])} in the order ${show(acting)} and in the order ${show(order)}: ${found}`)
  }
}

/** Who has answered while others have not is listed by `committed`; who has not, is not; nobody is, once all have. */
export function committedAreListed(at: Position): void {
  const { game, state, chance } = at
  const listed = game.committed?.(state) ?? []
  if (listed.length > 0 && game.toAct(state).length === 0) broken(`seats ${show(listed)} are committed, but nobody is waited for`)
  const acting = game.toAct(state)
  if (acting.length < 2) return
  const copy = copyOf(state)
  const order = shuffle([...acting], chance)
  for (const [index, seat] of order.slice(0, -1).entries()) {
    game.apply(copy, seat, pick(game.legal(copy, seat) as unknown[], chance), { chance })
    const waiting = game.toAct(copy)
    const now = game.committed?.(copy) ?? []
    if (!waiting.includes(seat) && !now.includes(seat))
      broken(`seat ${seat} has answered and ${show(order.slice(index + 1))} have not, but committed is ${show(now)}`)
    const early = order.slice(index + 1).find((other) => now.includes(other) && !listed.includes(other))
    if (early !== undefined) broken(`seat ${early} has not answered, but is listed as committed`)
  }
}

/** What a seat has committed to changes nothing that anybody else is shown, told or refused. */
export function commitmentsAreSecret(at: Position): void {
  const { game, state, chance } = at
  const acting = game.toAct(state)
  if (acting.length < 2) return
  const seat = pick(acting, chance)
  const legal: unknown[] = game.legal(state, seat)
  if (legal.length < 2) return
  const [one, two] = shuffle([...legal], chance)
    .slice(0, 2)
    .map((move) => committed(at, seat, move))
  if (difference(game.toAct(one!.state), game.toAct(two!.state)) !== undefined) return
  if (game.toAct(one!.state).every((other) => other === seat)) return
  for (const viewer of viewersOf(at)) {
    if (viewer === seat) continue
    const compare = (what: string, a: unknown, b: unknown) => {
      const found = difference(a, b)
      if (found !== undefined)
        broken(`${named(viewer)} can tell ${show(one!.move)} of seat ${seat} from ${show(two!.move)} by ${what}: ${found}`)
    }
    compare('the view', game.view(one!.state, viewer), game.view(two!.state, viewer))
    compare('the events', one!.seenBy(viewer), two!.seenBy(viewer))
    if (viewer < 0) continue
    compare('the candidates', setOf(game.candidates(one!.state, viewer)), setOf(game.candidates(two!.state, viewer)))
    for (const move of game.candidates(one!.state, viewer))
      compare('a refusal', whyNot(at, one!.state, viewer, move), whyNot(at, two!.state, viewer, move))
  }
}

/**
 * A secret step has one neutral state for all others until it is resolved: whatever a seat answers, changes or takes back, how often and how
 * fast, nobody else is told anything or shown another view. The twin of a position is one with another history of the same step.
 */
export function secretStepsAreNeutral(at: Position): void {
  const { game, state, chance } = at
  const acting = game.toAct(state)
  if (acting.length < 2) return
  const seat = pick(acting, chance)
  const before = new Map(viewersOf(at).map((viewer) => [viewer, game.view(state, viewer) as unknown]))
  let now = copyOf(state)
  // Several answers in a row, where the step asks for several.
  for (let i = 0; i < 4 && game.toAct(now).includes(seat); i++) {
    const { move, state: after, seenBy } = committed({ ...at, state: now }, seat, pick(game.legal(now, seat) as unknown[], chance))
    for (const viewer of viewersOf(at)) {
      if (viewer === seat) continue
      const events = seenBy(viewer)
      if (events.length > 0) broken(`${named(viewer)} is told of ${move} of seat ${seat} while others have not answered: ${show(events)}`)
      const found = difference(before.get(viewer), game.view(after, viewer))
      if (found !== undefined) broken(`${named(viewer)} sees ${move} of seat ${seat} while others have not answered: ${found}`)
    }
    now = after
  }
}

function inOrder({ game, state }: Position, order: readonly Seat[], moves: ReadonlyMap<Seat, unknown>, seed: string): unknown {
  const copy = copyOf(state)
  const chance = recordedChance(seededChance(seed))
  for (const [index, seat] of order.entries()) {
    const move = moves.get(seat)
    if (!game.toAct(copy).includes(seat)) broken(`after ${show(order.slice(0, index))} have answered, seat ${seat} is no longer asked`)
    const refusal = game.whyNot(copy, seat, move)
    if (refusal !== undefined)
      broken(`${show(move)} of seat ${seat} is refused (${refusal.code}) once ${show(order.slice(0, index))} have answered`)
    game.apply(copy, seat, move, { chance })
    if (chance.take().length > 0 && index < order.length - 1) broken(`${show(move)} of seat ${seat} uses chance before all have answered`)
  }
  return copy
}

function committed({ game, state }: Position, seat: Seat, move: unknown) {
  const copy = copyOf(state)
  const log: { event: unknown; to: Audience | undefined }[] = []
  game.apply(copy, seat, move, { chance: seededChance('committed'), emit: (event: unknown, to?: Audience) => void log.push({ event, to }) })
  return {
    move: canonicalJson(move),
    state: copy,
    seenBy: (viewer: Seat) => log.filter(({ to }) => isInAudience(to, viewer)).map(({ event }) => event),
  }
}
