import type { Names } from '@echappee/text'
import type { Change } from '@echappee/sheet'
import type { ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { scoreWords } from '../../words/index.ts'

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly loaded: SheetGame
  readonly state: unknown
  readonly names: Names
  readonly onClose: () => void
}

/** What a correction has changed, figure by figure. */
export function Changes({ changes, loaded, state, names, onClose }: ChangesProps): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  return (
    <section className="score-changes" aria-label={words.changed}>
      <h2>{changes.length === 0 ? words.unchanged : words.changed}</h2>
      <ul>
        {changes.map(({ section, rider, figure, before, after }) => (
          <li key={[section, rider, figure, before].join(' ')}>
            <b>
              {[section, rider === undefined ? '' : loaded.sheetText.rider(state, rider, names), figure]
                .filter((part) => part !== '')
                .join(' · ')}
            </b>{' '}
            {words.change(before, after)}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onClose}>
        {words.close}
      </button>
    </section>
  )
}
