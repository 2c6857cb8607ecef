import { RiderToken } from '@echappee/kit'
import type { NumberAnswer, NumberQuestion, NumbersAnswer, NumbersQuestion } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { randomBelow } from './random.ts'
import type { FormProps } from './question-form.tsx'
import type { ScoreWords } from '../../words/en/score.ts'

/** A big stepper for each rider; the number itself can be typed on the phone's number pad. */
export function NumbersForm(props: FormProps<NumbersQuestion, NumbersAnswer>): ReactElement {
  const { question, initial, riders, nameOf, words, submit } = props
  const [values, setValues] = useState<readonly number[]>(initial?.values ?? question.riders.map(() => question.min))
  return (
    <>
      <ul className="score-numbers">
        {question.riders.map((rider, i) => (
          <li key={rider}>
            <RiderToken {...riders[rider]!} size={36} />
            <b>{nameOf(rider)}</b>
            <Stepper
              {...question}
              value={values[i]!}
              name={nameOf(rider)}
              words={words}
              onChange={(value) => setValues(values.map((old, at) => (at === i ? value : old)))}
            />
          </li>
        ))}
      </ul>
      <Submit words={words} onSubmit={() => submit({ kind: 'numbers', values })} />
    </>
  )
}

export function NumberForm({ question, initial, words, text, submit }: FormProps<NumberQuestion, NumberAnswer>): ReactElement {
  const [value, setValue] = useState(initial?.value ?? question.min)
  return (
    <>
      {question.isDie === true ? (
        <p className="buttons score-draw">
          <button type="button" className="button" onClick={() => setValue(question.min + randomBelow(question.max - question.min + 1))}>
            {words.roll}
          </button>
        </p>
      ) : undefined}
      <div className="score-number">
        <Stepper {...question} value={value} name={text.ask} words={words} onChange={setValue} />
      </div>
      <Submit words={words} onSubmit={() => submit({ kind: 'number', value })} />
    </>
  )
}

export function Submit({
  words,
  onSubmit,
  label,
}: {
  readonly words: ScoreWords
  readonly onSubmit: () => void
  readonly label?: string
}): ReactElement {
  return (
    <p className="score-submit">
      <button type="button" className="button primary big" onClick={onSubmit}>
        {label ?? words.enter}
      </button>
    </p>
  )
}

interface StepperProps {
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  readonly name: string
  readonly words: ScoreWords
  readonly onChange: (value: number) => void
}

/** What is typed is kept as it is; the sheet says what is wrong with it. */
function Stepper({ min, max, step = 1, value, name, words, onChange }: StepperProps): ReactElement {
  const clamp = (next: number) => Math.min(max, Math.max(min, next))
  return (
    <span className="score-stepper">
      <button type="button" aria-label={words.less(name)} disabled={value <= min} onClick={() => onChange(clamp(value - step))}>
        −
      </button>
      <input
        aria-label={words.value(name)}
        inputMode={min < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        value={Number.isNaN(value) ? '' : value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => onChange(target.value.trim() === '' ? Number.NaN : Number(target.value.replace('−', '-')))}
      />
      <button
        type="button"
        aria-label={words.more(name)}
        disabled={value >= max}
        onClick={() => onChange(clamp((Number.isNaN(value) ? min : value) + step))}
      >
        +
      </button>
    </span>
  )
}
