import { RiderToken } from '@echappee/kit'
import type { ChoiceAnswer, ChoiceQuestion, ChoicesAnswer, ChoicesQuestion, FlagsAnswer, FlagsQuestion } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { randomBelow } from './random.ts'
import type { FormProps } from './question-form.tsx'

/** One tap answers. */
export function ChoiceForm({ question, initial, text, words, change, finish }: FormProps<ChoiceQuestion, ChoiceAnswer>): ReactElement {
  const { bag } = question
  const submit = finish ?? change
  return (
    <>
      {bag === undefined ? undefined : (
        <p className="buttons score-draw">
          <button type="button" className="button" onClick={() => submit({ kind: 'choice', value: bag[randomBelow(bag.length)]! })}>
            {words.draw}
          </button>
        </p>
      )}
      <ul className="score-choices">
        {question.values.map((value) => (
          <li key={value}>
            <button
              type="button"
              className="score-tap"
              data-proposed={initial?.value === value || undefined}
              onClick={() => submit({ kind: 'choice', value })}
            >
              <span>{text.values?.[value] ?? value}</span>
              {initial?.value === value ? <small>{words.proposed}</small> : undefined}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A row of values for each rider. */
export function ChoicesForm(props: FormProps<ChoicesQuestion, ChoicesAnswer>): ReactElement {
  const { question, initial, riders, nameOf, text, change, finish } = props
  const [values, setValues] = useState<readonly string[]>(initial?.values ?? question.riders.map(() => question.values[0]!))
  const set = (i: number, value: string) => {
    const next = values.with(i, value)
    setValues(next)
    change({ kind: 'choices', values: next })
    if (question.riders.length === 1) finish?.({ kind: 'choices', values: next })
  }
  return (
    <>
      <ul className="score-numbers">
        {question.riders.map((rider, i) => (
          <li key={rider} className="score-choices-row">
            <RiderToken {...riders[rider]!} size={36} />
            <b>{nameOf(rider)}</b>
            <Values
              values={question.values}
              value={values[i]!}
              name={nameOf(rider)}
              wordOf={(value) => text.values?.[value] ?? value}
              onChange={(value) => set(i, value)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** More than these do not lie in a row on a phone. */
const MOST_IN_ROW = 5

interface ValuesProps {
  readonly values: readonly string[]
  readonly value: string
  readonly name: string
  readonly wordOf: (value: string) => string
  readonly onChange: (value: string) => void
}

function Values({ values, value: chosen, name, wordOf, onChange }: ValuesProps): ReactElement {
  if (values.length > MOST_IN_ROW)
    return (
      <select className="score-select" aria-label={name} value={chosen} onChange={({ target }) => onChange(target.value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {wordOf(value)}
          </option>
        ))}
      </select>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would not lie in a row
    <span className="score-values" role="group" aria-label={name}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChange(value)}>
          {wordOf(value)}
        </button>
      ))}
    </span>
  )
}

/** Taps switch riders on and off; where one is asked for, one tap answers. */
export function FlagsForm({ question, initial, riders, nameOf, change, finish }: FormProps<FlagsQuestion, FlagsAnswer>): ReactElement {
  const [flagged, setFlagged] = useState<readonly number[]>(initial?.riders ?? [])
  const isOn = (rider: number) => flagged.includes(rider)
  const toggle = (rider: number) => {
    if (question.least === 1 && question.most === 1) return finish?.({ kind: 'flags', riders: [rider] })
    const others = flagged.filter((other) => other !== rider)
    const next = isOn(rider) ? others : question.most === 1 ? [rider] : question.riders.filter((other) => other === rider || isOn(other))
    setFlagged(next)
    return change({ kind: 'flags', riders: next })
  }
  return (
    <ul className="score-taps">
      {question.riders.map((rider) => (
        <li key={rider}>
          <button type="button" className="score-tap" aria-pressed={isOn(rider)} onClick={() => toggle(rider)}>
            <RiderToken {...riders[rider]!} size={40} />
            <span>{nameOf(rider)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
