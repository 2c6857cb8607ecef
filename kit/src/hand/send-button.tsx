import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { ChoiceButton } from './choice-button.tsx'
import { focusFirst } from './focus.ts'

interface SendButtonProps {
  /** What is still missing, in words; undefined when all is laid out. */
  readonly lacks: string | undefined
  readonly onSend: (() => void) | undefined
  readonly note?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** Sends what is laid out in a hand. The keyboard is led to it when nothing is missing any more. */
export function SendButton({ lacks, onSend, note, className = '', children }: SendButtonProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const isReady = lacks === undefined
  useEffect(() => {
    const hand = box.current?.closest('.hand')
    if (isReady && hand?.contains(document.activeElement) === true) focusFirst(box.current)
  }, [isReady])
  return (
    <div className={`send ${className}`} ref={box}>
      <ChoiceButton id="send" lacks={lacks} onChoose={onSend} note={note}>
        {children}
      </ChoiceButton>
    </div>
  )
}
