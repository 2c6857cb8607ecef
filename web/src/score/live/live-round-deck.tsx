import { SHEET_LIMITS } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { DeckHead, type OneDeckProps } from './live-deck-head.tsx'

interface RoundDeckProps extends OneDeckProps {
  readonly isOtherOpen: boolean
}

/** A deck from which all choose at the same time. */
export function RoundDeck({ own, piece, rider, text, words, isOtherOpen, isBusy, act }: RoundDeckProps): ReactElement {
  const { deck, left, hand, chosen, isResting } = own
  const cardName = (card: string) => text.cards?.[card] ?? card
  return (
    <section className="live-deck" aria-label={text.name}>
      <DeckHead rider={rider} name={text.name} left={left === 0 && hand.length === 0 ? words.empty : words.left(left)} />
      {hand.length > 0 ? (
        <>
          <p>{words.pick}</p>
          <ul className="live-cards" aria-label={words.hand(text.name)}>
            {hand.map((card, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- equal cards are the same card
              <li key={`${card} ${i}`}>
                <button
                  type="button"
                  className="live-card"
                  data-short={cardName(card).length <= 2 || undefined}
                  disabled={isBusy}
                  aria-label={words.play(cardName(card))}
                  onClick={() => void act({ do: 'choose', deck, card, after: chosen.length })}
                >
                  {cardName(card)}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : chosen.length > 0 ? (
        <output className="live-chosen">
          <b>{words.chosen(chosen.map(cardName).join(' · '))}</b>
          <span>{words.chosenWait}</span>
        </output>
      ) : isResting ? (
        <p className="live-rest">
          <span>{words.resting}</span>
          <button type="button" className="button" disabled={isBusy} onClick={() => void act({ do: 'rest', deck, isResting: false })}>
            {words.back}
          </button>
        </p>
      ) : (
        <p className="live-rest">
          <button
            type="button"
            className="button primary"
            disabled={isBusy || isOtherOpen || left === 0}
            title={isOtherOpen ? words.otherFirst : undefined}
            onClick={() => void act({ do: 'draw', deck })}
          >
            {words.drawCards(Math.min(piece.draw, left))}
          </button>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            aria-label={words.restFor(text.name)}
            onClick={() => void act({ do: 'rest', deck, isResting: true })}
          >
            {words.rest}
          </button>
        </p>
      )}
      {piece.adds === undefined ? undefined : (
        <AddedCards own={own} card={cardName(piece.adds)} rider={text.name} words={words} isBusy={isBusy} act={act} />
      )}
    </section>
  )
}

type AddedCardsProps = Pick<OneDeckProps, 'own' | 'words' | 'isBusy' | 'act'> & { readonly card: string; readonly rider: string }

/** Cards that the round has brought: a slip of the thumb can be taken back until the next draw. */
function AddedCards({ own: { deck, added }, card, rider, words, isBusy, act }: AddedCardsProps): ReactElement {
  const setAdded = (count: number) => void act({ do: 'add', deck, count })
  return (
    <p className="live-added">
      <span>{words.added(card)}</span>
      <span className="score-stepper">
        <button type="button" disabled={isBusy || added === 0} aria-label={words.takeOne(card, rider)} onClick={() => setAdded(added - 1)}>
          −
        </button>
        <output>{added}</output>
        <button
          type="button"
          disabled={isBusy || added >= SHEET_LIMITS.added}
          aria-label={words.addOne(card, rider)}
          onClick={() => setAdded(added + 1)}
        >
          +
        </button>
      </span>
    </p>
  )
}
