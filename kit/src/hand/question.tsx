import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react'
import { kitWords } from '../words/index.ts'
import { focusFirst } from './focus.ts'
import { useHand } from './hand.tsx'

interface QuestionProps {
  readonly title: string
  /** The id of the choice that opened it: the focus goes back there. */
  readonly openedBy: string
  readonly onCancel: () => void
  readonly className?: string
  /** A picture of what the question is about. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/** A second question that a choice opens ("on whom?"): Escape or the button leads back to what opened it. */
export function Question({ title, openedBy, onCancel, className = '', picture, children }: QuestionProps): ReactElement {
  const { language } = useHand()
  const box = useRef<HTMLElement>(null)
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    const hand = box.current?.closest('.hand')
    focusFirst(box.current)
    // On a small screen the page may be scrolled to what opened it: the road above is what the question is about.
    box.current?.scrollIntoView({ block: 'end', behavior: 'instant' })
    return () => hand?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(openedBy)}"]`)?.focus({ preventScroll: true })
  }, [openedBy])
  return (
    <section className={`question ${className}`} aria-label={title} ref={box}>
      {picture === undefined ? undefined : (
        <span className="question-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <p className="question-title" aria-hidden="true">
        {title}
      </p>
      <button type="button" className="pill question-cancel" data-helper onClick={onCancel}>
        {kitWords(language).cancel}
      </button>
      {children}
    </section>
  )
}
