import type { Context, Seat } from '@echappee/kernel'
import { LAST_ROUND } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { settleFalls } from './accidents.ts'
import { classify, finalResult, pointsLeader } from './classification.ts'
import type { Event } from './events.ts'
import { openGiveBack } from './phases/give-back.ts'
import { refill } from './piles.ts'
import { foremost, isRacing, isTrial, raceOrder, racingCount, seatAt, seatOf, stageGraph } from './riders.ts'
import { beginStage } from './stage.ts'
import { resultOf } from './stage-result.ts'
import { NO_RIDER, type RiderId, type State } from './state.ts'
import type { Step } from './step.ts'
import { ask, tell } from './tell.ts'

/** What follows from a move by itself, until somebody must decide. */
export function advance(state: State, _seat: Seat, step: Step, ctx: Context<Event>): void {
  let next = step
  if (next === 'settle') next = settleFalls(state, ctx)
  if (next === 'wait') return
  // TDF-13, TDF-49: after every turn, and when everybody has given back.
  refill(state, ctx)
  state.acting = NO_RIDER
  nextTurn(state, ctx)
}

/** TDF-39, TDF-40: what a round begins with. */
export function startRound(state: State, ctx: Context<Event>): void {
  tell(state, { type: 'roundBegan', round: state.round + 1 }, ctx)
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
    tell(state, { type: 'turnMissed', rider: id }, ctx)
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
    if (racingCount(state.riders, seat) === 0) continue
    if (openGiveBack(state, seat, seat + 1, ctx) === 'wait') return 'wait'
    refill(state, ctx)
  }
}

/** TDF-39, TDF-52, TDF-55. */
function endRound(state: State, ctx: Context<Event>): void {
  const { riders } = state
  const home: RiderId[] = []
  for (let id = 0; id < riders.length; id++) if (riders[id]!.standing === 'finished') home.push(id)
  tell(state, { type: 'roundEnded', round: state.round, home }, ctx)
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

function takeOff(state: State, riders: RiderId[], why: 'noCards' | 'lastRound', ctx: Context<Event>): void {
  if (riders.length > 0) tell(state, { type: 'takenOff', riders, why }, ctx)
}

/** TDF-44, TDF-46. */
function endStage(state: State, ctx: Context<Event>): void {
  tell(state, { type: 'stageEnded', stage: state.stage, name: stageGraph(state).board.name, result: resultOf(state) }, ctx)
  if (state.stage + 1 === state.race.stages.length) return endTour(state, ctx)
  if (ctx.emit !== undefined) {
    const table = classify(state.results)
    ctx.emit({ type: 'jerseyGiven', rider: table.riders[0]!, fastestTeam: table.teams[0]!, pointsLeader: pointsLeader(table) })
  }
  beginStage(state, ctx)
  startRound(state, ctx)
}

function endTour(state: State, ctx: Context<Event>): void {
  const { totals, places, jersey } = finalResult(state.results, state.race.options)
  tell(state, { type: 'tourEnded', totals: [...totals], places: [...places], jersey }, ctx)
}

const riderIds = ({ riders }: State): RiderId[] => riders.map((_, id) => id)
