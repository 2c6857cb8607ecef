import { drawSizes, type DeckState } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { CardStacks } from '../sheet/card-stacks.tsx'
import { DeckHead, type OneDeckProps } from './live-deck-head.tsx'
import { SwapCards } from '../sheet/swap-cards.tsx'

interface HeldDeckProps extends OneDeckProps {
  /** Cards in hand and face down, which everybody is told. */
  readonly count: number
}

/** A hand that stays, or a common deck: its owner draws and lays when it is his turn. */
export function HeldDeck({ own, piece, rider, text, words, count, isBusy, act }: HeldDeckProps): ReactElement {
  const [isSwapping, setSwapping] = useState(false)
  const { deck, left, hand, chosen, reserve, acts: after } = own
  const cardName = (card: string) => text.cards?.[card] ?? card
  const isBlind = piece.isBlind === true
  const button = (label: string, action: 'takeBack' | 'turnUp' | 'putAway', isPrimary = false) => (
    <button
      type="button"
      className={isPrimary ? 'button primary' : 'button'}
      disabled={isBusy}
      onClick={() => void act({ do: action, deck, after })}
    >
      {label}
    </button>
  )
  return (
    <section className="live-deck" aria-label={text.name}>
      <DeckHead rider={rider} name={text.name} left={piece.hasReserve === true ? words.inHand(hand.length) : words.left(left)} />
      {piece.holds === undefined ? <p className="muted">{words.common}</p> : undefined}
      {isBlind && count > 0 ? (
        <>
          <output className="live-chosen">
            <b>{words.blind(count)}</b>
            <span>{words.blindHelp}</span>
          </output>
          <p className="live-rest">{button(words.turnUp, 'turnUp')}</p>
        </>
      ) : undefined}
      {chosen.length > 0 ? (
        <>
          <output className="live-chosen">
            <b>{words.chosen(chosen.map(cardName).join(' · '))}</b>
            <span>{words.laid}</span>
          </output>
          <p className="live-rest live-laid">
            {button(words.turnUp, 'turnUp', true)}
            {button(words.putAway, 'putAway')}
            {button(words.takeBack, 'takeBack')}
          </p>
        </>
      ) : undefined}
      {isSwapping ? (
        <SwapCards
          hand={hand}
          reserve={reserve}
          cardName={cardName}
          words={words}
          isDisabled={isBusy}
          onSwap={(give, take) => void act({ do: 'swap', deck, give, take, after })}
          onClose={() => setSwapping(false)}
        />
      ) : hand.length > 0 ? (
        <CardStacks
          cards={hand}
          label={words.hand(text.name)}
          cardName={cardName}
          spoken={(card) => words.lay(cardName(card))}
          isDisabled={isBusy}
          onChoose={(card) => void act({ do: 'lay', deck, card, after })}
        />
      ) : undefined}
      <p className="live-rest">
        {drawSizes(piece, seenAs(own, isBlind ? count : 0)).map((size, i) => (
          <button
            key={size}
            type="button"
            className={i === 0 && hand.length === 0 && piece.holds !== undefined ? 'button primary' : 'button'}
            disabled={isBusy}
            onClick={() => void act({ do: 'take', deck, count: size, after })}
          >
            {words.drawCards(size)}
          </button>
        ))}
        {reserve.length > 0 && hand.length > 0 && chosen.length === 0 && !isSwapping ? (
          <button type="button" className="button" onClick={() => setSwapping(true)}>
            {words.swap}
          </button>
        ) : undefined}
      </p>
    </section>
  )
}

/** The deck as far as its owner knows it: so many cards lie face down somewhere. */
function seenAs({ left, hand, chosen }: OneDeckProps['own'], faceDown: number): DeckState {
  return { pile: unseen(left), recycled: [], hand, chosen: [...chosen, ...unseen(faceDown)], shown: [] }
}

const unseen = (n: number): string[] => Array.from({ length: n }, () => '')
