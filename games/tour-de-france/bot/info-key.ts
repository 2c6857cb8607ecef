import type { Seat } from '@echappee/kernel'
import { seatOf } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'

/** The road, what is being decided there, and the own cards. */
export function infoKey(state: State, seat: Seat): string {
  const { stage, round, phase, acting, riders, falls, landings, passes, hands, picks } = state
  let key = `${stage}.${round}.${phase}.${acting}|${falls.join()}|${landings.join()}|${passes.join()}`
  for (const { standing, at, hasActed, isMissing, kept, passed, arrival } of riders)
    key += `|${standing}${at}${hasActed ? '*' : ''}${isMissing ? '-' : ''}${kept.join()}.${passed}.${arrival}`
  key += `|${hands[seat]!.toSorted((a, b) => a - b).join()}`
  return acting >= 0 && seatOf(acting) === seat ? `${key}|${picks.join()}` : key
}
