import type { ReactElement } from 'react'
import type { ScoreWords } from '../../words/en/score.ts'

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
export function Stepper({ min, max, step = 1, value, name, words, onChange }: StepperProps): ReactElement {
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
