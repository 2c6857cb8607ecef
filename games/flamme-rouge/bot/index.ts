import type { BotKnowledge } from '@echappee/kernel'
import { PICK, yesNo, type Move } from '../rules/moves.ts'
import { PHASE_RULES } from '../rules/phases/index.ts'
import type { State, View } from '../rules/state.ts'
import { bestHandMove } from './cards.ts'
import { bestForm, bestPlace, bestPrep, bestSprint, bestTrait, isReactionWorth, isSlipWorth } from './choices.ts'
import { evaluate, judgement, styles } from './evaluate.ts'

export const knowledge: BotKnowledge<State, Move, View> = {
  evaluate,
  judgement,
  styles,
  // A round ahead, judged, plays better than whole races in thought, and is faster.
  horizon: 1,
  levels: { leader: { attention: 0.5 }, champion: { iterations: 200 } },

  /** It looks at what lies open and at the seat's own cards. */
  playout(state, seat) {
    const { phase } = state
    if (phase === 'finished') throw new Error('the race is over')
    const legal = PHASE_RULES[phase].legal(state, seat)
    switch (phase) {
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
    }
  },
}
