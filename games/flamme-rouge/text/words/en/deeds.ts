import type { Words } from '../types.ts'
import { words } from './names.ts'

const { count } = words
/** Copies of the best card that are still there. */
const those = (left: number, card: number) => (left === 1 ? `the last ${card}` : left === 2 ? `both ${card}s` : `all ${left} ${card}s`)

export const deeds: Words['deeds'] = {
  crosses: ([rider], say) => `brings ${say.rider(rider!)} over the line`,
  tires: ([rider, cards], say) => `leaves ${say.rider(rider!)} in the wind, for ${count(cards!, 'exhaustion card')}`,
  sheltered: ([rider, other], say) => `shelters ${say.rider(rider!)} behind ${say.rider(other!)}`,
  slips: ([rider, squares], say) => `gives ${say.rider(rider!)} ${count(squares!, 'square')} of slipstream`,
  breaksAway: ([rider, squares], say) => `takes ${say.rider(rider!)} ${count(squares!, 'square')} clear of everybody`,
  dropped: ([rider, squares], say) => `lets ${say.rider(rider!)} fall ${count(squares!, 'square')} behind the others`,
  carriesMate: ([mate], say) => `carries ${say.rider(mate!)} in its wheel`,
  lostToClimb: ([squares]) => `loses ${count(squares!, 'square')} to the climb`,
  blocked: ([squares]) => `can lose ${count(squares!, 'square')} behind those in the way`,
  downhill: ([squares]) => `lets the descent add ${count(squares!, 'square')}`,
  keepsBest: ([card, left]) => `keeps ${those(left!, card!)}`,
  spendsBest: ([card, left]) => (left === 0 ? `spends the last ${card} early` : `spends a ${card} early`),
  sparesMost: ([card]) => `spares the better cards: the ${card} is the smallest in hand`,
  shedsTiredness: () => 'gets rid of an exhaustion card',
  eats: () => 'spends a musette',
}
