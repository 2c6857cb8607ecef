import { shuffle, type Chance, type Seat } from '@echappee/kernel'
import { EXHAUSTION, type Card } from '../content/cards.ts'
import { handSize } from './energy.ts'
import { commit, copyPiles, drawHand, freshPiles, takeFrom } from './piles.ts'
import { isDummy, isRacing, isTimeTrial, mateOf, ridersOf, teamOf } from './riders.ts'
import { traitCards } from './setup.ts'
import { cardsDrawn } from './numbers.ts'
import type { Piles, PublicState, RiderId, State, View } from './state.ts'
import { copyPublic } from './view.ts'

/** FR-7: what the viewer does not see is dealt at random, so that the piles have the sizes and the decks the cards that everybody knows. */
export function determinize(view: View, chance: Chance): State {
  const table = copyPublic(view)
  const state: State = {
    ...table,
    piles: view.piles.map((piles, id) => (piles === null ? guessPiles(table, id, chance) : copyPiles(piles))),
    answers: view.answers.slice(),
    current: view.current.slice(),
    offers: view.offers.map((traits) => traits.slice()),
  }
  if (state.phase === 'trait') guessOffers(state, view.viewer, chance)
  for (let seat = 0; seat < state.tour.seats; seat++) if (seat !== view.viewer && !isTimeTrial(state)) guessHands(state, seat, chance)
  return state
}

function guessPiles(table: PublicState, id: RiderId, chance: Chance): Piles {
  const rider = table.riders[id]!
  const piles = freshPiles(rider.deck)
  piles.marker = rider.marker
  piles.isReshuffled = rider.isReshuffled
  if (isDummy(table, id)) return piles
  // FR-13: a card that was bid lies in neither pile.
  for (const bid of table.bids)
    if (bid.rider === id)
      for (const card of bid.cards) {
        piles.draw[card]!--
        piles.drawSize--
      }
  for (let i = 0; i < rider.recycledSize; i++) {
    const card = takeFrom(piles.draw, piles.drawSize, chance)
    piles.drawSize--
    piles.recycled[card]!++
    piles.recycledSize++
  }
  return piles
}

function guessOffers(state: State, viewer: Seat, chance: Chance): void {
  const cards = traitCards()
  for (const trait of state.offers[viewer] ?? []) cards.splice(cards.indexOf(trait), 1)
  shuffle(cards, chance)
  for (let seat = 0; seat < state.tour.seats; seat++) if (seat !== viewer) state.offers[seat] = cards.splice(0, 2)
}

/** What another seat has done since the last reveal. Who else has answered already nobody knows: nobody has, so that a search may choose for them. */
function guessHands(state: State, seat: Seat, chance: Chance): void {
  const { phase, leg } = state
  if (phase === 'bidCard') return guessBid(state, seat, chance)
  const racing = ridersOf(seat).filter((id) => isRacing(state.riders[id]!))
  if (racing.length === 0 || (phase !== 'pick' && phase !== 'prep' && phase !== 'hand')) return
  if (phase === 'pick') {
    if (racing.length === 1) state.current[seat] = racing[0]!
    return
  }
  const first = racing[chance.int(racing.length)]!
  state.current[seat] = first
  const isAsked = (state.asked & (1 << seat)) !== 0
  if (leg === 0) {
    if (phase === 'hand') deal(state, first, isAsked, chance)
    return
  }
  deal(state, first, false, chance)
  if (racing.length < 2) return
  state.current[seat] = mateOf(first)
  if (phase === 'hand') deal(state, mateOf(first), isAsked, chance)
}

function guessBid(state: State, seat: Seat, chance: Chance): void {
  const own = ridersOf(seat)
  const id = state.bids.find(({ rider }) => teamOf(rider) === seat)?.rider ?? own[chance.int(own.length)]!
  state.current[seat] = id
  drawHand(state.piles[id]!, cardsDrawn(state.tour), chance)
}

/** A hand, and a card of it on the table unless he still chooses. */
function deal(state: State, id: RiderId, isChoosing: boolean, chance: Chance): void {
  const piles = state.piles[id]!
  drawHand(piles, handSize(state, id), chance)
  if (isChoosing) return
  commit(piles, anyCard(piles, chance), false)
}

function anyCard({ hand, handSize: size }: Piles, chance: Chance): Card {
  return size === 0 ? EXHAUSTION : takeFrom([...hand], size, chance)
}
