import type { Outcome, Refusal, Seat } from '@echappee/kernel'
import type { GameText, Names } from '@echappee/text'
import type { Arrival, ArrivalText } from './arrival.ts'
import type { Piece } from './pieces.ts'
import type { Answer, Question } from './questions.ts'
import type { ResultSection } from './results.ts'
import type { AtTable } from './at-table.ts'

/** A rider of the table, called by his place in `Sheet.riders`. */
export interface SheetRider {
  readonly seat: Seat
  /** On his token, where a seat has several riders. */
  readonly mark?: string
}

/**
 * The score sheet of a boxed game, `games/<id>/sheet/index.ts`. It asks one question after the other and computes from the answers, with the
 * functions of the game's rules. No DOM. Its state is plain JSON, made anew from the set-up and the answers after every entry.
 */
export interface Sheet<State, Options, Event, View> {
  /** The options that a table is asked for at the beginning; the others keep their default. */
  readonly options: readonly (keyof Options & string)[]
  /** What a sheet begins with where that is not what a race on the screen begins with. */
  readonly usual?: Partial<Options>
  begin(options: Options, seats: number): State
  riders(state: State): readonly SheetRider[]
  /** What the sheet asks now; undefined when all is known. */
  question(state: State): Question | undefined
  /** Why the answer is impossible. Its form has been checked: it is of the question's kind, and within its limits. */
  whyNot(state: State, question: Question, answer: Answer): Refusal | undefined
  /** Takes a possible answer; changes the state in place. */
  enter(state: State, question: Question, answer: Answer): void
  /** The finish of a stage on one screen. */
  readonly arrival?: Arrival<State>
  outcome(state: State): Outcome | undefined
  /** Dice and decks that the device can play for a box that lacks them. */
  pieces?(state: State): readonly Piece[]
  /** Something that the sheet works out by the way, from one number a rider; nothing of it is kept. */
  helper?(state: State): Helper | undefined
  /** What a table that had seen this race would answer; undefined where it has not come so far, or is not of the same tour. */
  answerFrom(seen: Seen<Event, View>, state: State, question: Question): Answer | undefined
  /** The options of a race on the screen that goes on from here, with the standings and all that riders keep; undefined where none can begin now. */
  raceFrom?(state: State): Options | undefined
  /** How the device follows a race at a real table, in which it plays some of the teams: `raceFrom` says how it begins. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the state and the moves of the game, which no other part of a sheet needs
  readonly atTable?: AtTable<any, any>
}

/** What is asked of whom, one after the other. */
export interface Helper {
  readonly riders: readonly number[]
  readonly values: readonly number[]
}

/** All that a spectator of a race on the screen saw of it. */
export interface Seen<Event, View> {
  readonly events: readonly Event[]
  /** After the last event. */
  readonly view: View
}

/** What a score sheet says in one language; made by `sheet/text.ts` from `sheet/fr.ts` or `sheet/en.ts`. */
export interface SheetText<State> {
  /** What a rider is called, by his place in `Sheet.riders`. */
  rider(state: State, rider: number, names: Names): string
  question(state: State, question: Question, names: Names): QuestionText
  refusal(refusal: Refusal, names: Names): string
  /** Only where the sheet has a finish on one screen. */
  arrival?(state: State): ArrivalText
  /** What a die or a deck is called, and its cards; only where the sheet has pieces. */
  piece?(state: State, piece: Piece, names: Names): PieceText
  /** What the helper is called, asks and has found out by the numbers so far; only where the sheet has one. */
  helper?(state: State, given: readonly number[], names: Names): HelperText
  /** What a person may have done at a real table, where the game's own sentence says what the device does not know; undefined for that. */
  tableMove?(move: unknown, names: Names, view: unknown): string | undefined
  /** What a person is asked at a real table, where the game's own prompt tells him to choose what he has chosen already; undefined for that. */
  tableAsk?(view: unknown, names: Names): string | undefined
  /** The game's own sentences with riders called as the sheet calls them, where the game calls them otherwise. */
  tableText?(names: Names): AnyGameText
  /** What a rider is called at a real table, where that is not as on the sheet. */
  tableRider?(view: unknown, rider: number, names: Names): string
  /** Moves with the same heading lie behind one tap; undefined for those that stand alone. */
  moveHeading?(move: unknown): string | undefined
  /** What people are asked who deal open cards themselves, and what those are called; only where a race has such cards. */
  dealt?(): { readonly ask: string; readonly cards: Readonly<Record<string, string>> }
  /** What the numbers of a table are called, and the cards in a hand; what is left out is called as it is, and a square a square. */
  tableNames?(): { readonly figures?: Readonly<Record<string, string>>; readonly cards?: Readonly<Record<string, string>> }
  /** All that is known by now, the newest first. */
  results(state: State, names: Names): readonly ResultSection[]
}

export interface QuestionText {
  /** Where we are: "Stage 4, mountain". */
  readonly where: string
  /** A short sentence: "In which order did they arrive?" */
  readonly ask: string
  /** What the screen is called that it shares with others. */
  readonly page?: string
  /** How to read it off the table. */
  readonly help?: string
  /** What each place of an order is worth: "5 pts". */
  readonly places?: readonly string[]
  /** Words for the values of a choice. */
  readonly values?: Readonly<Record<string, string>>
}

export interface HelperText {
  readonly name: string
  readonly help: string
  /** Of the rider whose number is wanted next. */
  readonly ask: (rider: string) => string
  readonly lines: readonly string[]
}

export interface PieceText {
  readonly name: string
  /** By card; a card that is left out is called as it is. */
  readonly cards?: Readonly<Record<string, string>>
}

// oxlint-disable-next-line typescript/no-explicit-any -- the texts of any game
type AnyGameText = GameText<any, any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- the sheet of any game, for code that knows none
export type AnySheet = Sheet<any, any, any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnySheetText = SheetText<any>
