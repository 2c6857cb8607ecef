import { spreadLabels } from './labels.ts'

/** Lines over the stages of a race, laid out. No React, no DOM. */
export interface Chart {
  readonly width: number
  readonly height: number
  readonly lines: readonly ChartLine[]
  /** One for each column, the first at the left edge. */
  readonly columns: readonly number[]
  readonly grid: readonly { readonly value: number; readonly y: number }[]
}

interface ChartLine {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** How far the values may lie off, as a path around them; empty where nothing is said of it. */
  readonly band: string
  /** Where the line is labelled: at its end, moved apart from the others. */
  readonly labelY: number
}

export interface ChartData {
  /** By line, the values by column; a line may end early. */
  readonly values: readonly (readonly number[])[]
  readonly columns: number
  /** By line and column: how far the value may lie off to both sides. */
  readonly bands?: readonly (readonly number[])[] | undefined
  /** More is higher (points), or lower (gaps). */
  readonly up: boolean
  /** Steps of the grid that can be read: 20, 50, 100 for points, 20, 60, 120 for seconds. */
  readonly steps: readonly number[]
  /** How far equal lines run beside each other, in pixels. */
  readonly apart?: number
  /** Whether the names stand at the ends of the lines. */
  readonly hasNames?: boolean
}

const PLOT = { left: 46, right: 150, top: 16, bottom: 30 }
const RIGHT_WITHOUT_NAMES = 52
const LABEL_HEIGHT = 24

export function layChart(data: ChartData, width: number, height: number): Chart {
  const { values, columns, bands, up, steps, apart = 0, hasNames = true } = data
  const highest = Math.max(1, ...values.flat())
  const step = steps.find((candidate) => highest / candidate <= 5) ?? steps.at(-1)! * Math.ceil(highest / steps.at(-1)! / 5)
  const most = Math.max(step, Math.ceil(highest / step) * step)
  // Lines that run beside each other stay on the paper.
  const edge = (apart * (values.length - 1)) / 2
  const plot = height - PLOT.top - PLOT.bottom - 2 * edge
  const x = (column: number) =>
    PLOT.left + ((width - PLOT.left - (hasNames ? PLOT.right : RIGHT_WITHOUT_NAMES)) * column) / Math.max(1, columns - 1)
  const y = (value: number) => PLOT.top + edge + plot * (up ? 1 - value / most : value / most)
  const beside = (line: number) => (line - (values.length - 1) / 2) * apart
  const lines = values.map((line, i) => line.map((value, column) => ({ x: x(column), y: y(value) + beside(i) })))
  const bandOf = (line: number): string => {
    const off = bands?.[line]
    if (off === undefined) return ''
    const side = (sign: 1 | -1) =>
      values[line]!.map((value, column) => {
        const bounded = Math.min(most, Math.max(0, value + sign * (off[column] ?? 0)))
        return `${x(column).toFixed(1)} ${(y(bounded) + beside(line)).toFixed(1)}`
      })
    return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`
  }
  const labels = spreadLabels(
    lines.map((points) => points.at(-1)?.y ?? 0),
    { top: PLOT.top, bottom: height - PLOT.bottom, height: LABEL_HEIGHT },
  )
  return {
    width,
    height,
    lines: lines.map((points, i) => ({ points, band: bandOf(i), labelY: labels[i]! })),
    columns: Array.from({ length: columns }, (_, column) => x(column)),
    grid: Array.from({ length: most / step + 1 }, (_, i) => ({ value: i * step, y: y(i * step) })),
  }
}
