import type { Seat } from '@echappee/kernel'
import { DONE, SWAP_MOVES, type Move } from '../rules/moves.ts'
import { swap } from '../rules/phases/swap.ts'
import type { State } from '../rules/state.ts'
import { wishedHand } from './situation.ts'

/** Gives what is spare for what is wanted, as long as the hand comes nearer to what the rest of the race asks for. */
export function chooseSwap(state: State, seat: Seat): Move {
  const { hand } = state.kits[seat]!
  const wish = wishedHand(state)
  let best: Move = DONE
  let most = 1
  for (const move of SWAP_MOVES) {
    const gain = hand[move.give] - wish[move.give] - (hand[move.take] - wish[move.take])
    if (gain > most && swap.whyNot(state, seat, move) === undefined) {
      most = gain
      best = move
    }
  }
  return best
}
