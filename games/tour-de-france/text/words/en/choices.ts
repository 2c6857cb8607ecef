import type { Words, MoveTexts, PhaseTexts } from '../types.ts'
import { cards, chance, list, points } from './names.ts'

export const move: MoveTexts = {
  ride: ({ card, plus, boost, to }, { place, effects }) => {
    const how = `${card}${plus > 0 ? ` +${plus}` : ''}${boost === 'none' ? '' : ` with ${chance[boost].name}`}`
    return [`${how} → ${place(to)}`, ...effects()].join(', ')
  },
  crash: ({ card }) => `${card}: pile-up`,
  exchange: ({ card }) => `Exchange ${card}`,
  musette: ({ card }) => `Change ${card}`,
  stop: () => 'Keep the rest',
  land: ({ to }, { place, effects }) => [`To ${place(to)}`, ...effects()].join(', '),
  restart: ({ isUsed }) => (isUsed ? 'Take the spare bike' : 'Save the spare bike'),
  discard: ({ card }) => `Discard ${card}`,
  giveBack: ({ cards: given }) => `Give back ${list(given.map(String))}`,
}

export const prompt: PhaseTexts = {
  play: { own: (rider) => `Play a card for ${rider}.`, other: (name, rider) => `${name} plays a card for ${rider}.` },
  exchange: { own: (_, left) => `Exchange square: ${cards(left)} still to exchange.`, other: (name) => `${name} is exchanging cards.` },
  musette: { own: (_, left) => `Feed bag: change up to ${left} more, or keep the rest.`, other: (name) => `${name} may change cards.` },
  chanceMove: {
    own: (rider) => `Choose where ${rider} rides on to.`,
    other: (name, rider) => `${name} chooses where ${rider} rides on to.`,
  },
  restart: {
    own: (rider) => `A fall for ${rider}: use the spare bike?`,
    other: (name, rider) => `${name} decides about ${rider}’s spare bike.`,
  },
  discard: { own: (rider) => `A fall for ${rider}: discard a card.`, other: (name, rider) => `${name} discards a card for ${rider}.` },
  giveBack: { own: (_, owed) => `Give back ${cards(owed)}, face down.`, other: () => 'Cards are being given back in secret.' },
}

export const over: Words['over'] = (name, total) => `${name} wins the tour with ${points(total)}.`
