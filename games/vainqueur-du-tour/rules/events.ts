import type { Seat } from '@echappee/kernel'
import type { Card, Counter, Handicap } from '../content/cards.ts'
import type { Instruction, StageType } from '../content/board.ts'

/** Why somebody bears the cap: the prologue, the highest total alone, or one of the four tie-breaks of VDT-28. */
export type CapReason = 'prologue' | 'leader' | 'tie-stage-winner' | 'tie-best-placed' | 'tie-bearer' | 'tie-clockwise'

/** Past tense; public unless said otherwise. */
export type Event =
  | { type: 'prologueRolled'; seat: Seat; value: number }
  /** VDT-3: these seats share the highest roll and roll again. */
  | { type: 'prologueTied'; seats: Seat[] }
  | { type: 'capAwarded'; seat: Seat; reason: CapReason; from: Seat | null }
  | { type: 'dealtHidden'; seat: Seat; count: number } // to everybody but the seat
  | { type: 'dealt'; seat: Seat; cards: Card[] } // to the seat alone
  | { type: 'stageStarted'; n: number; stageType: StageType; order: Seat[] }
  | { type: 'deckReshuffled'; count: number }
  | { type: 'drewHidden'; seat: Seat } // to everybody but the seat
  | { type: 'drew'; seat: Seat; card: Card } // to the seat alone
  /** `enters`: the sprint zone or the line, when this ride brings him into it. */
  | { type: 'rode'; seat: Seat; value: 20 | 40 | 60; from: number; to: number; enters: 'zone' | 'line' | null }
  | { type: 'handicapLaid'; seat: Seat; target: Seat; card: Handicap }
  | { type: 'countered'; seat: Seat; handicap: Handicap; card: Counter }
  | { type: 'climberLaid'; seat: Seat }
  | { type: 'sprinted'; seat: Seat; from: number; to: number }
  /** `isStuck`: the option `discard` let him discard only because he had nothing to play (VDT-18); never told with `free`. */
  | { type: 'discarded'; seat: Seat; card: Card; isStuck: boolean }
  | { type: 'trialRolled'; seat: Seat; value: number; from: number; to: number }
  | { type: 'trialInstruction'; seat: Seat; square: number; do: Instruction['do']; n: number; to: number }
  | { type: 'turnMissed'; seat: Seat; left: number }
  | { type: 'turnBegan'; seat: Seat; round: number }
  | { type: 'stageEnded'; n: number; winner: Seat; places: number[]; points: number[]; totals: number[]; stopped: boolean }
  | { type: 'tourEnded'; ranking: number[]; winners: Seat[] }
