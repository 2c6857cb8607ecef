import type { Choice } from '@echappee/text'
import { CARDS, EXHAUSTION, type Card } from '../content/cards.ts'
import type { Extra, Move } from '../rules/moves.ts'
import type { RiderId, View } from '../rules/state.ts'
import type { Preview } from '../text/preview.ts'
import type { Words } from '../text/words/types.ts'

export type ChoiceOf<T extends Move['type']> = Choice<Extract<Move, { type: T }>>

export function choicesOfType<T extends Move['type']>(choices: readonly Choice<Move>[], type: T): ChoiceOf<T>[] {
  return choices.filter((choice): choice is ChoiceOf<T> => choice.move.type === type)
}

/** The cards in the hand of a rider, one by one, highest first; FR-17: whoever is asked with an empty hand has one exhaustion card. */
export function cardsInHand({ piles, phase }: View, rider: RiderId, isAsked: boolean): Card[] {
  const own = piles[rider]
  if (own === null || own === undefined || own.card !== null) return []
  if (own.handSize === 0) return isAsked && phase === 'hand' ? [EXHAUSTION] : []
  return CARDS.flatMap((card) => Array.from({ length: own.hand[card]! }, () => card)).toReversed()
}

/** What could go with a card now: something of which the rider has at least one. */
export function extrasOffered(choices: readonly Choice<Move>[]): Extra[] {
  const legal = choicesOfType(choices, 'play').filter(({ refusal }) => refusal === undefined)
  return [...new Set(legal.map(({ move }) => move.extra))].filter((extra) => extra !== 'none')
}

/** Refusals that only say that a thing does not exist for this rider: such a choice is not shown at all. */
const NOT_HIS = new Set(['NO_SUCH_FORM', 'NOT_IN_ZONE', 'NOT_BAROUDEUR', 'ONLY_ON_ROAD', 'NO_MUSETTE', 'BAROUDEUR_USED'])

export function isOffered({ refusal }: Choice<Move>): boolean {
  return refusal === undefined || !NOT_HIS.has(refusal.code)
}

/** What a choice would do, in few words, the landing first. */
export function noteLines(words: Words, preview: Preview | undefined): string[] {
  if (preview === undefined) return []
  const { note } = words.screen
  const { from, to, least, limit, bonus, blocked, slip, isHome, isPlaced } = preview
  return [
    isPlaced || to !== from ? note.to(to) : note.stays,
    ...(isHome ? [note.finish] : []),
    ...(limit === undefined ? [] : [note.limit(limit)]),
    ...(least === undefined ? [] : [note.least(least)]),
    ...(bonus > 0 ? [note.bonus(bonus)] : []),
    ...(blocked > 0 ? [note.blocked(blocked)] : []),
    ...(slip === undefined ? [] : [note.slipstream(slip.to)]),
  ]
}
