import type { Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/teams.ts'
import { classify, finalResult, type Classification } from '../rules/classification.ts'
import { isTrial, orderKey, placeFrom, raceOrder, seatOf, stageGraph } from '../rules/riders.ts'
import { NO_RIDER, type RiderId, type View } from '../rules/state.ts'
import { sum } from '../rules/times.ts'

/** TDF-44, TDF-48: the standings after the latest stage, of which there must be one. */
export function standingsOf({ results, race }: View): Classification {
  return results.length === race.stages.length ? finalResult(results, race.options) : classify(results)
}

/** TDF-44: who wears the yellow jersey; nobody before a stage is over. */
export function leaderOf(scene: View): RiderId {
  return scene.results.length === 0 ? NO_RIDER : standingsOf(scene).riders[0]!
}

export interface Turn {
  readonly id: RiderId
  readonly state: 'now' | 'next' | 'missing' | 'done'
}

/** The riders of this round: who is to ride, then the others in order, then who has ridden. In a time trial team by team. */
export function turnsOf(scene: View): Turn[] {
  const order = raceOrder(scene)
  const graph = stageGraph(scene)
  const rank = (id: RiderId) =>
    (isTrial(scene) ? (scene.race.seats - placeFrom(scene, seatOf(id))) * 1e9 : 0) + orderKey(scene, graph, id, scene.riders[id]!)
  const sorted = order.toSorted((a, b) => rank(b) - rank(a))
  const stateOf = (id: RiderId): Turn['state'] => {
    if (id === scene.acting) return 'now'
    const { hasActed, isMissing } = scene.riders[id]!
    return hasActed ? 'done' : isMissing ? 'missing' : 'next'
  }
  const turns = sorted.map((id) => ({ id, state: stateOf(id) }))
  const isOpen = ({ state }: Turn) => state !== 'done'
  const open = turns.filter(isOpen)
  return [
    ...open.filter(({ state }) => state === 'now'),
    ...open.filter(({ state }) => state !== 'now'),
    ...turns.filter((turn) => !isOpen(turn)),
  ]
}

export function teamOf(seat: Seat): RiderId[] {
  return Array.from({ length: TEAM_SIZE }, (_, i) => seat * TEAM_SIZE + i)
}

/** Points of the stages that are over, and of the sprints of this one; at the end the total with all bonuses. */
export function pointsNow(scene: View, seat: Seat): number {
  if (scene.phase === 'finished') return finalResult(scene.results, scene.race.options).totals[seat]!
  const before = sum(scene.results.map(({ points }) => points[seat]!))
  return before + stageBonus(scene, seat).points
}

/** Prizes of the stage that is ridden; none once its result stands. */
export function stageBonus(scene: View, seat: Seat): { readonly points: number; readonly seconds: number } {
  const isCounted = scene.results.length > scene.stage
  const own = isCounted ? [] : teamOf(seat).map((id) => scene.riders[id]!)
  return { points: sum(own.map(({ bonusPoints }) => bonusPoints)), seconds: sum(own.map(({ bonusSeconds }) => bonusSeconds)) }
}

export function seatsOf({ race }: View): Seat[] {
  return Array.from({ length: race.seats }, (_, seat) => seat)
}
