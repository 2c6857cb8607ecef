import type { Refusal, Seat } from '@echappee/kernel'

/** What people are called. */
export type Names = (seat: Seat) => string

/** Something the hand could reach for, and why it can't. */
export interface Choice<Move> {
  readonly move: Move
  readonly refusal?: Refusal | undefined
  /** The coach would do this: lit on the table. */
  readonly isAdvised?: boolean | undefined
}

/** A part of the text board: what the picture shows, for screen readers and terminals. */
export interface TextSection {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Everything a game says in one language, as functions of data. Made from the game's message dictionary. */
export interface GameText<View, Move, Event> {
  /** Who must do what: the sentence under the board. `seat` is the one who reads it, `choices` what he can choose from now. */
  prompt(view: View, seat: Seat, names: Names, choices?: readonly Choice<Move>[]): string
  /** The log line of an event; undefined for what needs no line. `view` is the race as it stands now, where it is known. */
  event(event: Event, names: Names, view?: View): string | undefined
  /** A choice as words, with what it would do: "Ride 40 → 160, sprint zone". */
  move(move: Move, view: View, names: Names): string
  /** What a move does, for the coach: "rides sheltered behind Blue 2". `name` and `about` are those of a deed of the game's bots. */
  deed?(name: string, about: readonly number[], view: View, names: Names): string
  refusal(refusal: Refusal, names: Names): string
  /** The same in few words, written on the thing that can't be chosen; by default the whole sentence. */
  reason?(refusal: Refusal, names: Names): string
  board(view: View, names: Names): readonly TextSection[]
  readonly options: Readonly<Record<string, OptionText>>
  /** Sentences for the game's own option and document mistakes, by issue code. */
  readonly issues: Readonly<Record<string, (params: Readonly<Record<string, string | number>>) => string>>
}

export interface OptionText {
  readonly label: string
  readonly help?: string
  /** By value or preset. */
  readonly values?: Readonly<Record<string, string>>
}

// oxlint-disable-next-line typescript/no-explicit-any -- the text of any game, for code that knows none
export type AnyGameText = GameText<any, any, any>

/** What a menu says of a game before anything of it is loaded. */
export interface CoverWords {
  readonly tagline: string
  readonly mood: string
}
