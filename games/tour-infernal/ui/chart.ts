import type { Seat } from '@echappee/kernel'
import { spreadLabels } from '@echappee/ui/chart-labels'
import type { PublicState } from '../rules/state.ts'
import { seatsOf } from './race.ts'

/** The gaps of all riders over the sectors, laid out: the head on top. No React, no DOM. */
export interface ChartLine {
  readonly seat: Seat
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Where the line is labelled: at its end, moved apart from the others. */
  readonly labelY: number
}

export interface Chart {
  readonly width: number
  readonly height: number
  readonly lines: readonly ChartLine[]
  /** One for the start and one for each sector. */
  readonly columns: readonly number[]
  readonly grid: readonly { readonly value: number; readonly y: number }[]
}

const PLOT = { left: 44, right: 132, top: 30, bottom: 52 }
const LABEL_HEIGHT = 22
const LINE = 6

export function layChart(view: PublicState, width: number, height: number): Chart {
  const sectors = view.history.length
  const worst = Math.max(20, ...view.history.flatMap(({ gaps }) => gaps.map((gap) => gap ?? 0)))
  const step = [20, 40, 60, 120, 240, 480].find((candidate) => worst / candidate <= 5) ?? 960
  const most = Math.ceil(worst / step) * step
  const x = (sector: number) => PLOT.left + ((width - PLOT.left - PLOT.right) * sector) / Math.max(1, sectors)
  const y = (gap: number) => PLOT.top + ((height - PLOT.top - PLOT.bottom) * gap) / most
  const seats = seatsOf(view)
  // Riders of one group run side by side, so that no line hides another.
  const beside = (seat: Seat) => (seat - (seats.length - 1) / 2) * LINE
  const lines = seats.map((seat) => [
    { x: x(0), y: y(0) + beside(seat) },
    ...view.history.flatMap(({ sector, gaps }) =>
      gaps[seat] === null || gaps[seat] === undefined ? [] : [{ x: x(sector), y: y(gaps[seat]) + beside(seat) }],
    ),
  ])
  // Level at the end: the better place is the higher label.
  const places = view.result?.places ?? seats
  const ends = spreadLabels(
    lines.map((points, seat) => points.at(-1)!.y + places[seat]! / 100),
    { top: PLOT.top, bottom: height - PLOT.bottom, height: LABEL_HEIGHT },
  )
  return {
    width,
    height,
    lines: seats.map((seat) => ({ seat, points: lines[seat]!, labelY: ends[seat]! })),
    columns: Array.from({ length: sectors + 1 }, (_, sector) => x(sector)),
    grid: Array.from({ length: most / step + 1 }, (_, i) => ({ value: i * step, y: y(i * step) })),
  }
}
