import { useState, type ReactElement } from 'react'
import { CardStacks } from './card-stacks.tsx'
import type { LiveWords } from '../../words/en/live.ts'

interface SwapCardsProps {
  readonly hand: readonly string[]
  readonly reserve: readonly string[]
  readonly cardName: (card: string) => string
  readonly words: LiveWords
  readonly isDisabled?: boolean
  readonly onSwap: (give: string, take: string) => void
  readonly onClose: () => void
}

/** Two taps swap a card of the hand with one of the reserve. */
export function SwapCards({ hand, reserve, cardName, words, isDisabled = false, onSwap, onClose }: SwapCardsProps): ReactElement {
  const [give, setGive] = useState('')
  return (
    <div className="live-swap">
      <p>{words.swapPick}</p>
      <CardStacks
        cards={hand}
        label={words.inHand(hand.length)}
        cardName={cardName}
        spoken={cardName}
        picked={give}
        isDisabled={isDisabled}
        onChoose={setGive}
      />
      <h3>{words.reserve}</h3>
      <CardStacks
        cards={reserve}
        label={words.reserve}
        cardName={cardName}
        spoken={cardName}
        isDisabled={isDisabled || !hand.includes(give)}
        onChoose={(take) => onSwap(give, take)}
      />
      <p className="buttons">
        <button type="button" className="button primary" onClick={onClose}>
          {words.swapDone}
        </button>
      </p>
    </div>
  )
}
