import type { Seat } from '@echappee/kernel'
import { EXHAUSTION_VALUE, ATTACK, EXHAUSTION, type Card } from '../content/cards.ts'
import { generalOrder } from './classification.ts'
import type { Spot } from './events.ts'
import { drawHand, takeFrom } from './piles.ts'
import { isDummy, ridersOf, roadIn, seatsIn, teamOf } from './riders.ts'
import { emptyLane } from './riding.ts'
import { BEHIND, type Road } from './road.ts'
import { cardsDrawn } from './numbers.ts'
import type { PublicState, RiderId, State } from './state.ts'
import { ask, takeUp, tell, tellDraw, type Ctx, type Step } from './tell.ts'

/** FR-13: fewer teams make no breakaway. */
const LEAST_BIDDERS = 3

/** FR-9…13, FR-42. */
export function startRoad(state: State, ctx: Ctx): Step {
  const { tour } = state
  const { startGrid, breakaway } = tour.options
  const isDrawn = startGrid === 'draw' || (startGrid === 'auto' && tour.isTour)
  if (isDrawn) return drawGrid(state, ctx)
  ctx.chance.about?.(`start/${state.day}`)
  tell(state, { type: 'startDrawn', seat: ctx.chance.int(tour.seats) }, ctx)
  const isBidding = !tour.isTour && breakaway && tour.seats >= LEAST_BIDDERS
  return isBidding ? ask(state, 'bidRider', (1 << tour.seats) - 1, ctx) : placeDummies(state, ctx)
}

/** FR-42: in reverse order of the general classification each turns a card and rides so far; then empty squares are closed. */
function drawGrid(state: State, ctx: Ctx): Step {
  const road = roadIn(state)
  const spots: Spot[] = []
  for (const id of generalOrder(state).toReversed()) {
    const card = gridCard(state, id, ctx)
    const spot = gridSpot(road, spots, id, faceValue(card))
    spots.push(spot)
    ctx.emit?.({ type: 'gridDrawn', rider: id, card, square: spot.at })
  }
  tell(state, { type: 'gridClosed', spots: closeUp(spots, road.start) }, ctx)
  return 'round'
}

/** The highest square up to the card's value with a free lane, if need be behind the start tile. */
export function gridSpot(road: Road, spots: readonly Spot[], rider: RiderId, value: number): Spot {
  for (let at = Math.min(value, road.start); ; at--)
    for (let lane = 1; lane <= road.lanes[at + BEHIND]!; lane++)
      if (!spots.some((other) => other.at === at && other.lane === lane)) return { rider, at, lane }
}

/** The occupied squares, front to back, become S, S − 1, S − 2 … */
export function closeUp(spots: readonly Spot[], start: number): Spot[] {
  const squares = [...new Set(spots.map(({ at }) => at))].sort((a, b) => b - a)
  return spots.map((spot) => ({ ...spot, at: start - squares.indexOf(spot.at) }))
}

/** R10: turned and put back. A Peloton rider turns a card of the common deck. */
function gridCard(state: State, id: RiderId, ctx: Ctx): Card {
  const piles = state.piles[state.tour.teams[teamOf(id)] === 'peloton' ? id & ~1 : id]!
  ctx.chance.about?.(`grid/${state.day}/${id}`)
  const card = takeFrom(piles.draw, piles.drawSize, ctx.chance)
  piles.draw[card]!++
  return card
}

function faceValue(card: Card): number {
  return card === EXHAUSTION || card === ATTACK ? EXHAUSTION_VALUE : card
}

/** FR-13: four cards of the named riders. */
export function resolveBidRiders(state: State, ctx: Ctx): Step {
  for (const seat of seatsIn(state.asked)) {
    const move = state.answers[seat]!
    if (move.type === 'bidRider') takeUp(state, seat, move.rider, ctx)
  }
  return askBids(state, 0, ctx)
}

function askBids(state: State, leg: number, ctx: Ctx): Step {
  for (let seat = 0; seat < state.tour.seats; seat++) {
    const id = state.current[seat]!
    ctx.chance.about?.(`bid/${seat}`)
    drawHand(state.piles[id]!, cardsDrawn(state.tour), ctx.chance)
    tellDraw(state, seat, id, 'hand', ctx)
  }
  return ask(state, 'bidCard', (1 << state.tour.seats) - 1, ctx, leg)
}

export function resolveBidCards(state: State, ctx: Ctx): Step {
  const bids = state.answers.map((move, seat) => {
    const card = move?.type === 'bidCard' ? move.card : EXHAUSTION
    return { rider: state.current[seat]!, cards: [...(state.bids[seat]?.cards ?? []), card] }
  })
  tell(state, { type: 'bidsRevealed', bids }, ctx)
  if (state.leg === 0) return askBids(state, 1, ctx)
  const { start } = roadIn(state)
  const spots = breakawayOrder(state)
    .slice(0, 2)
    .map((rider, i) => ({ rider, at: start + 5, lane: i + 1 }))
  tell(state, { type: 'brokeAway', spots }, ctx)
  return placeDummies(state, ctx)
}

/** FR-13: by total, then the higher single card, then seat order from the start player. */
export function breakawayOrder({ bids, startSeat, tour }: Pick<PublicState, 'bids' | 'startSeat' | 'tour'>): RiderId[] {
  const seatsAfter = (rider: RiderId) => (teamOf(rider) - startSeat + tour.seats) % tour.seats
  return [...bids]
    .sort(
      (a, b) =>
        totalOf(b.cards) - totalOf(a.cards) || Math.max(...b.cards) - Math.max(...a.cards) || seatsAfter(a.rider) - seatsAfter(b.rider),
    )
    .map(({ rider }) => rider)
}

function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum: number, card) => sum + faceValue(card), 0)
}

/** FR-12. */
function placeDummies(state: State, ctx: Ctx): Step {
  const { tour } = state
  const { start } = roadIn(state)
  for (let team = tour.seats; team < tour.teams.length; team++) {
    const [first, second] = ridersOf(team)
    if (tour.teams[team] === 'peloton') {
      tell(state, { type: 'placed', spot: { rider: first, at: start, lane: startLane(state, start) } }, ctx)
      tell(state, { type: 'placed', spot: { rider: second, at: start - 1, lane: startLane(state, start - 1) } }, ctx)
    } else {
      const at = foremostFree(state, start)
      tell(state, { type: 'placed', spot: { rider: second, at, lane: startLane(state, at) } }, ctx)
      const behind = foremostFree(state, at - 1)
      tell(state, { type: 'placed', spot: { rider: first, at: behind, lane: startLane(state, behind) } }, ctx)
    }
  }
  return askPlacing(state, ctx)
}

/** FR-11: from the start player, both riders of a team one after the other. */
export function askPlacing(state: State, ctx: Ctx): Step {
  const { tour, startSeat, riders } = state
  for (let i = 0; i < tour.seats; i++) {
    const seat: Seat = (startSeat + i) % tour.seats
    if (ridersOf(seat).some((id) => riders[id]!.lane === 0)) return ask(state, 'place', 1 << seat, ctx)
  }
  return 'round'
}

/** FR-11: the rightmost free lane of a start square; 0 if it is full. */
export function startLane(state: PublicState, square: number): number {
  return emptyLane(state.riders, roadIn(state), square)
}

function foremostFree(state: State, from: number): number {
  let square = from
  while (startLane(state, square) === 0) square--
  return square
}

export function isToPlace(state: PublicState, id: RiderId): boolean {
  return !isDummy(state, id) && state.riders[id]!.lane === 0
}
