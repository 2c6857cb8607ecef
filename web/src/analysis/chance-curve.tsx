import type { Point } from '@echappee/bots'
import type { GameRecord } from '@echappee/kernel'
import { LineChart } from '@echappee/kit/results'
import { useEffect, useState, type ReactElement } from 'react'
import { percent } from '../coach/percent.ts'
import { useWords } from '../shell/language.tsx'
import { analysisWords } from '../words/index.ts'
import { knownCurve } from '../think/thinker.ts'

interface ChanceCurveProps {
  readonly record: GameRecord
  /** Everything shown. */
  readonly curve: readonly Point[]
  readonly names: (seat: number) => string
  readonly at: number
  readonly onJump: (at: number) => void
}

const EVERYTHING = -1
const Z_95 = 1.96

/** Everybody’s chance of winning over the race, everything shown or as one rider saw it, as a picture to move in and as a table. */
export function ChanceCurve({ record, curve, names, at, onJump }: ChanceCurveProps): ReactElement {
  const { language } = useWords()
  const [eyes, setEyes] = useState(EVERYTHING)
  const known = useKnownCurve(record, eyes)
  const say = analysisWords(language)
  const points = eyes === EVERYTHING ? curve : known
  const column = Math.max(0, points?.findLastIndex(({ seq }) => seq <= at) ?? 0)
  const seats = record.seats.map((_, seat) => seat)
  const end = curve.at(-1)!.chances
  const lines = seats.map((seat) => ({
    seat,
    name: names(seat),
    isLeader: end[seat] === Math.max(...end),
    values: points?.map(({ chances }) => Math.round(100 * chances[seat]!)) ?? [],
    band: points?.map(({ errors }) => 100 * Z_95 * errors[seat]!) ?? [],
  }))
  return (
    <section className="analysis-curve">
      <h3>{say.curve}</h3>
      <p>{say.curveText}</p>
      <label>
        {say.knowing}{' '}
        <select value={eyes} onChange={({ target }) => setEyes(Number(target.value))}>
          <option value={EVERYTHING}>{say.shown}</option>
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {say.known(names(seat))}
            </option>
          ))}
        </select>
      </label>
      {points === undefined ? (
        <output>{say.working}</output>
      ) : (
        <>
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
                  {points.map(({ seq, chances }) => (
                    <tr key={seq}>
                      <th scope="row">{seq}</th>
                      {seats.map((seat) => (
                        <td key={seat}>{percent(language, chances[seat]!)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  )
}

/** Worked out when somebody asks for it. */
function useKnownCurve(record: GameRecord, seat: number): readonly Point[] | undefined {
  const [known, setKnown] = useState<ReadonlyMap<number, readonly Point[]>>(new Map())
  const isWanted = seat !== EVERYTHING && !known.has(seat)
  useEffect(() => {
    if (!isWanted) return
    const thought = new AbortController()
    void knownCurve(record, seat, thought.signal).then((curve) => setKnown((before) => new Map(before).set(seat, curve)))
    return () => thought.abort()
  }, [record, seat, isWanted])
  return known.get(seat)
}
