import type { Chance, Seat } from '@echappee/kernel'
import { LAST_SQUARE } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { ownAnswers } from '../rules/batch.ts'
import { determinize } from '../rules/determinize.ts'
import { seatOf, teamSet } from '../rules/riders.ts'
import type { State, View } from '../rules/state.ts'

/** Advice 13: people hide what they will need. A face-down token has the colour of some square ahead, the last one twice as likely as any other. */
export function believe(view: View, chance: Chance): State {
  const state = determinize(view, chance)
  const { cases } = state.race.course
  for (const [id, rider] of state.riders.entries()) {
    const seat = seatOf(id)
    // What a sheet or an open pace tells is no matter of belief, and neither are answers that may rest on the token.
    if (state.hidden[id] === null || seat === view.viewer || state.teams[seat] !== null || rider.pace !== null) continue
    if (state.answered & (1 << id) || rider.at > LAST_SQUARE) continue
    const at = rider.at + chance.int(LAST_SQUARE - rider.at + 2)
    state.hidden[id] = cases[Math.min(at, LAST_SQUARE) - 1]!
  }
  return state
}

/** All that the seat knows, in few letters. */
export function infoKey(state: State, seat: Seat): string {
  let key = `${state.phase} ${state.round} ${state.step} ${state.group} ${state.asked} ${state.answered & teamSet(seat)} ${state.draws.join('/')}`
  for (const { at, up, down, pace, moved, hasOffensive, faceDown } of state.riders)
    key += `|${at},${up.join('')},${down},${pace},${moved},${hasOffensive ? 1 : 0},${faceDown}`
  const first = seat * TEAM_SIZE
  key += `|${state.hidden.slice(first, first + TEAM_SIZE).join()}|${ownAnswers(state, seat).join()}|${state.teams.join()}`
  const draft = state.drafts[seat]
  return draft === undefined ? key : `${key}|${draft.tokens.join(';')} ${draft.hidden.join()} ${draft.changes}`
}
