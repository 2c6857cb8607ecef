import { RiderToken } from '@echappee/kit/people'
import {
  addCard,
  chooseCard,
  drawCards,
  drawSizes,
  isChoosing,
  putAway,
  revealCards,
  swapCards,
  type DeckPiece,
  type DeckState,
  type PieceText,
  type SheetRider,
} from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import type { LiveWords } from '../../words/en/live.ts'
import { randomBelow } from './random.ts'
import { SwapCards } from './swap-cards.tsx'
import type { ScoreWords } from '../../words/en/score.ts'

interface DeckProps {
  readonly piece: DeckPiece
  /** Undefined for a common deck. */
  readonly rider: SheetRider | undefined
  readonly text: PieceText
  readonly words: ScoreWords
  readonly swapWords: LiveWords
  readonly state: DeckState
  readonly onChange: (state: DeckState) => void
}

/** A secret hand lies behind a curtain until its owner has the device. */
export function DeckInHand({ piece, rider, text, words, swapWords, state, onChange }: DeckProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [isSwapping, setSwapping] = useState(false)
  const isHeld = piece.holds !== undefined
  const cardName = (card: string) => text.cards?.[card] ?? card
  const last = state.shown.at(-1)
  const choose = (card: string) => {
    setOpen(false)
    onChange(chooseCard(piece, state, card))
  }
  if (isChoosing(piece, state) && isOpen && isSwapping)
    return (
      <div className="score-open-hand">
        <SwapCards
          hand={state.hand}
          reserve={state.pile}
          cardName={cardName}
          words={swapWords}
          onSwap={(give, take) => onChange(swapCards(piece, state, give, take))}
          onClose={() => setSwapping(false)}
        />
      </div>
    )
  if (isChoosing(piece, state) && isOpen)
    return (
      <div className="score-open-hand">
        <p>
          <b>{text.name}</b> · {words.pick}
        </p>
        <Hand cards={state.hand} isStacked={isHeld} cardName={cardName} onChoose={choose} />
        <p className="buttons">
          <button type="button" className="button" onClick={() => setOpen(false)}>
            {words.hide}
          </button>
          {piece.hasReserve === true ? (
            <button type="button" className="button" onClick={() => setSwapping(true)}>
              {swapWords.swap}
            </button>
          ) : undefined}
        </p>
      </div>
    )
  if (isChoosing(piece, state) && !isHeld)
    return (
      <div className="score-curtain">
        <strong>{words.only(text.name)}</strong>
        <p>{words.onlyHelp}</p>
        <button type="button" className="button primary" onClick={() => setOpen(true)}>
          {words.show}
        </button>
      </div>
    )
  return (
    <div className="score-piece">
      <b>
        {rider === undefined ? undefined : <RiderToken {...rider} size={34} />}
        {text.name}
        <output>{last === undefined ? '' : words.lastShown(cardName(last))}</output>
      </b>
      {state.chosen.length > 0 ? (
        <>
          <button type="button" className="button primary" onClick={() => onChange(revealCards(piece, state))}>
            {isHeld && piece.isBlind !== true ? words.turnUp : `${words.faceDown} – ${words.turnUp}`}
          </button>
          {isHeld && piece.isBlind !== true ? (
            <button type="button" className="button" onClick={() => onChange(putAway(piece, state))}>
              {words.putAway}
            </button>
          ) : undefined}
        </>
      ) : (
        <>
          {isHeld && state.hand.length > 0 ? (
            <button type="button" className="button primary" aria-label={words.look(text.name)} onClick={() => setOpen(true)}>
              {words.inHand(state.hand.length)}
            </button>
          ) : undefined}
          {drawSizes(piece, state).map((size) => (
            <button
              key={size}
              type="button"
              className="button"
              aria-label={words.drawSomeFor(text.name, size, left(state))}
              onClick={() => onChange(drawCards(piece, state, randomBelow, size))}
            >
              {words.drawSome(size, left(state))}
            </button>
          ))}
        </>
      )}
      {piece.adds === undefined ? undefined : (
        <button
          type="button"
          className="button"
          aria-label={words.addCardFor(text.name, cardName(piece.adds))}
          onClick={() => onChange(addCard(piece, state))}
        >
          {words.addCard(cardName(piece.adds))}
        </button>
      )}
    </div>
  )
}

const left = ({ pile, recycled }: DeckState) => pile.length + recycled.length

interface HandProps {
  readonly cards: readonly string[]
  /** Equal cards lie on each other. */
  readonly isStacked: boolean
  readonly cardName: (card: string) => string
  readonly onChoose: (card: string) => void
}

function Hand({ cards, isStacked, cardName, onChoose }: HandProps): ReactElement {
  const stacks = isStacked
    ? [...Map.groupBy(cards, (card) => card)].map(([card, { length }]) => ({ card, count: length }))
    : cards.map((card) => ({ card, count: 1 }))
  return (
    <p className="score-cards">
      {stacks.map(({ card, count }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cards are the same card
        <button key={`${card} ${i}`} type="button" data-short={cardName(card).length <= 2 || undefined} onClick={() => onChoose(card)}>
          {cardName(card)}
          {count > 1 ? <small>× {count}</small> : undefined}
        </button>
      ))}
    </p>
  )
}
