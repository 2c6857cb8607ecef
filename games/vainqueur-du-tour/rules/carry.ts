import type { Issue } from '@echappee/kernel'
import * as z from 'zod/mini'
import type { BoardPack } from '../content/board.ts'
import { change } from './change.ts'
import { MAX_SEATS } from './moves.ts'
import { capAfter, pointsOf } from './scoring.ts'
import { stagePoints } from './numbers.ts'
import type { State } from './state.ts'

export type Carry = NonNullable<BoardPack['carry']>

export const CARRY_ISSUES = ['carry_stages', 'carry_riders'] as const
export type CarryIssue = (typeof CARRY_ISSUES)[number]

const MOST_PLACES = 30

export const carrySchema: z.ZodMiniType<Carry> = z.strictObject({
  bearer: z.int().check(z.minimum(0), z.maximum(MAX_SEATS - 1)),
  places: z.array(z.array(z.int().check(z.minimum(1), z.maximum(MAX_SEATS))).check(z.maxLength(MAX_SEATS))).check(z.maxLength(MOST_PLACES)),
})

/** A stage is left, and everybody at this table has a place in each that was run: one of them the first (VDT-20). */
export function carryIssues({ bearer, places }: Carry, stages: number, seats: number): Issue[] {
  const path = ['board', 'carry']
  if (places.length >= stages) return [{ path, code: 'carry_stages', params: { given: places.length, stages } }]
  const isWhole = (stage: readonly number[]) => stage.length === seats && stage.filter((place) => place === 1).length === 1
  return bearer < seats && places.every(isWhole) ? [] : [{ path, code: 'carry_riders', params: { seats } }]
}

/** VDT-26, VDT-28: points and cap of the stages before. */
export function goOn(state: State, { bearer, places: stages }: Carry): void {
  state.bearer = bearer
  for (const [i, places] of stages.entries()) {
    const points = pointsOf(places, stagePoints(state.tour))
    const totals = state.totals.map((total, seat) => total + points[seat]!)
    change(state, { type: 'stageEnded', n: state.tour.stages[i]!, winner: places.indexOf(1), places, points, totals, stopped: false })
    state.bearer = capAfter({ totals, places, bearer: state.bearer }).seat
  }
}
