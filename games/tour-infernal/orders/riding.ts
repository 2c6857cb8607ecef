import { orderKinds, type Seat } from '@echappee/kernel'
import { CARDS } from '../content/cards.ts'
import { companyOf } from '../rules/gaps.ts'
import { DONE, HIDE_MOVES, PLAY_MOVES, type Move } from '../rules/moves.ts'
import type { PublicState, View } from '../rules/state.ts'
import { firstLegal, isAsked } from './asked.ts'

const kind = orderKinds<View, Move>()

/** TI-20: the same pace sector after sector, as long as things stand so. */
export const pace = kind({
  fields: {
    play: { kind: 'choice', values: ['R', 'RR'], default: 'R' },
    while: { kind: 'choice', values: ['always', 'inFront', 'inGroup', 'alone'], default: 'inGroup' },
  },
  concerns: (seen, seat, wanted) => isAsked(seen, 'play', seat) && STANDS[wanted.while](seen, seat),
  answer: (_view, legal, { play }) => firstLegal(legal, [PLAY_MOVES[play], PLAY_MOVES.R]) ?? legal[0]!,
})

const STANDS: Readonly<Record<'always' | 'inFront' | 'inGroup' | 'alone', (seen: PublicState, seat: Seat) => boolean>> = {
  always: () => true,
  inFront: ({ riders }, seat) => riders[seat]!.gap === 0,
  inGroup: ({ riders }, seat) => companyOf(riders, seat) > 0,
  alone: ({ riders }, seat) => companyOf(riders, seat) === 0,
}

/** TI-73: the hidden card of this kind, or of the next. */
export const cobbles = kind({
  fields: { card: { kind: 'choice', values: CARDS, default: 'R' } },
  concerns: (seen, seat) => isAsked(seen, 'hidden', seat),
  answer: (_view, legal, { card }) =>
    firstLegal(
      legal,
      [card, ...CARDS].map((one) => HIDE_MOVES[one]),
    )!,
})

/** TI-72: nothing is swapped. */
export const feed = kind({
  fields: {},
  concerns: ({ phase }) => phase === 'swap',
  answer: () => DONE,
})
