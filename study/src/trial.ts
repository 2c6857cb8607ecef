import type { AnyMetrics, Said } from '@echappee/kernel'
import { ENDING, WON, type Column, type Columns } from './column.ts'
import type { Moments } from './moments.ts'
import type { LabelCount, Summary } from './summary.ts'

/** One line of what riding a course shows. */
export interface TrialFigure {
  readonly name: string
  readonly means: Said
  readonly isShare: boolean
  readonly moments: Readonly<Moments>
  /** An equal share of the wins, where there is one. */
  readonly fair?: number
}

export interface TrialFigures {
  readonly length: readonly TrialFigure[]
  readonly starts: readonly TrialFigure[]
  /** Which kind of rider wins; empty for a game whose riders are all alike. */
  readonly kinds: readonly TrialFigure[]
}

/** Values of a label that are shown, the most frequent ones, and how often one must have been there. */
const MOST_VALUES = 8
const FEWEST = 20

/** What a course shows by being ridden: how long it is, and who wins on it. */
export function trialFigures(metrics: AnyMetrics, summary: Summary, columns: Columns): TrialFigures {
  const { length, kinds } = metrics.trial ?? { length: [], kinds: [] }
  const starts = columns.game.filter(({ name }) => name.startsWith('win.start'))
  const fair = 1 / starts.length
  return {
    length: length.flatMap((name) => columnFigure(name, summary, columns)),
    starts: starts.flatMap(({ name }) => columnFigure(name, summary, columns)).map((figure) => ({ ...figure, fair })),
    kinds: kinds.flatMap((name) => {
      const own = columnFigure(name, summary, columns)
      return own.length > 0 ? own : labelFigures(name, metrics, summary, columns, fair)
    }),
  }
}

function columnFigure(wanted: string, summary: Summary, { game, seat }: Columns): TrialFigure[] {
  const at = [...game, ...seat].findIndex(({ name }) => name === wanted)
  if (at < 0) return []
  const moments = at < game.length ? summary.game[at]! : summary.seat[at - game.length]!
  const { name, means, isShare }: Column = [...game, ...seat][at]!
  return moments[0] === 0 ? [] : [{ name, means, isShare, moments }]
}

/** Of games: how many have each value. Of seats: how many of those that have it win. */
function labelFigures(wanted: string, metrics: AnyMetrics, summary: Summary, columns: Columns, fair: number): TrialFigure[] {
  const words = wanted === ENDING ? metrics.endings : (metrics.labels.find(({ name }) => name === wanted)?.values ?? {})
  const named = (value: string): Said => words[value] ?? { fr: value, en: value }
  const ofGame = columns.gameLabels.findIndex(({ name }) => name === wanted)
  if (ofGame >= 0)
    return frequent(summary.gameLabels[ofGame]!, 1).map(([value, { count }]) => ({
      name: `${wanted}.${value}`,
      means: named(value),
      isShare: true,
      moments: shareMoments(count, summary.games),
    }))
  const ofSeat = columns.seatLabels.findIndex(({ name }) => name === wanted)
  const won = columns.seat.findIndex(({ name }) => name === WON)
  if (ofSeat < 0) return []
  return frequent(summary.seatLabels[ofSeat]!, FEWEST).map(([value, { moments }]) => ({
    name: `${wanted}.${value}`,
    means: named(value),
    isShare: true,
    moments: moments[won]!,
    fair,
  }))
}

/** In the order of their names, so that nothing jumps while one watches. */
function frequent(values: Readonly<Record<string, LabelCount>>, fewest: number): [string, LabelCount][] {
  return Object.entries(values)
    .filter(([, { count }]) => count >= fewest)
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, MOST_VALUES)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
}

function shareMoments(count: number, of: number): Moments {
  const share = count / of
  return [of, share, of * share * (1 - share)]
}
