import type { Seat } from '@echappee/kernel'
import { isLastSector } from '../rules/course.ts'
import { BID_MOVES, type Move } from '../rules/moves.ts'
import type { Contest, State } from '../rules/state.ts'
import { cardsToCome, contestsToCome, stakeOf } from './situation.ts'

/** Outbid by as little as needed, as long as the place is worth the cards. */
export function chooseBid(state: State, seat: Seat): Move {
  const contest = state.contest!
  const totals = contest.card === 'S' ? contest.laidS : contest.laidR
  const own = totals[seat]!
  const best = bestOther(state.speakers, totals, seat)
  const needed = own > best ? 0 : best - own + 1
  const spare = isLastSector(state) ? Infinity : state.riders[seat]!.cards - cardsToCome(state)
  const affordable = Math.min(state.kits[seat]!.hand[contest.card], spare, mostToSpend(state, seat, contest) - own)
  if (needed === 0 || needed > affordable) return BID_MOVES[0]!
  return BID_MOVES[Math.min(needed, state.race.options.layMax)]!
}

function bestOther(speakers: readonly Seat[], totals: readonly number[], seat: Seat): number {
  let best = 0
  for (const other of speakers) if (other !== seat && totals[other]! > best) best = totals[other]!
  return best
}

/** Cards that the place is worth, all told. After the last sprint cards are worth nothing. */
function mostToSpend(state: State, seat: Seat, { card, place }: Contest): number {
  if (isLastSector(state)) return Infinity
  const prize = stakeOf(state)?.bonuses[place - 1] ?? 0
  if (card === 'S') return Math.ceil((state.kits[seat]!.hand.S + state.contest!.laidS[seat]!) / (1 + contestsToCome(state)))
  const spare = state.riders[seat]!.cards - cardsToCome(state)
  return Math.min(Math.floor(prize / 6), spare - 2)
}
