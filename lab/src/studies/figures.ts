import type { Columns } from '@echappee/study/column'
import type { Figure, Question } from '@echappee/study/kept-study'
import { CONFIDENCE, intervalOf } from '@echappee/study/interval'
import type { Moments } from '@echappee/study/moments'
import type { Part } from '@echappee/study/stretch'
import { studentQuantile } from '@echappee/study/student'

/** Of fewer nothing is said. */
export const FEWEST = 20
const round = (value: number): number => Number(value.toPrecision(6))

export function figuresOf({ show, by }: Question, part: Part, columns: readonly Columns[], labels: readonly string[]): Figure[] {
  return labels.flatMap((variant, v) => {
    const summary = part.summaries[v]!
    const { game, seat, gameLabels, seatLabels } = columns[v]!
    const figure = (name: string, isShare: boolean, moments: Moments): Figure[] => {
      if (moments[0] < FEWEST) return []
      const { mean, low, high } = intervalOf(moments)
      return [{ variant, name, isShare, count: moments[0], mean: round(mean), low: round(low), high: round(high) }]
    }
    if (by === undefined)
      return show.flatMap((name) => {
        const [i, j] = [game.findIndex((column) => column.name === name), seat.findIndex((column) => column.name === name)]
        if (i >= 0) return figure(name, game[i]!.isShare, summary.game[i]!)
        return j >= 0 ? figure(name, seat[j]!.isShare, summary.seat[j]!) : []
      })
    const ofSeat = seatLabels.findIndex(({ name }) => name === by)
    const ofGame = gameLabels.findIndex(({ name }) => name === by)
    const own = ofSeat >= 0 ? seat : game
    const values = ofSeat >= 0 ? summary.seatLabels[ofSeat]! : (summary.gameLabels[ofGame] ?? {})
    return Object.entries(values)
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap(([value, { moments }]) =>
        show.flatMap((name) => {
          const i = own.findIndex((column) => column.name === name)
          return i < 0 ? [] : figure(`${value}: ${name}`, own[i]!.isShare, moments[i]!)
        }),
      )
  })
}

/** The chance that a whole check finds fault with figures that are all right stays below this. */
const ALARM = 0.05

/**
 * Whether two runs can't be of one truth: their difference lies outside its own 95 % interval, widened so that it holds for all so many figures
 * at once (Bonferroni).
 */
export function isOutside(kept: Figure, again: Figure, figures: number): boolean {
  const errors = [kept, again].map(({ low, high, count }) => (high - low) / 2 / studentQuantile(1 - (1 - CONFIDENCE) / 2, count - 1))
  const reach = studentQuantile(1 - ALARM / 2 / figures, Math.min(kept.count, again.count) - 1)
  return Math.abs(kept.mean - again.mean) > reach * Math.hypot(...errors) + ROUNDED * Math.abs(kept.mean)
}

/** Figures are kept to six places. */
const ROUNDED = 1e-5
