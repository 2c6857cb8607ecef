import type { BotKnowledge, Chance, Seat } from '@echappee/kernel'
import { SECTORS } from '../content/sectors.ts'
import type { Move } from '../rules/moves.ts'
import type { State, View } from '../rules/state.ts'
import { chooseAnswer, chooseAttack, chooseCounter } from './attack.ts'
import { chooseBesace } from './besace.ts'
import { chooseBid } from './contest.ts'
import { chooseSwap } from './feed.ts'
import { chooseHidden, chooseRide } from './ride.ts'
import { cardsToCome, lead, virtualScore } from './situation.ts'

export const knowledge: BotKnowledge<State, Move, View> = { playout, evaluate }

function playout(state: State, seat: Seat, chance: Chance): Move {
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

/** Lead in seconds, spare cards counted as seconds, on a curve that steepens towards the end. */
function evaluate(state: State, seat: Seat): number {
  const { result, riders, race, sector } = state
  if (result !== null) return 1 - (result.places[seat]! - 1) / (race.seats - 1)
  if (riders[seat]!.out !== null) return 0
  const left = SECTORS - sector
  const toCome = cardsToCome(state)
  const scores: number[] = []
  for (let other = 0; other < race.seats; other++) {
    const spare = riders[other]!.cards - toCome
    scores.push(virtualScore(state, other) + (spare < 0 ? 15 * spare : Math.min(spare, 2 * left) * 3))
  }
  const ahead = lead(scores, seat, (other) => riders[other]!.out === null)
  return 1 / (1 + Math.exp(-ahead / (12 + 3 * left)))
}
