import type { Seat } from '@echappee/kernel'
import { PICK, yesNo, type Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { bestHandMove } from './cards.ts'
import { bestForm, bestPlace, bestPrep, bestSprint, bestTrait, isReactionWorth, isSlipWorth } from './choices.ts'

/** What the rules of thumb would do. They look at what lies open and at the seat's own cards. */
export function usualMove(state: State, seat: Seat, legal: readonly Move[]): Move {
  switch (state.phase) {
    case 'trait':
      return bestTrait(legal)
    case 'form':
      return bestForm(state, seat, legal)
    case 'place':
      return bestPlace(state, legal)
    case 'rest':
    case 'bidRider':
    case 'bidCard':
      return legal[0]!
    // The rider behind first: the one ahead then knows more.
    case 'pick':
      return PICK[2 * seat + (state.riders[2 * seat]!.at <= state.riders[2 * seat + 1]!.at ? 0 : 1)]!
    case 'prep':
      return bestPrep(state, seat, legal)
    case 'hand':
      return bestHandMove(state, state.current[seat]!, legal)
    case 'react':
      return yesNo('react')[isReactionWorth(state) ? 0 : 1]!
    case 'kick':
      return yesNo('kick')[0]!
    case 'suceur':
      return yesNo('suceur')[isSlipWorth(state) ? 0 : 1]!
    case 'sprint':
      return bestSprint()
    case 'finished':
      throw new Error('the race is over')
  }
}
