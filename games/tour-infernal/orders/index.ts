import type { StandingOrders } from '@echappee/kernel'
import { attackCost, groupIndex } from '../rules/attacks.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { counter, complete, follow, stay } from './attacks.ts'
import { bid } from './contest.ts'
import { cobbles, feed, pace } from './riding.ts'

/** What may be answered in advance. Whether an order answers, everybody could say: it asks for phase, groups, wave and contest alone. */
export const orders = {
  kinds: { pace, cobbles, stay, follow, complete, counter, bid, feed },
  about: (view, move) => ({ sector: view.sector, cards: cardsOf(view, move) }),
} satisfies StandingOrders<View, Move>

/** What the move costs, of the kind of card that it is made with. */
function cardsOf(view: View, move: Move): number {
  switch (move.type) {
    case 'attack':
      return move.level * (view.groups[groupIndex(view, view.viewer)]?.cost ?? 0)
    case 'answer':
      return move.answer === 'drop' ? 0 : view.groups[view.raise!.group]!.cost
    case 'counter':
      return move.answer === 'no' ? 0 : attackCost(view, view.riders[view.viewer]!.speed)
    case 'bid':
      return move.count
    default:
      return 0
  }
}
