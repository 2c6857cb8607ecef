import type { Chance, Seat } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { chooseAnnouncement, chooseFollow, choosePayment, chooseRefill } from './answers.ts'
import { choosePace } from './paces.ts'
import { chooseDraft, chooseTeam } from './team.ts'

/** What CDB section 8 advises. Looks at open plates and at the seat's own face-down tokens and answers only. */
export function usualMove(state: State, seat: Seat, chance: Chance): Move {
  switch (state.phase) {
    case 'teams':
      return chooseTeam(state, chance)
    case 'allocate':
      return chooseDraft(state, seat, chance)
    case 'pace':
      return choosePace(state, seat, chance)
    case 'pay':
      return choosePayment(state, seat)
    case 'follow':
      return chooseFollow(state, seat)
    case 'announce':
      return chooseAnnouncement(state, seat)
    case 'refill':
      return chooseRefill(state, seat)
    case 'finished':
      throw new Error('the race is over: nobody is asked anything')
  }
}
