import { LEVEL_NAMES } from '@echappee/bots'
import type { AnyGame, AnyMetrics } from '@echappee/kernel'
import { columnsOf } from '@echappee/study/column'
import { commandFor, partsOfName, type Figure, type Question } from '@echappee/study/kept-study'
import { completeLanguage, type Language } from '@echappee/text'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { labWords } from '../words/index.ts'
import { figureText } from './figure-text.ts'
import { useKeptStudies, wishFor, type KeptStudies } from './kept-studies.ts'
import type { StudyWish } from './study-link.ts'
import { useStudied } from './use-studied.ts'
import { Whisker } from './whisker.tsx'

interface StudyShelfProps {
  readonly game: AnyGame
  /** Puts a study on the bench. */
  readonly onWish: (wish: StudyWish) => void
}

/** Questions that designers asked about the game, with what was found, an advice and a doubt. */
export function StudyShelf({ game, onWish }: StudyShelfProps): ReactElement | undefined {
  const { language } = useWords()
  const say = labWords(language).studies
  const kept = useKeptStudies(game.id)
  const studied = useStudied(game.id)
  if (kept === undefined || studied === undefined) return undefined
  const words = sentencesOf(game, studied.metrics, language)
  return (
    <section className="panel lab-studies" aria-labelledby="lab-studies">
      <h2 id="lab-studies">{say.title}</h2>
      <p className="muted">{say.text(LEVEL_NAMES.greedy)}</p>
      {kept.studies.questions.map((question) => (
        <KeptStudy key={question.id} kept={kept} question={question} game={game} words={words} onWish={onWish} />
      ))}
    </section>
  )
}

/** Where all shares are nought. */
const LEAST = 0.01

interface KeptStudyProps extends StudyShelfProps {
  readonly kept: KeptStudies
  readonly question: Question
  readonly words: (figure: Figure) => string
}

function KeptStudy({ kept: { studies, answers }, question, game, words, onWish }: KeptStudyProps): ReactElement {
  const { language } = useWords()
  const say = labWords(language).studies
  const said = completeLanguage(language)
  const run = studies.runs[question.run]!
  const figures = answers[question.id] ?? []
  const variants = [...new Set(figures.map(({ variant }) => variant))]
  const most = Math.min(1, Math.max(LEAST, ...figures.filter(({ isShare }) => isShare).map(({ high }) => high)))
  return (
    <details>
      <summary>{question.question[said]}</summary>
      <p>
        <strong>{say.advice}</strong> {question.advice[said]}
      </p>
      <p>
        <strong>{say.doubt}</strong> {question.doubt[said]}
      </p>
      {variants.map((variant) => {
        const wish = wishFor(game, studies, run, variant)
        return (
          <div key={variant} className="lab-variant">
            <Figures caption={variant} figures={figures.filter((figure) => figure.variant === variant)} words={words} most={most} />
            {wish === undefined ? undefined : (
              <button type="button" className="button" onClick={() => onWish(wish)}>
                {say.again(variant)}
              </button>
            )}
          </div>
        )
      })}
      <p className="lab-command">
        {say.command}
        <code>{commandFor(studies, run)}</code>
      </p>
    </details>
  )
}

interface FiguresProps {
  readonly caption: string
  readonly figures: readonly Figure[]
  readonly words: (figure: Figure) => string
  /** What the right end stands for, the same for all variants. */
  readonly most: number
}

function Figures({ caption, figures, words, most }: FiguresProps): ReactElement {
  const { language } = useWords()
  const say = labWords(language)
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
        {figures.map((figure) => (
          <tr key={figure.name} data-metric={figure.name}>
            <th scope="row">
              {words(figure)}
              {figure.isShare ? <Whisker {...figure} fair={undefined} most={most} /> : undefined}
            </th>
            <td>{figureText(figure.mean, figure.isShare, language)}</td>
            <td>
              {figureText(figure.low, figure.isShare, language)} … {figureText(figure.high, figure.isShare, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a figure counts, in a sentence of the game; a value of a label by its own name. */
function sentencesOf({ seats }: AnyGame, metrics: AnyMetrics | undefined, language: Language): (figure: Figure) => string {
  const { game, seat } = columnsOf(metrics, true, seats.max)
  const means = new Map([...game, ...seat].map((column) => [column.name, column.means]))
  const values = new Map((metrics?.labels ?? []).flatMap((label) => Object.entries(label.values ?? {})))
  const said = completeLanguage(language)
  return ({ name }) => {
    const { metric, value } = partsOfName(name)
    const sentence = means.get(metric)?.[said] ?? metric
    return value === undefined ? sentence : labWords(language).studies.ofThose(values.get(value)?.[said] ?? value, sentence)
  }
}
