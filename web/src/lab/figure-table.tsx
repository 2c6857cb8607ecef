import type { Column } from '@echappee/study/column'
import { intervalOf } from '@echappee/study/interval'
import type { Moments } from '@echappee/study/moments'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

interface FigureTableProps {
  readonly caption: string
  readonly rows: readonly { readonly column: Column; readonly moments: Moments }[]
  /** Where shares are drawn as bars with their interval: what an equal share is. */
  readonly fair?: number
}

/** Means with their 95 % intervals; shares of wins also as bars, whose whiskers shrink while one watches. */
export function FigureTable({ caption, rows, fair }: FigureTableProps): ReactElement {
  const { m, language } = useWords()
  const text = (value: number, isShare: boolean) =>
    Number.isFinite(value)
      ? value.toLocaleString(
          language,
          isShare ? { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
        )
      : '–'
  return (
    <table className="lab-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.lab.metric}</th>
          <th scope="col">{m.lab.mean}</th>
          <th scope="col">{m.lab.interval}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ column: { name, means, isShare }, moments }) => {
          const { mean, low, high } = intervalOf(moments)
          return (
            <tr key={name} data-metric={name}>
              <th scope="row">
                {means[language === 'fr' ? 'fr' : 'en']}
                {fair === undefined ? undefined : <Whisker mean={mean} low={low} high={high} fair={fair} />}
              </th>
              <td>{text(mean, isShare)}</td>
              <td>
                {text(low, isShare)} … {text(high, isShare)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface WhiskerProps {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly fair: number
}

/** The table says the same in figures. */
function Whisker({ mean, low, high, fair }: WhiskerProps): ReactElement {
  const x = (share: number) => 200 * Math.min(1, Math.max(0, share / (3 * fair)))
  return (
    <svg className="lab-whisker" viewBox="0 0 200 14" aria-hidden="true">
      <line x1={x(fair)} x2={x(fair)} y1="0" y2="14" strokeDasharray="3 2" />
      <line x1={x(low)} x2={x(high)} y1="7" y2="7" strokeWidth="2" />
      <circle cx={x(mean)} cy="7" r="4.5" />
    </svg>
  )
}
