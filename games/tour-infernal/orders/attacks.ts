import { orderKinds, type Seat } from '@echappee/kernel'
import { CHOSEN } from '../content/cards.ts'
import { attackCost, groupIndex, isCancelled } from '../rules/attacks.ts'
import { ATTACK_MOVES, COMPLETE, COUNTER, DROP, NO_COUNTER, type Move } from '../rules/moves.ts'
import type { Group, PublicState, View } from '../rules/state.ts'
import { firstLegal, isAsked } from './asked.ts'

const kind = orderKinds<View, Move>()
const most = { kind: 'number', min: 1, max: CHOSEN, default: 2 } as const

/** TI-43: whoever need not answer an attack begins none. */
export const stay = kind({
  fields: {},
  concerns: (seen, seat) => isAsked(seen, 'attack', seat) && groupOf(seen, seat).level === 0,
  answer: () => ATTACK_MOVES[0]!,
})

/** TI-43: `most` attack cards at once; `spoil` also where that makes the wave too large (TI-45). */
export const follow = kind({
  fields: { most, spoil: { kind: 'flag', default: false } },
  concerns: (seen, seat) => isAsked(seen, 'attack', seat) && groupOf(seen, seat).level > 0,
  answer(view, legal, wanted) {
    const { level, cost, wave, riders } = groupOf(view, view.viewer)
    const isSpoilt = isCancelled(wave.length + 1, riders.length, view.race.options.sfMajorityCancel)
    const isWanted = level * cost <= wanted.most && (wanted.spoil || !isSpoilt)
    return firstLegal(legal, isWanted ? [ATTACK_MOVES[level]!] : []) ?? ATTACK_MOVES[0]!
  },
})

/** TI-44. */
export const complete = kind({
  fields: { most },
  concerns: (seen, seat) => isAsked(seen, 'answer', seat),
  answer(view, legal, wanted) {
    const { cost } = view.groups[view.raise!.group]!
    return firstLegal(legal, cost <= wanted.most ? [COMPLETE] : []) ?? DROP
  },
})

/** TI-53. */
export const counter = kind({
  fields: { most },
  concerns: (seen, seat) => isAsked(seen, 'counter', seat),
  answer(view, legal, wanted) {
    const cost = attackCost(view, view.riders[view.viewer]!.speed)
    return firstLegal(legal, cost <= wanted.most ? [COUNTER] : []) ?? NO_COUNTER
  },
})

function groupOf(view: PublicState, seat: Seat): Group {
  return view.groups[groupIndex(view, seat)]!
}
