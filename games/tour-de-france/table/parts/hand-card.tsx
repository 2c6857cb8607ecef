import { ChoiceButton, StackCount, type Offer } from '@echappee/kit/hand'
import type { ReactElement, ReactNode } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Words } from '../../text/words/types.ts'
import { CardFace } from './card-face.tsx'

interface HandCardProps extends Offer {
  readonly card: Card
  readonly count: number
  readonly words: Words
  readonly note?: ReactNode
  readonly isChosen?: boolean | undefined
  readonly kind?: string | undefined
  /** Mouse or focus comes to the card and leaves it. */
  readonly onPoint?: ((isOn: boolean) => void) | undefined
}

/** A stack of equal cards as one button, with what it would do or why it can't. */
export function HandCard({ card, count, words, note, isChosen, kind, onPoint, ...offer }: HandCardProps): ReactElement {
  const { hand } = words.screen
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows on the road where the card leads
    <li
      data-stacked={count > 1 || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint?.(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <ChoiceButton
        id={`card ${card}`}
        name={hand.card(card)}
        className="card tdf-card"
        kind={kind}
        note={note}
        isChosen={isChosen}
        {...offer}
      >
        <StackCount count={count} />
        <CardFace card={card} />
      </ChoiceButton>
    </li>
  )
}
