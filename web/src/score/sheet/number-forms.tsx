import { RiderToken } from '@echappee/kit'
import type { NumberAnswer, NumberQuestion, NumbersAnswer, NumbersQuestion } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { NumberChips } from './number-chips.tsx'
import { Stepper } from './stepper.tsx'
import { randomBelow } from './random.ts'
import type { FormProps } from './question-form.tsx'

/** From so many riders and numbers on, a number can be chosen first and given to several. */
const FEW_RIDERS = 3
const FEW_NUMBERS = 4

/**
 * A big stepper for each rider; the number itself can be typed on the phone's number pad. Where there are many, a number of the row above goes to
 * every rider that is tapped.
 */
export function NumbersForm(props: FormProps<NumbersQuestion, NumbersAnswer>): ReactElement {
  const { question, initial, riders, nameOf, words, change } = props
  const { min, max, step = 1 } = question
  const [values, setValues] = useState<readonly number[]>(initial?.values ?? question.riders.map(() => min))
  const [brush, setBrush] = useState<number>()
  const hasBrush = question.riders.length > FEW_RIDERS && (max - min) / step >= FEW_NUMBERS
  const set = (i: number, value: number) => {
    const next = values.with(i, value)
    setValues(next)
    change({ kind: 'numbers', values: next })
  }
  const face = (rider: number) => (
    <>
      <RiderToken {...riders[rider]!} size={36} />
      <b>{nameOf(rider)}</b>
    </>
  )
  return (
    <>
      {hasBrush ? (
        <NumberChips
          label={words.brush}
          isLabelShown
          {...{ min, max, step }}
          from={brushFrom(values, min)}
          value={brush}
          onChange={setBrush}
        />
      ) : undefined}
      <ul className="score-numbers">
        {question.riders.map((rider, i) => (
          <li key={rider}>
            {hasBrush ? (
              <button type="button" className="score-brush" disabled={brush === undefined} onClick={() => set(i, brush!)}>
                {face(rider)}
                {brush === undefined ? undefined : <span className="visually-hidden">{words.give(brush)}</span>}
              </button>
            ) : (
              face(rider)
            )}
            <Stepper {...question} value={values[i]!} name={nameOf(rider)} words={words} onChange={(value) => set(i, value)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The row begins a little before what is likely. */
function brushFrom(values: readonly number[], min: number): number {
  return Math.max(min, Math.min(...values) - 2)
}

export function NumberForm({ question, initial, words, text, change, finish }: FormProps<NumberQuestion, NumberAnswer>): ReactElement {
  const [value, setValue] = useState(initial?.value ?? question.min)
  // A die shows nothing before it is rolled.
  const [isTold, setIsTold] = useState(initial !== undefined)
  const set = (next: number) => {
    setValue(next)
    setIsTold(true)
    change({ kind: 'number', value: next })
  }
  const { min, max, step = 1 } = question
  return (
    <>
      {question.isDie === true ? (
        <>
          <NumberChips
            label={text.ask}
            {...{ min, max, step }}
            value={finish === undefined && isTold ? value : undefined}
            onChange={(face) => (finish === undefined ? set(face) : finish({ kind: 'number', value: face }))}
          />
          <p className="buttons score-draw">
            <button type="button" className="button" onClick={() => set(min + randomBelow(max - min + 1))}>
              {words.roll}
            </button>
          </p>
        </>
      ) : undefined}
      {question.isDie === true && !isTold ? undefined : (
        <div className="score-number">
          <Stepper {...question} value={value} name={text.ask} words={words} onChange={set} />
        </div>
      )}
    </>
  )
}
