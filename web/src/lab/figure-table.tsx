import { completeLanguage } from '@echappee/text'
import { intervalOf, shareIntervalOf } from '@echappee/study/interval'
import type { TrialFigure } from '@echappee/study/trial'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { labWords } from '../words/index.ts'
import { figureText } from './figure-text.ts'
import { Whisker } from './whisker.tsx'

interface FigureTableProps {
  readonly caption: string
  readonly rows: readonly TrialFigure[]
  /** Shares are also drawn, with whiskers that shrink while one watches. */
  readonly isDrawn?: boolean
}

/** Means with their 95 % intervals. */
export function FigureTable({ caption, rows, isDrawn = false }: FigureTableProps): ReactElement {
  const { language } = useWords()
  const say = labWords(language)
  const figures = rows.map((row) => ({ ...row, interval: row.isShare ? shareIntervalOf(row.moments) : intervalOf(row.moments) }))
  const most = Math.min(1, Math.max(...figures.map(({ interval, fair = 0 }) => Math.max(interval.high, 1.5 * fair))))
  return (
    <table className="lab-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say.metric}</th>
          <th scope="col">{say.mean}</th>
          <th scope="col">{say.interval}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, means, isShare, fair, interval }) => (
          <tr key={name} data-metric={name}>
            <th scope="row">
              {means[completeLanguage(language)]}
              {isDrawn ? <Whisker {...interval} fair={fair} most={most} /> : undefined}
            </th>
            <td>{figureText(interval.mean, isShare, language)}</td>
            <td>
              {figureText(interval.low, isShare, language)} … {figureText(interval.high, isShare, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
