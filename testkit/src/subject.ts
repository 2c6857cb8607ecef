import type { AnyGame, Chance, Game, Seat } from '@echappee/kernel'
import type { Arbitrary } from 'fast-check'

/** A game, and what the laws must know about it beyond its contract. */
export interface Subject<State, Move, Event, View, Options> {
  readonly game: Game<State, Move, Event, View, Options>
  /** Numbers of seats to play with; all that the game allows by default. */
  readonly seats?: readonly number[]
  /** By default every field of `optionFields` is drawn by itself: values, flags, whole numbers and presets, no lists or documents. */
  readonly randomOptions?: Arbitrary<Options> | ((chance: Chance, seats: number) => Options)
  /**
   * All that is hidden from the viewer (a seat or SPECTATOR) in this state, as plain JSON: other hands, face-down piles, the commitments of others.
   * Where it is an object, each of its named parts must vary by itself over the determinizations of the run. `{}` where nothing is hidden.
   */
  secrets(state: State, viewer: Seat): unknown
  /** Texts that stand for secrets only, and must therefore occur in nothing that is sent to the viewer: codes of unique cards, for example. */
  traces?(state: State, viewer: Seat): readonly string[]
  /** What never changes: how many of each card, token, rider there are, wherever they lie. */
  conserved?(state: State): unknown
  /** No game takes more decisions than this. */
  readonly maxDecisions: number | ((options: Options, seats: number) => number)
  /** Every event type that there is: all are seen in a run, and no other. */
  readonly events: readonly string[]
  /** Every refusal code of `whyNot`: all are provoked in a run, and no other. */
  readonly refusals: readonly string[]
  /** `event.type` by default. */
  eventType?(event: Event): string
  /**
   * Event types, or events, that tell everybody what no view keeps afterwards (a die that no longer matters).
   * Any other event tells a seat nothing that its view after it does not hold.
   */
  readonly forgotten?: readonly string[] | ((event: Event) => boolean)
  /** Whole random games per run; 1000 by default. */
  readonly games?: number
  /** Those of them in which every viewer's view is folded event by event; 100 by default. */
  readonly foldGames?: number
}

// oxlint-disable-next-line typescript/no-explicit-any -- the subject of any game, for code that knows none
export type AnySubject = Omit<Subject<any, any, any, any, any>, 'game'> & { readonly game: AnyGame }

export function seatCounts({ game, seats }: AnySubject): readonly number[] {
  return seats ?? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
}

export function eventTypeOf(subject: AnySubject, event: unknown): string {
  return subject.eventType?.(event) ?? String((event as { type?: unknown }).type)
}

export function decisionBound({ maxDecisions }: AnySubject, options: unknown, seats: number): number {
  return typeof maxDecisions === 'number' ? maxDecisions : maxDecisions(options, seats)
}
