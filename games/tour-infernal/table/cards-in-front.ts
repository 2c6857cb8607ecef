import type { Card } from '../content/cards.ts'
import { attackCost } from '../rules/attacks.ts'
import type { PublicState } from '../rules/state.ts'
import { cardsOf, stepOf } from '../text/race.ts'

/** The cards that lie in front of a rider for what is going on now. */
export interface CardsInFront {
  readonly what: 'play' | 'attack' | 'bid'
  readonly cards: readonly Card[]
}

export function cardsInFrontOf(view: PublicState, rider: number): CardsInFront | undefined {
  const step = stepOf(view)
  if (step === 'attacks') return attackLaid(view, rider) ?? playLaid(view, rider)
  if (view.contest?.riders.includes(rider) === true) {
    const { laidS, laidR } = view.contest
    return { what: 'bid', cards: [...Array<Card>(laidS[rider]!).fill('S'), ...Array<Card>(laidR[rider]!).fill('R')] }
  }
  return step === 'over' || step === 'besace' ? undefined : playLaid(view, rider)
}

function playLaid(view: PublicState, rider: number): CardsInFront | undefined {
  const { play, out } = view.riders[rider]!
  return play === null || out !== null ? undefined : { what: 'play', cards: cardsOf(play) }
}

/** TI-44: while a raise is answered, who has paid and who has not differ by a level. */
function attackLaid(view: PublicState, rider: number): CardsInFront | undefined {
  const { groups, raise, counters, riders } = view
  for (const [i, { wave, level, cost }] of groups.entries()) {
    if (raise?.group === i) {
      if (raise.seat === rider || raise.stayed.includes(rider)) return attack(2 * cost)
      if (raise.asked.includes(rider)) return attack(cost)
    } else if (wave.includes(rider)) return attack(level * cost)
  }
  return counters.includes(rider) ? attack(attackCost(view, riders[rider]!.speed)) : undefined
}

function attack(cards: number): CardsInFront {
  return { what: 'attack', cards: Array<Card>(cards).fill('A') }
}
