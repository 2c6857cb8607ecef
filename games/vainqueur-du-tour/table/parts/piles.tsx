import type { ReactElement } from 'react'
import { CardArt } from '../art/card-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { countCards } from '../../text/tour.ts'
import { kindOf } from './card-face.tsx'

/** How many cards are left, and what has been thrown away (R36: everybody has seen it). */
export function Piles({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const say = words.people
  const { discardPile, drawPileSize } = scene
  const top = discardPile.at(-1)
  return (
    <div className="vdt-piles">
      <p>
        <span className="vdt-pile" data-kind="back" aria-hidden="true" />
        <span>
          <small>{say.drawPile}</small>
          <b>{drawPileSize === 0 ? say.empty : say.cards(drawPileSize)}</b>
        </span>
      </p>
      <p>
        <span className="vdt-pile" data-kind={top === undefined ? 'none' : kindOf(top)} aria-hidden="true">
          {top === undefined ? undefined : <CardArt card={top} />}
        </span>
        <span>
          <small>
            {say.discardPile} {discardPile.length > 0 ? `(${discardPile.length})` : ''}
          </small>
          <b>{top === undefined ? say.empty : words.cards[top]}</b>
        </span>
      </p>
      {discardPile.length === 0 ? undefined : (
        <details>
          <summary>{say.contents}</summary>
          <ul>
            {countCards(discardPile).map(({ card, count }) => (
              <li key={card}>
                <span className="vdt-picture">
                  <CardArt card={card} />
                </span>
                {words.cards[card]}
                <b>×{count}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
