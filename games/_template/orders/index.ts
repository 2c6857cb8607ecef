import { orderKinds, type StandingOrders } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'

const kind = orderKinds<View, Move>()

/** What may be answered in advance at a table over days. All choose in secret, so that nobody sees who has given one. */
const kinds = {
  /** As fast, or as slowly, as the hand allows. */
  pace: kind({
    fields: { pace: { kind: 'choice', values: ['high', 'low'], default: 'high' } },
    concerns: ({ phase }) => phase === 'choose',
    answer: (_view, legal, { pace }) => byCard(legal).at(pace === 'high' ? -1 : 0)!,
  }),
}

export const orders = { kinds, about: ({ round }: View) => ({ round }) } satisfies StandingOrders<View, Move>

function byCard(legal: readonly Move[]): Move[] {
  return [...legal].sort((a, b) => a.card - b.card)
}
