import type { Seat } from '@echappee/kernel'
import { TOW_COST } from '../content/paces.ts'
import { askedRider } from '../rules/batch.ts'
import { ANNOUNCE, FOLLOW, PAY, REFILL, STAY, type Move } from '../rules/moves.ts'
import { PAYMENT_INDEX, REFILLS, canPay, spentBy } from '../rules/payments.ts'
import { costAt } from '../rules/phases/pay.ts'
import { entitlement, terrainOf, unmoved } from '../rules/resolution.ts'
import { ridersIn, seatOf } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import { bestPayment, energyOf, isLastRound, standing } from './worth.ts'

/** How much a rival that could follow counts against an own rider that could. */
const RIVAL = 0.4

/** Advice 1: with the token that is missed least. */
export function choosePayment(state: State, seat: Seat): Move {
  const rider = askedRider(state, seat)!
  const distance = state.step === 1 ? 3 : 2
  return PAY[rider]![PAYMENT_INDEX[bestPayment(state, rider, costAt(state), distance, isLastRound(state)).tokens]!]!
}

/** Advice 7, 12: a tow is the cheapest square there is; taken unless the token is worth more. */
export function chooseFollow(state: State, seat: Seat): Move {
  const rider = askedRider(state, seat)!
  const { distance } = state.tow!
  const isLast = isLastRound(state)
  const { tokens, value } = bestPayment(state, rider, TOW_COST[distance], distance, isLast)
  const { at, hasOffensive } = state.riders[rider]!
  const stay = standing(at + 1, energyOf(state, rider), hasOffensive, state.race.course.cases, isLast)
  return tokens !== '' && value > stay ? FOLLOW[rider]![PAYMENT_INDEX[tokens]!]! : STAY[rider]!
}

/** Advice 5: for an own rider who can use it, unless more rivals can. */
export function chooseAnnouncement(state: State, seat: Seat): Move {
  const rider = askedRider(state, seat)!
  const terrain = terrainOf(state)
  let balance = 0
  let own = 0
  for (const left of ridersIn(unmoved(state))) {
    const isOwn = seatOf(left) === seat
    if (!canPay(state.riders[left]!.up, isOwn ? state.hidden[left]! : null, terrain, TOW_COST[2])) continue
    balance += isOwn ? 1 : -RIVAL
    if (isOwn) own++
  }
  return ANNOUNCE[rider]![own > 0 && balance > 0 ? 0 : 1]!
}

/** Advice 9: energy for nothing, in the colours that are still to come. */
export function chooseRefill(state: State, seat: Seat): Move {
  const rider = askedRider(state, seat)!
  const size = entitlement(state, rider)
  const energy = energyOf(state, rider)
  const { at, hasOffensive } = state.riders[rider]!
  let best = 0
  let bestValue = -Infinity
  for (const [index, tokens] of REFILLS.entries()) {
    if (tokens.length !== size) continue
    const { all } = spentBy(tokens)
    const value = standing(
      at,
      energy.map((count, i) => count + all[i]!),
      hasOffensive,
      state.race.course.cases,
      false,
    )
    if (value <= bestValue) continue
    bestValue = value
    best = index
  }
  return REFILL[rider]![best]!
}
