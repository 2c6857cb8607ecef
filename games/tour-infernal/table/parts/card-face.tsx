import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { CardArt } from '../art/card-art.tsx'
import type { Words } from '../../text/words/en/index.ts'

interface CardFaceProps {
  readonly card: Card
  readonly words: Words
  readonly size: 'small' | 'large'
}

/** A card: its short name and its picture. */
export function CardFace({ card, words, size }: CardFaceProps): ReactElement {
  return (
    <span className="ti-card" data-card={card} data-size={size} aria-hidden="true">
      <b>{words.cards[card]}</b>
      <CardArt card={card} size={size === 'small' ? 22 : 34} />
    </span>
  )
}
