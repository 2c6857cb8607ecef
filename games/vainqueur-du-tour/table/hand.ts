import type { Refusal } from '@echappee/kernel'
import type { Choice } from '@echappee/text'
import type { Card } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { cardOf } from '../rules/card-of.ts'
import { countCards } from '../text/tour.ts'

/** Equal cards of the hand, and what can be done with one of them. */
export interface Stack {
  readonly card: Card
  readonly count: number
  /** One of them was drawn for this turn. */
  readonly isDrawn: boolean
  /** Every way to play it: one, or one for each target of a handicap. */
  readonly plays: readonly Choice<Move>[]
  readonly discard: Choice<Move> | undefined
}

export function stacksOf(view: View, choices: readonly Choice<Move>[]): Stack[] {
  return countCards(view.hand).map(({ card, count }) => {
    const own = choices.filter(({ move }) => move.type !== 'roll' && cardOf(move) === card)
    return {
      card,
      count,
      isDrawn: view.drawn === card,
      plays: own.filter(({ move }) => move.type !== 'discard'),
      discard: own.find(({ move }) => move.type === 'discard'),
    }
  })
}

/** What a click on a card means: play or discard; `toggle` if the viewer may choose between the two. */
export interface Discarding {
  readonly isForced: boolean
  readonly isOffered: boolean
}

/** VDT-18: with nothing else to do, a click discards; where both are allowed, discarding is asked for. */
export function discarding(choices: readonly Choice<Move>[]): Discarding {
  const legal = choices.filter(({ refusal }) => refusal === undefined)
  const discards = legal.filter(({ move }) => move.type === 'discard').length
  return { isForced: discards > 0 && discards === legal.length, isOffered: discards > 0 && discards < legal.length }
}

export type Offer =
  /** Somebody else's turn, or no cards now. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'play' | 'discard'; readonly move: Move; readonly isAdvised?: boolean | undefined }
  | { readonly kind: 'target'; readonly targets: readonly Choice<Move>[] }
  /** `isAll`: every target is refused. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly isAll: boolean }

export function offerOf(stack: Stack, isDiscarding: boolean): Offer {
  const { plays, discard } = stack
  if (isDiscarding) return discard === undefined ? { kind: 'idle' } : answer('discard', discard)
  const [first] = plays
  if (first === undefined) return { kind: 'idle' }
  if (plays.length === 1) return answer('play', first)
  if (plays.some(({ refusal }) => refusal === undefined)) return { kind: 'target', targets: plays }
  return { kind: 'refused', refusal: first.refusal!, isAll: true }
}

function answer(kind: 'play' | 'discard', { move, refusal, isAdvised }: Choice<Move>): Offer {
  return refusal === undefined ? { kind, move, isAdvised } : { kind: 'refused', refusal, isAll: false }
}

/** Whether the coach would play the card, on whomever. */
export function isCardAdvised(offer: Offer): boolean {
  if (offer.kind === 'target') return offer.targets.some((target) => target.isAdvised === true)
  return 'isAdvised' in offer && offer.isAdvised === true
}
