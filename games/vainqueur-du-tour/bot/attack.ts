import { COUNTERS, CURES, bitOf, deck, type Card, type Handicap } from '../content/cards.ts'
import { canPlay, isFast, isInZone, turnsUntil, type Attack, type Situation } from './situation.ts'

/** Advice 2: stop whoever could win at his next turn; first the one who plays soonest, then the leader on points. */
export function stopThreat(now: Situation): Attack | undefined {
  let first: Attack | undefined
  for (const attack of now.attacks)
    if (isThreat(now, attack.target) && (first === undefined || byUrgency(now, attack, first) < 0)) first = attack
  return first
}

function byUrgency(now: Situation, a: Attack, b: Attack): number {
  return turnsUntil(now, a.target) - turnsUntil(now, b.target) || pointsOf(now, b) - pointsOf(now, a) || byCures(now, a, b)
}

/** Advice 11: stopping the one who is ahead beats a short ride of one's own. */
export function holdUpTheOneAhead(now: Situation): Attack | undefined {
  if (canPlay(now, 'KM60')) return undefined
  const attack = attackLeader(now)
  return attack !== undefined && now.state.riders[attack.target]!.at >= now.rider.at ? attack : undefined
}

/** Advice 6: a seat that can't ride hinders whoever costs it most. */
export function attackLeader(now: Situation): Attack | undefined {
  let first: Attack | undefined
  let most = 0
  for (const attack of now.attacks) {
    const own = danger(now, attack.target)
    if (first !== undefined && (own < most || (own === most && byCures(now, attack, first) >= 0))) continue
    first = attack
    most = own
  }
  return first
}

/** Whether the other seat, if it has the card, wins at its next turn. */
export function isThreat({ state, stage }: Situation, other: number): boolean {
  const rider = state.riders[other]!
  if (rider.handicap !== null) return false
  return isInZone(stage, rider.at) || stage.lengthKm - rider.at <= (isFast(stage, rider) ? 60 : 20)
}

/** Advice 11: the later in the tour, the more the lead on points counts beside the place on the road. */
function danger({ state, stage, seat }: Situation, target: number): number {
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
  const cures = CURES_OF[handicap]
  return cures.count - countIn(state.discardPile, cures.bits) - countIn(hand, cures.bits)
}

function countIn(cards: readonly Card[], bits: number): number {
  let count = 0
  for (let i = 0; i < cards.length; i++) if (bitOf(cards[i]!) & bits) count++
  return count
}

const curesOf = (handicap: Handicap) => {
  const bits = COUNTERS.filter((card) => CURES[card].includes(handicap)).reduce((all, card) => all | bitOf(card), 0)
  // However the specialties are split, the counters are the same.
  return { bits, count: countIn(deck(0), bits) }
}

const CURES_OF = {
  H_CRASH: curesOf('H_CRASH'),
  H_PUNCTURE: curesOf('H_PUNCTURE'),
  H_HUNGER: curesOf('H_HUNGER'),
  H_GEAR: curesOf('H_GEAR'),
}
