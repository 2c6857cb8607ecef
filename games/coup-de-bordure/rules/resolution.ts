import type { Context } from '@echappee/kernel'
import { PACE_COST, TOW_COST, type Cause, type Cost, type Pace } from '../content/paces.ts'
import { terrainIndex } from '../content/road.ts'
import { openTow, refillPlate, ride, showPace } from './change.ts'
import { sum } from './drafts.ts'
import type { Event, ResolutionStep, StepReason } from './events.ts'
import { PAYMENTS, canPay, waysToPay } from './payments.ts'
import { isIn, pairsIn, ridersIn } from './riders.ts'
import { feedTable } from './numbers.ts'
import type { RiderId, RiderSet, State, Tow } from './state.ts'

type Ctx = Context<Event>

/** CDB-17. */
export function revealPaces(state: State, ctx: Ctx): void {
  const group = ridersIn(state.group)
  for (let i = 0; i < group.length; i++) showPace(state, group[i]!, state.answers[group[i]!] as Pace)
  ctx.emit?.({ type: 'pacesRevealed', paces: group.map((rider) => ({ rider, pace: state.riders[rider]!.pace! })) })
}

/** Steps 1, 3 and 4: the riders who perform this pace pay and ride. */
export function perform(state: State, pace: 'OFF' | 'ACC' | 'SIL', ctx: Ctx): void {
  const performing = ridersIn(unmoved(state, pace))
  if (performing.length === 0) return
  const cause = causeOf(state, pace)
  for (let i = 0; i < performing.length; i++) {
    const rider = performing[i]!
    const paid = isIn(state.asked, rider) ? state.answers[rider]! : PAYMENTS[onlyWay(state, rider, PACE_COST[pace])]!
    rideOut(state, rider, cause, paid, ctx)
  }
}

/** Steps 2 and 6: those who accepted pay and ride; the others just stay. */
export function followTow(state: State, ctx: Ctx): void {
  if (state.tow === null) return
  const { distance } = state.tow
  const left = ridersIn(unmoved(state))
  const followers: RiderId[] = []
  for (let i = 0; i < left.length; i++) if (isIn(state.asked, left[i]!) && state.answers[left[i]!] !== '') followers.push(left[i]!)
  ctx.emit?.({ type: 'towTaken', distance, followers: [...followers], others: left.filter((rider) => !followers.includes(rider)) })
  for (let i = 0; i < followers.length; i++)
    rideOut(state, followers[i]!, distance === 3 ? 'TOW3' : 'TOW2', state.answers[followers[i]!]!, ctx)
}

/** Step 7: everybody else. */
export function rideSteadily(state: State, ctx: Ctx): void {
  const left = ridersIn(unmoved(state))
  for (let i = 0; i < left.length; i++) rideOut(state, left[i]!, 'CON', '', ctx)
}

/** CDB-32 to CDB-35. */
export function refill(state: State, ctx: Ctx): void {
  const eaters = ridersIn(state.asked)
  for (let i = 0; i < eaters.length; i++) if (state.answers[eaters[i]!] !== '') takeRefill(state, eaters[i]!, ctx)
  if (ctx.emit === undefined) return
  const declined = eaters.filter((rider) => state.answers[rider] === '')
  if (declined.length > 0) ctx.emit({ type: 'refillsDeclined', riders: declined })
}

/** Who pays for this pace and is asked how: with face-down tokens everybody (CDB-10), otherwise those with a choice. */
export function payers(state: State, pace: 'OFF' | 'ACC' | 'SIL'): RiderSet {
  const paying = unmoved(state, pace)
  if (paying === 0 || state.race.isHiding) return paying
  let riders = 0
  for (const rider of ridersIn(paying)) if (payments(state, rider, PACE_COST[pace]).length > 1) riders |= 1 << rider
  return riders
}

/** Step 2: the pairs of CDB-21 open a tow over three squares for whoever has not moved. */
export function pairOfOffensives(state: State): RiderSet {
  return pairsIn(movedBy(state, 'OFF', 'OFF'))
}

/** CDB-25. */
export function pairAway(state: State): RiderSet {
  return pairsIn(movedBy(state, 'ACC', 'SIL2'))
}

/** CDB-23: an Offensive takes nobody along, and neither does a rider who was towed away. */
export function hasWheel(state: State): boolean {
  return movedBy(state, 'ACC', 'ACC') !== 0
}

