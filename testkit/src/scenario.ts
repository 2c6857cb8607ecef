import {
  canonicalJson,
  check,
  isInAudience,
  scriptedChance,
  type Chance,
  type Game,
  type Json,
  type LoggedEvent,
  type Outcome,
  type Refusal,
  type ScriptedChance,
  type Seat,
} from '@echappee/kernel'
import { expect } from 'vitest'
import { copyOf } from './json.ts'

/** A position, what chance will answer, and what is played. */
export interface Given<State, Move, Options> {
  /** Where it begins. It is copied, so that one position serves many scenarios. Without it the game is set up. */
  readonly state?: State
  /** For the setup; what is left out has its default. */
  readonly options?: Partial<Options>
  /** For the setup; the game's smallest number by default. */
  readonly seats?: number
  /** The outcomes of chance in order, all of which must be asked for; or any other chance. */
  readonly chance?: readonly number[] | Chance
  readonly moves?: readonly (readonly [seat: Seat, move: Move])[]
}

export interface Played<State, Event, View> {
  readonly state: State
  /** All events (of the setup too, if there was one) in order, whoever saw them. */
  readonly events: readonly Event[]
  readonly log: readonly LoggedEvent<Event>[]
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
  readonly eventsFor: (viewer: Seat) => Event[]
  readonly view: (viewer: Seat) => View
}

/** Plays the moves one by one. A refused move, a missing and an unused outcome of chance are errors. */
export function play<State, Move, Event, View, Options>(
  given: { readonly game: Game<State, Move, Event, View, Options> } & Given<State, Move, Options>,
): Played<State, Event, View> {
  const { game, moves = [] } = given
  const chance = chanceOf(given.chance)
  const log: LoggedEvent<Event>[] = []
  const context = {
    chance,
    emit: (event: Event, to?: LoggedEvent<Event>['to']) => void log.push(to === undefined ? { event } : { event, to }),
  }
  const state =
    given.state === undefined ? game.setup(optionsOf(game, given.options), given.seats ?? game.seats.min, context) : copyOf(given.state)
  for (const [index, [seat, move]] of moves.entries()) {
    const refusal = refusalOf(game, state, seat, move)
    if (refusal !== undefined)
      throw new Error(`move ${index + 1}, ${canonicalJson(move)} of seat ${seat}, is refused: ${refusal.code} (${refusal.rule})`)
    game.apply(state, seat, move, context)
  }
  if ('left' in chance && chance.left() > 0) throw new Error(`${chance.left()} outcomes of the script were not asked for`)
  return {
    state,
    log,
    events: log.map(({ event }) => event),
    toAct: game.toAct(state),
    outcome: game.outcome(state),
    eventsFor: (viewer) => log.filter(({ to }) => isInAudience(to, viewer)).map(({ event }) => event),
    view: (viewer) => game.view(state, viewer),
  }
}

/** What holds after the moves. Whatever is left out is not looked at. */
export interface Expected<State, Move, Event> {
  /** Parts of the position: objects may leave keys out, arrays are whole. */
  readonly state?: DeepPartial<State>
  /** All events in order. */
  readonly events?: readonly Event[]
  /** Events that occur among all of them, in this order. */
  readonly including?: readonly DeepPartial<Event>[]
  readonly eventsFor?: Readonly<Record<Seat, readonly Event[]>>
  readonly toAct?: readonly Seat[]
  readonly refused?: readonly (readonly [seat: Seat, move: Move, code: string, rule?: string])[]
  /** The complete sets of legal moves of these seats, in any order. */
  readonly legal?: Readonly<Record<Seat, readonly Move[]>>
  readonly outcome?: Outcome
}

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T

