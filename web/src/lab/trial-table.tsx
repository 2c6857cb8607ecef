import { completeLanguage } from '@echappee/text'
import { intervalOf, shareIntervalOf } from '@echappee/study/interval'
import type { TrialFigure } from '@echappee/study/trial'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { labWords } from '../words/index.ts'
import { figureText } from './figure-text.ts'
import { Whisker } from './whisker.tsx'

interface TrialTableProps {
  readonly caption: string
  readonly figures: readonly TrialFigure[]
  readonly isDrawn?: boolean
}

/** A line a figure, with its interval; shares of wins with their whisker. */
export function TrialTable({ caption, figures, isDrawn = false }: TrialTableProps): ReactElement {
  const { language } = useWords()
  const say = labWords(language)
  const lines = figures.map((figure) => ({
    ...figure,
    interval: figure.isShare ? shareIntervalOf(figure.moments) : intervalOf(figure.moments),
  }))
  const most = Math.min(1, Math.max(...lines.map(({ interval, fair = 0 }) => Math.max(interval.high, 1.5 * fair))))
  const nameOf = ({ name, means }: TrialFigure) =>
    name.startsWith(START) ? say.trial.start(Number(name.slice(START.length))) : means[completeLanguage(language)]
  return (
    <table className="trial-table">
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say.metric}</th>
          <th scope="col">
            {say.mean}, {say.interval}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name} data-metric={line.name}>
            <th scope="row">
              {nameOf(line)}
              {isDrawn ? <Whisker {...line.interval} fair={line.fair} most={most} /> : undefined}
            </th>
            <td>
              {figureText(line.interval.mean, line.isShare, language)}{' '}
              <small>
                {figureText(line.interval.low, line.isShare, language)} … {figureText(line.interval.high, line.isShare, language)}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const START = 'win.start'
