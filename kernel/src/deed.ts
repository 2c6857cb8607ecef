import type { Seat } from './game.ts'

/** A move in thought: the position before it, and the next quiet one after it. */
export interface Turn<State, Move> {
  readonly before: State
  readonly seat: Seat
  readonly move: Move
  readonly after: State
}

/** Something that a move does, in terms of the game. Its sentence stands in the game's words under the same name. */
export interface Deed<State, Move> {
  readonly name: string
  /** Whether it speaks for the move, or against it. */
  readonly isGood: boolean
  /** The same seen from the other side: where that one is told, this one is not. */
  readonly contrary?: string | undefined
  /** What its sentence names (riders, cards, seconds), as numbers; undefined where the move does not do it. */
  of(turn: Turn<State, Move>): readonly number[] | undefined
}
