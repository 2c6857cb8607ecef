import { answerOf, type Answer, type Question } from '@echappee/sheet'
import { TOW_COST, type Pace } from '../content/paces.ts'
import { TERRAINS } from '../content/road.ts'
import type { Move } from '../rules/moves.ts'
import { terrainOf } from '../rules/resolution.ts'
import type { RiderId, State } from '../rules/state.ts'

/** In a choice, nothing is taken. */
export const NOTHING = 'none'

/** The move of the rules that an answer stands for. */
export function moveFrom(race: State, rider: RiderId, question: Question, answer: Answer): Move {
  const riders = 'riders' in question ? question.riders : []
  const value = () => answerOf(answer, 'choices').values[riders.indexOf(rider)]!
  const isFlagged = () => answerOf(answer, 'flags').riders.includes(rider)
  switch (race.phase) {
    case 'pace':
      return { type: 'pace', rider, pace: value() as Pace }
    case 'pay':
      return { type: 'pay', rider, tokens: value() }
    case 'announce':
      return { type: 'announce', rider, tow: isFlagged() }
    case 'follow':
      return { type: 'follow', rider, tokens: isFlagged() ? towPrice(race) : '' }
    case 'refill':
      return { type: 'refill', rider, tokens: value() === NOTHING ? '' : value() }
    default:
      throw new Error(`a sheet asks nothing in the phase ${race.phase}`)
  }
}

/** CDB-18: a tow is paid with the colour of the square alone. */
function towPrice(race: State): string {
  return TERRAINS[terrainOf(race)]!.repeat(TOW_COST[race.tow!.distance].tokens)
}
