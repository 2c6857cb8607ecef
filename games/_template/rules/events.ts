import type { Seat } from '@echappee/kernel'
import type { Card } from '../content/deck.ts'

/** Past tense; public unless said otherwise. */
export type Event =
  | { type: 'dealt'; seat: Seat; cards: Card[] } // to the seat alone
  | { type: 'dealtHidden'; seat: Seat; count: number } // to everybody but the seat
  | { type: 'roundBegan'; round: number }
  | { type: 'chose'; seat: Seat; card: Card } // to the seat alone: nobody else learns even that
  | { type: 'revealed'; cards: Card[] }
  | { type: 'rode'; seat: Seat; from: number; to: number; by: 'card' | 'wind' }
  | { type: 'windBlew'; squares: number; seats: Seat[] }
  | { type: 'reshuffled'; count: number }
  | { type: 'drew'; seat: Seat; card: Card } // to the seat alone
  | { type: 'drewHidden'; seat: Seat } // to everybody but the seat
  | { type: 'finished'; places: number[] }
