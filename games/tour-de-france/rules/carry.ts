import type { Issue } from '@echappee/kernel'
import * as z from 'zod/mini'
import { MAX_SEATS, TEAM_SIZE } from '../content/teams.ts'
import { STAGE_KINDS, TOUR_LIMITS, type Tour } from '../content/tours.ts'

export type Carry = NonNullable<Tour['carry']>

export const CARRY_ISSUES = ['carry_stages', 'carry_riders'] as const

const RIDERS = MAX_SEATS * TEAM_SIZE
/** More than any stage can give or take. */
const MOST = 100_000

const seat = z.int().check(z.minimum(0), z.maximum(MAX_SEATS - 1))
const list = (min: number, max: number, length: number) => z.array(z.int().check(z.minimum(min), z.maximum(max))).check(z.maxLength(length))
const result = z.strictObject({
  kind: z.enum(STAGE_KINDS),
  first: seat,
  times: list(-MOST, MOST, RIDERS),
  places: list(1, RIDERS, RIDERS),
  bonusSeconds: list(-MOST, MOST, RIDERS),
  points: list(0, MOST, MAX_SEATS),
})

export const carrySchema: z.ZodMiniType<Carry> = z.strictObject({
  first: z.exactOptional(seat),
  results: z.array(result).check(z.maxLength(TOUR_LIMITS.stages)),
})

/** A stage is left, every stage before it has the kind that the tour says, and its result has everybody at this table. */
export function carryIssues({ first = 0, results }: Carry, stages: Tour['stages'], seats: number): Issue[] {
  const path = ['tour', 'carry']
  if (results.length >= stages.length || results.some(({ kind }, i) => kind !== stages[i]!.kind))
    return [{ path, code: 'carry_stages', params: { given: results.length, stages: stages.length } }]
  const riders = seats * TEAM_SIZE
  const isWhole = (one: Carry['results'][number]) =>
    one.first < seats && [one.times, one.places, one.bonusSeconds].every(({ length }) => length === riders) && one.points.length === seats
  return first < seats && results.every(isWhole) ? [] : [{ path, code: 'carry_riders', params: { riders } }]
}
