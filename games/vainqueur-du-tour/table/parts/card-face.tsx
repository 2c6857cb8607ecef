import type { ReactElement } from 'react'
import { KILOMETRES, DISTANCE, type Card, type Kilometre } from '../../content/cards.ts'
import { CardArt } from '../art/card-art.tsx'
import type { Words } from '../../text/words/en/index.ts'

export type CardKind = 'km' | 'handicap' | 'counter' | 'specialty'

export function kindOf(card: Card): CardKind {
  if (card.startsWith('KM')) return 'km'
  if (card.startsWith('H_')) return 'handicap'
  return card.startsWith('C_') ? 'counter' : 'specialty'
}

const isKilometre = (card: Card): card is Kilometre => (KILOMETRES as readonly Card[]).includes(card)

/** The printed side of a card: name or number, and picture. */
export function CardFace({ card, words }: { readonly card: Card; readonly words: Words }): ReactElement {
  return (
    <span className="vdt-face" data-kind={kindOf(card)}>
      {isKilometre(card) ? (
        <span className="vdt-face-number">
          {DISTANCE[card]}
          <small>km</small>
        </span>
      ) : (
        <span className="vdt-face-name">{words.cards[card]}</span>
      )}
      <span className="vdt-face-art">
        <CardArt card={card} />
      </span>
    </span>
  )
}
