import type { AnyMetric, Measured } from '@echappee/kernel'
import { columnsOf, type Columns } from './column.ts'
import type { Row } from './meter.ts'
import { addTo, mergeInto, noMoments, type Moments } from './moments.ts'
import { gameSeed, type Apart, type StudyPlan, type Variant } from './plan.ts'
import { playVariant } from './play.ts'
import type { StudiedGame } from './rules.ts'
import { addRow, emptySummary, mergeSummary, seatMeans, type Summary } from './summary.ts'

/** Games of a stretch: always the same, so that sums come out the same to the last bit, whoever adds them up. */
export const STRETCH = 20

/** What some games that follow each other came to. Plain JSON. */
export interface Part {
  readonly first: number
  readonly count: number
  /** By variant. */
  readonly summaries: Summary[]
  /** By variant after the first, then by compared column: what it has more than the first in the game of the same number. */
  readonly differences: Moments[][]
  /** Absent while all variants share their seeds. */
  readonly apart?: Apart
}

/** Games that follow each other, as a worker is asked for them. */
export interface Stretch {
  readonly plan: StudyPlan
  readonly first: number
  readonly count: number
  readonly apart?: Apart | undefined
}

export function columnsFor({ knowledge, metrics }: StudiedGame, { bots }: Pick<Variant, 'bots'>, extra?: readonly AnyMetric[]): Columns {
  return columnsOf(metrics, knowledge.judgement !== undefined, bots.length, extra)
}

/** What two variants have in common that can be compared: places of it in all columns of each, game first, then seat. */
export interface Shared {
  readonly name: string
  readonly isShare: boolean
  readonly base: number
  readonly other: number
}

/** Sums over the seats of a game that are the same in every game: there is nothing to compare. */
const CONSTANT = ['won', 'place']

export function sharedColumns(base: Columns, other: Columns): Shared[] {
  const names = [...other.game, ...other.seat].map(({ name }) => name)
  return [...base.game, ...base.seat].flatMap(({ name, isShare }, i) => {
    const at = names.indexOf(name)
    return at < 0 || CONSTANT.includes(name) ? [] : [{ name, isShare, base: i, other: at }]
  })
}

export interface Listening {
  /** Metrics of one's own. */
  readonly extra?: readonly AnyMetric[]
  readonly apart?: Apart | undefined
  /** Sees each game. */
  readonly onRow?: (row: Row, variant: number, index: number) => void
}

/** Plays every variant on the seeds of these games. */
export function playStretch(
  studied: StudiedGame,
  plan: StudyPlan,
  first: number,
  count: number,
  { extra = [], apart, onRow = () => {} }: Listening = {},
): Part {
  const columns = plan.variants.map((variant) => columnsFor(studied, variant, extra))
  const shared = columns.slice(1).map((own) => sharedColumns(columns[0]!, own))
  const differences = shared.map((list) => list.map(noMoments))
  const summaries: Summary[] = []
  for (let index = first; index < first + count; index++) {
    const values: (readonly Measured[])[] = []
    for (const [v, variant] of plan.variants.entries()) {
      const row = playVariant(studied, variant, gameSeed(plan, v, index, apart), index, extra)
      addRow((summaries[v] ??= emptySummary(row)), row)
      values.push([...row.game, ...seatMeans(row)])
      onRow(row, v, index)
    }
    for (const [v, list] of shared.entries())
      for (const [i, { base, other }] of list.entries()) {
        const [a, b] = [values[0]![base], values[v + 1]![other]]
        if (typeof a === 'number' && typeof b === 'number') addTo(differences[v]![i]!, b - a)
      }
  }
  return { first, count, summaries, differences }
}

export function columnMoments({ summaries }: Part, variant: number, at: number): Moments {
  const { game, seat } = summaries[variant]!
  return at < game.length ? game[at]! : seat[at - game.length]!
}

/** In the order of the games. */
export function mergePart(into: Part | undefined, part: Part): Part {
  if (into === undefined) return structuredCopy(part)
  for (const [v, summary] of part.summaries.entries()) mergeSummary(into.summaries[v]!, summary)
  for (const [v, list] of part.differences.entries())
    for (const [i, moments] of list.entries()) mergeInto(into.differences[v]![i]!, moments)
  return { ...into, count: into.count + part.count }
}

const structuredCopy = (part: Part): Part => JSON.parse(JSON.stringify(part)) as Part
