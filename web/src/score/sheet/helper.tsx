import type { Names } from '@echappee/text'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { scoreWords } from '../../words/index.ts'

interface HelperProps {
  readonly loaded: SheetGame
  readonly state: unknown
  readonly names: Names
}

/** One number a rider, one tap each; what comes of them is worked out at once and kept nowhere. */
export function Helper({ loaded: { sheet, sheetText }, state, names }: HelperProps): ReactElement | undefined {
  const { language } = useWords()
  const words = scoreWords(language)
  const [given, setGiven] = useState<readonly number[]>([])
  const helper = sheet.helper?.(state)
  const text = helper && sheetText.helper?.(state, given.slice(0, helper.riders.length), names)
  if (helper === undefined || text === undefined) return undefined
  const next = helper.riders[given.length]
  return (
    <details className="score-entries score-helper">
      <summary>{text.name}</summary>
      <p className="muted">{text.help}</p>
      {next === undefined ? undefined : (
        <fieldset>
          <legend>{text.ask(sheetText.rider(state, next, names))}</legend>
          <p className="buttons">
            {helper.values.map((value) => (
              <button key={value} type="button" className="button" onClick={() => setGiven([...given, value])}>
                {value}
              </button>
            ))}
          </p>
        </fieldset>
      )}
      <ol aria-live="polite">
        {text.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {given.length === 0 ? undefined : (
        <p className="buttons">
          <button type="button" className="button" onClick={() => setGiven(given.slice(0, -1))}>
            {words.undo}
          </button>
        </p>
      )}
    </details>
  )
}
