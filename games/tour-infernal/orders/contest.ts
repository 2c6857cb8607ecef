import { orderKinds, type Seat } from '@echappee/kernel'
import { CHOSEN } from '../content/cards.ts'
import { bonusesOf } from '../rules/contest.ts'
import { tileOf } from '../rules/course.ts'
import { BID_MOVES, type Move } from '../rules/moves.ts'
import { numbersOf } from '../rules/numbers.ts'
import type { Contest, PublicState, View } from '../rules/state.ts'
import { firstLegal, isAsked } from './asked.ts'

const PASS = BID_MOVES[0]!

/** TI-65: outbids by as little as needed for the place, up to so many cards in all, else passes. */
export const bid = orderKinds<View, Move>()({
  fields: {
    contest: { kind: 'choice', values: ['all', 'climb', 'sprint', 'final'], default: 'all' },
    place: { kind: 'choice', values: ['first', 'any'], default: 'first' },
    sprints: { kind: 'number', min: 0, max: CHOSEN, default: 3 },
    rides: { kind: 'number', min: 0, max: CHOSEN, default: 0 },
  },
  concerns: (seen, seat, wanted) => isAsked(seen, 'bid', seat) && (wanted.contest === 'all' || wanted.contest === seen.contest!.kind),
  answer(view, legal, wanted) {
    const contest = view.contest!
    const totals = contest.card === 'S' ? contest.laidS : contest.laidR
    const own = totals[view.viewer]!
    const left = (contest.card === 'S' ? wanted.sprints : wanted.rides) - own
    const rank = rankFor(view, contest, wanted.place)
    const needed = rank === undefined ? 0 : neededFor(rank, rivals(view, view.viewer, totals), own)
    if (needed === 0 || needed > left || needed > view.kits[view.viewer]!.hand[contest.card]) return PASS
    return firstLegal(legal, [BID_MOVES[Math.min(needed, view.race.options.layMax)]!]) ?? PASS
  },
})

/** How far in front one must be among those who bid, from 1; undefined where the place is lost. */
function rankFor(view: PublicState, { kind, place, riders, laidS, tiedAt }: Contest, wanted: 'first' | 'any'): number | undefined {
  const ahead = tiedAt === null ? 0 : riders.filter((seat) => laidS[seat]! > tiedAt).length
  if (wanted === 'first') return ahead === 0 ? 1 : undefined
  return bonusesOf(kind, tileOf(view), numbersOf(view.race)).length - place - ahead + 1
}

/** What the others have laid, most first. */
function rivals({ speakers }: PublicState, own: Seat, totals: readonly number[]): number[] {
  return speakers
    .filter((seat) => seat !== own)
    .map((seat) => totals[seat]!)
    .sort((a, b) => b - a)
}

function neededFor(rank: number, others: readonly number[], own: number): number {
  const toBeat = others[rank - 1]
  return toBeat === undefined || own > toBeat ? 0 : toBeat - own + 1
}
