import type { Chance, Seat } from '@echappee/kernel'
import type { Entry, Sheet, SheetText } from '@echappee/sheet'
import type { Subject } from './subject.ts'

/** A score sheet, and how its races are played. */
export interface SheetSubject<SheetState, State, Move, Event, View, Options> {
  readonly subject: Subject<State, Move, Event, View, Options>
  readonly sheet: Sheet<SheetState, Options, Event, View>
  /** By language. */
  readonly texts: Readonly<Record<string, SheetText<SheetState>>>
  /** Refusal codes of the sheet: each has its sentence. */
  readonly refusals: readonly string[]
  /** Whole tours; 200 by default. */
  readonly games?: number
  /** Any legal move by default; a game's `knowledge.playout` fits. */
  readonly choose?: (state: State, seat: Seat, chance: Chance) => Move
  /** Of what kind the tours are; as in the laws by default. */
  optionsOf?(index: number, chance: Chance, seats: number): Options
  /** What the sheet must have computed besides places and scores: throws where it differs from the game's own. */
  readonly compare?: (sheet: SheetState, game: State) => void
}

export interface EnteredTour<SheetState, State, Options> {
  readonly options: Options
  readonly seats: number
  readonly entries: readonly Entry[]
  readonly sheet: SheetState
  readonly game: State
}

export const NAMES = (seat: Seat) => `Seat ${seat + 1}`
