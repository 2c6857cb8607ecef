import type { OrdersWords } from '../en/orders.ts'

export const words: OrdersWords = {
  kinds: {
    pace: {
      label: 'Rouler au train',
      help: 'Pose la plus forte ou la plus faible des cartes permises.',
      fields: { pace: { label: 'Quelle carte', values: { high: 'la plus forte', low: 'la plus faible' } } },
      says: ({ pace }) => `Poser la plus ${pace === 'high' ? 'forte' : 'faible'} carte permise.`,
    },
  },
  did: ({ card }, about) => `un ${card} posé, tour ${about['round']}`,
}
