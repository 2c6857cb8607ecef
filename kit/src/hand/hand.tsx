import type { Refusal } from '@echappee/kernel'
import { createContext, useContext, useRef, type ReactElement, type ReactNode } from 'react'
import { shake } from '../motion.ts'
import { RefusalText } from '../refusals/refusal-text.tsx'
import type { TableProps } from '../table.ts'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import { useDecisionState } from './decision-state.ts'
import { moveFocus, useHandFocus, useOneStop } from './focus.ts'

interface Speech {
  readonly text: string
  readonly rule: string | undefined
  /** So that the same words are spoken again. */
  readonly times: number
}

interface HandContext {
  readonly speech: Speech
  readonly language: Language
  /** A refusal in few words. */
  readonly reason: (refusal: Refusal) => string
  /** A refused click shakes and speaks. `text` instead of the refusal's own sentence. */
  readonly refuse: (
    button: HTMLElement,
    why: { refusal?: Refusal | undefined; rule?: string | undefined; text?: string | undefined; name?: string | undefined },
  ) => void
}

const SILENCE: Speech = { text: '', rule: undefined, times: 0 }
const Context = createContext<HandContext | undefined>(undefined)

export function useHand(): HandContext {
  const hand = useContext(Context)
  if (hand === undefined) throw new Error('choices stand in a <Hand>')
  return hand
}

interface HandProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- the table of any game
  readonly table: TableProps<any, any, any>
  readonly className?: string
  readonly children: ReactNode
}

/** What the viewer chooses from: keeps the keyboard's focus over decisions, and speaks refusals. */
export function Hand({ table, className = '', children }: HandProps): ReactElement {
  const { decision, choices, text, names, language } = table
  const box = useRef<HTMLDivElement>(null)
  const [speech, speak] = useDecisionState(decision, SILENCE)
  const isAsked = choices.length > 0
  useHandFocus(box, decision, isAsked)
  const refuse: HandContext['refuse'] = (button, { refusal, rule = refusal?.rule, text: own, name }) => {
    shake(button)
    const why = own ?? (refusal === undefined ? '' : text.refusal(refusal, names))
    const said = name === undefined ? why : kitWords(language).refused(name, why)
    speak({ text: said, rule, times: speech.times + 1 })
  }
  const reason = (refusal: Refusal) => text.reason?.(refusal, names) ?? text.refusal(refusal, names)
  return (
    <Context.Provider value={{ speech, language, reason, refuse }}>
      <div className={`hand ${className}`} data-asked={isAsked} ref={box}>
        {children}
        <small className="hand-keys" aria-hidden="true">
          {kitWords(language).keys}
        </small>
      </div>
    </Context.Provider>
  )
}

/** The last refusal, seen and heard. */
export function Spoken({ className = '' }: { readonly className?: string }): ReactElement {
  const { speech, language } = useHand()
  return (
    <output className={`spoken ${className}`} data-shown={speech.text !== ''}>
      <span key={speech.times}>
        {speech.rule === undefined ? speech.text : <RefusalText refusal={{ rule: speech.rule }} text={speech.text} language={language} />}
      </span>
    </output>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly className?: string
  /** For the game's own styles. */
  readonly kind?: string | undefined
  readonly children: ReactNode
}

/** A row of choices, one `<li>` each: one stop for Tab, arrow keys inside. */
export function Choices({ label, className = '', kind, children }: ChoicesProps): ReactElement {
  const row = useRef<HTMLUListElement>(null)
  useOneStop(row)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside
    <ul className={`choices ${className}`} data-kind={kind} aria-label={label} ref={row} onKeyDown={moveFocus}>
      {children}
    </ul>
  )
}
