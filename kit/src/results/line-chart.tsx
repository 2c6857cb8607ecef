import type { Seat } from '@echappee/kernel'
import { useRef, type ReactElement } from 'react'
import { asImage, useSize } from '../motion.ts'
import { LIVERIES, RiderToken } from '../people/rider-token.tsx'
import { YELLOW } from '../drawing/inks.ts'
import { layChart, type ChartData } from './chart.ts'

interface LineChartProps extends Pick<ChartData, 'up' | 'steps' | 'apart'> {
  /** In words; the same figures should stand in a table below. */
  readonly label: string
  readonly lines: readonly {
    readonly seat: Seat
    readonly name: string
    /** Behind the name. */
    readonly value?: string
    readonly isLeader?: boolean
    readonly values: readonly number[]
    /** How far each value may lie off, to both sides. */
    readonly band?: readonly number[]
  }[]
  /** Under the columns; an empty one for the start. */
  readonly columns: readonly string[]
  readonly height?: number
  /** A line that people move over the columns. */
  readonly moment?: {
    readonly label: string
    /** Where it stands, in words. */
    readonly text: string
    readonly column: number
    readonly onColumn: (column: number) => void
  }
}

/** Lines told apart by their rider's token at every column, by their dashes, and by the name at their end. */
export function LineChart({ label, lines, columns, height = 280, up, steps, apart = 0, moment }: LineChartProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const width = size?.width ?? 520
  const hasRoomForNames = width >= LEAST_WITH_NAMES
  const data = {
    values: lines.map(({ values }) => values),
    bands: lines.some(({ band }) => band !== undefined) ? lines.map(({ band = [] }) => band) : undefined,
    columns: columns.length,
    up,
    steps,
    apart,
    hasNames: hasRoomForNames,
  }
  const chart = layChart(data, width, height)
  const [left = 0] = chart.columns
  const right = chart.columns.at(-1) ?? 0
  return (
    <div className="line-chart" ref={box}>
      <svg width={chart.width} height={chart.height} {...asImage(label)}>
        {chart.grid.map(({ value, y }) => (
          <g key={value}>
            <path className="line-chart-grid" d={`M${left} ${y}H${right}`} />
            <text className="line-chart-value" x={left - 8} y={y + 4}>
              {value}
            </text>
          </g>
        ))}
        {columns.map((column, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          <text key={i} className="line-chart-column" x={chart.columns[i]} y={chart.height - 10}>
            {column}
          </text>
        ))}
        {lines.map(({ seat, name, isLeader = false }, i) => (
          <path
            key={`${seat} ${name}`}
            className="line-chart-band"
            d={chart.lines[i]!.band}
            fill={isLeader ? YELLOW : LIVERIES[seat % LIVERIES.length]!.fill}
          />
        ))}
        {lines.map(({ seat, name, value, isLeader = false }, i) => {
          const { points, labelY } = chart.lines[i]!
          const end = points.at(-1)
          if (end === undefined) return undefined
          const d = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
          const dashes = DASHES[seat % DASHES.length]
          return (
            <g key={`${seat} ${name}`}>
              <path className="line-chart-edge" d={d} strokeDasharray={dashes} />
              <path
                className="line-chart-line"
                d={d}
                stroke={isLeader ? YELLOW : LIVERIES[seat % LIVERIES.length]!.fill}
                strokeDasharray={dashes}
              />
              {points.slice(1).map(({ x, y }) => (
                <g key={x} transform={`translate(${x} ${y}) scale(0.36)`}>
                  <RiderToken seat={seat} isLeader={isLeader} mark="" />
                </g>
              ))}
              <path className="line-chart-lead" d={`M${end.x + 8} ${end.y}L${right + 20} ${labelY}`} />
              <g transform={`translate(${right + 34} ${labelY}) scale(0.56)`}>
                <RiderToken seat={seat} isLeader={isLeader} mark="" />
              </g>
              {hasRoomForNames ? (
                <text className="line-chart-name" x={right + 50} y={labelY + 5}>
                  {shortened(name)} {value === undefined ? undefined : <tspan>{value}</tspan>}
                </text>
              ) : undefined}
            </g>
          )
        })}
      </svg>
      {moment === undefined ? undefined : (
        <input
          type="range"
          className="line-chart-moment"
          style={{ left, width: right - left, height: height - 34 }}
          min={0}
          max={columns.length - 1}
          value={moment.column}
          aria-label={moment.label}
          aria-valuetext={moment.text}
          onChange={({ target }) => moment.onColumn(Number(target.value))}
        />
      )}
      {hasRoomForNames ? undefined : (
        <ul className="line-chart-names">
          {lines.map(({ seat, name, value, isLeader = false }) => (
            <li key={`${seat} ${name}`}>
              <RiderToken seat={seat} isLeader={isLeader} mark="" size={18} /> {name} {value}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** On narrower paper the names stand below. */
const LEAST_WITH_NAMES = 480
const DASHES = ['none', '10 4', '2 5', '14 4 2 4', '6 6', '18 6', '4 3', '12 3 3 3']
const shortened = (name: string) => (name.length > 9 ? `${name.slice(0, 8)}…` : name)
