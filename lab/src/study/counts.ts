import type { Column, Columns } from '@echappee/study/column'
import { intervalOf } from '@echappee/study/interval'
import type { Moments } from '@echappee/study/moments'
import type { LabelCount, Summary } from '@echappee/study/summary'

const numberOf = (value: number): number | null => (Number.isFinite(value) ? value : null)

function valueOf(moments: Moments) {
  const { mean, low, high } = intervalOf(moments)
  return { count: moments[0], mean: numberOf(mean), low: numberOf(low), high: numberOf(high) }
}

const byName = (columns: readonly Column[], moments: readonly Moments[]) =>
  Object.fromEntries(columns.flatMap(({ name }, i) => (moments[i]![0] === 0 ? [] : [[name, valueOf(moments[i]!)]])))

const byValue = (columns: readonly Column[], values: Readonly<Record<string, LabelCount>>) =>
  Object.fromEntries(
    Object.entries(values)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([value, { count, moments }]) => [value, { count, ...byName(columns, moments) }]),
  )

/** What was counted, as scripts read it. */
export function countsOf(summary: Summary, columns: Columns) {
  return {
    games: summary.games,
    game: byName(columns.game, summary.game),
    seat: byName(columns.seat, summary.seat),
    byGame: Object.fromEntries(columns.gameLabels.map(({ name }, i) => [name, byValue(columns.game, summary.gameLabels[i]!)])),
    bySeat: Object.fromEntries(columns.seatLabels.map(({ name }, i) => [name, byValue(columns.seat, summary.seatLabels[i]!)])),
    moves: Object.fromEntries(
      Object.entries(summary.moves)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, [offered, chosen]]) => [kind, { offered, chosen }]),
    ),
  }
}
