import type { Seat } from '@echappee/kernel'
import type { Cause, Pace } from '../content/paces.ts'
import type { Terrain, Tokens } from '../content/road.ts'
import type { TeamId } from '../content/teams.ts'
import type { Criterion } from './classification.ts'
import type { Draft, Phase, RiderId } from './state.ts'

/** Why a step of the resolution has something to do, or nothing. */
const STEP_REASONS = {
  /** Riders: those who play an Offensive. */
  1: ['offensives', 'noOffensive'],
  /** Riders: the pairs. */
  2: ['pairAway', 'noPair', 'nobodyLeft'],
  /** Riders: those who accelerate. */
  3: ['accelerations', 'noAcceleration'],
  /** Riders: those in Sillage. */
  4: ['wheelFound', 'wheelMissed', 'noSillage'],
  /** Riders: those who may say "Je tracte". */
  5: ['mayAnnounce', 'pairTows', 'noTower', 'nobodyLeft'],
  /** Riders: those left who may follow. */
  6: ['towOpen', 'noTow', 'nobodyLeft'],
  /** Riders: those left, who move one square. */
  7: ['steady', 'nobodyLeft'],
  /** Riders: the whole group. */
  8: ['markersBack'],
} as const
export type ResolutionStep = keyof typeof STEP_REASONS
export type StepReason = (typeof STEP_REASONS)[ResolutionStep][number]

/** A plate as everybody sees it. */
export interface Plate {
  up: Tokens
  down: number
}

/** What happened to a seat's draft. */
export type DraftChange = 'opened' | 'started' | 'added' | 'removed' | 'cleared' | 'hid' | 'confirmed'

/**
 * Past tense; public unless said otherwise. Folded over a view, one after the other, they lead exactly to the next view:
 * `answered` and `drafted` tell the seat, and nobody else, all that it has answered so far, because an answer can be replaced.
 */
export type Event =
  /** CDB-7: picked by the seat, or dealt to it. */
  | { type: 'teamTaken'; seat: Seat; team: TeamId; tokens: Tokens[]; isDealt: boolean }
  /** A question is put to the owners of these riders; `phase` is its kind, `step` as in the state. Nothing is answered yet. */
  | { type: 'asked'; phase: Phase; step: number; riders: RiderId[] }
  | { type: 'drafted'; seat: Seat; change: DraftChange; draft: Draft; isConfirmed: boolean } // to the seat alone
  /** CDB-6, CDB-8, CDB-9: by rider. What a seat has hidden is in its own last draft. */
  | { type: 'platesShown'; plates: Plate[] }
  | { type: 'roundStarted'; round: number }
  /** CDB-13. */
  | { type: 'groupCame'; case: number; terrain: Terrain; riders: RiderId[] }
  /** The answers of all the seat's riders so far, by letter. */
  | { type: 'answered'; seat: Seat; rider: RiderId; answer: string; answers: (string | null)[] } // to the seat alone
  /** CDB-17. */
  | { type: 'pacesRevealed'; paces: { rider: RiderId; pace: Pace }[] }
  /** The tow of the step before, if any, is closed. With step 8 the paces leave the table. */
  | { type: 'stepBegan'; step: ResolutionStep; reason: StepReason; riders: RiderId[] }
  /** CDB-24: what the riders in Sillage said, all at once. */
  | { type: 'towsAnnounced'; towing: RiderId[]; quiet: RiderId[] }
  /** CDB-21, CDB-24, CDB-25. `riders` tow. */
  | { type: 'towOpened'; distance: 2 | 3; reason: 'pair' | 'announced'; riders: RiderId[] }
  /** CDB-29: who follows and who does not; why not, nobody is told. */
  | { type: 'towTaken'; distance: 2 | 3; followers: RiderId[]; others: RiderId[] }
  /** CDB-18 to CDB-27. `paid` is written as in `payments.ts`. An Offensive leaves the game with it. `feeds`: the feed zone is passed (CDB-31). */
  | { type: 'rode'; rider: RiderId; from: number; to: number; cause: Cause; paid: string; feeds: boolean }
  /** CDB-33: `shown` is the face-down energy token that was turned up; the plate as it is now. */
  | { type: 'refilled'; rider: RiderId; tokens: string; shown: Terrain | null; up: Tokens }
  /** CDB-32: these took nothing; whether they could have, nobody is told. */
  | { type: 'refillsDeclined'; riders: RiderId[] }
  /** CDB-37: drawn unseen from the remaining card and the new ones. */
  | { type: 'musettesDrawn'; seats: Seat[]; added: number[] }
  | { type: 'roundEnded'; round: number }
  /**
   * CDB-41 to CDB-50. `order` is the full classification of the riders, `places` those of the seats; `decidedBy` says what put the winner before the
   * best rider of any other seat. `hidden` by rider, `musettes` by seat.
   */
  | {
      type: 'gameEnded'
      order: RiderId[]
      places: number[]
      winner: Seat
      decidedBy: Criterion
      hidden: (Terrain | null)[]
      musettes: number[]
      leftOver: number
    }

/** The compiler holds the list complete. */
const TYPES: Record<Event['type'], true> = {
  teamTaken: true,
  asked: true,
  drafted: true,
  platesShown: true,
  roundStarted: true,
  groupCame: true,
  answered: true,
  pacesRevealed: true,
  stepBegan: true,
  towsAnnounced: true,
  towOpened: true,
  towTaken: true,
  rode: true,
  refilled: true,
  refillsDeclined: true,
  musettesDrawn: true,
  roundEnded: true,
  gameEnded: true,
}
export const EVENT_TYPES = Object.keys(TYPES) as readonly Event['type'][]
