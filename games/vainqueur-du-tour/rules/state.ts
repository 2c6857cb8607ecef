import type { Seat } from '@echappee/kernel'
import type { BoardPack } from '../content/board.ts'
import type { Card, Handicap } from '../content/cards.ts'
import type { TourNumbers } from './numbers.ts'
import type { Options } from './options.ts'

export type Phase = 'prologue' | 'road' | 'timetrial' | 'finished'

/** What is the same for the whole tour. */
export interface Tour {
  options: Options
  board: BoardPack
  /** Stage numbers to be run, in increasing order (VDT-6). */
  stages: number[]
  /** Only where the lab has turned one of them. */
  numbers?: TourNumbers
}

/** What lies in front of a rider, and where he is, in the stage being run. */
export interface Rider {
  /** Kilometres on the road, squares on a time-trial track. */
  at: number
  handicap: Handicap | null
  hasClimber: boolean
  /** Set for the moment of winning; cleared with the stage. */
  hasSprinter: boolean
  /** Turns to miss in a time trial. */
  toMiss: number
}

/** One line a finished stage: the companion and the countback of VDT-31 read nothing else. */
export interface StageResult {
  n: number
  winner: Seat
  bearer: Seat
  places: number[]
  points: number[]
  stopped: boolean
}

interface Prologue {
  /** Seats that still roll, in seat order. */
  rolling: Seat[]
  /** Rolls of this throw-off, by position in `rolling`. */
  rolls: number[]
}

/** Everything that everybody may know. */
export interface PublicState {
  tour: Tour
  phase: Phase
  prologue: Prologue
  /** Seat with the yellow cap; null before the prologue is won. */
  bearer: Seat | null
  /** Index into `tour.stages` of the stage being run. */
  stageIndex: number
  /** Seats in this stage's order of play. */
  order: Seat[]
  /** Position in `order` of the seat whose turn it is. */
  turn: number
  /** Rounds completed in this stage. */
  rounds: number
  /** Die rolls made in this turn of a time trial. */
  rolls: number
  riders: Rider[]
  totals: number[]
  results: StageResult[]
  /** Face up, bottom first. */
  discardPile: Card[]
}

export interface State extends PublicState {
  /** Cards of a hand are in no order. */
  hands: Card[][]
  /** Face down. Drawn from at random when a card is needed, so its order means nothing (it is a bag). */
  drawPile: Card[]
  /** The card that the seat whose turn it is drew for this turn; null outside a road turn. */
  drawn: Card | null
}

/** VDT-34: all that a seat may know. */
export interface View extends PublicState {
  viewer: Seat
  handSizes: number[]
  drawPileSize: number
  /** The viewer's own cards, sorted; empty for a spectator. */
  hand: Card[]
  /** The card that the viewer drew at the beginning of this turn, while it lasts. */
  drawn: Card | null
}
