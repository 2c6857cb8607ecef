import * as z from 'zod/mini'
import { CARDS, PLAYS } from '../content/cards.ts'
import type { Move } from './moves.ts'

/** Any whole number passes in a besace or a bid: one that is too large is answered by TI-5 or TI-65, not here. */
export const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('besace'), r: z.int(), s: z.int(), a: z.int() }),
  z.strictObject({ type: z.literal('play'), play: z.enum(PLAYS) }),
  z.strictObject({ type: z.literal('hide'), card: z.enum(CARDS) }),
  z.strictObject({ type: z.literal('attack'), level: z.literal([0, 1, 2]) }),
  z.strictObject({ type: z.literal('answer'), answer: z.enum(['complete', 'drop']) }),
  z.strictObject({ type: z.literal('counter'), answer: z.enum(['yes', 'no']) }),
  z.strictObject({ type: z.literal('bid'), count: z.int() }),
  z.strictObject({ type: z.literal('swap'), give: z.enum(CARDS), take: z.enum(CARDS) }),
  z.strictObject({ type: z.literal('done') }),
])
