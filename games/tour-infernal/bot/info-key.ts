import type { Seat } from '@echappee/kernel'
import type { Cards } from '../content/cards.ts'
import type { State } from '../rules/state.ts'

/** The road, what lies open, what this part of the sector has come to, and the own cards. */
export function infoKey(state: State, seat: Seat): string {
  let key = `${state.phase} ${state.sector} ${state.turn} ${state.actor} ${state.first} ${state.hiding} ${state.counters.join()}`
  for (const { gap, bonus, cards, laid, hidden, dry, play, speed, hasAttacked, out } of state.riders)
    key += `|${gap},${bonus},${cards},${text(laid)},${hidden},${dry},${play},${speed}${hasAttacked ? '!' : ''}${out === null ? '' : '-'}`
  for (const { gap, wave, level } of state.groups) key += `/${gap}:${wave.join()}:${level}`
  const { scramble, raise, contest, feed } = state
  if (scramble !== null) key += `|s${scramble.group},${scramble.lap},${scramble.isLively ? 1 : 0}`
  if (raise !== null) key += `|r${raise.group},${raise.seat},${raise.asked.join('.')},${raise.stayed.join('.')}`
  if (contest !== null)
    key += `|c${contest.place},${contest.card},${contest.laidS.join('.')},${contest.laidR.join('.')},${contest.isIn.map(Number).join('')},${contest.turns}`
  if (feed !== null) key += `|f${feed.allowance.join('.')}`
  const { besace, hand, hidden, swaps, mission } = state.kits[seat]!
  const chosen = besace === null ? '' : `${besace.r}.${besace.s}`
  return `${key}|${chosen},${text(hand)},${text(hidden)},${swaps},${mission}`
}

function text({ R, S, A }: Cards): string {
  return `${R}.${S}.${A}`
}
