import type { Seat } from '@echappee/kernel'
import type { Event } from '../rules/events.ts'
import { finalRanking, type Ranking } from '../rules/scoring.ts'
import type { PublicState } from '../rules/state.ts'

/** What put a rider before the next one, who has the same total (VDT-31, VDT-32). */
export interface TieBreak {
  readonly by: 'bearer' | 'place' | 'none'
  /** The number of the stage that decided, for `place`. */
  readonly stage?: number
}

/** All that a ranking needs: a table's, or a score sheet's. */
export type Tally = Pick<PublicState, 'totals' | 'results'>

export interface FinalLine {
  readonly seat: Seat
  readonly rank: number
  readonly total: number
  readonly stagesWon: number
  /** Against the line below; undefined when points alone decide. */
  readonly tieBreak: TieBreak | undefined
}

export function rankingOf(view: Tally): Ranking {
  return finalRanking({
    totals: view.totals,
    bearer: view.results.at(-1)!.bearer,
    places: view.results.map(({ places }) => places),
  })
}

/** The bearer rides in yellow; when the tour is over, whoever won it does (VDT-32). */
export function wearsCap(view: PublicState, seat: Seat): boolean {
  return view.phase === 'finished' ? rankingOf(view).winners.includes(seat) : view.bearer === seat
}

/** Best first. */
export function finalLines(view: Tally): FinalLine[] {
  const { ranks } = rankingOf(view)
  const order = ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]! || a - b)
  return order.map((seat, i) => {
    const next = order[i + 1]
    return {
      seat,
      rank: ranks[seat]!,
      total: view.totals[seat]!,
      stagesWon: view.results.filter(({ winner }) => winner === seat).length,
      tieBreak: next !== undefined && view.totals[next] === view.totals[seat] ? tieBreak(view, seat, next) : undefined,
    }
  })
}

export interface TourAward {
  readonly kind: 'combative' | 'inYellow' | 'lantern'
  readonly seat: Seat
  /** Handicaps laid, stages ridden in the cap, points behind the winner. */
  readonly n: number
}

/** What a tour gives away besides the places; of those who are level, the better placed. */
export function tourAwards(view: Tally, log: readonly Event[]): TourAward[] {
  const lines = finalLines(view)
  const most = (count: (seat: Seat) => number) =>
    lines.map(({ seat }) => ({ seat, n: count(seat) })).reduce((best, next) => (next.n > best.n ? next : best))
  const combative = most((seat) => log.filter((event) => event.type === 'handicapLaid' && event.seat === seat).length)
  const inYellow = most((seat) => view.results.filter(({ bearer }) => bearer === seat).length)
  const last = lines.at(-1)!
  return [
    ...(combative.n === 0 ? [] : [{ kind: 'combative' as const, ...combative }]),
    { kind: 'inYellow', ...inYellow },
    { kind: 'lantern', seat: last.seat, n: lines[0]!.total - last.total },
  ]
}

/** Totals after the start and after each stage, by seat: the lines of the chart. */
export function totalsByStage(view: Tally): number[][] {
  return view.totals.map((_, seat) => {
    let total = 0
    return [0, ...view.results.map(({ points }) => (total += points[seat]!))]
  })
}

function tieBreak(view: Tally, before: Seat, after: Seat): TieBreak {
  if (view.results.at(-1)!.bearer === before) return { by: 'bearer' }
  const decided = view.results.findLast(({ places }) => places[before] !== places[after])
  return decided === undefined ? { by: 'none' } : { by: 'place', stage: decided.n }
}
