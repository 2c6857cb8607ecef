import { LIVERIES, RiderToken } from '@echappee/ui'
import { asImage, useSize } from '@echappee/ui/motion'
import { useRef, type ReactElement } from 'react'
import { layChart } from '../chart.ts'
import { wordsIn, type Props } from '../props.ts'
import { seatsOf } from '../race.ts'

/** Lines told apart by their rider's token and by the name at their end. */
export function GapChart({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const chart = layChart(scene, size?.width ?? 520, Math.max(240, scene.race.seats * 24 + 50))
  const [left = 0] = chart.columns
  const right = chart.columns.at(-1) ?? 0
  return (
    <div className="ti-chart" ref={box}>
      <svg width={chart.width} height={chart.height} {...asImage(words.final.chartLabel(seatsOf(scene).map(names)))}>
        {chart.grid.map(({ value, y }) => (
          <g key={value}>
            <path className="ti-chart-grid" d={`M${left} ${y}H${right}`} />
            <text className="ti-chart-value" x={left - 8} y={y + 4}>
              {value}
            </text>
          </g>
        ))}
        {scene.history.map(({ sector }) => (
          <text key={sector} className="ti-chart-sector" x={chart.columns[sector]} y={chart.height - 6}>
            {sector}
          </text>
        ))}
        {chart.lines.map(({ seat, points, labelY }) => {
          const isWinner = scene.result?.places[seat] === 1
          const end = points.at(-1)!
          const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
          return (
            <g key={seat}>
              <path className="ti-chart-edge" d={d} />
              <path className="ti-chart-line" d={d} stroke={isWinner ? '#f2b632' : LIVERIES[seat]!.fill} />
              {points.slice(1).map(({ x, y }, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- a sector is known by its place
                <circle key={i} className="ti-chart-dot" cx={x} cy={y} r="3" />
              ))}
              <path className="ti-chart-lead" d={`M${end.x + 6} ${end.y}L${right + 16} ${labelY}`} />
              <g transform={`translate(${right + 28} ${labelY}) scale(0.5)`}>
                <RiderToken seat={seat} isLeader={isWinner} />
              </g>
              <text className="ti-chart-name" x={right + 42} y={labelY + 5}>
                {shortened(names(seat))}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

const shortened = (name: string) => (name.length > 9 ? `${name.slice(0, 8)}…` : name)
