import type { OrderSentences } from '@echappee/text/orders'
import type { orders } from '../../../orders/index.ts'
import type { Move } from '../../../rules/moves.ts'

/** What is said of orders in advance. This file is the type. */
export const words = {
  kinds: {
    pace: {
      label: 'Ride by rote',
      help: 'Lays the highest or the lowest card that you may lay.',
      fields: { pace: { label: 'Which card', values: { high: 'the highest', low: 'the lowest' } } },
      says: ({ pace }: { pace: 'high' | 'low' }) => `Lay the ${pace === 'high' ? 'highest' : 'lowest'} card that I may.`,
    },
  },
  did: ({ card }: Move, about: Readonly<Record<string, string | number>>) => `laid a ${card}, round ${about['round']}`,
} satisfies OrderSentences<typeof orders>

export type OrdersWords = typeof words
