import type { Point } from '@echappee/bots'
import { LineChart } from '@echappee/kit/results'
import { useState, type ReactElement } from 'react'
import { percent } from '../coach/percent.ts'
import { useWords } from '../shell/language.tsx'

interface ChanceCurveProps {
  readonly curve: readonly Point[]
  readonly names: (seat: number) => string
  readonly at: number
  readonly onJump: (at: number) => void
}

const EYES = ['shown', 'own'] as const
const MOST_POINTS = 24

/** Everybody’s chance of winning over the race, as a picture to move in and as a table. */
export function ChanceCurve({ curve, names, at, onJump }: ChanceCurveProps): ReactElement {
  const { m, language } = useWords()
  const [eyes, setEyes] = useState<(typeof EYES)[number]>('shown')
  const say = m.analysis
  const points = thinned(curve)
  const column = Math.max(
    0,
    points.findLastIndex(({ seq }) => seq <= at),
  )
  const seats = curve[0]!.shown.map((_, seat) => seat)
  const end = curve.at(-1)!.shown
  const lines = seats.map((seat) => ({
    seat,
    name: names(seat),
    isLeader: end[seat] === Math.max(...end),
    values: points.map((point) => Math.round(100 * point[eyes][seat]!)),
  }))
  return (
    <section className="analysis-curve">
      <h3>{say.curve}</h3>
      <label>
        {say.knowing}{' '}
        <select value={eyes} onChange={({ target }) => setEyes(target.value as typeof eyes)}>
          {EYES.map((own) => (
            <option key={own} value={own}>
              {say[own]}
            </option>
          ))}
        </select>
      </label>
      <LineChart
        label={say.curveLabel(lines.map(({ name }) => name).join(', '))}
        lines={lines}
        columns={points.map(({ seq }, i) => (i % 4 === 0 ? String(seq) : ''))}
        up
        steps={[20]}
        height={230}
        moment={{ label: say.moment, text: say.momentText(points[column]!.seq), column, onColumn: (to) => onJump(points[to]!.seq) }}
      />
      <details>
        <summary>{say.table}</summary>
        <div className="analysis-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{say.move}</th>
                {lines.map(({ seat, name }) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.seq}>
                  <th scope="row">{point.seq}</th>
                  {seats.map((seat) => (
                    <td key={seat}>{percent(language, point[eyes][seat]!)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

/** Evenly, with the start and the end. */
function thinned(curve: readonly Point[]): readonly Point[] {
  const step = Math.max(1, Math.ceil((curve.length - 1) / MOST_POINTS))
  return curve.filter((_, i) => i === curve.length - 1 || (i % step === 0 && i + step / 2 < curve.length))
}
