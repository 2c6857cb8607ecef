import { drawFromBag, type Context } from '@echappee/kernel'
import { HAND_SIZE, deck } from '../content/deck.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { sortHand } from './view.ts'

export function setup(options: Options, seats: number, { chance, emit }: Context<Event>, handSize = HAND_SIZE): State {
  const drawPile = deck()
  const all = Array.from({ length: seats }, (_, seat) => seat)
  chance.about?.('hands')
  const hands = all.map(() => Array.from({ length: handSize }, () => drawFromBag(drawPile, chance)))
  for (const seat of all) {
    emit?.({ type: 'dealt', seat, cards: sortHand(hands[seat]!) }, { only: seat })
    emit?.({ type: 'dealtHidden', seat, count: handSize }, { except: seat })
  }
  emit?.({ type: 'roundBegan', round: 1 })
  return {
    options: { ...options },
    phase: 'choose',
    round: 1,
    riders: all.map(() => 0),
    lastCards: all.map(() => null),
    discardPile: [],
    hands,
    chosen: all.map(() => null),
    drawPile,
  }
}
