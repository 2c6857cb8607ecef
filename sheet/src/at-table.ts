import type { Context, Seat } from '@echappee/kernel'

/** How a number of the table is called where a rider stands on the road. */
export const SQUARE = 'square'

/** A number that somebody says of a rider, by his place in `Sheet.riders`. */
export interface TypedFigure {
  readonly rider: number
  /** `SQUARE`, or what is counted. */
  readonly what: string
  readonly value: number
}

export interface TableFigure extends TypedFigure {
  readonly min: number
  readonly max: number
  /** 1 if left out. */
  readonly step?: number
}

/** A hand that nobody else sees: how many cards, and how many there can be of each. */
export interface TableHand {
  readonly size: number
  readonly cards: readonly { readonly card: string; readonly most: number }[]
}

/** What a game adds to its rules so that the device can follow a race at a real table, where people hold cards that it does not see. */
export interface AtTable<State, Move> {
  /** All that the person may have done, as far as everybody knows; at least what is legal. One move alone is not asked for. */
  possible(state: State, seat: Seat): readonly Move[]
  /** Changes what is hidden in place so that the move is legal. No other seat sees a difference. */
  fit(state: State, seat: Seat, move: Move): void
  /** The faces of the die that the person throws with this move, if the first thing it asks of chance is one. */
  die?(state: State, seat: Seat, move: Move): readonly number[] | undefined
  /** False where something scores at the end that nobody tells the device; true where this is left out. */
  canFollow?(options: unknown): boolean
  /** The options of the race as the device follows it, where they differ from those of a race on the screen. */
  followed?(options: unknown): unknown
  /** What lies open on the table in numbers, for whoever compares it with the board: where riders stand, and what they have left. */
  figures?(view: unknown): readonly TableFigure[]
  /** The board is right: these figures are so, all at once. False where that can't be, or not now; then nothing needs to be as it was. */
  correct?(state: State, figures: readonly TypedFigure[], context: Context<unknown>): boolean
  /** What the person whose turn it is may have in hand, for the coach; undefined where the device knows it, or needs not know. */
  hand?(state: State, seat: Seat): TableHand | undefined
  /** The person holds these cards, as many of each as given. False where that can't be. */
  hold?(state: State, seat: Seat, cards: Readonly<Record<string, number>>): boolean
  /** Cards that everybody was dealt openly, one a seat, and that the people may have dealt themselves; undefined at any other time. */
  dealt?(state: State): { readonly cards: readonly string[]; readonly all: readonly string[] } | undefined
  /** Whether such cards are played with. */
  hasDeal?(options: unknown): boolean
  /** These were dealt, which is told as it happens. */
  deal?(state: State, cards: readonly string[], context: Context<unknown>): void
  /** Everybody draws from one deck: the device then draws from another like it, so that a card can be in two places. */
  readonly hasTwoDecks?: boolean
}
