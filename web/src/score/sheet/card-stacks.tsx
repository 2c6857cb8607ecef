import type { ReactElement } from 'react'

/** Characters of a name that need a wider card. */
const LONG = 7

interface CardStacksProps {
  readonly cards: readonly string[]
  readonly label: string
  readonly cardName: (card: string) => string
  /** What tapping a card does, as it is said by a screen reader. */
  readonly spoken: (card: string) => string
  readonly isDisabled?: boolean
  /** The card that is picked out. */
  readonly picked?: string | undefined
  readonly onChoose: (card: string) => void
}

/** A hand of cards to tap; equal ones lie on each other. */
export function CardStacks({ cards, label, cardName, spoken, isDisabled = false, picked, onChoose }: CardStacksProps): ReactElement {
  return (
    <ul className="live-cards" data-long={cards.some((card) => cardName(card).length > LONG) || undefined} aria-label={label}>
      {[...Map.groupBy(cards, (card) => card)].map(([card, { length }]) => (
        <li key={card}>
          <button
            type="button"
            className="live-card"
            data-short={cardName(card).length <= 2 || undefined}
            disabled={isDisabled}
            aria-label={length > 1 ? `${spoken(card)} × ${length}` : spoken(card)}
            aria-pressed={picked === undefined ? undefined : picked === card}
            onClick={() => onChoose(card)}
          >
            {cardName(card)} {length > 1 ? <small>× {length}</small> : undefined}
          </button>
        </li>
      ))}
    </ul>
  )
}
