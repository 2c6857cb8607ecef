import { deepFreeze } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import type { Shown } from './state.ts'

/** TDF-30: what everybody remembers of a hand that was shown. */
export const NOTHING_SHOWN: Shown = deepFreeze({ cards: [], from: 0 })

export function afterShowing(cards: readonly Card[], downSize: number): Shown {
  return cards.length === 0 ? NOTHING_SHOWN : deepFreeze({ cards: [...cards].sort((a, b) => a - b), from: downSize })
}

/** A card was played face up. With an empty hand there is nothing left to remember. */
export function afterPlaying(shown: Shown, card: Card, handSize: number): Shown {
  if (handSize === 0) return NOTHING_SHOWN
  const at = shown.cards.indexOf(card)
  return at < 0 ? shown : deepFreeze({ cards: shown.cards.toSpliced(at, 1), from: shown.from })
}

/** Cards were laid face down: which ones, only their owner knows. */
export function afterLaying(shown: Shown, handSize: number): Shown {
  return handSize === 0 ? NOTHING_SHOWN : shown
}

/** The face-down cards are shuffled away, and with them what may have been of the shown hand. */
export function afterReshuffle(shown: Shown, downSize: number): Shown {
  if (shown.cards.length === 0) return shown
  return downSize > shown.from ? NOTHING_SHOWN : deepFreeze({ cards: shown.cards, from: 0 })
}
