import type { Deed, Turn } from '@echappee/kernel'
import { BEST_CARD, EXHAUSTION } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import { isRacing, isTimeTrial, mateOf, roadIn } from '../rules/riders.ts'
import { landing } from '../rules/riding.ts'
import type { Rider, RiderId, State } from '../rules/state.ts'
import { distanceOf, valueOf, type Play } from './move-features.ts'

/** Squares between a rider and the next one that make a gap. */
const GAP = 3
/** Squares to the line from which the best cards are there to be played. */
const LATE = 20

type Found = readonly number[] | undefined
interface Ridden {
  readonly before: State
  readonly after: State
  readonly id: RiderId
  readonly play: Play
  readonly was: Rider
  readonly is: Rider
  /** Squares that the card brings before anybody is in the way. */
  readonly distance: number
}

/** Of cards that are played. */
function deed(name: string, isGood: boolean, of: (ridden: Ridden) => Found, contrary?: string): Deed<State, Move> {
  return {
    name,
    isGood,
    contrary,
    of(turn) {
      const ridden = riddenIn(turn)
      return ridden === undefined ? undefined : of(ridden)
    },
  }
}

export const deeds: readonly Deed<State, Move>[] = [
  deed('crosses', true, ({ was, is, id }) => (was.finish === null && is.finish?.how === 'crossed' ? [id] : undefined)),
  deed('tires', false, (ridden) => (gained(ridden) > 0 ? [ridden.id, gained(ridden)] : undefined)),
  deed(
    'sheltered',
    true,
    (ridden) => {
      const ahead = isOnRoad(ridden) && gained(ridden) <= 0 ? nextAhead(ridden.after, ridden.id, 2) : undefined
      return ahead === undefined ? undefined : [ridden.id, ahead]
    },
    'tires',
  ),
  deed('slips', true, (ridden) => (isOnRoad(ridden) && slippedBy(ridden) > 0 ? [ridden.id, slippedBy(ridden)] : undefined)),
  deed('breaksAway', true, ({ after, id, is }) => {
    const others = after.riders.filter((other, number) => number !== id && isRacing(other)).map(({ at }) => at)
    const lead = is.at - Math.max(...others)
    return isRacing(is) && others.length > 0 && lead >= GAP && after.riders.every(({ finish }) => finish === null) ? [id, lead] : undefined
  }),
  deed('dropped', false, (ridden) => {
    if (!isOnRoad(ridden) || nextAhead(ridden.after, ridden.id, GAP) !== undefined) return undefined
    const { after, id, is } = ridden
    const ahead = after.riders.filter((other, number) => number !== id && isRacing(other) && other.at > is.at).map(({ at }) => at)
    const hadCompany = nextAhead(ridden.before, id, GAP) !== undefined
    return ahead.length > 0 && hadCompany ? [id, Math.min(...ahead) - is.at] : undefined
  }),
  deed('carriesMate', true, (ridden) => {
    const mate = ridden.after.riders[mateOf(ridden.id)]!
    const gap = ridden.is.at - mate.at
    return isOnRoad(ridden) && isRacing(mate) && (gap === 1 || gap === 2) ? [mateOf(ridden.id)] : undefined
  }),
  deed('lostToClimb', false, ({ play, distance, was, before }) => {
    const lost = valueOf(was, play) - distance
    return lost >= 2 && !isTimeTrial(before) ? [lost] : undefined
  }),
  deed('blocked', false, ({ before, id, was, distance }) => {
    if (isTimeTrial(before)) return undefined
    const lost = was.at + distance - landing(before.riders, roadIn(before), id, distance).to
    return lost >= 2 ? [lost] : undefined
  }),
  deed('downhill', true, ({ play, distance, was }) => {
    const won = distance - valueOf(was, play)
    return play.extra === 'none' && won >= 2 ? [won] : undefined
  }),
  deed('keepsBest', true, ({ before, id, play, was }) => {
    const best = BEST_CARD[id & 1]!
    const isEarly = roadIn(before).line - was.at > LATE
    return isEarly && play.card !== best && before.piles[id]!.hand[best]! > 0 ? [best, was.deck[best]!] : undefined
  }),
  deed(
    'spendsBest',
    false,
    ({ before, id, play, was }) => {
      const best = BEST_CARD[id & 1]!
      return play.card === best && roadIn(before).line - was.at > LATE ? [best, was.deck[best]! - 1] : undefined
    },
    'keepsBest',
  ),
  deed(
    'sparesMost',
    true,
    ({ before, id, play }) => {
      const { hand } = before.piles[id]!
      const isLeast = hand.every((count, card) => count === 0 || Math.max(2, card) >= Math.max(2, play.card))
      return isLeast && play.card !== EXHAUSTION && play.extra === 'none' ? [play.card] : undefined
    },
    'keepsBest',
  ),
  deed('shedsTiredness', true, ({ play }) => (play.card === EXHAUSTION ? [] : undefined)),
  deed('eats', false, ({ play }) => (play.extra === 'musette' ? [] : undefined)),
]

function riddenIn({ before, seat, move, after }: Turn<State, Move>): Ridden | undefined {
  const id = before.current[seat] ?? null
  // A stage that has ended in between tells nothing of the riders on it.
  if (before.phase !== 'hand' || move.type !== 'play' || id === null || after.day !== before.day) return undefined
  const was = before.riders[id]!
  return { before, after, id, play: move, was, is: after.riders[id]!, distance: distanceOf(before, roadIn(before), was, move) }
}

function isOnRoad({ before, is }: Ridden): boolean {
  return isRacing(is) && !isTimeTrial(before)
}

/** Exhaustion cards that the rider has got, the one that he may have played left out. */
function gained({ was, is, play }: Ridden): number {
  const shed = play.card === EXHAUSTION ? 1 : 0
  return is.deck[EXHAUSTION]! - (was.deck[EXHAUSTION]! - shed)
}

/** Squares beyond those of the card. */
function slippedBy({ was, is, distance }: Ridden): number {
  return is.at - was.at - distance
}

/** The nearest rider on the next squares ahead. */
function nextAhead({ riders }: State, id: RiderId, within: number): RiderId | undefined {
  const { at } = riders[id]!
  let nearest: RiderId | undefined
  for (const [other, rider] of riders.entries()) {
    if (other === id || !isRacing(rider) || rider.at <= at || rider.at > at + within) continue
    if (nearest === undefined || rider.at < riders[nearest]!.at) nearest = other
  }
  return nearest
}
