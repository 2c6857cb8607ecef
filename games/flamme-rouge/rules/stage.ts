import { shuffle } from '@echappee/kernel'
import { EXHAUSTION } from '../content/cards.ts'
import { FORMS } from '../content/riders.ts'
import { finalOrder } from './classification.ts'
import { raceOrderAtEnd, raceTeams, stageResult } from './results.ts'
import { isDummy, isTimeTrial } from './riders.ts'
import { startRoad } from './start.ts'
import type { State } from './state.ts'
import { ask, tell, type Ctx, type Step } from './tell.ts'
import { beginTimeTrial } from './time-trial.ts'
import { keptAfterRest, keptAfterStage } from './times.ts'

/** FR-36. */
export function beginStage(state: State, day: number, ctx: Ctx): Step {
  tell(state, { type: 'stageBegan', day }, ctx)
  return state.tour.isTour && state.tour.options.form ? dealForms(state, ctx) : 'startStage'
}

/** FR-41: one form card each, face up. */
function dealForms(state: State, ctx: Ctx): Step {
  ctx.chance.about?.(`forms/${state.day}`)
  const cards = shuffle([...FORMS], ctx.chance)
  tell(state, { type: 'formsDealt', forms: cards.slice(0, state.tour.seats) }, ctx)
  return ask(state, 'form', (1 << state.tour.seats) - 1, ctx)
}

export function resolveForms(state: State, ctx: Ctx): Step {
  const riders = state.answers.flatMap((move, seat) =>
    move?.type === 'assignForm' ? [{ rider: move.rider, form: state.forms[seat]! }] : [],
  )
  tell(state, { type: 'formsAssigned', riders }, ctx)
  return 'startStage'
}

export function startStage(state: State, ctx: Ctx): Step {
  return isTimeTrial(state) ? beginTimeTrial(state, ctx) : startRoad(state, ctx)
}

/** FR-44…46: results, recovery, a rest day if there is one, and the next stage. */
export function endStage(state: State, ctx: Ctx): Step {
  tell(state, { type: 'stageEnded', result: stageResult(state) }, ctx)
  const kept = state.riders.map(({ deck, form }, id) => (isDummy(state, id) ? 0 : keptAfterStage(deck[EXHAUSTION]!, form === 'epo')))
  tell(state, { type: 'recovered', kept }, ctx)
  const next = nextStage(state)
  for (let day = state.day + 1; day < next; day++)
    tell(state, { type: 'rested', day, kept: state.riders.map(({ deck }) => keptAfterRest(deck[EXHAUSTION]!)) }, ctx)
  if (next < state.tour.days.length)
    return state.tour.options.pause ? ask(state, 'rest', (1 << state.tour.seats) - 1, ctx) : beginStage(state, next, ctx)
  tell(state, { type: 'tourEnded', places: placesOf(finalOrder(state), state.tour.seats) }, ctx)
  return 'wait'
}

/** FR-44: all are back. */
export function endPause(state: State, ctx: Ctx): Step {
  return beginStage(state, nextStage(state), ctx)
}

/** The day of it; one past the last day if there is none. Rest days lie between stages only. */
function nextStage({ tour, day }: State): number {
  let next = day + 1
  while (tour.days[next] === null) next++
  return next
}

/** FR-32. */
export function endRace(state: State, ctx: Ctx): Step {
  // The places are for those who listen; nothing on the table is made of them.
  const places = ctx.emit === undefined ? [] : placesOf(raceTeams(raceOrderAtEnd(state)), state.tour.seats)
  tell(state, { type: 'tourEnded', places }, ctx)
  return 'wait'
}

/** By seat, dummy teams left out. */
export function placesOf(teams: readonly number[], seats: number): number[] {
  const places: number[] = []
  for (let seat = 0; seat < seats; seat++) places.push(0)
  let place = 1
  for (const team of teams) if (team < seats) places[team] = place++
  return places
}
