import { COUNTERS, CURES, deck, type Card, type Handicap } from '../content/cards.ts'
import { rides, attacks, isFast, isInZone, leaderOfOthers, turnsUntil, type Attack, type Situation } from './situation.ts'

/** Advice 2: stop whoever could win at his next turn; first the one who plays soonest, then the leader on points. */
export function stopThreat(now: Situation): Attack | undefined {
  const top = now.state.discardPile.at(-1)
  if (process.env.SKIP && top !== undefined && !top.startsWith('KM') && now.state.riders.length === 2 && now.state.discardPile.at(-2)?.[0] !== 'H' && rides(now).length > 0) return undefined
  const threats = attacks(now).filter(({ target }) => isThreat(now, target))
  return best(threats, (a, b) => turnsUntil(now, a.target) - turnsUntil(now, b.target) || points(now, b) - points(now, a) || cures(now, a, b))
}

/** Advice 6, 11: a seat that can't ride hinders whoever costs it most. */
export function attackLeader(now: Situation): Attack | undefined {
  return best(attacks(now), (a, b) => danger(now, b.target) - danger(now, a.target) || cures(now, a, b))
}

declare const process: any
export function attackEarly(now: Situation): Attack | undefined {
  const list = attacks(now)
  const lead = best(list, (a, b) => danger(now, b.target) - danger(now, a.target) || cures(now, a, b))
  if (lead === undefined) return undefined
  const top = now.state.discardPile.at(-1)
  if (process.env.EARLY === 'rode') return top?.startsWith('KM') && now.stage.lengthKm - now.state.riders[lead.target]!.at <= Number(process.env.ER ?? 400) ? lead : undefined
  if (process.env.EARLY === 'all') return lead
  const t = now.state.riders[lead.target]!
  if (process.env.EARLY === 'ahead') return t.at >= now.rider.at ? lead : undefined
  return undefined
}

/** Whether the other seat, if it has the card, wins at its next turn. */
export function isThreat({ state, stage }: Situation, other: number): boolean {
  const rider = state.riders[other]!
  if (rider.handicap !== null) return false
  return isInZone(stage, rider.at) || stage.lengthKm - rider.at <= (isFast(stage, rider) ? Number(process.env.R ?? 60) : Number(process.env.RM ?? 20))
}

/** Advice 11: the later in the tour, the more the points count beside the place on the road. */
function danger(now: Situation, other: number): number {
  const { state, stage } = now
  const progress = (state.riders[other]!.at / stage.lengthKm) * 60
  const share = (state.stageIndex + 1) / state.tour.stages.length
  const lead = state.totals[other]! - state.totals[now.seat]!
  return progress + share * lead + (other === leaderOfOthers(now) ? 1 : 0)
}

function points({ state }: Situation, { target }: Attack): number {
  return state.totals[target]!
}

/** Advice 10: prefer the kind whose cures have mostly been seen: in the discard pile or in the own hand. */
function cures(now: Situation, a: Attack, b: Attack): number {
  return a.card === b.card ? 0 : unseenCures(now, a.card) - unseenCures(now, b.card)
}

function unseenCures({ state, hand }: Situation, handicap: Handicap): number {
  const curing = CURING[handicap]
  let left = CURE_COUNT[handicap]
  for (const card of state.discardPile) if (curing.includes(card)) left--
  for (const card of hand) if (curing.includes(card)) left--
  return left
}

const CURING: Readonly<Record<Handicap, readonly Card[]>> = {
  H_CRASH: curing('H_CRASH'),
  H_PUNCTURE: curing('H_PUNCTURE'),
  H_HUNGER: curing('H_HUNGER'),
  H_GEAR: curing('H_GEAR'),
}
const CURE_COUNT: Readonly<Record<Handicap, number>> = {
  H_CRASH: cureCount('H_CRASH'),
  H_PUNCTURE: cureCount('H_PUNCTURE'),
  H_HUNGER: cureCount('H_HUNGER'),
  H_GEAR: cureCount('H_GEAR'),
}

function curing(handicap: Handicap): Card[] {
  return COUNTERS.filter((card) => CURES[card].includes(handicap))
}

/** Counters do not depend on how the specialties are split. */
function cureCount(handicap: Handicap): number {
  return deck(0).filter((card) => curing(handicap).includes(card)).length
}

function best<T>(items: readonly T[], compare: (a: T, b: T) => number): T | undefined {
  let first = items[0]
  for (const item of items) if (compare(item, first!) < 0) first = item
  return first
}
