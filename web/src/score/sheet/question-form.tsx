import type { Answer, Question, QuestionText, SheetRider } from '@echappee/sheet'
import type { ReactElement } from 'react'
import { ChoiceForm, ChoicesForm, FlagsForm } from './choice-forms.tsx'
import { NumberForm, NumbersForm } from './number-forms.tsx'
import { OrderForm } from './order-form.tsx'
import type { ScoreWords } from '../../words/en/score.ts'

/** What each kind of form is given. */
export interface FormProps<Q extends Question, A extends Answer> {
  readonly question: Q
  /** What stands in the form at first. */
  readonly initial: A | undefined
  readonly riders: readonly SheetRider[]
  readonly nameOf: (rider: number) => string
  readonly text: QuestionText
  readonly words: ScoreWords
  /** What the form says now; undefined while something is missing. */
  readonly change: (answer: A | undefined) => void
  /** The last tap answers: only where the question stands alone on its screen. */
  readonly finish: ((answer: A) => void) | undefined
}

/** One question, drawn by its kind. */
export function QuestionForm({ question, initial, ...common }: FormProps<Question, Answer>): ReactElement {
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

/** What an untouched form says; undefined where something must be tapped first. */
export function firstAnswer(question: Question, initial: Answer | undefined): Answer | undefined {
  if (initial !== undefined) return initial
  switch (question.kind) {
    case 'order':
      return (question.least ?? question.riders.length) === 0 ? { kind: 'order', groups: [] } : undefined
    case 'flags':
      return { kind: 'flags', riders: [] }
    case 'numbers':
      return { kind: 'numbers', values: question.riders.map(() => question.min) }
    case 'number':
      return question.isDie === true ? undefined : { kind: 'number', value: question.min }
    case 'choices':
      return { kind: 'choices', values: question.riders.map(() => question.values[0]!) }
    case 'choice':
      return undefined
  }
}

/** Nobody is named, and nobody need be. */
export function isNobody(question: Question, answer: Answer | undefined): boolean {
  if (answer?.kind === 'order') return answer.groups.length === 0
  return answer?.kind === 'flags' && answer.riders.length === 0 && question.kind === 'flags' && (question.least ?? 0) === 0
}
