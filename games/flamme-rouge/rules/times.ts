import { SECONDS } from '../content/points.ts'
import type { Options } from './options.ts'
import type { Arrival, RiderId } from './state.ts'

export type TimeOptions = Pick<Options, 'baseTimeSquares' | 'gapMeasure' | 'roundGapCap'>

/** Negative if the first of two equal riders is ranked first. */
export type TieBreak = (a: Pick<Arrival, 'rider' | 'lane'>, b: Pick<Arrival, 'rider' | 'lane'>) => number

const HOW_ORDER: readonly Arrival['how'][] = ['crossed', 'followed', 'stopped', 'gruppetto']

/** FR-57: the stage order. */
export function stageOrder(arrivals: readonly Arrival[], tie: TieBreak): Arrival[] {
  return [...arrivals].sort(
    (a, b) => a.round - b.round || HOW_ORDER.indexOf(a.how) - HOW_ORDER.indexOf(b.how) || b.square - a.square || tie(a, b),
  )
}

/** FR-59: `cards` are the winner's, exhaustion cards left out. */
export function baseTime(cards: number, squaresPast: number, { baseTimeSquares }: Pick<TimeOptions, 'baseTimeSquares'>): number {
  const sign = { add: 1, subtract: -1, ignore: 0 }[baseTimeSquares]
  return cards * SECONDS.perCard + sign * squaresPast * SECONDS.perSquare
}

/** FR-60…64: seconds behind the first of the round, for all who came home in one round. */
export function gapSeconds(arrivals: readonly Arrival[], line: number, options: TimeOptions): Map<RiderId, number> {
  const onRoad = arrivals.filter(({ how }) => how === 'crossed')
  const late = arrivals.filter(({ how }) => how === 'gruppetto')
  const cap = (seconds: number) => (options.roundGapCap ? Math.min(SECONDS.roundCap, seconds) : seconds)
  const sprinting = onRoad.filter(({ isSprinting }) => isSprinting).map(({ square }) => square)
  const gaps = gapsOf(onRoad, sprinting, options)
  const group = sprinting.length === 0 ? 0 : cap(SECONDS.perGap * gaps.get(Math.max(...sprinting))!)
  const lateGaps = gapsOf(late, [], options)
  return new Map(
    arrivals.map(({ rider, how, square }) => {
      switch (how) {
        case 'crossed':
          return [rider, cap(SECONDS.perGap * gaps.get(square)!)]
        case 'followed':
          return [rider, group]
        case 'stopped':
          return [rider, cap(group + SECONDS.perGap * (line + 1 - square))]
        case 'gruppetto':
          return [rider, cap(SECONDS.perGap * lateGaps.get(square)!)]
      }
    }),
  )
}

/** FR-58…64 and FR-66 without bonuses: by rider, in seconds. */
export function roadTimes(arrivals: readonly Arrival[], base: number, line: number, options: TimeOptions): Map<RiderId, number> {
  const first = Math.min(...arrivals.map(({ round }) => round))
  const times = new Map<RiderId, number>()
  for (const round of new Set(arrivals.map((arrival) => arrival.round))) {
    const gaps = gapSeconds(
      arrivals.filter((arrival) => arrival.round === round),
      line,
      options,
    )
    for (const [rider, gap] of gaps) times.set(rider, base + SECONDS.perRound * (round - first) + gap)
  }
  return times
}

/** FR-77. */
export function individualTime(cards: number, squaresPast: number, exhaustion: number): number {
  return cards * SECONDS.perTimeTrialCard - squaresPast * SECONDS.perTimeTrialSquare + exhaustion
}

/** FR-83: of the rider who crossed last; of two in one turn, the one on the lower square. */
export function teamTime(riders: readonly { readonly turns: number; readonly squaresPast: number }[]): number {
  const last = [...riders].sort((a, b) => b.turns - a.turns || a.squaresPast - b.squaresPast)[0]!
  return last.turns * SECONDS.perTimeTrialCard - last.squaresPast * SECONDS.perTimeTrialSquare
}

/** FR-45: of n exhaustion cards a rider keeps the larger half; FR-101: EPO takes one more. */
export function keptAfterStage(cards: number, hasEpo: boolean): number {
  return Math.max(0, Math.ceil(cards / 2) - (hasEpo ? 1 : 0))
}

/** FR-46. */
export function keptAfterRest(cards: number): number {
  return Math.floor(cards / 2)
}

/** FR-60, FR-61: squares behind the foremost, by square. */
function gapsOf(arrivals: readonly Arrival[], sprinting: readonly number[], { gapMeasure }: TimeOptions): Map<number, number> {
  const squares = [...new Set(arrivals.map(({ square }) => square))].sort((a, b) => b - a)
  const [highest, lowest] = [Math.max(...sprinting), Math.min(...sprinting)]
  const gaps = new Map<number, number>()
  let gap = 0
  for (const [i, square] of squares.entries()) {
    if (i > 0) {
      const before = squares[i - 1]!
      const empty = before - square - 1
      const isInside = sprinting.length > 0 && before <= highest && square >= lowest
      if (empty > 0 && !isInside) gap += gapMeasure === 'distance' ? empty + 1 : empty
    }
    gaps.set(square, gap)
  }
  return gaps
}
