import { isInAudience, recordedChance, seededChance, type Audience, type LoggedEvent, type Seat } from '@echappee/kernel'
import { copyOf, difference, show } from '../json.ts'
import { eventTypeOf, type AnySubject } from '../subject.ts'
import { broken, named, pick, viewersOf, whyNot, type Position, type Transition } from './position.ts'

/**
 * Two positions that the viewer can't tell apart (the truth, and a determinization of his view) are led on by the same move of another seat with the
 * same outcomes of chance. Where they still look the same to him afterwards, he must have been told the same: an event that differs would have told
 * him something that his view does not hold, and a view holds all that a seat may know and remember. (Positions that look different afterwards are not
 * compared, for a move may well show a secret: that is then in the view. Nor are moves that ask for different chance, for its bounds may be secret.)
 */
export function eventsTellNoMoreThanViews(at: Position): void {
  const { game, state, chance } = at
  for (const viewer of viewersOf(at)) {
    const others = game.toAct(state).filter((seat) => seat !== viewer)
    if (others.length === 0) continue
    const twin: unknown = game.determinize(game.view(state, viewer), chance)
    const seat = pick(others, chance)
    const move = pick(game.legal(state, seat) as unknown[], chance)
    if (!game.toAct(twin).includes(seat) || game.whyNot(twin, seat, move) !== undefined) continue
    const seed = `${chance.int(1_000_000)}`
    const [one, two] = [ledOn(at, state, seat, move, seed), ledOn(at, twin, seat, move, seed)]
    if (difference(one.bounds, two.bounds) !== undefined) continue
    if (difference(game.view(one.state, viewer), game.view(two.state, viewer)) !== undefined) continue
    const found = difference(seen(at.subject, one.log, viewer), seen(at.subject, two.log, viewer))
    if (found !== undefined) broken(`${show(move)} of seat ${seat} tells ${named(viewer)} what is hidden from his view: ${found}`)
  }
}

/** The same for the setup: where two setups look the same to a viewer, he was told the same. */
export function setupTellsNoMoreThanViews(subject: AnySubject, options: unknown, seats: number, seeds: readonly string[]): void {
  const { game } = subject
  const known = new Map<string, unknown>()
  for (const seed of seeds) {
    const log: LoggedEvent<unknown>[] = []
    const state: unknown = game.setup(options, seats, {
      chance: seededChance(seed),
      emit: (event: unknown, to?: Audience) => void log.push({ event, to }),
    })
    for (const viewer of viewersOf({ seats })) {
      const look = `${viewer} ${JSON.stringify(game.view(state, viewer))}`
      const events = seen(subject, log, viewer)
      if (!known.has(look)) known.set(look, events)
      const found = difference(known.get(look), events)
      if (found !== undefined) broken(`the setup tells ${named(viewer)} what is hidden from his view: ${found}`)
    }
  }
}

/** No text that stands for a secret occurs in what the viewer is shown or refused. */
export function tracesStayOutOfViews(at: Position): void {
  const { subject, game, state } = at
  if (subject.traces === undefined) return
  for (const viewer of viewersOf(at)) {
    const refusals: unknown[] = viewer < 0 ? [] : game.candidates(state, viewer).map((move: unknown) => whyNot(at, state, viewer, move))
    const sent = JSON.stringify([game.view(state, viewer), refusals])
    const trace = subject.traces(state, viewer).find((text) => sent.includes(text))
    if (trace !== undefined) broken(`${trace} is a secret, but occurs in the view or in a refusal of ${named(viewer)}`)
  }
}

/** Nor in the events of the setup. */
export function tracesStayOutOfSetup({ subject, seats, state }: Position, log: readonly LoggedEvent<unknown>[]): void {
  if (subject.traces === undefined) return
  for (const viewer of viewersOf({ seats })) {
    const text = JSON.stringify(seen(subject, log, viewer))
    const trace = subject.traces(state, viewer).find((secret) => text.includes(secret))
    if (trace !== undefined) broken(`${trace} is a secret, but the setup tells it to ${named(viewer)}`)
  }
}

/** No text that stands for a secret both before and after the move occurs in the events that the viewer is told of. */
export function tracesStayOutOfEvents({ before, log, after, move, seat }: Transition): void {
  const { subject } = before
  if (subject.traces === undefined) return
  for (const viewer of viewersOf(before)) {
    const text = JSON.stringify(seen(subject, log, viewer))
    const still = new Set(subject.traces(after, viewer))
    const trace = subject.traces(before.state, viewer).find((secret) => still.has(secret) && text.includes(secret))
    if (trace !== undefined) broken(`${trace} is a secret, but ${show(move)} of seat ${seat} tells it to ${named(viewer)}`)
  }
}

function ledOn({ game }: Position, state: unknown, seat: Seat, move: unknown, seed: string) {
  const copy = copyOf(state)
  const log: LoggedEvent<unknown>[] = []
  const chance = recordedChance(seededChance(seed))
  game.apply(copy, seat, move, { chance, emit: (event: unknown, to?: Audience) => void log.push({ event, to }) })
  return { state: copy, log, bounds: chance.take().map(({ bound }) => bound) }
}

function seen(subject: AnySubject, log: readonly LoggedEvent<unknown>[], viewer: Seat): unknown[] {
  const events = log.filter(({ to }) => isInAudience(to, viewer)).map(({ event }) => event)
  const { forgotten = [] } = subject
  return events.filter((event) => !(typeof forgotten === 'function' ? forgotten(event) : forgotten.includes(eventTypeOf(subject, event))))
}
