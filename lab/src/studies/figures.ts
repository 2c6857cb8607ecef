import type { Columns } from '@echappee/study/column'
import { intervalOf } from '@echappee/study/interval'
import type { Moments } from '@echappee/study/moments'
import type { Part } from '@echappee/study/stretch'
import type { Question } from './plan.ts'

/** What a question's games came to, as it is kept beside the question. */
export interface Figure {
  readonly variant: string
  readonly name: string
  readonly isShare: boolean
  readonly count: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

const FEWEST = 20
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

/** Whether two runs can't be of one truth: their intervals, each widened to three standard errors and more, lie apart. */
export function isOutside(kept: Figure, again: Figure): boolean {
  const half = (figure: Figure) => (figure.high - figure.low) / 2
  return Math.abs(kept.mean - again.mean) > 2 * Math.hypot(half(kept), half(again)) + 1e-9
}
