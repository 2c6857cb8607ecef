import { completeLanguage } from '@echappee/text'
import { WON, type Column, type Columns } from '@echappee/study/column'
import { intervalOf } from '@echappee/study/interval'
import type { Moments } from '@echappee/study/moments'
import type { LabelCount, Summary } from '@echappee/study/summary'
import { columns as inColumns } from '../output.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

/** What was counted, column by column; then by label; then the moves that nobody chose. */
export function summaryLines(summary: Summary, columns: Columns, say: Words): string[] {
  const rows = [
    ...columns.game.map((column, i) => metricCells(column, summary.game[i]!, say)),
    ...columns.seat.map((column, i) => metricCells(column, summary.seat[i]!, say)),
  ]
  return [
    bold(say.metricHead()),
    ...indent(sentencesLast([say.metricHeads(), ...rows])),
    '',
    ...columns.gameLabels.flatMap((label, i) => labelLines(label, summary.gameLabels[i]!, columns.game, say)),
    ...columns.seatLabels.flatMap((label, i) => labelLines(label, summary.seatLabels[i]!, columns.seat, say)),
    bold(say.neverHead()),
    ...indent([say.never(neverChosen(summary))]),
    '',
  ]
}

/** They are texts, and stand to the left. */
function sentencesLast(rows: readonly (readonly string[])[]): string[] {
  const figures = inColumns(rows.map((row) => row.slice(0, -1)))
  const width = Math.max(...figures.map(({ length }) => length))
  return figures.map((line, i) => `${line.padEnd(width)}  ${rows[i]!.at(-1)!}`.trimEnd())
}

export function neverChosen({ moves }: Summary): string[] {
  return Object.entries(moves)
    .flatMap(([kind, [, chosen]]) => (chosen === 0 ? [kind] : []))
    .sort()
}

export function valueText(value: number, isShare: boolean, say: Words): string {
  if (!Number.isFinite(value)) return '–'
  return isShare ? say.percent(value) : say.number(value, Math.abs(value) >= 100 ? 1 : 2)
}

function metricCells({ name, means, isShare }: Column, moments: Moments, say: Words): string[] {
  const [count, mean] = moments
  if (count === 0) return [name, '–', '', '0', means[completeLanguage(say.language)]]
  const { low, high } = intervalOf(moments)
  return [
    name,
    valueText(mean, isShare, say),
    `${valueText(low, isShare, say)} … ${valueText(high, isShare, say)}`,
    `${count}`,
    means[completeLanguage(say.language)],
  ]
}

/** How many values of a label are shown: a hand-made course has a thousand. */
const MOST_VALUES = 40
/** Of fewer an interval says nothing. */
const FEWEST_SHOWN = 10

/** Beside a label stand who won, the score, and what carries the label's own name: `missionSeconds` beside `mission`. */
function labelLines(
  { name, means }: Column,
  values: Readonly<Record<string, LabelCount>>,
  columns: readonly Column[],
  say: Words,
): string[] {
  const entries = Object.entries(values).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  if (entries.length < 2 || entries.length > MOST_VALUES) return []
  const shown = columns.flatMap((column, i) =>
    [WON, 'score', 'margin', 'rounds'].includes(column.name) || column.name.startsWith(name) ? [{ ...column, i }] : [],
  )
  const rows = entries.map(([value, { count, moments }]) => [
    value,
    `${count}`,
    ...shown.map(({ i, isShare }) => {
      const { mean, low, high } = intervalOf(moments[i]!)
      if (moments[i]![0] === 0) return '–'
      if (moments[i]![0] < FEWEST_SHOWN) return valueText(mean, isShare, say)
      return `${valueText(mean, isShare, say)} (${valueText(low, isShare, say)} … ${valueText(high, isShare, say)})`
    }),
  ])
  const heads = ['', say.labelCount(), ...shown.map((column) => column.name)]
  return [bold(say.labelHead(means[completeLanguage(say.language)])), ...indent(inColumns([heads, ...rows])), '']
}
