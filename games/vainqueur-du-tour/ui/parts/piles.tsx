import type { ReactElement } from 'react'
import { CardArt } from '../art/card-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { countCards } from '../tour.ts'
import { kindOf } from './card-face.tsx'

/** How many cards are left, and what has been thrown away (R36: everybody has seen it). */
export function Piles({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const say = words.people
  const top = scene.discardPile.at(-1)
  return (
    <div className="vdt-piles">
      <p className="vdt-pile">
        <span className="vdt-pile-back" aria-hidden="true" />
        <span>
          <small>{say.drawPile}</small>
          <b>{scene.drawPileSize === 0 ? say.empty : say.cards(scene.drawPileSize)}</b>
        </span>
      </p>
      <p className="vdt-pile">
        {top === undefined ? (
          <span className="vdt-pile-none" aria-hidden="true" />
        ) : (
          <span className="vdt-pile-top" data-kind={kindOf(top)} aria-hidden="true">
            <CardArt card={top} />
          </span>
        )}
        <span>
          <small>
            {say.discardPile} {scene.discardPile.length > 0 ? `(${scene.discardPile.length})` : ''}
          </small>
          <b>{top === undefined ? say.empty : words.cards[top]}</b>
        </span>
      </p>
      {scene.discardPile.length === 0 ? undefined : (
        <details>
          <summary>{say.contents}</summary>
          <ul>
            {countCards(scene.discardPile).map(({ card, count }) => (
              <li key={card} data-kind={kindOf(card)}>
                <span className="vdt-pile-art">
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
