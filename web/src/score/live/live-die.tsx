import type { ReactElement } from 'react'
import { DeckHead, type OneDeckProps } from './live-deck-head.tsx'

interface LiveDieProps extends OneDeckProps {
  /** Of the last throw. */
  readonly face: string | undefined
}

/** One die for all phones: the server throws it, and everybody sees the last throws. */
export function LiveDie({ own: { deck, acts: after }, text, words, isBusy, face, act }: LiveDieProps): ReactElement {
  return (
    <section className="live-deck live-die" aria-label={text.name}>
      <DeckHead rider={undefined} name={text.name} left={words.dieHelp} />
      <p className="live-rest">
        <button type="button" className="button" disabled={isBusy} onClick={() => void act({ do: 'take', deck, count: 1, after })}>
          {words.roll}
        </button>
        <output className="score-die">{face ?? '–'}</output>
      </p>
    </section>
  )
}
