import type { Chance } from '@echappee/kernel'
import { LAST_SQUARE } from '../content/road.ts'
import { determinize } from '../rules/determinize.ts'
import { seatOf } from '../rules/riders.ts'
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
