import type { Refusal } from '@echappee/kernel'
import type { Names } from '@echappee/text'
import { enterScreen, misfit, screenParts, type Answer, type Entry, type Question } from '@echappee/sheet'
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
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const draftTo = (asked: Question): Draft => {
    const draft = drafts.get(asked.id)
    if (draft?.form === formOf(asked)) return draft
    const older = given.get(asked.id)
    const initial = older !== undefined && misfit(asked, older) === undefined ? older : asked.proposal
    return { form: formOf(asked), initial, answer: firstAnswer(asked, initial) }
  }
  const asked = isCorrection ? [{ question, state }] : screenParts(loaded.sheet, state, question, (part) => draftTo(part).answer)
  const parts = asked.map((part) => ({
    ...part,
    text: loaded.sheetText.question(part.state, part.question, names),
    draft: draftTo(part.question),
  }))
  const change = (part: Question, answer: Answer | undefined) => setDrafts(new Map(drafts).set(part.id, { ...draftTo(part), answer }))
  const [refused, setRefused] = useState<{ refusal: Refusal; count: number }>()
  const enter = (entries: readonly Entry[]) => {
    const entering = enterScreen(loaded.sheet, state, entries)
    if (entering.ok) onEnter(entering.entries)
    else setRefused({ refusal: entering.refusal, count: (refused?.count ?? 0) + 1 })
  }
  const isAlone = parts.length === 1
  const isEmpty = parts.every((part) => isNobody(part.question, part.draft.answer))
  const entries = parts.flatMap(({ question: { id }, draft: { answer } }) => (answer === undefined ? [] : [{ question: id, answer }]))
  const [first] = parts
  // What appears under the first question moves nothing above it.
  const isElsewhere = (i: number) => parts[i]!.text.where !== first!.text.where
  const title = isAlone ? undefined : first!.text.page
  const isTitle = (i: number) => i === 0 && title === undefined
  return (
    <Placard
      loaded={loaded}
      names={names}
      where={first!.text.where}
      ask={title ?? first!.text.ask}
      help={title === undefined ? first!.text.help : undefined}
      conflict={conflict}
      refused={refused}
      onCancel={onCancel}
    >
      {parts.map((part, i) => (
        <section
          key={`${part.draft.form} ${JSON.stringify(part.draft.initial)}`}
          className="score-part"
          aria-label={isTitle(i) ? undefined : isElsewhere(i) ? `${part.text.where}, ${part.text.ask}` : part.text.ask}
        >
          {isTitle(i) ? undefined : (
            <>
              {isElsewhere(i) ? <p className="score-part-where">{part.text.where}</p> : undefined}
              <h3>{part.text.ask}</h3>
              {part.text.help === undefined ? undefined : <p className="score-help">{part.text.help}</p>}
            </>
          )}
          <QuestionForm
            question={part.question}
            initial={part.draft.initial}
            riders={loaded.sheet.riders(part.state)}
            nameOf={(rider) => loaded.sheetText.rider(part.state, rider, names)}
            text={part.text}
            words={words}
            change={(answer) => change(part.question, answer)}
            finish={
              isAlone && !(question.kind === 'order' && given.has(question.id))
                ? (answer) => enter([{ question: question.id, answer }])
                : undefined
            }
          />
        </section>
      ))}
      {isAlone && isAnsweredByTap(first!.question) ? undefined : (
        <p className="score-submit">
          <button
            type="button"
            className={isEmpty ? 'button big' : 'button primary big'}
            disabled={entries.length < parts.length}
            onClick={() => enter(entries)}
          >
            {isEmpty ? words.nobody : words.enter}
          </button>
        </p>
      )}
    </Placard>
  )
}

/** What a form says so far, kept as long as the same is asked. */
interface Draft {
  readonly form: string
  readonly initial: Answer | undefined
  readonly answer: Answer | undefined
}

/** What is proposed may change while others are entered. */
const formOf = (question: Question) => JSON.stringify({ ...question, proposal: undefined })

/** One tap says all. */
function isAnsweredByTap(question: Question): boolean {
  return question.kind === 'choice' || (question.kind === 'flags' && question.least === 1 && question.most === 1)
}
