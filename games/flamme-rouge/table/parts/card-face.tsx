import type { ReactElement } from 'react'
import { ATTACK, EXHAUSTION, EXHAUSTION_VALUE } from '../../content/cards.ts'
import { cardName } from '../../text/labels.ts'
import type { Words } from '../../text/words/types.ts'

interface FaceProps {
  readonly card: number | null
  readonly words: Words
  /** FR-98: what an exhaustion card is worth to this rider. */
  readonly worth?: number
}

const kindOf = (card: number | null) =>
  card === null ? 'none' : card === EXHAUSTION ? 'exhaustion' : card === ATTACK ? 'attack' : 'energy'

/** An energy card: its number, a road that rises with it; an exhaustion card is red with a drop of sweat. */
export function CardFace({ card, words, worth = EXHAUSTION_VALUE }: FaceProps): ReactElement {
  const value = card === EXHAUSTION ? worth : card
  return (
    <span className="fr-face" data-kind={kindOf(card)} data-value={value}>
      <svg viewBox="0 0 84 112" preserveAspectRatio="none" aria-hidden="true">
        {card === EXHAUSTION ? (
          <path d="M0 112V84Q20 70 42 82T84 74V112Z" className="fr-face-hill" />
        ) : (
          <>
            <path
              d={`M0 112V${100 - 4 * (value ?? 0)}Q30 ${104 - 7 * (value ?? 0)} 84 ${92 - 5 * (value ?? 0)}V112Z`}
              className="fr-face-hill"
            />
            <path d="M28 112Q40 94 47 84M62 112Q56 96 50 84" className="fr-face-road" />
          </>
        )}
      </svg>
      <b aria-hidden="true">{card === ATTACK ? '2/9' : value}</b>
      {card === EXHAUSTION ? <Drop /> : undefined}
      <span className={card === EXHAUSTION ? 'fr-face-name' : 'visually-hidden'}>
        {card === EXHAUSTION ? words.screen.hand.exhaustionCard : cardName(words, card)}
      </span>
    </span>
  )
}

function Drop(): ReactElement {
  return (
    <svg className="fr-drop" width="18" height="22" viewBox="-9 -12 18 22" aria-hidden="true">
      <path d="M0-10Q8 0 8 4A8 6 0 0 1-8 4Q-8 0 0-10Z" />
    </svg>
  )
}

/** A card as small as a badge. */
export function SmallCard({ card, words, isFive = false }: FaceProps & { readonly isFive?: boolean }): ReactElement {
  const text = card === null ? '–' : card === EXHAUSTION ? words.exhaustion.charAt(0).toUpperCase() : card === ATTACK ? '2/9' : String(card)
  return (
    <span className="fr-small-card" data-kind={kindOf(card)}>
      <span aria-hidden="true">{isFive ? '5' : text}</span>
      <span className="visually-hidden">{cardName(words, card)}</span>
    </span>
  )
}

/** So many cards of one value. */
export function CardAmount({ card, n, words }: { readonly card: number; readonly n: number; readonly words: Words }): ReactElement {
  return (
    <span className="fr-card-amount">
      {n}×<SmallCard card={card} words={words} />
    </span>
  )
}
