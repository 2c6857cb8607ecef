import { shake } from '@echappee/ui/motion'
import type { Refusal } from '@echappee/kernel'
import { useState, type ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'
import { refusalText } from '../text-refusal.ts'

interface Speech {
  /** Shakes what was touched and says why it can't be. */
  readonly refuse: (refusal: Refusal, button: HTMLElement) => void
  readonly say: (text: string, button: HTMLElement) => void
  readonly spoken: ReactElement
}

/** A refused click shakes and speaks. */
export function useSpeech({ names, language }: Pick<Props, 'names' | 'language'>): Speech {
  const words = wordsIn(language)
  const [{ text, times }, speak] = useState({ text: '', times: 0 })
  const say = (next: string, button: HTMLElement) => {
    shake(button)
    speak((old) => ({ text: next, times: old.times + 1 }))
  }
  return {
    say,
    refuse: (refusal, button) => say(refusalText(words, refusal, names), button),
    spoken: (
      <output className="cdb-spoken" data-shown={text !== ''}>
        <span key={times}>{text}</span>
      </output>
    ),
  }
}
