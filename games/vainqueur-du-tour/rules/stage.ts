import type { Context, Seat } from '@echappee/kernel'
import { tell } from './change.ts'
import { stageAt, stageOf } from './course.ts'
import type { Event } from './events.ts'
import { capAfter, finalRanking, placesOf, pointsOf, type Ranking } from './scoring.ts'
import { orderFrom } from './seats.ts'
import { stagePoints } from './numbers.ts'
import type { State } from './state.ts'

/** VDT-7: the bearer first. */
export function startStage(state: State, stageIndex: number, ctx: Context<Event>): void {
  const { n, type } = stageAt(state.tour, stageIndex)
  tell(state, { type: 'stageStarted', n, stageType: type, order: orderFrom(state.bearer!, state.riders.length) }, ctx)
}

/** VDT-25 to VDT-28; then the next stage, or the end of the tour. */
export function endStage(state: State, winner: Seat, isStopped: boolean, ctx: Context<Event>): void {
  scoreStage(state, winner, isStopped, ctx)
  if (state.stageIndex + 1 < state.tour.stages.length) {
    awardCap(state, ctx)
    startStage(state, state.stageIndex + 1, ctx)
  } else endTour(state, ctx)
}

/** VDT-30 to VDT-32. */
export function ranking(state: State): Ranking {
  return finalRanking({ totals: state.totals, bearer: state.bearer!, places: state.results.map((result) => result.places) })
}

/** VDT-25, VDT-26. */
function scoreStage(state: State, winner: Seat, isStopped: boolean, ctx: Context<Event>): void {
  const places = placesOf(
    state.riders.map((rider) => rider.at),
    winner,
    state.tour.options.placeTies,
  )
  const points = pointsOf(places, stagePoints(state.tour))
  const totals = state.totals.map((total, seat) => total + points[seat]!)
  tell(state, { type: 'stageEnded', n: stageOf(state).n, winner, places, points, totals, stopped: isStopped }, ctx)
}

/** VDT-28. */
function awardCap(state: State, ctx: Context<Event>): void {
  const from = state.bearer!
  const { seat, reason } = capAfter({ totals: state.totals, places: state.results.at(-1)!.places, bearer: from })
  tell(state, { type: 'capAwarded', seat, reason, from }, ctx)
}

function endTour(state: State, ctx: Context<Event>): void {
  const { ranks, winners } = ranking(state)
  tell(state, { type: 'tourEnded', ranking: ranks, winners }, ctx)
}
