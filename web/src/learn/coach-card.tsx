import { RefusalText } from '@echappee/kit'
import { matchRefusalText, type AnyGameText, type Names } from '@echappee/text'
import { focusFirst } from '@echappee/kit/hand'
import { targetSelector, type LessonTexts } from '@echappee/text/lesson'
import { useEffect, useRef, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { Shown } from '../table/table.ts'
import type { Guidance } from './lesson-table.ts'
import { Pointer } from './pointer.tsx'

interface CoachCardProps {
  readonly guidance: Guidance
  readonly steps: number
  readonly texts: LessonTexts
  readonly shown: Shown
  readonly text: AnyGameText
  readonly names: Names
  readonly onNext: () => void
}

/** Takes the place of the prompt: the coach says one thing, points at it, and waits for the button or for a move. */
export function CoachCard({ guidance, steps, texts, shown, text, names, onNext }: CoachCardProps): ReactElement {
  const { m, language } = useWords()
  const card = useRef<HTMLDivElement>(null)
  const { step, index, waitsFor, objection, objections } = guidance
  const { refusal } = shown
  useEffect(() => {
    if (waitsFor === 'next') card.current?.querySelector('button')?.focus({ preventScroll: true })
    else focusChoice(targetSelector(step.at))
  }, [step, waitsFor])
  useEffect(() => {
    if (objections > 0) card.current?.animate({ translate: ['0', '-6px', '6px', '-4px', '4px', '0'] }, { duration: 320 })
  }, [objections])
  return (
    <>
      <div className="prompt coach is-asked" ref={card} data-step={index} data-waits-for={waitsFor}>
        <output>
          <strong>{m.lesson.step(index + 1, steps)} </strong>
          <span key={index}>{texts[step.text]}</span>
          {objection === undefined ? undefined : (
            <span className="prompt-refusal" key={`no ${objections}`}>
              {objection === 'next' ? m.lesson.readFirst : 'otherwise' in step && step.otherwise ? texts[step.otherwise] : m.lesson.notNow}
            </span>
          )}
          {refusal === undefined ? undefined : (
            <span className="prompt-refusal">
              <RefusalText
                refusal={refusal}
                text={matchRefusalText(language, refusal) ?? text.refusal(refusal, names)}
                language={language}
              />
            </span>
          )}
        </output>
        {waitsFor === 'next' ? (
          <button type="button" className="button primary coach-next" onClick={onNext}>
            {m.lesson.next}
          </button>
        ) : undefined}
      </div>
      <Pointer at={step.at} card={card} isMove={waitsFor === 'move'} />
    </>
  )
}

/** Who plays by keyboard is led to what the coach points at, or else to the first choice. */
function focusChoice(selector: string): void {
  const choice = document.querySelector<HTMLElement>(`.table-hand ${selector}`)
  if (choice?.matches('button') === true) choice.focus({ preventScroll: true })
  else focusFirst(choice ?? document.querySelector<HTMLElement>('.table-hand'))
}
