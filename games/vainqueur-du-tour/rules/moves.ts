import type { Card, Counter, Handicap } from '../content/cards.ts'
import type { Seat } from '@echappee/kernel'

/** VDT section 5: moves name card codes, never card copies. */
export type Move =
  | { type: 'roll' }
  | { type: 'km'; value: 20 | 40 | 60 }
  | { type: 'counter'; card: Counter }
  | { type: 'handicap'; card: Handicap; target: Seat }
  | { type: 'climber' }
  | { type: 'sprint' }
  | { type: 'discard'; card: Card }