/** CDB-24: who may say "Je tracte". */
export function towers(state: State): RiderSet {
  return movedBy(state, 'SIL2', 'SIL2')
}

/** Riders of the group that have not moved, with this pace or with any. */
export function unmoved(state: State, pace?: Pace): RiderSet {
  const group = ridersIn(state.group)
  let found = 0
  for (let i = 0; i < group.length; i++) {
    const rider = state.riders[group[i]!]!
    if (rider.moved === null && (pace === undefined || rider.pace === pace)) found |= 1 << group[i]!
  }
  return found
}

/** CDB-24: who has said "Je tracte" when everybody has answered in step 5. */
export function announcers({ asked, answers }: State): RiderSet {
  const list = ridersIn(asked)
  let towing = 0
  for (let i = 0; i < list.length; i++) if (answers[list[i]!] === 'tow') towing |= 1 << list[i]!
  return towing
}

export function offerTow(state: State, tow: Tow, ctx: Ctx): void {
  Object.freeze(tow.riders)
  openTow(state, Object.freeze(tow))
  ctx.emit?.({ type: 'towOpened', distance: tow.distance, reason: tow.reason, riders: [...tow.riders] })
}

/** Who is asked whether it follows: with face-down tokens everybody who is left (CDB-10), otherwise those who can pay. */
export function possibleFollowers(state: State): RiderSet {
  const left = unmoved(state)
  if (left === 0 || state.race.isHiding) return left
  const cost = TOW_COST[state.tow!.distance]
  const terrain = terrainOf(state)
  let riders = 0
  for (const rider of ridersIn(left)) if (canPay(state.riders[rider]!.up, null, terrain, cost)) riders |= 1 << rider
  return riders
}

/** CDB-32: with face-down tokens everybody who passed (CDB-10), otherwise those who may take something. */
export function possibleEaters(state: State): RiderSet {
  if (state.feeding === 0 || state.race.isHiding) return state.feeding
  let riders = 0
  for (const rider of ridersIn(state.feeding)) if (entitlement(state, rider) > 0) riders |= 1 << rider
  return riders
}

/** CDB-32: how many tokens the rider may take. */
export function entitlement({ race, riders, hidden }: State, rider: RiderId): number {
  return feedTable(race)[sum(riders[rider]!.up) + (hidden[rider] === null ? 0 : 1)] ?? 0
}

/** The terrain of the group's square, as its number in TERRAINS. */
export function terrainOf({ race, groupCase }: Pick<State, 'race' | 'groupCase'>): number {
  return terrainIndex(race.course.cases[groupCase - 1]!)
}

/** CDB-18: as numbers of PAYMENTS. */
export function payments(state: State, rider: RiderId, cost: Cost): readonly number[] {
  return waysToPay(state.riders[rider]!.up, state.hidden[rider]!, terrainOf(state), cost)
}

export function tellStep(step: ResolutionStep, reason: StepReason, riders: RiderSet, ctx: Ctx): void {
  ctx.emit?.({ type: 'stepBegan', step, reason, riders: [...ridersIn(riders)] })
}

function causeOf(state: State, pace: 'OFF' | 'ACC' | 'SIL'): Cause {
  if (pace !== 'SIL') return pace
  return hasWheel(state) ? 'SIL2' : 'SIL1'
}

/** Riders of the group that moved in one of these ways. */
function movedBy(state: State, cause: Cause, other: Cause): RiderSet {
  const group = ridersIn(state.group)
  let found = 0
  for (let i = 0; i < group.length; i++) {
    const { moved } = state.riders[group[i]!]!
    if (moved === cause || moved === other) found |= 1 << group[i]!
  }
  return found
}

function onlyWay(state: State, rider: RiderId, cost: Cost): number {
  return payments(state, rider, cost)[0]!
}

function rideOut(state: State, id: RiderId, cause: Cause, paid: string, ctx: Ctx): void {
  const from = state.riders[id]!.at
  const feeds = ride(state, id, cause, paid)
  ctx.emit?.({ type: 'rode', rider: id, from, to: state.riders[id]!.at, cause, paid, feeds })
}

/** CDB-33. */
function takeRefill(state: State, id: RiderId, ctx: Ctx): void {
  const tokens = state.answers[id]!
  const shown = state.hidden[id]!
  refillPlate(state, id, tokens, shown)
  ctx.emit?.({ type: 'refilled', rider: id, tokens, shown, up: [...state.riders[id]!.up] })
}
