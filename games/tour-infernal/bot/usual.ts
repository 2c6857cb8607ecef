import type { Chance, Seat } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { chooseAnswer, chooseAttack, chooseCounter } from './attack.ts'
import { chooseBesace } from './besace.ts'
import { chooseBid } from './contest.ts'
import { chooseSwap } from './feed.ts'
import { chooseHidden, chooseRide } from './ride.ts'

/** What the rules of thumb would do. */
export function usualMove(state: State, seat: Seat, chance: Chance): Move {
  switch (state.phase) {
    case 'besace':
      return chooseBesace(state, chance)
    case 'play':
      return chooseRide(state, seat, chance)
    case 'hidden':
      return chooseHidden(state, seat)
    case 'attack':
      return chooseAttack(state, seat)
    case 'answer':
      return chooseAnswer(state, seat)
    case 'counter':
      return chooseCounter(state, seat)
    case 'bid':
      return chooseBid(state, seat)
    case 'swap':
      return chooseSwap(state, seat)
    case 'finished':
      throw new Error('the race is over: there is nothing to choose')
  }
}
