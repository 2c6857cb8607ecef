import { deepFreeze, type Context, type Seat } from '@echappee/kernel'
import { LAST_ROUND } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { settleFalls } from './accidents.ts'
import { ask } from './asking.ts'
import { classify, finalResult } from './classification.ts'
import type { Event } from './events.ts'
import { openGiveBack } from './phases/give-back.ts'
import { refill } from './piles.ts'
import { foremost, isRacing, isTrial, raceOrder, racingCount, seatAt, seatOf, stageGraph } from './riders.ts'
import { beginStage } from './stage.ts'
import { resultOf } from './stage-result.ts'
import { NO_RIDER, type RiderId, type State } from './state.ts'
import type { Step } from './step.ts'

/** What follows from a move by itself, until somebody must decide. */
export function advance(state: State, _seat: Seat, step: Step, ctx: Context<Event>): void {
  let next = step
  if (next === 'settle') next = settleFalls(state, ctx)
  if (next === 'wait') return
  // TDF-13: after every turn, and when everybody has given back. In a time trial giving back is no turn (TDF-49).
  if (next === 'turnOver' || !isTrial(state)) refill(state, ctx)
  state.acting = NO_RIDER
  nextTurn(state, ctx)
}

/** TDF-39, TDF-40: what a round begins with. */
export function startRound(state: State, ctx: Context<Event>): void {
  state.round++
  state.team = -1
  for (const rider of state.riders) rider.hasActed = false
  ctx.emit?.({ type: 'roundBegan', round: state.round })
  if (state.round > 1 && !isTrial(state)) {
    if (openGiveBack(state, 0, state.race.seats, ctx) === 'wait') return
    refill(state, ctx)
  }
  nextTurn(state, ctx)
}

/** TDF-11, TDF-50: the next rider, or the end of the round. */
function nextTurn(state: State, ctx: Context<Event>): void {
  for (;;) {
    const id = isTrial(state) ? nextInTrial(state, ctx) : foremost(state, stageGraph(state), 0, state.riders.length)
    if (id === 'wait') return
    if (id === NO_RIDER) return endRound(state, ctx)
    if (!state.riders[id]!.isMissing) {
      state.acting = id
      ask(state, 'play', ctx)
      return
    }
    state.riders[id]!.isMissing = false
    state.riders[id]!.hasActed = true
    ctx.emit?.({ type: 'turnMissed', rider: id })
  }
}

/** TDF-50…52: the teams that have started, one after the other; a team without cards can't act. */
function nextInTrial(state: State, ctx: Context<Event>): RiderId | 'wait' {
  const started = Math.min(state.round, state.race.seats)
  const graph = stageGraph(state)
  for (;;) {
    if (state.team >= 0) {
      const seat = seatAt(state, state.team)
      const id = state.hands[seat]!.length === 0 ? NO_RIDER : foremost(state, graph, seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE)
      if (id !== NO_RIDER) return id
    }
    if (state.team + 1 >= started) return NO_RIDER
    state.team++
    const seat = seatAt(state, state.team)
    if (racingCount(state.riders, seat) > 0 && openGiveBack(state, seat, seat + 1, ctx) === 'wait') return 'wait'
  }
}

/** TDF-39, TDF-52, TDF-55. */
function endRound(state: State, ctx: Context<Event>): void {
  const { riders } = state
  const home: RiderId[] = []
  for (let id = 0; id < riders.length; id++)
    if (riders[id]!.standing === 'finished') {
      riders[id]!.standing = 'home'
      home.push(id)
    }
  state.accidents = []
  state.team = -1
  ctx.emit?.({ type: 'roundEnded', round: state.round, home })
  if (isTrial(state))
    takeOff(
      state,
      riderIds(state).filter((id) => isRacing(riders[id]!) && state.hands[seatOf(id)]!.length === 0),
      'noCards',
      ctx,
    )
  else if (state.round === LAST_ROUND) takeOff(state, raceOrder(state), 'lastRound', ctx)
  if (riders.some(isRacing)) startRound(state, ctx)
  else endStage(state, ctx)
}

/** The place in the list settles who is ahead (TDF-55). */
function takeOff(state: State, riders: RiderId[], why: 'noCards' | 'lastRound', { emit }: Context<Event>): void {
  if (riders.length === 0) return
  for (const [place, id] of riders.entries()) {
    state.riders[id]!.standing = 'out'
    state.riders[id]!.fall = place
  }
  emit?.({ type: 'takenOff', riders, why })
}

/** TDF-44, TDF-46. */
function endStage(state: State, ctx: Context<Event>): void {
  const result = deepFreeze(resultOf(state))
  state.results = [...state.results, result]
  ctx.emit?.({ type: 'stageEnded', stage: state.stage, name: stageGraph(state).board.name, result })
  if (state.stage + 1 === state.race.stages.length) return endTour(state, ctx)
  if (ctx.emit !== undefined) {
    const { riders, teams, teamPoints } = classify(state.results)
    const pointsLeader = teams.reduce((best, seat) => (teamPoints[seat]! > teamPoints[best]! ? seat : best))
    ctx.emit({ type: 'jerseyGiven', rider: riders[0]!, fastestTeam: teams[0]!, pointsLeader })
  }
  beginStage(state, ctx)
  startRound(state, ctx)
}

function endTour(state: State, { emit }: Context<Event>): void {
  state.phase = 'finished'
  if (emit === undefined) return
  const { totals, places, jersey } = finalResult(state.results, state.race.options)
  emit({ type: 'tourEnded', totals: [...totals], places: [...places], jersey })
}

const riderIds = ({ riders }: State): RiderId[] => riders.map((_, id) => id)
