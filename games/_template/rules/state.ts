import type { Seat } from '@echappee/kernel'
import type { Card } from '../content/deck.ts'
import type { Options } from './options.ts'

type Phase = 'choose' | 'finished'

/** TPL-10: everything that everybody may know. */
export interface PublicState {
  options: Options
  phase: Phase
  /** From 1. */
  round: number
  /** The square of each rider; the start is 0. */
  riders: number[]
  /** What each played in the round before; null in the first. */
  lastCards: (Card | null)[]
  /** Face up, bottom first. */
  discardPile: Card[]
}

export interface State extends PublicState {
  /** Cards of a hand are in no order. A chosen card stays in the hand until it is shown. */
  hands: Card[][]
  /** Null for whoever has not chosen. */
  chosen: (Card | null)[]
  /** Drawn from at random when a card is needed, so its order means nothing (it is a bag). */
  drawPile: Card[]
}

/** TPL-10: all that a seat may know. */
export interface View extends PublicState {
  viewer: Seat
  /** The viewer's own cards, sorted; empty for a spectator. */
  hand: Card[]
  handSizes: number[]
  /** What the viewer has chosen. Whether the others have, he does not know. */
  choice: Card | null
  drawPileSize: number
}
