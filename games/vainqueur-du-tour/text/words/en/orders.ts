import type { OptionsOf } from '@echappee/kernel'
import type { OrderSentences } from '@echappee/text/orders'
import type { orders } from '../../../orders/index.ts'
import type { Card } from '../../../content/cards.ts'
import type { Move } from '../../../rules/moves.ts'

type Kinds = (typeof orders)['kinds']
type Of<Kind extends keyof Kinds> = OptionsOf<Kinds[Kind]['fields']>

const handicaps = {
  any: 'any handicap',
  H_CRASH: 'a crash',
  H_PUNCTURE: 'a puncture',
  H_HUNGER: 'a hunger knock',
  H_GEAR: 'a wrong gear',
}
const spare = { label: 'If a card must go', values: { counters: 'a counter first', kilometres: 'kilometres first' } }
const away = { counters: 'throw away a counter first', kilometres: 'throw away kilometres first' }
const cards: Readonly<Record<Card, string>> = {
  KM20: 'a 20',
  KM40: 'a 40',
  KM60: 'a 60',
  H_CRASH: 'a crash',
  H_PUNCTURE: 'a puncture',
  H_HUNGER: 'a hunger knock',
  H_GEAR: 'a wrong gear',
  C_BIKE: 'a spare bike',
  C_WHEEL: 'a spare wheel',
  C_FOOD: 'food',
  C_GEAR: 'a gear change',
  S_SPRINT: 'a sprinter',
  S_CLIMB: 'a climber',
}

/** What is said of orders in advance. This file is the type. */
export const words = {
  kinds: {
    roll: {
      label: 'Roll for me',
      help: 'Rolls the die in the prologue and in time trials.',
      fields: {},
      says: () => 'Roll the die for me in the prologue and in time trials.',
    },
    counter: {
      label: 'Counter a handicap',
      help: 'When you are stopped: counters if you hold the card. If not, lays a climber, a handicap on whoever is farthest on, or throws a card away.',
      fields: { handicap: { label: 'Against', values: handicaps }, spare },
      says: ({ handicap, spare: first }: Of<'counter'>) =>
        `Counter ${handicaps[handicap]} if I hold the card; otherwise play what I can, or ${away[first]}.`,
    },
    ride: {
      label: 'Ride on',
      help: 'When you are not stopped: rides, and sprints where that wins. If no card rides, lays a climber, a handicap, or throws a card away.',
      fields: {
        card: { label: 'With', values: { longest: 'my longest ride', shortest: 'my shortest ride' } },
        lead: { label: 'As long as all others are so many km behind (0: whatever they do)' },
        spare,
      },
      says: ({ card, lead, spare: first }: Of<'ride'>) =>
        `Ride ${card === 'longest' ? 'as far as I can' : 'with my shortest card'}${
          lead === 0 ? '' : `, as long as all others are ${lead} km behind`
        }; if no card rides, play what I can, or ${away[first]}.`,
    },
  },
  did: (move: Move, about: Readonly<Record<string, string | number>>) =>
    `${deed(move)}, ${about['stage'] === 0 ? 'prologue' : `stage ${about['stage']}`}`,
} satisfies OrderSentences<typeof orders>

function deed(move: Move): string {
  switch (move.type) {
    case 'roll':
      return 'rolled the die'
    case 'km':
      return `rode ${move.value} km`
    case 'counter':
      return `countered with ${cards[move.card]}`
    case 'handicap':
      return `laid ${cards[move.card]}`
    case 'climber':
      return 'laid a climber'
    case 'sprint':
      return 'sprinted'
    case 'discard':
      return `threw ${cards[move.card]} away`
  }
}

export type OrdersWords = typeof words
