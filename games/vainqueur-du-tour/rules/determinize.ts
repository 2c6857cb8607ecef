import { drawFromBag, type Chance } from '@echappee/kernel'
import { CARDS, SPECIALTY_COUNT, deck, slotOf, type Card } from '../content/cards.ts'
import { turnSeat } from './course.ts'
import { handSizeOf } from './numbers.ts'
import type { State, View } from './state.ts'
import { copyRiders } from './view.ts'

/** The unseen cards, dealt at random to the other hands; the rest is the draw pile. */
export function determinize(view: View, chance: Chance): State {
  const drawPile = unseenCards(view)
  const hands: Card[][] = []
  for (let seat = 0; seat < view.handSizes.length; seat++)
    hands.push(seat === view.viewer ? view.hand.slice() : drawHand(drawPile, view.handSizes[seat]!, chance))
  return {
    tour: view.tour,
    phase: view.phase,
    prologue: { rolling: view.prologue.rolling.slice(), rolls: view.prologue.rolls.slice() },
    bearer: view.bearer,
    stageIndex: view.stageIndex,
    order: view.order.slice(),
    turn: view.turn,
    rounds: view.rounds,
    rolls: view.rolls,
    riders: copyRiders(view.riders),
    totals: view.totals.slice(),
    results: view.results.slice(),
    discardPile: view.discardPile.slice(),
    hands,
    drawPile,
    drawn: drawnCard(view, hands),
  }
}

/** The whole deck minus the viewer's hand, the discard pile and what lies in front of everybody: other hands and draw pile. */
function unseenCards(view: View): Card[] {
  const left = DECK_COUNTS[view.tour.options.sprinters]!.slice()
  for (let i = 0; i < view.hand.length; i++) left[slotOf(view.hand[i]!)]!--
  for (let i = 0; i < view.discardPile.length; i++) left[slotOf(view.discardPile[i]!)]!--
  for (const { handicap, hasClimber, hasSprinter } of view.riders) {
    if (handicap !== null) left[slotOf(handicap)]!--
    if (hasClimber) left[slotOf('S_CLIMB')]!--
    if (hasSprinter) left[slotOf('S_SPRINT')]!--
  }
  const unseen: Card[] = []
  for (const card of CARDS) for (let i = left[slotOf(card)]!; i > 0; i--) unseen.push(card)
  return unseen
}

/** By number of sprinters, then by slot. */
const DECK_COUNTS = Array.from({ length: SPECIALTY_COUNT + 1 }, (_, sprinters) => {
  const counts = Array.from({ length: 32 }, () => 0)
  for (const card of deck(sprinters)) counts[slotOf(card)]!++
  return counts
})

function drawHand(bag: Card[], size: number, chance: Chance): Card[] {
  const hand: Card[] = []
  for (let i = 0; i < size; i++) hand.push(drawFromBag(bag, chance))
  return hand
}

/** Another seat's drawn card may be any of its hand, which is in random order; there is none where the piles were empty (VDT-9). */
function drawnCard(view: View, hands: readonly Card[][]): Card | null {
  if (view.phase !== 'road') return null
  const seat = turnSeat(view)
  if (seat === view.viewer) return view.drawn
  return hands[seat]!.length > handSizeOf(view.tour) ? hands[seat]!.at(-1)! : null
}
