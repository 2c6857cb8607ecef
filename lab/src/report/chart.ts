import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'

const WIDTH = 720
const ROW = 26

/** One line of a chart: a mean and its interval. */
export interface Bar {
  readonly label: string
  readonly mean: number
  readonly low: number
  readonly high: number
  /** Filled, or hollow where nothing is certain: told apart in grey as well. */
  readonly isCertain: boolean
}

/** Means with their intervals, one below the other, and a line at `at`. An SVG text, without scripts. */
export function intervalChart(bars: readonly Bar[], axis: string, at: number): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const longest = Math.max(...bars.map(({ label }) => label.length))
  const plot = Plot.plot({
    document,
    className: 'chart',
    width: WIDTH,
    height: 60 + ROW * bars.length,
    marginLeft: Math.min(320, 20 + 7 * longest),
    marginRight: 24,
    style: { fontSize: '13px', background: 'white', color: 'black' },
    x: { label: axis, grid: true },
    y: { label: null, domain: bars.map(({ label }) => label) },
    marks: [
      Plot.ruleX([at], { stroke: 'black', strokeDasharray: '4,3' }),
      Plot.link(bars, { x1: 'low', x2: 'high', y1: 'label', y2: 'label', stroke: 'black', strokeWidth: 1.5 }),
      Plot.dot(bars, { x: 'mean', y: 'label', r: 4.5, stroke: 'black', fill: (bar: Bar) => (bar.isCertain ? 'black' : 'white') }),
    ],
  })
  // These types know no DOM, and it is no browser's.
  return (plot as unknown as { readonly outerHTML: string }).outerHTML
}
