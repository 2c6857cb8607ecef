import type { Seat } from '@echappee/kernel'
import type { Card, Counts } from '../content/cards.ts'
import type { Form, Trait } from '../content/riders.ts'
import type { StageType } from '../content/stages.ts'
import type { Move } from './moves.ts'
import type { Tour } from './options.ts'

/** What is being decided. Each but the last has its rules in `phases/`. */
export const PHASES = [
  'trait',
  'form',
  'bidRider',
  'bidCard',
  'place',
  'pick',
  'prep',
  'hand',
  'react',
  'kick',
  'suceur',
  'sprint',
  'rest',
  'finished',
] as const
export type Phase = (typeof PHASES)[number]

/** A rider's number: twice his team's number, plus 1 for the Sprinteur. A team's number is its seat; dummy teams follow. */
export type RiderId = number
export type TeamId = number

/** FR-93: `last` holds for the round under way and then ends. */
export type Marker = 'unused' | 'active' | 'last' | 'spent'

export type HowFinished = 'crossed' | 'followed' | 'stopped' | 'gruppetto'

/** How a rider came home. In a time trial `round` is the number of his turns. */
export interface Arrival {
  rider: RiderId
  round: number
  square: number
  lane: number
  how: HowFinished
  isSprinting: boolean
}

/** What everybody knows about a rider. */
export interface Rider {
  /** His square; `OFF` before a time-trial start and once he has left the road. */
  at: number
  lane: number
  /** FR-7: all cards that are not played, as they were at the last reveal, and how they are split between the piles. */
  deck: Counts
  drawSize: number
  recycledSize: number
  /** Oldest first. */
  played: Card[]
  musettes: number
  /** FR-48: the supply zones that have fed him, as bits. */
  fed: number
  trait: Trait | null
  form: Form | null
  isFormUsed: boolean
  marker: Marker
  /** FR-92: his draw pile was made anew during his last draw. */
  isReshuffled: boolean
  /** The card of this round, once it is revealed; null for a dummy without cards. */
  card: Card | null
  value: number
  /** FR-49: a musette made it a 5. */
  isFive: boolean
  /** FR-103, FR-104. */
  bonus: number
  /** FR-97: squares covered in this round. */
  covered: number
  /** FR-94. */
  isBarred: boolean
  /** FR-55. */
  isSprinting: boolean
  /** FR-96. */
  isPatron: boolean
  /** FR-59: cards that he moved with, exhaustion cards left out; and all of them. */
  counted: number
  turns: number
  finish: Arrival | null
}

/** What a reveal shows of one rider (FR-18). */
export interface Play {
  rider: RiderId
  /** Null for a dummy whose deck is empty. */
  card: Card | null
  value: number
  /** FR-17: not from his own deck. */
  isForced: boolean
  isFive: boolean
  refreshed: number
  extra: number
  hasSecondWind: boolean
  hasCerealBar: boolean
  isActivated: boolean
  marker: Marker
  isReshuffled: boolean
  drawSize: number
  recycledSize: number
}

/** A rider's cards as his owner knows them, and what he has done with them since the last reveal. */
export interface Piles {
  draw: Counts
  recycled: Counts
  hand: Counts
  drawSize: number
  recycledSize: number
  handSize: number
  /** Committed, face down. */
  card: Card | null
  /** FR-17: the card came straight from the supply. */
  isForced: boolean
  isFive: boolean
  /** FR-49 b: exhaustion cards that a musette took away. */
  refreshed: number
  /** FR-51: further cards drawn, an exhaustion card is owed for each. */
  extra: number
  hasSecondWind: boolean
  hasCerealBar: boolean
  isActivated: boolean
  marker: Marker
  isReshuffled: boolean
}

export interface Totals {
  time: number
  /** Bonus seconds that `time` contains. */
  bonus: number
  green: number
  mountain: number
}

/** One line of a stage result, by rider. */
export interface RiderResult {
  rider: RiderId
  place: number
  /** Seconds, bonuses taken off. */
  time: number
  bonus: number
  green: number
  mountain: number
}

/** One finished stage: classifications and the score sheet read nothing else. */
export interface StageResult {
  day: number
  stage: string
  type: StageType
  /** Best first. */
  riders: RiderResult[]
}

/** FR-13. */
export interface Bid {
  rider: RiderId
  cards: Card[]
}

/** Everything that everybody may know. */
export interface PublicState {
  tour: Tour
  phase: Phase
  /** Index into `tour.days`. */
  day: number
  /** 0 before the first. */
  round: number
  /** FR-15: 0 while first hands are played, 1 for second hands; FR-13: the step of the bidding. */
  leg: number
  /** Seats that the present question is put to, and those that have answered, as bits; a view shows of these its own viewer alone. */
  asked: number
  answered: number
  /** The rider that the question is about, where everybody knows it. */
  actor: RiderId | null
  riders: Rider[]
  /** Riders in the order in which they move; in a team time trial teams. */
  order: number[]
  turn: number
  /** Riders whose owners are still to be asked in this step. */
  queue: RiderId[]
  /** Who has passed each sprint line, then each summit, the first first. */
  lines: RiderId[][]
  /** By rider: FR-37, the last criterion. */
  drawOrder: number[]
  totals: Totals[]
  results: StageResult[]
  /** FR-41: by seat, until they are assigned. */
  forms: Form[]
  startSeat: Seat
  bids: Bid[]
  /** What the last reveal showed. Never written into. */
  plays: Play[]
  /** FR-58: 0 before somebody is home. */
  winnersRound: number
}

/** Some of `piles`, `answers`, `current` and `offers` are hidden from a viewer. */
export interface Position extends PublicState {
  /** By rider. */
  piles: (Piles | null)[]
  /** By seat: the answer to the present question. */
  answers: (Move | null)[]
  /** By seat: the rider whose hand is played. */
  current: (RiderId | null)[]
  /** FR-40: by seat. */
  offers: Trait[][]
}

export interface State extends Position {
  piles: Piles[]
}

/** All that a seat may know: of others, `piles` and `answers` and `current` are null and `offers` are empty. */
export interface View extends Position {
  viewer: Seat
}

export const OFF = -99
