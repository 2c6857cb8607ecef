import type { Context, Seat } from '@echappee/kernel'
import { stageOf } from './course.ts'
import type { Event } from './events.ts'
import { capAfter, finalRanking, placesOf, pointsOf, type Ranking } from './scoring.ts'
import { orderFrom } from './seats.ts'
import type { State } from './state.ts'

/** VDT-7: everybody at 0, nothing in front of anybody, the bearer first. */
export function startStage(state: State, stageIndex: number, ctx: Context<Event>): void {
  state.stageIndex = stageIndex
  const stage = stageOf(state)
  state.phase = stage.type === 'timetrial' ? 'timetrial' : 'road'
  state.order = orderFrom(state.bearer!, state.riders.length)
  state.turn = 0
  state.rounds = 0
  state.rolls = 0
  for (const rider of state.riders) rider.at = 0
  ctx.emit?.({ type: 'stageStarted', n: stage.n, stageType: stage.type, order: [...state.order] })
}

/** VDT-25 to VDT-28; then the next stage, or the end of the tour. */
export function endStage(state: State, winner: Seat, isStopped: boolean, ctx: Context<Event>): void {
  scoreStage(state, winner, isStopped, ctx)
  clearTable(state)
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
  const points = pointsOf(places)
  for (let seat = 0; seat < points.length; seat++) state.totals[seat]! += points[seat]!
  const { n } = stageOf(state)
  // Never changed again, so copies of the state may share it.
  state.results.push(
    Object.freeze({ n, winner, bearer: state.bearer!, places: freeze(places), points: freeze(points), stopped: isStopped }),
  )
  ctx.emit?.({ type: 'stageEnded', n, winner, places: [...places], points: [...points], totals: [...state.totals], stopped: isStopped })
}

/** VDT-27. */
function clearTable(state: State): void {
  for (const rider of state.riders) {
    if (rider.handicap !== null) state.discardPile.push(rider.handicap)
    if (rider.hasClimber) state.discardPile.push('S_CLIMB')
    if (rider.hasSprinter) state.discardPile.push('S_SPRINT')
    rider.handicap = null
    rider.hasClimber = false
    rider.hasSprinter = false
    rider.toMiss = 0
  }
}

/** VDT-28. */
function awardCap(state: State, ctx: Context<Event>): void {
  const from = state.bearer!
  const { seat, reason } = capAfter({ totals: state.totals, places: state.results.at(-1)!.places, bearer: from })
  state.bearer = seat
  ctx.emit?.({ type: 'capAwarded', seat, reason, from })
}

function endTour(state: State, ctx: Context<Event>): void {
  state.phase = 'finished'
  if (ctx.emit === undefined) return
  const { ranks, winners } = ranking(state)
  ctx.emit({ type: 'tourEnded', ranking: ranks, winners })
}

function freeze(numbers: number[]): number[] {
  return Object.freeze(numbers) as number[]
}
