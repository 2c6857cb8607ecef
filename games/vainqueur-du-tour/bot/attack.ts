import { COUNTERS, CURES, deck, type Card, type Handicap } from '../content/cards.ts'
import { isFast, isInZone, turnsUntil, type Attack, type Situation } from './situation.ts'

/** Advice 2: stop whoever could win at his next turn; first the one who plays soonest, then the leader on points. */
export function stopThreat(now: Situation): Attack | undefined {
  const threats = now.attacks.filter(({ target }) => isThreat(now, target))
  return best(
    threats,
    (a, b) => turnsUntil(now, a.target) - turnsUntil(now, b.target) || pointsOf(now, b) - pointsOf(now, a) || byCures(now, a, b),
  )
}

/** Advice 11: stopping the one who is ahead beats a short ride of one's own. */
export function holdUpTheOneAhead(now: Situation): Attack | undefined {
  const attack = attackLeader(now)
  if (attack === undefined || now.state.riders[attack.target]!.at < now.rider.at) return undefined
  return now.rides.some(({ value }) => value === 60) ? undefined : attack
}

/** Advice 6: a seat that can't ride hinders whoever costs it most. */
export function attackLeader(now: Situation): Attack | undefined {
  return best(now.attacks, (a, b) => danger(now, b) - danger(now, a) || byCures(now, a, b))
}

/** Whether the other seat, if it has the card, wins at its next turn. */
export function isThreat({ state, stage }: Situation, other: number): boolean {
  const rider = state.riders[other]!
  if (rider.handicap !== null) return false
  return isInZone(stage, rider.at) || stage.lengthKm - rider.at <= (isFast(stage, rider) ? 60 : 20)
}

/** Advice 11: the later in the tour, the more the lead on points counts beside the place on the road. */
function danger({ state, stage, seat }: Situation, { target }: Attack): number {
  const progress = (state.riders[target]!.at / stage.lengthKm) * 60
  const lead = state.totals[target]! - state.totals[seat]!
  // The bearer wins final ties, so he is a little further ahead than his points say.
  const cap = state.bearer === target ? 1 : 0
  return progress + ((state.stageIndex + 1) / state.tour.stages.length) * (lead + cap)
}

function pointsOf({ state }: Situation, { target }: Attack): number {
  return state.totals[target]!
}

/** Advice 10: the kind whose cures have mostly been seen, in the discard pile or in the own hand. */
function byCures(now: Situation, a: Attack, b: Attack): number {
  return a.card === b.card ? 0 : unseenCures(now, a.card) - unseenCures(now, b.card)
}

function unseenCures({ state, hand }: Situation, handicap: Handicap): number {
  const curing = CURING[handicap]
  let left = CURE_COUNT[handicap]
  for (const card of state.discardPile) if (curing.includes(card)) left--
  for (const card of hand) if (curing.includes(card)) left--
  return left
}

function byHandicap<T>(of: (handicap: Handicap) => T): Readonly<Record<Handicap, T>> {
  return { H_CRASH: of('H_CRASH'), H_PUNCTURE: of('H_PUNCTURE'), H_HUNGER: of('H_HUNGER'), H_GEAR: of('H_GEAR') }
}

const CURING = byHandicap((handicap): readonly Card[] => COUNTERS.filter((card) => CURES[card].includes(handicap)))
// However the specialties are split, the counters are the same.
const CURE_COUNT = byHandicap((handicap) => deck(0).filter((card) => CURING[handicap].includes(card)).length)

function best<T>(items: readonly T[], compare: (a: T, b: T) => number): T | undefined {
  let first = items[0]
  for (const item of items) if (compare(item, first!) < 0) first = item
  return first
}
