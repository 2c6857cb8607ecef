import { askReactions, beginRound } from './round.ts'
import { endRace, endStage, startStage } from './stage.ts'
import type { State } from './state.ts'
import type { Ctx, Step } from './tell.ts'
import { endTeamTurn } from './time-trial.ts'

const STEPS: Readonly<Record<Exclude<Step, 'wait'>, (state: State, ctx: Ctx) => Step>> = {
  startStage,
  round: beginRound,
  reactions: (state, ctx) => askReactions(state, state.order, ctx),
  endOfTeamTurn: endTeamTurn,
  endStage,
  endRace,
}

/** What follows by itself, until somebody must decide. */
export function advance(state: State, step: Step, ctx: Ctx): void {
  let next = step
  while (next !== 'wait') next = STEPS[next](state, ctx)
}
