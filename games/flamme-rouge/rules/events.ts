import type { Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import type { Category } from '../content/points.ts'
import type { Form, Trait } from '../content/riders.ts'
import type { Extra, Move, SprintChoice } from './moves.ts'
import type { Arrival, Bid, Phase, Piles, Play, RiderId, StageResult } from './state.ts'

export interface Spot {
  rider: RiderId
  at: number
  lane: number
}

export interface LineGains {
  at: number
  /** Null of a sprint. */
  category: Category | null
  points: number[]
}

export type DrawCause = 'hand' | 'extraCard' | 'secondWind' | 'cerealBar' | 'prep'

/**
 * Past tense; public unless said otherwise. Every change of what lies open is one of these, made by `change` in `change.ts`,
 * so that a screen which folds them stands where the rules stand.
 */
export type Event =
  | { type: 'asked'; phase: Phase; leg: number; seats: readonly Seat[]; actor: RiderId | null; queue: RiderId[] }
  | { type: 'answered'; seat: Seat; move: Move } // to the seat alone
  | { type: 'traitsDealt'; seat: Seat; traits: Trait[] } // to the seat alone
  | { type: 'traitsChosen'; riders: { rider: RiderId; trait: Trait }[] }
  | { type: 'stageBegan'; day: number }
  | { type: 'formsDealt'; forms: Form[] }
  | { type: 'formsAssigned'; riders: { rider: RiderId; form: Form }[] }
  | { type: 'startDrawn'; seat: Seat }
  | { type: 'bidsRevealed'; bids: Bid[] }
  | { type: 'brokeAway'; spots: Spot[] }
  | { type: 'gridDrawn'; rider: RiderId; card: Card; square: number }
  | { type: 'gridClosed'; spots: Spot[] }
  | { type: 'placed'; spot: Spot }
  | { type: 'roundBegan'; round: number; order: number[] }
  | { type: 'turnBegan'; turn: number; riders: RiderId[] }
  | { type: 'tookUp'; seat: Seat; rider: RiderId } // to the seat alone, but in time trials
  | { type: 'drew'; seat: Seat; rider: RiderId; cause: DrawCause; piles: Piles } // to the seat alone, but in time trials
  | { type: 'committed'; seat: Seat; rider: RiderId; card: Card; extra: Extra } // to the seat alone, but in time trials
  | { type: 'revealed'; plays: Play[] }
  | { type: 'reacted'; rider: RiderId; form: Form; card: Card | null; value: number; bonus: number }
  | { type: 'declined'; rider: RiderId; what: 'react' | 'kick' | 'suceur' }
  | { type: 'moved'; rider: RiderId; from: number; to: number; lane: number; wanted: number; value: number; bonus: number }
  | { type: 'kicked'; spot: Spot }
  | { type: 'jumped'; spot: Spot; barred: RiderId[] }
  | { type: 'slipstreamed'; spots: Spot[]; from: number; to: number }
  | { type: 'slippedInside'; spot: Spot }
  | { type: 'ledOut'; spots: Spot[] }
  /** `gains`, which versions 1 and 2 of the rules do not tell: the line behind square `at`, a summit's category, the points of these riders. */
  | { type: 'linePassed'; line: number; riders: RiderId[]; place: number; gains?: LineGains }
  | { type: 'arrived'; arrivals: Arrival[] }
  | { type: 'sprintChosen'; arrival: Arrival | null; rider: RiderId; choice: SprintChoice; discarded: 'recycled' | 'draw' | null }
  | { type: 'exhausted'; riders: RiderId[] }
  | { type: 'fed'; riders: { rider: RiderId; zone: number }[] }
  | { type: 'wentHome'; riders: RiderId[] }
  | { type: 'stageEnded'; result: StageResult }
  | { type: 'recovered'; kept: number[] }
  | { type: 'rested'; day: number; kept: number[] }
  | { type: 'tourEnded'; places: number[] }
