import type { Refusal } from '@echappee/kernel'
import { RefusalText } from '@echappee/kit'
import type { Names } from '@echappee/text'
import { refusalOf, sheetRefusalText, type Answer, type Question, type QuestionText, type SheetRider } from '@echappee/sheet'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { ChoiceForm, ChoicesForm, FlagsForm } from './choice-forms.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { NumberForm, NumbersForm } from './number-forms.tsx'
import { OrderForm } from './order-form.tsx'
import { scoreWords } from '../../words/index.ts'
import type { ScoreWords } from '../../words/en/score.ts'

interface QuestionFormProps {
  readonly loaded: SheetGame
  /** Of the sheet when the question was asked. */
  readonly state: unknown
  readonly question: Question
  /** An older answer, which is to be corrected. */
  readonly given: Answer | undefined
  /** Why the older answer is no longer possible. */
  readonly conflict: Refusal | undefined
  readonly names: Names
  readonly onEnter: (answer: Answer) => void
  readonly onCancel: (() => void) | undefined
}

/** What each kind of form is given. */
export interface FormProps<Q extends Question, A extends Answer> {
  readonly question: Q
  /** What stands in the form at first. */
  readonly initial: A | undefined
  readonly riders: readonly SheetRider[]
  readonly nameOf: (rider: number) => string
  readonly text: QuestionText
  readonly words: ScoreWords
  readonly submit: (answer: A) => void
}

/** One question, drawn by its kind; what can't be is refused on the spot. */
export function QuestionForm(props: QuestionFormProps): ReactElement {
  const { loaded, state, question, given, conflict, names, onEnter, onCancel } = props
  const { language } = useWords()
  const words = scoreWords(language)
  const [refused, setRefused] = useState<{ refusal: Refusal; count: number }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const why = useRef<HTMLDivElement>(null)
  // With many riders the end of the form is far below.
  useEffect(() => {
    if (refused !== undefined) why.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const text = loaded.sheetText.question(state, question, names)
  const say = (refusal: Refusal) => sheetRefusalText(language, refusal) ?? loaded.sheetText.refusal(refusal, names)
  const submit = (answer: Answer) => {
    const refusal = refusalOf(loaded.sheet, state, question, answer)
    if (refusal === undefined) onEnter(answer)
    else setRefused({ refusal, count: (refused?.count ?? 0) + 1 })
  }
  const common = {
    riders: loaded.sheet.riders(state),
    nameOf: (rider: number) => loaded.sheetText.rider(state, rider, names),
    text,
    words,
    submit,
  }
  return (
    <section className="score-question" aria-label={text.ask}>
      <p className="score-where">
        {onCancel === undefined ? undefined : <b>{words.correcting} · </b>}
        {text.where}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {text.ask}
      </h2>
      {text.help === undefined ? undefined : <p className="score-help">{text.help}</p>}
      {conflict === undefined ? undefined : (
        <p className="problem">
          {words.conflict} <RefusalText refusal={conflict} text={say(conflict)} language={language} />
        </p>
      )}
      <Form question={question} initial={given ?? question.proposal} {...common} />
      <div role="alert" className="score-refusal" ref={why}>
        {refused === undefined ? undefined : (
          <p key={refused.count}>
            <RefusalText refusal={refused.refusal} text={say(refused.refusal)} language={language} />
          </p>
        )}
      </div>
      {onCancel === undefined ? undefined : (
        <p className="buttons">
          <button type="button" className="button" onClick={onCancel}>
            {words.cancel}
          </button>
        </p>
      )}
    </section>
  )
}

function Form({ question, initial, ...common }: FormProps<Question, Answer>): ReactElement {
  switch (question.kind) {
    case 'order':
      return <OrderForm question={question} initial={initial?.kind === 'order' ? initial : undefined} {...common} />
    case 'numbers':
      return <NumbersForm question={question} initial={initial?.kind === 'numbers' ? initial : undefined} {...common} />
    case 'number':
      return <NumberForm question={question} initial={initial?.kind === 'number' ? initial : undefined} {...common} />
    case 'choice':
      return <ChoiceForm question={question} initial={initial?.kind === 'choice' ? initial : undefined} {...common} />
    case 'choices':
      return <ChoicesForm question={question} initial={initial?.kind === 'choices' ? initial : undefined} {...common} />
    case 'flags':
      return <FlagsForm question={question} initial={initial?.kind === 'flags' ? initial : undefined} {...common} />
  }
}
