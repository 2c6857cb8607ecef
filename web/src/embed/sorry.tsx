import type { ReactElement } from 'react'
import { FrameHead } from './frame-race.tsx'
import type { FrameWords } from './words.ts'

/** Why there is no race to see. */
export function Sorry({ text, link, words }: { readonly text: string; readonly link: string; readonly words: FrameWords }): ReactElement {
  return (
    <main className="embed">
      <FrameHead title="Échappée" riders="" link={link} words={words} />
      <p className="embed-note">{text}</p>
    </main>
  )
}
