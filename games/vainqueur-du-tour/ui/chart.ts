import type { Seat } from '@echappee/kernel'
import { spreadLabels } from '@echappee/ui/chart-labels'
import type { Point } from './road.ts'

/** The curve of totals, laid out. No React, no DOM. */
export interface ChartLine {
  readonly seat: Seat
  readonly points: readonly Point[]
  /** Where the line is labelled: at its end, moved apart from the others. */
  readonly labelY: number
}

export interface Chart {
  readonly width: number
  readonly height: number
  readonly lines: readonly ChartLine[]
  /** One for each stage and one for the start. */
  readonly columns: readonly number[]
  readonly grid: readonly { readonly value: number; readonly y: number }[]
}

const PLOT = { left: 46, right: 150, top: 16, bottom: 30 }
const LABEL_HEIGHT = 24

/** `totals`: by seat, the totals at the start and after each stage. */
export function layChart(totals: readonly (readonly number[])[], width: number, height: number): Chart {
  const stages = totals[0]!.length - 1
  const top = niceTop(Math.max(...totals.map((line) => line.at(-1)!)))
  const x = (stage: number) => PLOT.left + ((width - PLOT.left - PLOT.right) * stage) / Math.max(1, stages)
  const y = (value: number) => height - PLOT.bottom - ((height - PLOT.top - PLOT.bottom) * value) / top.value
  const ends = spreadLabels(
    totals.map((line) => y(line.at(-1)!)),
    { top: PLOT.top, bottom: height - PLOT.bottom, height: LABEL_HEIGHT },
  )
  return {
    width,
    height,
    lines: totals.map((line, seat) => ({ seat, points: line.map((value, stage) => ({ x: x(stage), y: y(value) })), labelY: ends[seat]! })),
    columns: Array.from({ length: stages + 1 }, (_, stage) => x(stage)),
    grid: Array.from({ length: top.value / top.step + 1 }, (_, i) => ({ value: i * top.step, y: y(i * top.step) })),
  }
}

function niceTop(highest: number): { value: number; step: number } {
  const step = [20, 50, 100, 200, 500, 1000].find((candidate) => highest / candidate <= 5) ?? 2000
  return { step, value: Math.max(step, Math.ceil(highest / step) * step) }
}
