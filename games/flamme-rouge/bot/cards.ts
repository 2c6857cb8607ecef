import { EXHAUSTION } from '../content/cards.ts'
import { cardValue } from '../rules/energy.ts'
import { CEREAL_BAR, EXTRA_CARD, SECOND_WIND, type Move } from '../rules/moves.ts'
import { isTimeTrial, roadIn } from '../rules/riders.ts'
import { landing, rideOf } from '../rules/riding.ts'
import type { Road } from '../rules/road.ts'
import { isHighest } from '../rules/time-trial.ts'
import type { Rider, RiderId, State } from '../rules/state.ts'
import { averageCard, forecast, shelter } from './forecast.ts'

type Play = Extract<Move, { type: 'play' }>

/** Squares before the line from which strength is no longer spared. */
const LAST_SQUARES = 16

/** The card with the best balance of distance, strength spent and shelter; or what makes a better hand first. */
export function bestHandMove(state: State, id: RiderId, legal: readonly Move[]): Move {
  const road = roadIn(state)
  const rider = state.riders[id]!
  if (legal.includes(CEREAL_BAR)) return CEREAL_BAR
  const plays = legal.filter((move): move is Play => move.type === 'play')
  const worth = isTimeTrial(state) ? trialWorth : roadWorth
  const others = forecast(state, road, id)
  let best = plays[0]!
  let most = -Infinity
  for (const play of plays) {
    const value = worth(state, road, id, play, others)
    if (value > most) [best, most] = [play, value]
  }
  const crosses = rider.at + distanceOf(state, road, rider, best) > road.line
  if (legal.includes(SECOND_WIND) && isPoorHand(rider, best)) return SECOND_WIND
  // A sprint that can be reached with one card more.
  if (legal.includes(EXTRA_CARD) && rider.isSprinting && !crosses && state.piles[id]!.extra < 2) return EXTRA_CARD
  return best
}

/** What a card is worth on the road. */
function roadWorth(state: State, road: Road, id: RiderId, play: Play, others: readonly number[]): number {
  const rider = state.riders[id]!
  const distance = distanceOf(state, road, rider, play)
  const { to } = landing(state.riders, road, id, distance)
  const at = Math.max(rider.at, Math.min(rider.at + distance, to + 1))
  const left = road.line + 1 - rider.at
  const strength = play.card === EXHAUSTION ? 0 : play.card
  const musette = play.extra === 'musette' ? 1.2 : 0
  if (distance >= left) return 100 + distance - musette
  // Near the line a square is worth more than the strength it costs.
  const price = left <= LAST_SQUARES ? 0.35 : 0.85
  return at - rider.at + shelter(road, others, at) * (left <= 9 ? 0.4 : 1) - price * strength - musette
}

/** FR-75: the highest card makes tired, which matters less near the line. */
function trialWorth(state: State, road: Road, id: RiderId, play: Play): number {
  const rider = state.riders[id]!
  const distance = distanceOf(state, road, rider, play)
  const left = road.line + 1 - rider.at
  if (distance >= left) return 100 + distance
  const isTiring = isHighest(rider, state.piles[id]!.hand, play.card)
  const form = play.extra === 'none' ? 0 : 0.8
  return distance - (isTiring && left > 14 ? 1.5 : 0) - (left > 14 ? 0.2 * play.card : 0) - form
}

function distanceOf(state: State, road: Road, rider: Rider, { card, extra }: Play): number {
  const bluff = extra === 'coupDeBluff' ? rider.played.at(-1)! : card
  const value = extra === 'musette' ? 5 : cardValue(rider, bluff)
  const bonus = extra === 'gnak' ? 1 : extra === 'coupDePedale' ? 2 : 0
  const ride = rideOf(state, road, bonus === 0 ? rider : { ...rider, bonus }, value)
  return ride.base + ride.bonus
}

function isPoorHand(rider: Rider, best: Play): boolean {
  return best.card < 4 && averageCard(rider) > 4
}
