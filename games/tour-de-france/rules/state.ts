import type { Seat } from '@echappee/kernel'
import type { Board } from '../content/board.ts'
import type { Card, ChanceCard, KeepCard } from '../content/cards.ts'
import type { StagePlan, StageResult } from '../content/tours.ts'
import type { SquareId } from './graph.ts'
import type { RaceNumbers } from './numbers.ts'
import type { Options } from './options.ts'

const PHASES = ['play', 'exchange', 'musette', 'chanceMove', 'restart', 'discard', 'giveBack', 'finished'] as const
export type Phase = (typeof PHASES)[number]

/** Seat × 3 + rider number − 1. */
export type RiderId = number
export const NO_RIDER: RiderId = -1

const STANDINGS = ['start', 'road', 'roadside', 'finished', 'home', 'out'] as const
/** In `S`, on a square, at the roadside; past the line until the round ends, and off the board; taken off before the line. */
export type Standing = (typeof STANDINGS)[number]

export interface Rider {
  standing: Standing
  /** START in `S`; at the roadside a square of the accident. */
  at: SquareId
  /** At the roadside: accident × 16 + place in it, so that a lower number restarts earlier. Else 0. */
  fall: number
  hasActed: boolean
  /** TDF-32: he sits out his next turn. */
  isMissing: boolean
  /** TDF-27. */
  kept: KeepCard[]
  /** Of this stage. */
  bonusSeconds: number
  bonusPoints: number
  /** TDF-29: the sprint lines that he has passed, as bits. */
  passed: number
  /** The round in which he crossed the line; 0 before. */
  arrival: number
}

/** TDF-33: an accident of this round, with everybody in it in order. */
export interface Accident {
  /** By whose section the zone is. */
  readonly square: SquareId
  readonly number: number
  readonly riders: readonly RiderId[]
}

/** What never changes in a game. */
export interface Race {
  readonly seats: number
  readonly options: Options
  readonly boards: Readonly<Record<string, Board>>
  readonly stages: readonly StagePlan[]
  /** Only where the lab has turned one of them. */
  readonly numbers?: RaceNumbers
}

/**
 * TDF-30: cards that everybody has seen in a hand. They are still in it, or among those that its owner has laid face down since:
 * his face-down cards from number `from` on.
 */
export interface Shown {
  readonly cards: readonly Card[]
  readonly from: number
}

export interface PublicState {
  race: Race
  phase: Phase
  /** From 0. */
  stage: number
  /** From 1. */
  round: number
  /** TDF-3. */
  first: Seat
  /** Team time trial: the place in the starting order of the team whose turn it is; −1 on the road and before the first. */
  team: number
  /** Whose turn it is; NO_RIDER between turns. */
  acting: RiderId
  riders: Rider[]
  accidents: Accident[]
  /** Of the stage. */
  accidentCount: number
  /** TDF-32: who must still pay for a fall, in order. */
  falls: RiderId[]
  /** TDF-35: the pile-up card waits until its accident is settled. */
  isPileOut: boolean
  /** TDF-25: the squares to choose from. */
  landings: SquareId[]
  /** TDF-29: how many have passed each line. */
  passes: number[]
  /** TDF-38: the round of the first arrival; 0 before. */
  firstArrival: number
  /** Chance cards in no order, then, below them, the used ones in theirs (TDF-24). Everybody knows them all. */
  chancePile: ChanceCard[]
  usedChance: ChanceCard[]
  /** Played face up. */
  discardPile: Card[]
  /** By seat: for which riders the latest deal was, as bits (TDF-40). */
  dealtFor: number[]
  /** TDF-49. */
  hasSecondDeal: boolean[]
  shown: Shown[]
  /** TDF-40: who owes cards and has a choice. */
  asked: Seat[]
  results: StageResult[]
}

export interface State extends PublicState {
  /** In no order. */
  hands: Card[][]
  /** A bag: drawn from at random when a card is needed. */
  drawPile: Card[]
  /** Discarded face down, by who discarded it, in order. */
  down: Card[][]
  /** Chosen for an exchange that is not complete; still in the hand. */
  picks: Card[]
  /** TDF-40: null for whoever has not chosen. */
  given: (Card[] | null)[]
}

export interface View extends PublicState {
  viewer: Seat
  /** Sorted; null where the viewer does not see the cards. */
  hands: (Card[] | null)[]
  handSizes: number[]
  drawPileSize: number
  down: (Card[] | null)[]
  downSizes: number[]
  /** The viewer's own. */
  picks: Card[]
  /** TDF-40: the viewer's own. Who else has chosen is as secret as what. */
  given: Card[] | null
}
