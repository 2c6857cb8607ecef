import type { Seat } from '@echappee/kernel'
import { isSeen } from './new-day.ts'
import { copyPiles } from './piles.ts'
import { isTimeTrial } from './riders.ts'
import type { PublicState, Rider, State, Position, View } from './state.ts'

export function clone(state: State): State {
  return {
    ...copyPublic(state),
    piles: state.piles.map(copyPiles),
    answers: state.answers.slice(),
    current: state.current.slice(),
    offers: state.offers.map((traits) => traits.slice()),
  }
}

/** The cards of others, whether they have answered and what, the rider they have taken up and the traits they were dealt stay hidden. */
export function view(state: State, viewer: Seat): View {
  const seen: View = { ...copyPublic(state), viewer, piles: [], answers: [], current: [], offers: [] }
  seen.answered = viewer < 0 ? 0 : state.answered & (1 << viewer)
  seen.plays = state.plays.map((play) => ({ ...play }))
  seen.piles = state.piles.map((piles, id) => (isSeen(seen, id) ? copyPiles(piles) : null))
  seen.answers = state.answers.map((move, seat) => (seat === viewer && move !== null ? { ...move } : null))
  // In a time trial everybody sees whose cards are up.
  seen.current = state.current.map((rider, seat) => (seat === viewer || isTimeTrial(state) ? rider : null))
  seen.offers = state.offers.map((traits, seat) => (seat === viewer ? traits.slice() : []))
  return seen
}

export function copyView(table: View): View {
  return {
    ...copyPublic(table),
    viewer: table.viewer,
    piles: table.piles.map((piles) => (piles === null ? null : copyPiles(piles))),
    answers: table.answers.slice(),
    current: table.current.slice(),
    offers: table.offers.map((traits) => traits.slice()),
  }
}

export function copyPublic(table: Position): PublicState {
  return {
    tour: table.tour,
    phase: table.phase,
    day: table.day,
    round: table.round,
    leg: table.leg,
    asked: table.asked,
    answered: table.answered,
    actor: table.actor,
    riders: table.riders.map(copyRider),
    order: table.order.slice(),
    turn: table.turn,
    queue: table.queue.slice(),
    lines: table.lines.map((riders) => riders.slice()),
    drawOrder: table.drawOrder.slice(),
    totals: table.totals.map((totals) => ({ ...totals })),
    results: table.results.slice(),
    forms: table.forms.slice(),
    startSeat: table.startSeat,
    bids: table.bids.map(({ rider, cards }) => ({ rider, cards: cards.slice() })),
    plays: table.plays,
    winnersRound: table.winnersRound,
  }
}

function copyRider(rider: Rider): Rider {
  return {
    ...rider,
    deck: rider.deck.slice(),
    played: rider.played.slice(),
    finish: rider.finish === null ? null : { ...rider.finish },
  }
}
