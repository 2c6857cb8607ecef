import type { Refusal } from '@echappee/kernel'
import type { Names } from '@echappee/text'
import { enterScreen, screenParts, type Answer, type Entry, type Question } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { QuestionForm, firstAnswer, isNobody } from './question-form.tsx'
import { Placard } from './placard.tsx'
import { scoreWords } from '../../words/index.ts'

interface ScreenFormProps {
  readonly loaded: SheetGame
  /** Of the sheet when the question was asked. */
  readonly state: unknown
  readonly question: Question
  /** Older answers by question: to be corrected, or undone. */
  readonly given: ReadonlyMap<string, Answer>
  /** Why the older answer is no longer possible. */
  readonly conflict: Refusal | undefined
  readonly names: Names
  /** A correction is about one question alone. */
  readonly isCorrection: boolean
  readonly onEnter: (entries: readonly Entry[]) => void
  readonly onCancel: (() => void) | undefined
}

/** What is asked now, on one screen; what can't be is refused on the spot. */
export function ScreenForm(props: ScreenFormProps): ReactElement {
  const { loaded, state, question, given, conflict, names, isCorrection, onEnter, onCancel } = props
  const { language } = useWords()
  const words = scoreWords(language)
  const [parts] = useState(() =>
    (isCorrection ? [{ question, state }] : screenParts(loaded.sheet, state, question)).map((part) => ({
      ...part,
      text: loaded.sheetText.question(part.state, part.question, names),
      initial: given.get(part.question.id) ?? part.question.proposal,
    })),
  )
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>(() =>
    parts.map((part) => firstAnswer(part.question, part.initial)),
  )
  const [refused, setRefused] = useState<{ refusal: Refusal; count: number }>()
  const enter = (all: readonly (Answer | undefined)[]) => {
    const entries = parts.flatMap((part, i) => (all[i] === undefined ? [] : [{ question: part.question.id, answer: all[i] }]))
    const entering = enterScreen(loaded.sheet, state, entries)
    if (entering.ok) onEnter(entering.entries)
    else setRefused({ refusal: entering.refusal, count: (refused?.count ?? 0) + 1 })
  }
  const isAlone = parts.length === 1
  const isEmpty = parts.every((part, i) => isNobody(part.question, answers[i]))
  const isReady = answers.every((answer) => answer !== undefined)
  const [first] = parts
  return (
    <Placard
      loaded={loaded}
      names={names}
      where={first!.text.where}
      ask={isAlone ? first!.text.ask : (first!.text.page ?? first!.text.ask)}
      help={isAlone ? first!.text.help : undefined}
      conflict={conflict}
      refused={refused}
      onCancel={onCancel}
    >
      {parts.map((part, i) => (
        <section key={part.question.id} className="score-part" aria-label={isAlone ? undefined : part.text.ask}>
          {isAlone ? undefined : (
            <>
              <h3>{part.text.ask}</h3>
              {part.text.help === undefined ? undefined : <p className="score-help">{part.text.help}</p>}
            </>
          )}
          <QuestionForm
            question={part.question}
            initial={part.initial}
            riders={loaded.sheet.riders(part.state)}
            nameOf={(rider) => loaded.sheetText.rider(part.state, rider, names)}
            text={part.text}
            words={words}
            change={(answer) => setAnswers((old) => old.with(i, answer))}
            finish={isAlone && !(question.kind === 'order' && given.has(question.id)) ? (answer) => enter([answer]) : undefined}
          />
        </section>
      ))}
      {isAlone && isAnsweredByTap(first!.question) ? undefined : (
        <p className="score-submit">
          <button
            type="button"
            className={isEmpty ? 'button big' : 'button primary big'}
            disabled={!isReady}
            onClick={() => enter(answers)}
          >
            {isEmpty ? words.nobody : words.enter}
          </button>
        </p>
      )}
    </Placard>
  )
}

/** One tap says all. */
function isAnsweredByTap(question: Question): boolean {
  return question.kind === 'choice' || (question.kind === 'flags' && question.least === 1 && question.most === 1)
}
