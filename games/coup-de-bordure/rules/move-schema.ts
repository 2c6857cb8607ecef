import * as z from 'zod/mini'
import { PACES } from '../content/paces.ts'
import { TERRAINS } from '../content/road.ts'
import { TEAM_IDS } from '../content/teams.ts'
import type { Move } from './moves.ts'
import { PAYMENTS, REFILLS } from './payments.ts'

const rider = z.int()
const terrain = z.enum(TERRAINS)

/** Any whole number passes as a rider: one that is not asked about is answered by the rules, not here. */
export const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('team'), team: z.enum(TEAM_IDS) }),
  z.strictObject({ type: z.literal('start'), from: z.enum(['course', ...TEAM_IDS]) }),
  z.strictObject({ type: z.literal('add'), rider, terrain }),
  z.strictObject({ type: z.literal('remove'), rider, terrain }),
  z.strictObject({ type: z.literal('clear') }),
  z.strictObject({ type: z.literal('hide'), rider, terrain: z.nullable(terrain) }),
  z.strictObject({ type: z.literal('confirm') }),
  z.strictObject({ type: z.literal('pace'), rider, pace: z.enum(PACES) }),
  z.strictObject({ type: z.literal('pay'), rider, tokens: z.enum(PAYMENTS as [string, ...string[]]) }),
  z.strictObject({ type: z.literal('follow'), rider, tokens: z.enum(['', ...PAYMENTS]) }),
  z.strictObject({ type: z.literal('announce'), rider, tow: z.boolean() }),
  z.strictObject({ type: z.literal('refill'), rider, tokens: z.enum(REFILLS as [string, ...string[]]) }),
])