/** A worked example: position + scripted chance + moves → position, events, refusals. */
export function scenario<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { gives: expected, ...given }: Given<State, Move, Options> & { readonly gives: Expected<State, Move, Event> },
): Played<State, Event, View> {
  const played = play({ game, ...given })
  if (expected.state !== undefined) expect(played.state, 'the position').toMatchObject(expected.state as object)
  if (expected.events !== undefined) expect(played.events, 'the events').toEqual(expected.events)
  if (expected.including !== undefined) expectIncluded(played.events, expected.including)
  for (const [seat, events] of Object.entries(expected.eventsFor ?? {}))
    expect(played.eventsFor(Number(seat)), `the events that seat ${seat} saw`).toEqual(events)
  if (expected.toAct !== undefined) expect(played.toAct, 'the seats to act').toEqual(expected.toAct)
  for (const [seat, move, code, rule] of expected.refused ?? []) expectRefused(game, played.state, seat, move, code, rule)
  for (const [seat, moves] of Object.entries(expected.legal ?? {})) expectLegal(game, played.state, Number(seat), moves)
  if (expected.outcome !== undefined) expect(played.outcome, 'the outcome').toEqual(expected.outcome)
  return played
}

/** The move is refused with this code (and rule); the refusal is given back. */
export function expectRefused<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  seat: Seat,
  move: Move,
  code: string,
  rule?: string,
): Refusal {
  const refusal = refusalOf(game, state, seat, move)
  if (refusal === undefined) throw new Error(`${canonicalJson(move)} of seat ${seat} is allowed; ${code} was expected`)
  expect(refusal, `the refusal of ${canonicalJson(move)} of seat ${seat}`).toMatchObject(rule === undefined ? { code } : { code, rule })
  return refusal
}

/** These are the seat's legal moves, all of them, in any order. */
export function expectLegal<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
): void {
  const sorted = (list: readonly Move[]) => list.map(canonicalJson).sort()
  expect(sorted(game.legal(state, seat)), `the legal moves of seat ${seat}`).toEqual(sorted(moves))
}

/** The outcomes that make the kernel's `drawFromBag` draw the wanted items, in this order, one after the other. */
export function drawsFromBag<T extends Json>(bag: readonly T[], wanted: readonly T[]): number[] {
  const rest = bag.map(canonicalJson)
  return wanted.map((item) => {
    const at = rest.indexOf(canonicalJson(item))
    if (at < 0) throw new Error(`${canonicalJson(item)} is not in the bag (any more)`)
    const last = rest.pop()!
    if (at < rest.length) rest[at] = last
    return at
  })
}

function chanceOf(chance: readonly number[] | Chance | undefined): Chance | ScriptedChance {
  if (chance === undefined) return scriptedChance([])
  return 'int' in chance ? chance : scriptedChance(chance)
}

function optionsOf<Options>(
  game: Game<unknown, unknown, unknown, unknown, Options> | OptionsHolder<Options>,
  options: Partial<Options> = {},
): Options {
  const checked = check(game.schemas.options, options)
  if (!checked.ok) throw new Error(`the options are refused: ${canonicalJson(checked.issues)}`)
  return checked.value
}

interface OptionsHolder<Options> {
  readonly schemas: { readonly options: Game<unknown, unknown, unknown, unknown, Options>['schemas']['options'] }
}

/** Like a match: the schema first, then whose decision it is, then the rules. */
function refusalOf<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  seat: Seat,
  move: Move,
): Refusal | undefined {
  const checked = check(game.schemas.move, move)
  if (!checked.ok) throw new Error(`${canonicalJson(move)} is no move of this game: ${canonicalJson(checked.issues)}`)
  const refusal = game.whyNot(state, seat, move)
  if (refusal === undefined && !game.toAct(state).includes(seat)) return { code: 'NOT_YOUR_TURN', rule: 'MATCH' }
  return refusal
}

function expectIncluded(events: readonly unknown[], wanted: readonly unknown[]): void {
  let from = 0
  for (const event of wanted) {
    const at = events.findIndex((other, i) => i >= from && includes(other, event))
    if (at < 0) expect(events.slice(from), `the events from number ${from} on`).toContainEqual(event)
    from = at + 1
  }
}

function includes(whole: unknown, part: unknown): boolean {
  if (part === null || typeof part !== 'object') return whole === part
  if (whole === null || typeof whole !== 'object' || Array.isArray(whole) !== Array.isArray(part)) return false
  if (Array.isArray(part) && part.length !== (whole as unknown[]).length) return false
  return Object.entries(part).every(([key, value]) => includes((whole as Record<string, unknown>)[key], value))
}
