import type { Seat } from '@echappee/kernel'
import type { Card, ChanceCard, KeepCard } from '../content/cards.ts'
import type { StageKind } from '../content/tours.ts'
import type { SquareId } from './graph.ts'
import type { Boost } from './moves.ts'
import type { StageResult } from '../content/tours.ts'
import type { Phase, RiderId } from './state.ts'

/** Why cards are laid face down. */
export type LaidFor = 'exchange' | 'musette' | 'fall' | 'giveBack'

/** Past tense; public unless said otherwise. What only the owner sees is for everybody with open hands. */
export type Event =
  /** TDF-3: by drawing of ties, then by seat; null for who did not draw. */
  | { type: 'firstChosen'; seat: Seat; by: 'draw' | 'yellow' | 'rotate'; draws: (Card | null)[][] }
  | { type: 'stageBegan'; stage: number; stages: number; name: string; kind: StageKind; first: Seat }
  /** TDF-13, TDF-49: cards are drawn for these riders of the seat, as bits. */
  | { type: 'dealBegan'; seat: Seat; dealtFor: number; isSecondDeal: boolean }
  | { type: 'drew'; seat: Seat; cards: Card[] } // to the seat
  | { type: 'drewHidden'; seat: Seat; count: number } // to the others
  | { type: 'reshuffled'; count: number }
  | { type: 'roundBegan'; round: number }
  /** Somebody must decide something: whose turn it is, and what the question is. */
  | { type: 'asked'; phase: Phase; acting: RiderId; team: number; landings: SquareId[]; seats: Seat[] }
  | { type: 'turnMissed'; rider: RiderId }
  | { type: 'cardPlayed'; seat: Seat; rider: RiderId; card: Card; plus: 0 | 1 | 2; boost: Boost }
  /** `path` leads from the first square entered to where he stops; `place` is its name. */
  | { type: 'rode'; rider: RiderId; from: SquareId; to: SquareId; place: string; path: SquareId[]; by: 'card' | 'chance' }
  | { type: 'stayed'; rider: RiderId; by: 'card' | 'chance' }
  | { type: 'wentBack'; rider: RiderId; from: SquareId; to: SquareId; place: string }
  /** TDF-29: `place` from 1; points and seconds are 0 when the prizes are gone. */
  | { type: 'sprintPassed'; rider: RiderId; sprint: number; name: string; place: number; points: number; seconds: number }
  /** `seconds` is the stage time; 0 in a time trial, where the team's last rider decides. */
  | { type: 'lineCrossed'; rider: RiderId; square: SquareId; round: number; seconds: number }
  | { type: 'picked'; seat: Seat; picks: Card[] } // to the seat alone
  | { type: 'laidDown'; seat: Seat; cards: Card[]; why: LaidFor } // to the seat
  | { type: 'laidDownHidden'; seat: Seat; count: number; why: LaidFor } // to the others
  | { type: 'chanceDrawn'; rider: RiderId; card: ChanceCard; isFromUsed: boolean }
  | { type: 'chanceKept'; rider: RiderId; card: KeepCard }
  | { type: 'chanceWentUnder'; card: ChanceCard }
  | { type: 'chanceReshuffled' }
  /** The house deck: −3 to +3. */
  | { type: 'stepsDrawn'; rider: RiderId; steps: number }
  | { type: 'bonusGiven'; rider: RiderId; seconds: number }
  | { type: 'keptUsed'; rider: RiderId; card: KeepCard }
  | { type: 'restartKept'; rider: RiderId }
  /** TDF-30: proof that there was no other way. */
  | { type: 'handShown'; seat: Seat; cards: Card[] }
  /** TDF-31, TDF-35: everybody involved, in order. */
  | { type: 'piledUp'; square: SquareId; row: number; number: number; riders: RiderId[]; by: 'contact' | 'chance'; path: SquareId[] }
  | { type: 'pileUpJoined'; square: SquareId; row: number; number: number; rider: RiderId; by: 'contact' | 'chance'; path: SquareId[] }
  | { type: 'punctured'; rider: RiderId; row: number; number: number }
  /** What the fall costs has been paid; whether he misses a turn. */
  | { type: 'fallSettled'; rider: RiderId; isMissing: boolean }
  | { type: 'gave'; seat: Seat; cards: Card[] } // to the seat alone
  /** TDF-40: nobody of the team is racing any more, so its cards go back by themselves. */
  | { type: 'handReturned'; seat: Seat; count: number }
  /** TDF-39: the riders past the line are taken off the board. */
  | { type: 'roundEnded'; round: number; home: RiderId[] }
  /** TDF-52, TDF-55. */
  | { type: 'takenOff'; riders: RiderId[]; why: 'noCards' | 'lastRound' }
  | { type: 'stageEnded'; stage: number; name: string; result: StageResult }
  /** TDF-44: after a stage that is not the last. */
  | { type: 'jerseyGiven'; rider: RiderId; fastestTeam: Seat; pointsLeader: Seat }
  | { type: 'tourEnded'; totals: number[]; places: number[]; jersey: RiderId }
