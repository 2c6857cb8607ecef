import type { Chance } from '@echappee/kernel'
import { EXHAUSTION, noCards, sizeOf, type Card, type Counts } from '../content/cards.ts'
import type { Piles } from './state.ts'

/** FR-10, FR-43: everything in the draw pile. */
export function freshPiles(deck: Counts): Piles {
  return {
    draw: deck.slice(),
    recycled: noCards(),
    hand: noCards(),
    drawSize: sizeOf(deck),
    recycledSize: 0,
    handSize: 0,
    card: null,
    isForced: false,
    isFive: false,
    refreshed: 0,
    extra: 0,
    hasSecondWind: false,
    hasCerealBar: false,
    isActivated: false,
    marker: 'unused',
    isReshuffled: false,
  }
}

export function copyPiles(piles: Piles): Piles {
  return {
    draw: piles.draw.slice(),
    recycled: piles.recycled.slice(),
    hand: piles.hand.slice(),
    drawSize: piles.drawSize,
    recycledSize: piles.recycledSize,
    handSize: piles.handSize,
    card: piles.card,
    isForced: piles.isForced,
    isFive: piles.isFive,
    refreshed: piles.refreshed,
    extra: piles.extra,
    hasSecondWind: piles.hasSecondWind,
    hasCerealBar: piles.hasCerealBar,
    isActivated: piles.isActivated,
    marker: piles.marker,
    isReshuffled: piles.isReshuffled,
  }
}

/** FR-16: false if both piles are empty. The order of a pile is unknown, so a card is drawn at random. */
export function drawCard(piles: Piles, chance: Chance): boolean {
  if (piles.drawSize === 0) {
    // FR-93: a further card is due, and the marker lies on top.
    if (piles.marker === 'active') piles.marker = 'last'
    if (piles.recycledSize === 0) return false
    recycledToDraw(piles)
    piles.isReshuffled = true
  }
  const card = takeFrom(piles.draw, piles.drawSize, chance)
  piles.drawSize--
  piles.hand[card]!++
  piles.handSize++
  return true
}

/** A hand of so many cards. FR-93: an empty draw pile ends the Baroudeur's bonus before the draw. */
export function drawHand(piles: Piles, size: number, chance: Chance): void {
  piles.isReshuffled = false
  if (piles.marker === 'active' && !piles.isActivated && piles.drawSize === 0) piles.marker = 'spent'
  for (let i = 0; i < size; i++) if (!drawCard(piles, chance)) return
}

/** One card at random out of counts, which keep it out. */
export function takeFrom(counts: Counts, size: number, chance: Chance): Card {
  let at = chance.int(size)
  let card = 0
  for (;;) {
    at -= counts[card]!
    if (at < 0) break
    card++
  }
  counts[card]!--
  chance.drew?.(card)
  return card as Card
}

/** FR-92. */
export function activate(piles: Piles): void {
  if (piles.drawSize === 0) recycledToDraw(piles)
  piles.isActivated = true
  piles.marker = 'active'
}

/** FR-49 b: up to two exhaustion cards leave, first from the recycled pile. */
export function refresh(piles: Piles): void {
  for (let i = 0; i < 2; i++) if (dropExhaustion(piles) !== null) piles.refreshed++
}

/** One exhaustion card leaves for the supply; says from which pile. */
export function dropExhaustion(piles: Piles): 'recycled' | 'draw' | null {
  if (piles.recycled[EXHAUSTION]! > 0) {
    piles.recycled[EXHAUSTION]!--
    piles.recycledSize--
    return 'recycled'
  }
  if (piles.draw[EXHAUSTION] === 0) return null
  piles.draw[EXHAUSTION]!--
  piles.drawSize--
  return 'draw'
}

/** FR-100: all is shuffled together, and a new hand drawn. It ends the Baroudeur's bonus. */
export function secondWind(piles: Piles, size: number, chance: Chance): void {
  recycledToDraw(piles)
  for (let card = 0; card < piles.hand.length; card++) piles.draw[card]! += piles.hand[card]!
  piles.drawSize += piles.handSize
  piles.hand.fill(0)
  piles.handSize = 0
  if (piles.marker === 'active' || piles.marker === 'last') piles.marker = 'spent'
  for (let i = 0; i < size; i++) if (!drawCard(piles, chance)) break
  piles.hasSecondWind = true
  piles.isReshuffled = true
}

/** FR-102: an exhaustion card of the hand is put away, and one card drawn. */
export function cerealBar(piles: Piles, chance: Chance): void {
  piles.hand[EXHAUSTION]!--
  piles.handSize--
  piles.hasCerealBar = true
  drawCard(piles, chance)
}

/** FR-15, FR-17. */
export function commit(piles: Piles, card: Card, isFive: boolean): void {
  piles.isForced = piles.handSize === 0
  if (!piles.isForced) {
    piles.hand[card]!--
    piles.handSize--
  }
  piles.card = card
  piles.isFive = isFive
}

/** FR-15, FR-51: what was not played is recycled, together with the exhaustion cards owed. */
export function settle(piles: Piles): void {
  const { hand, recycled } = piles
  if (piles.handSize > 0) {
    for (let card = 0; card < hand.length; card++) {
      recycled[card]! += hand[card]!
      hand[card] = 0
    }
    piles.recycledSize += piles.handSize
    piles.handSize = 0
  }
  recycled[EXHAUSTION]! += piles.extra
  piles.recycledSize += piles.extra
  piles.card = null
  piles.isForced = false
  piles.isFive = false
  piles.refreshed = 0
  piles.extra = 0
  piles.hasSecondWind = false
  piles.hasCerealBar = false
  piles.isActivated = false
}

function recycledToDraw(piles: Piles): void {
  const { draw, recycled } = piles
  for (let card = 0; card < draw.length; card++) {
    draw[card]! += recycled[card]!
    recycled[card] = 0
  }
  piles.drawSize += piles.recycledSize
  piles.recycledSize = 0
}
