import type { Issue } from '@echappee/kernel'
import * as z from 'zod/mini'
import { EXHAUSTION } from '../content/cards.ts'
import { MAX_TEAMS, TRAITS, type Trait } from '../content/riders.ts'
import { STAGE_TYPES } from '../content/stages.ts'
import { change } from './change.ts'
import { newDay } from './new-day.ts'
import type { RiderId, StageResult, State } from './state.ts'

/** Where a tour goes on whose first stages were ridden elsewhere, at a real table: all that FR-36 to FR-46 keep from one stage to the next. */
export interface Carry {
  /** The day of the next stage. */
  day: number
  /** By rider, FR-37. */
  drawOrder: number[]
  /** By rider: exhaustion cards for the next stage (FR-45, FR-46). */
  kept: number[]
  /** By rider, FR-40. */
  traits: (Trait | null)[]
  results: StageResult[]
}

/** More would not be a tour any more. */
const MOST = { riders: 2 * MAX_TEAMS, stages: 21, days: 26, cards: 60, seconds: 100_000, points: 100 } as const

const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const byRider = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(MOST.riders))
const line = z.strictObject({
  rider: upTo(MOST.riders - 1),
  place: upTo(MOST.riders),
  time: z.int().check(z.minimum(-MOST.seconds), z.maximum(MOST.seconds)),
  bonus: upTo(MOST.seconds),
  green: upTo(MOST.points),
  mountain: upTo(MOST.points * 10),
})
const stageResult = z.strictObject({
  day: upTo(MOST.days),
  stage: z.string().check(z.maxLength(24)),
  type: z.enum(STAGE_TYPES),
  riders: byRider(line),
})

export const carrySchema = z.strictObject({
  day: upTo(MOST.days),
  drawOrder: byRider(upTo(MOST.riders - 1)),
  kept: byRider(upTo(MOST.cards)),
  traits: byRider(z.nullable(z.enum(TRAITS))),
  results: z.array(stageResult).check(z.maxLength(MOST.stages)),
})

/** The next day is a stage, and every stage before it has its result. */
export function carryIssues({ day, results }: Carry, days: readonly unknown[]): Issue[] {
  if (day >= days.length || days[day] === 'rest') return [{ path: ['carry', 'day'], code: 'carry_day', params: { day: day + 1 } }]
  const before = days.flatMap((one, i) => (i < day && one !== 'rest' ? [i] : []))
  const isSame = results.length === before.length && results.every((one, i) => one.day === before[i])
  return isSame ? [] : [{ path: ['carry', 'results'], code: 'carry_results', params: { stages: before.length } }]
}

/** Every list has all riders of the tour, each once. */
export function carryRiderIssues({ drawOrder, kept, traits, results }: Carry, riders: number): Issue[] {
  const isEverybody = (ids: readonly RiderId[]) => ids.length === riders && new Set(ids).size === riders && ids.every((id) => id < riders)
  const isGood =
    isEverybody(drawOrder) &&
    kept.length === riders &&
    traits.length === riders &&
    results.every((one) => isEverybody(one.riders.map(({ rider }) => rider)))
  return isGood ? [] : [{ path: ['tour', 'carry'], code: 'carry_riders', params: { riders } }]
}

/** FR-37, FR-40, FR-43: the classifications, traits and exhaustion cards of the stages before. */
export function goOn(state: State, carry: Carry): void {
  state.drawOrder = [...carry.drawOrder]
  for (const result of carry.results) change(state, { type: 'stageEnded', result: JSON.parse(JSON.stringify(result)) as StageResult })
  newDay(state, carry.day)
  for (const [id, rider] of state.riders.entries()) {
    rider.trait = carry.traits[id]!
    rider.deck[EXHAUSTION] = carry.kept[id]!
  }
}
