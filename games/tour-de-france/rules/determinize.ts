import { drawFromBag, shuffle, type Chance, type Seat } from '@echappee/kernel'
import { COPIES, highestCard, type Card } from '../content/cards.ts'
import { pickCount } from './phases/picks.ts'
import { owedBy, seatOf } from './riders.ts'
import type { State, View } from './state.ts'
import { copyPublic } from './view.ts'

/** Deals the cards that the viewer does not see at random; a hand that was shown keeps what everybody remembers of it. */
export function determinize(view: View, chance: Chance): State {
  const drawPile = unseenCards(view)
  const hands: Card[][] = []
  const down: Card[][] = []
  for (let seat = 0; seat < view.handSizes.length; seat++) {
    const own = view.hands[seat]
    const held = own == null ? { hand: [], down: [] } : { hand: own.slice(), down: view.down[seat]!.slice() }
    hands.push(held.hand)
    down.push(held.down)
  }
  // Shown cards are set aside for all seats before any other card is dealt.
  const shown = view.shown.map(({ cards }, seat) => (view.hands[seat] == null ? takeOut(drawPile, cards) : []))
  for (let seat = 0; seat < hands.length; seat++)
    if (view.hands[seat] == null) dealHidden(view, seat, shown[seat]!, drawPile, hands[seat]!, down[seat]!, chance)
  return {
    ...copyPublic(view),
    hands,
    drawPile,
    down,
    picks: picksOf(view, hands, chance),
    given: giftsOf(view, hands, chance),
  }
}

/** TDF-30: shown cards lie in the hand or among what was laid face down since. */
function dealHidden(view: View, seat: Seat, shown: Card[], bag: Card[], hand: Card[], down: Card[], chance: Chance): void {
  const size = view.handSizes[seat]!
  const from = shown.length === 0 ? view.downSizes[seat]! : view.shown[seat]!.from
  for (let i = 0; i < from; i++) down.push(drawFromBag(bag, chance))
  const since = view.downSizes[seat]! - from
  const pool = shown
  while (pool.length < size + since) pool.push(drawFromBag(bag, chance))
  if (since > 0) shuffle(pool, chance)
  for (let i = 0; i < pool.length; i++) (i < size ? hand : down).push(pool[i]!)
}

/** The whole deck minus what the viewer sees or remembers. */
function unseenCards(view: View): Card[] {
  const highest = highestCard(view.race.options.secondDeck)
  const left: number[] = []
  for (let card = 0; card <= highest; card++) left.push(COPIES)
  for (const list of [view.discardPile, ...view.hands, ...view.down])
    if (list !== null) for (let i = 0; i < list.length; i++) left[list[i]!]!--
  const unseen: Card[] = []
  for (let card = 1; card <= highest; card++) for (let i = left[card]!; i > 0; i--) unseen.push(card)
  return unseen
}

function takeOut(bag: Card[], cards: readonly Card[]): Card[] {
  for (const card of cards) {
    bag[bag.indexOf(card)] = bag.at(-1)!
    bag.pop()
  }
  return [...cards]
}

/** Somebody else's exchange may have come as far as it likes. */
function picksOf(view: View, hands: readonly (readonly Card[])[], chance: Chance): Card[] {
  if (view.phase !== 'exchange' && view.phase !== 'musette') return []
  const seat = seatOf(view.acting)
  if (seat === view.viewer) return view.picks.slice()
  const wanted = pickCount(hands[seat]!)
  return randomCards(hands[seat]!, wanted, chance).slice(0, chance.int(wanted))
}

/** TDF-40: who else has given, nobody knows; somebody has not, or the step would be over. */
function giftsOf(view: View, hands: readonly (readonly Card[])[], chance: Chance): (Card[] | null)[] {
  const gifts = hands.map((): Card[] | null => null)
  const others = view.asked.filter((seat) => seat !== view.viewer)
  const isWaitedFor = view.asked.includes(view.viewer) && view.given === null
  const waiting = isWaitedFor || others.length === 0 ? undefined : others[chance.int(others.length)]
  for (const seat of others)
    if (seat !== waiting && chance.int(2) === 0) gifts[seat] = randomCards(hands[seat]!, owedBy(view, seat), chance)
  if (view.given !== null) gifts[view.viewer] = view.given.slice()
  return gifts
}

/** So many cards of the hand, the highest first. */
function randomCards(hand: readonly Card[], count: number, chance: Chance): Card[] {
  const bag = [...hand]
  return Array.from({ length: count }, () => drawFromBag(bag, chance)).sort((a, b) => b - a)
}
