import * as z from 'zod/mini'
import { CARDS, COUNTERS, HANDICAPS } from '../content/cards.ts'
import type { Move } from './moves.ts'

/** Any whole number passes as a target: one that is no opponent is answered by VDT-35, not here. */
export const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('km'), value: z.literal([20, 40, 60]) }),
  z.strictObject({ type: z.literal('counter'), card: z.enum(COUNTERS) }),
  z.strictObject({ type: z.literal('handicap'), card: z.enum(HANDICAPS), target: z.int() }),
  z.strictObject({ type: z.literal('climber') }),
  z.strictObject({ type: z.literal('sprint') }),
  z.strictObject({ type: z.literal('discard'), card: z.enum(CARDS) }),
])
