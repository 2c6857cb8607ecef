import { SPECTATOR, canonicalJson, type AnyGame, type Chance, type LoggedEvent, type Refusal, type Seat } from '@echappee/kernel'
import type { AnySubject } from '../subject.ts'

/** A position that a fuzzed game has reached. Laws read it and play on in copies. */
export interface Position {
  readonly subject: AnySubject
  readonly game: AnyGame
  readonly state: unknown
  readonly options: unknown
  readonly seats: number
  /** What `conserved` said after the setup. */
  readonly conserved: unknown
  /** For the law's own choices; the game being played does not notice. */
  readonly chance: Chance
  readonly sightings: Sightings
}

/** One move of a fuzzed game, with copies from before it. */
export interface Transition {
  readonly before: Position
  /** The state before the move, once through JSON. */
  readonly jsonBefore: unknown
  /** The game's own clone of the state before the move, and the same as text. */
  readonly cloneBefore: unknown
  readonly textBefore: string
  readonly seat: Seat
  readonly move: unknown
  readonly outcomes: readonly number[]
  readonly log: readonly LoggedEvent<unknown>[]
  readonly after: unknown
}

/** What a whole run has seen. */
export interface Sightings {
  readonly events: Map<string, number>
  readonly refusals: Map<string, number>
  /** Moves of any position, with any options. */
  readonly pool: Map<string, unknown>
  /** By the named part of the secrets (of seats, of spectators): whether it ever differed from the truth in a determinization. */
  readonly secrets: Map<string, boolean>
}

export const noSightings = (): Sightings => ({ events: new Map(), refusals: new Map(), pool: new Map(), secrets: new Map() })

/** What a law throws. */
export class Broken extends Error {}

export function broken(message: string): never {
  throw new Broken(message)
}

export const seatsOf = ({ seats }: { readonly seats: number }): Seat[] => Array.from({ length: seats }, (_, seat) => seat)
export const viewersOf = (at: { readonly seats: number }): Seat[] => [...seatsOf(at), SPECTATOR]

export function pick<T>(items: readonly T[], chance: Chance): T {
  if (items.length === 0) throw new Error('nothing to pick from')
  return items[chance.int(items.length)]!
}

export function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

export function whyNot({ game, sightings }: Position, state: unknown, seat: Seat, move: unknown): Refusal | undefined {
  const refusal = game.whyNot(state, seat, move)
  if (refusal !== undefined) count(sightings.refusals, refusal.code)
  return refusal
}

/** Plays random legal moves in the state itself. */
export function playOn({ game }: Position, state: unknown, chance: Chance, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const acting = game.toAct(state)
    if (acting.length === 0) return
    const seat = pick(acting, chance)
    const legal: unknown[] = game.legal(state, seat)
    if (legal.length === 0) return
    game.apply(state, seat, pick(legal, chance), { chance })
  }
}

/** Moves or seats as a set: sorted texts. */
export const setOf = (items: readonly unknown[]): string[] => items.map(textOf).sort()

/** Canonical JSON. Moves that never change, which most games share between positions, are written once. */
export function textOf(item: unknown): string {
  if (!isConstant(item)) return canonicalJson(item)
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = canonicalJson(item)
  texts.set(item, text)
  return text
}

const texts = new WeakMap<object, string>()

/** Frozen, with nothing in it that could change. */
export function isConstant(item: unknown): item is object {
  if (item === null || typeof item !== 'object' || !Object.isFrozen(item)) return false
  return Object.values(item).every((value) => value === null || typeof value !== 'object')
}

export const named = (viewer: Seat): string => (viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`)
