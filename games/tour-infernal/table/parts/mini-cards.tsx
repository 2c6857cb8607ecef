import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Words } from '../../text/words/en/index.ts'

/** Cards that lie open, the size of a thumbnail; many of a kind are counted. */
export function MiniCards({ cards, words }: { readonly cards: readonly Card[]; readonly words: Words }): ReactElement {
  const kinds = (['R', 'S', 'A'] as const).flatMap((card) => {
    const n = cards.filter((other) => other === card).length
    return n === 0 ? [] : [{ card, n }]
  })
  return (
    <span className="ti-minis">
      {kinds.flatMap(({ card, n }) =>
        n <= 3
          ? Array.from({ length: n }, (_, i) => (
              <b key={`${card}${i}`} data-card={card}>
                {words.cards[card]}
              </b>
            ))
          : [
              <b key={card} data-card={card}>
                {words.cards[card]}
              </b>,
              <em key={`${card} n`}>×{n}</em>,
            ],
      )}
    </span>
  )
}
