import type { Context } from '@echappee/kernel'
import { LAST_SQUARE } from '../content/road.ts'
import { ask } from './batch.ts'
import { beginRound, bringGroup } from './change.ts'
import type { Event } from './events.ts'
import { endGame } from './finish.ts'
import { drawMusettes } from './musettes.ts'
import { ridersIn } from './riders.ts'
import type { State } from './state.ts'

export function startRound(state: State, ctx: Context<Event>): void {
  beginRound(state, state.round + 1)
  ctx.emit?.({ type: 'roundStarted', round: state.round })
  playNextGroup(state, ctx)
}

/** CDB-13: the riders nearest the finish of those that have not moved. Who moved is always in front of them, so a square holds no two groups. */
export function playNextGroup(state: State, ctx: Context<Event>): void {
  const { riders } = state
  let front = 0
  let group = 0
  for (let i = 0; i < riders.length; i++) {
    const { at, moved } = riders[i]!
    if (moved !== null || at < front) continue
    if (at > front) group = 0
    front = at
    group |= 1 << i
  }
  if (group === 0) {
    endRound(state, ctx)
    return
  }
  bringGroup(state, group, front)
  ctx.emit?.({ type: 'groupCame', case: front, terrain: state.race.course.cases[front - 1]!, riders: [...ridersIn(group)] })
  ask(state, 'pace', 0, group, ctx)
}

/** CDB-38, CDB-41. */
function endRound(state: State, ctx: Context<Event>): void {
  if (state.race.options.musetteTie === 'round') drawMusettes(state, ctx)
  ctx.emit?.({ type: 'roundEnded', round: state.round })
  if (hasCrossed(state)) endGame(state, ctx)
  else startRound(state, ctx)
}

function hasCrossed({ riders }: State): boolean {
  for (let i = 0; i < riders.length; i++) if (riders[i]!.at > LAST_SQUARE) return true
  return false
}
