import type { Refusal } from '@echappee/kernel'
import { RefusalText } from '@echappee/kit'
import { sheetRefusalText } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { scoreWords } from '../../words/index.ts'

interface PlacardProps {
  readonly loaded: SheetGame
  readonly names: Names
  readonly where: string
  readonly ask: string
  readonly help: string | undefined
  readonly conflict?: Refusal | undefined
  readonly refused: { readonly refusal: Refusal; readonly count: number } | undefined
  /** Only of a correction. */
  readonly onCancel: (() => void) | undefined
  readonly children: ReactNode
}

/** The frame of whatever the sheet asks: where we are, what is asked, and why an answer is refused. */
export function Placard({ loaded, names, where, ask, help, conflict, refused, onCancel, children }: PlacardProps): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const why = useRef<HTMLDivElement>(null)
  // With many riders the end of the form is far below.
  useEffect(() => {
    if (refused !== undefined) why.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const say = (refusal: Refusal) => sheetRefusalText(language, refusal) ?? loaded.sheetText.refusal(refusal, names)
  return (
    <section className="score-question" aria-label={ask}>
      <p className="score-where">
        {onCancel === undefined ? undefined : <b>{words.correcting} · </b>}
        {where}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {ask}
      </h2>
      {help === undefined ? undefined : <p className="score-help">{help}</p>}
      {conflict === undefined ? undefined : (
        <p className="problem">
          {words.conflict} <RefusalText refusal={conflict} text={say(conflict)} language={language} />
        </p>
      )}
      {children}
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
