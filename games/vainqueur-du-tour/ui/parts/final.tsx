import { LIVERIES, RiderToken } from '@echappee/ui'
import { asImage, useSize } from '@echappee/ui/motion'
import { useRef, type ReactElement } from 'react'
import { YellowCap } from '../art/scenery.tsx'
import { layChart } from '../chart.ts'
import { finalLines, rankingOf, totalsByStage } from '../final.ts'
import { wordsIn, type Props } from '../props.ts'
import { seatsOf } from '../tour.ts'

/** Shown instead of the hand when the tour is over. */
export function Final(props: Props): ReactElement {
  const { language } = props
  const words = wordsIn(language)
  return (
    <div className="vdt-final">
      <section aria-label={words.final.heading}>
        <h2>{words.final.heading}</h2>
        <Standings {...props} />
      </section>
      <section aria-label={words.final.chart}>
        <h2>{words.final.chart}</h2>
        <TotalsChart {...props} />
      </section>
      <section aria-label={words.final.table} className="vdt-final-wide">
        <h2>{words.final.table}</h2>
        <PointsTable {...props} />
      </section>
    </div>
  )
}

function Standings({ scene, names, isBot, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { winners } = rankingOf(scene)
  return (
    <ol className="vdt-standings">
      {finalLines(scene).map(({ seat, rank, total, stagesWon, tieBreak }) => (
        <li key={seat} data-rank={rank}>
          <strong>{words.final.place(rank)}</strong>
          <RiderToken seat={seat} isLeader={winners.includes(seat)} size={40} />
          <span>
            <b>
              {names(seat)} {isBot(seat) ? <small>{words.people.robot}</small> : undefined}
            </b>
            <small>{words.final.won(stagesWon)}</small>
          </span>
          {winners.includes(seat) ? <YellowCap size={34} /> : undefined}
          <em>{words.people.points(total)}</em>
          {tieBreak === undefined ? undefined : <p className="vdt-tie">{words.final.tieBreaks[tieBreak.by](tieBreak.stage)}</p>}
        </li>
      ))}
    </ol>
  )
}

/** Lines told apart by their rider's token at every stage and by a name at the end. */
function TotalsChart({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const { winners } = rankingOf(scene)
  const chart = layChart(totalsByStage(scene), size?.width ?? 520, 280)
  const bottom = chart.height - 10
  return (
    <div className="vdt-chart" ref={box}>
      <svg width={chart.width} height={chart.height} {...asImage(words.final.chartLabel(seatsOf(scene).map(names)))}>
        {chart.grid.map(({ value, y }) => (
          <g key={value}>
            <path className="vdt-chart-grid" d={`M${chart.columns[0]} ${y}H${chart.columns.at(-1)}`} />
            <text className="vdt-chart-value" x={chart.columns[0]! - 8} y={y + 4}>
              {value}
            </text>
          </g>
        ))}
        {scene.results.map(({ n }, i) => (
          <text key={n} className="vdt-chart-stage" x={chart.columns[i + 1]} y={bottom}>
            {n}
          </text>
        ))}
        {chart.lines.map(({ seat, points, labelY }) => {
          const isWinner = winners.includes(seat)
          const end = points.at(-1)!
          const colour = isWinner ? '#f2b632' : LIVERIES[seat]!.fill
          return (
            <g key={seat}>
              <path className="vdt-chart-edge" d={lineOf(points)} strokeDasharray={DASHES[seat]} />
              <path className="vdt-chart-line" d={lineOf(points)} stroke={colour} strokeDasharray={DASHES[seat]} />
              {points.slice(1).map(({ x, y }, i) => (
                <circle key={scene.results[i]!.n} cx={x} cy={y} r="5" fill={colour} />
              ))}
              <path className="vdt-chart-lead" d={`M${end.x + 8} ${end.y}L${end.x + 20} ${labelY}`} />
              <g transform={`translate(${end.x + 34} ${labelY}) scale(0.56)`}>
                <RiderToken seat={seat} isLeader={isWinner} />
              </g>
              <text className="vdt-chart-name" x={end.x + 50} y={labelY + 5}>
                {shortened(names(seat))} <tspan>{scene.totals[seat]}</tspan>
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

const DASHES = ['none', '10 4', '2 5', '14 4 2 4', '6 6', '18 6']
const lineOf = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
const shortened = (name: string) => (name.length > 9 ? `${name.slice(0, 8)}…` : name)

function PointsTable({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const seats = seatsOf(scene)
  return (
    <div className="vdt-table-box">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.final.rider}</th>
            {scene.results.map(({ n }) => (
              <th scope="col" key={n} aria-label={words.final.stageAxis(n)}>
                {n}
              </th>
            ))}
            <th scope="col">{words.final.total}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <RiderToken seat={seat} size={24} />
                <span>{names(seat)}</span>
              </th>
              {scene.results.map(({ n, points, bearer, winner }) => (
                <td
                  key={n}
                  data-won={winner === seat || undefined}
                  data-cap={bearer === seat || undefined}
                  title={bearer === seat ? words.final.bearer : undefined}
                >
                  {points[seat]! > 0 ? points[seat] : '·'}
                </td>
              ))}
              <td className="vdt-table-total">{scene.totals[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
