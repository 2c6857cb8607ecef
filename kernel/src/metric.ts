import type { Outcome, Seat } from './game.ts'

/** A sentence for a person. */
export interface Said {
  readonly fr: string
  readonly en: string
}

/** What a game says about one thing that is counted; null where it says nothing about it. */
export type Measured = number | null

/** Watches one game. Everything that it is told is also in the record of the game, so that a replay gives the same. */
export interface Watch<State, Move, Event extends { readonly type: string }> {
  /** By type of event, everybody's and secret ones. */
  readonly on?: { readonly [Type in Event['type']]?: (event: Extract<Event, { readonly type: Type }>) => void }
  /** The position before a decision, wherever nothing is half done. */
  quiet?(state: State): void
  decision?(seat: Seat, move: Move, legal: readonly Move[]): void
  /** One number, or one for each seat. */
  end(state: State, outcome: Outcome): Measured | readonly Measured[]
}

/** One thing that is counted in many games. */
export interface Metric<State, Move, Event extends { readonly type: string }> {
  readonly name: string
  readonly means: Said
  readonly per: 'game' | 'seat'
  /** From 0 to 1, shown as a percentage. */
  readonly isShare?: boolean
  begin(seats: number): Watch<State, Move, Event>
}

/** What games, or seats, are told apart by: the mission somebody had, the kind of course. */
export interface Label<State> {
  readonly name: string
  readonly means: Said
  readonly per: 'game' | 'seat'
  /** Of a finished game. */
  of(state: State, seat: Seat): string | null
  /** What its values are called, where they are no names by themselves. */
  readonly values?: Readonly<Record<string, Said>>
}

/** What a course shows when it is ridden often, by the names of metrics and labels. */
export interface Trial {
  readonly length: readonly string[]
  /** Which kind of rider it suits: shares, or labels. */
  readonly kinds: readonly string[]
}

/** What a game tells the lab, so that general metrics mean something in it, and the metrics that it alone has. */
export interface GameMetrics<State, Move, Event extends { readonly type: string }> {
  isQuiet(state: State): boolean
  /** Asked once, at the first quiet position: who spoke first in it, then the others. */
  startOrder(state: State): readonly Seat[]
  /** By seat, at a quiet position: more is better, in the game's own terms. */
  standing(state: State): readonly number[]
  /** The winner's lead over the second. */
  readonly margin: { readonly means: Said; of(state: State, outcome: Outcome): number }
  /** How the game ended, in one word of `endings`. */
  ending(state: State): string
  readonly endings: Readonly<Record<string, Said>>
  /** A game that was no game: everybody out, nobody moved, stopped by a limit. */
  isDegenerate(state: State): boolean
  /** Moves of a kind are counted together. */
  moveKind(move: Move): string
  /** Kinds that can't be offered under some options are left out of it. */
  readonly metrics: readonly Metric<State, Move, Event>[]
  readonly labels: readonly Label<State>[]
  /** Absent where a course can’t be chosen. */
  readonly trial?: Trial
}

/** A number that the finished game shows by itself. */
export function atTheEnd<State, Move, Event extends { readonly type: string }>(
  metric: Omit<Metric<State, Move, Event>, 'begin'>,
  of: (state: State, outcome: Outcome) => Measured | readonly Measured[],
): Metric<State, Move, Event> {
  return { ...metric, begin: () => ({ end: of }) }
}

/** How often something happened to each seat, or in the whole game. `seatsOf` names the seats of an event, once for each time. */
export function counted<State, Move, Event extends { readonly type: string }, Type extends Event['type']>(
  metric: Omit<Metric<State, Move, Event>, 'begin'>,
  type: Type,
  seatsOf: (event: Extract<Event, { readonly type: Type }>) => readonly Seat[],
): Metric<State, Move, Event> {
  return {
    ...metric,
    begin(seats) {
      const counts = Array.from({ length: seats }, () => 0)
      const hear = (event: Extract<Event, { readonly type: Type }>) => {
        for (const seat of seatsOf(event)) if (seat >= 0 && seat < seats) counts[seat]!++
      }
      return {
        on: { [type]: hear } as unknown as NonNullable<Watch<State, Move, Event>['on']>,
        end: () => (metric.per === 'seat' ? counts : counts.reduce((sum, count) => sum + count, 0)),
      }
    },
  }
}

/** The mean of what its listeners note in a game: a share, where they note whether something was so. Null for a game in which nothing was noted. */
export function noted<State, Move, Event extends { readonly type: string }>(
  metric: Omit<Metric<State, Move, Event>, 'begin' | 'per'>,
  listen: (note: (value: number | boolean) => void, seats: number) => NonNullable<Watch<State, Move, Event>['on']>,
): Metric<State, Move, Event> {
  return {
    ...metric,
    per: 'game',
    begin(seats) {
      let sum = 0
      let count = 0
      const on = listen((value) => {
        sum += Number(value)
        count++
      }, seats)
      return { on, end: () => (count === 0 ? null : sum / count) }
    },
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- of a game of any types, for code that knows none
export type AnyMetric = Metric<any, any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyMetrics = GameMetrics<any, any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyWatch = Watch<any, any, any>
