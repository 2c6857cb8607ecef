import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { scoreWords } from '../../words/index.ts'

interface NumberChipsProps {
  readonly label: string
  readonly isLabelShown?: boolean
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Undefined while none is chosen. */
  readonly value: number | undefined
  /** Where the row begins, if not at `min`. */
  readonly from?: number
  readonly wordOf?: (value: number) => string
  readonly onChange: (value: number) => void
}

/** So many lie in a row on a phone, with the button that leads on. */
const SHOWN = 6

/** A row of numbers, one tap each. */
export function NumberChips(props: NumberChipsProps): ReactElement {
  const { label, isLabelShown = false, min, max, step = 1, value, from = min, wordOf = String, onChange } = props
  const { language } = useWords()
  const words = scoreWords(language)
  const count = Math.floor((max - min) / step) + 1
  const [first, setFirst] = useState(() => Math.max(0, Math.min(Math.floor((from - min) / step), count - SHOWN)))
  const shown = Array.from({ length: Math.min(SHOWN, count - first) }, (_, i) => min + (first + i) * step)
  return (
    <fieldset className="chips">
      <legend className={isLabelShown ? 'chips-label' : 'visually-hidden'}>{label}</legend>
      {shown.map((one) => (
        <button key={one} type="button" aria-pressed={value === one} onClick={() => onChange(one)}>
          {wordOf(one)}
        </button>
      ))}
      {count <= SHOWN ? undefined : (
        <button
          type="button"
          className="chips-more"
          aria-label={words.otherNumbers}
          onClick={() => setFirst(first + SHOWN < count ? first + SHOWN : 0)}
        >
          …
        </button>
      )}
    </fieldset>
  )
}
