import type { Names } from '@echappee/ui'
import { RiderToken } from '@echappee/ui/people'
import { SHEET_LIMITS, type DeckAction, type HandMessage, type OwnDeck, type Problem } from '@echappee/protocol'
import type { DeckPiece, PieceText, SheetRider } from '@echappee/ui/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { serverProblemText } from '../online/problem-text.ts'
import { liveApi } from './live-api.ts'
import { liveWords, type LiveWords } from './live-words.ts'
import type { SheetGame } from './load-sheet-game.ts'

interface OwnDecksProps {
  /** Of the shared sheet. */
  readonly id: string
  readonly deviceKey: string
  readonly loaded: SheetGame
  readonly state: unknown
  readonly names: Names
  readonly hand: HandMessage
}

/** The decks of one team. What is done here is done on the server, which answers with the new hand. */
export function OwnDecks({ id, deviceKey, loaded, state, names, hand }: OwnDecksProps): ReactElement {
  const { language, m } = useWords()
  const words = liveWords(language)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const act = async (action: DeckAction) => {
    setBusy(true)
    const answer = await liveApi.act(id, deviceKey, action)
    setProblem(answer.ok ? undefined : answer.problem)
    setBusy(false)
  }
  const riders = loaded.sheet.riders(state)
  const pieces = (loaded.sheet.pieces?.(state) ?? []).filter((piece): piece is DeckPiece => piece.kind === 'deck')
  const decks = hand.decks.flatMap((own) => {
    const piece = pieces.find((other) => other.id === own.deck)
    if (piece?.rider === undefined) return []
    return [{ own, piece, rider: riders[piece.rider]!, text: loaded.sheetText.piece?.(state, piece, names) ?? { name: own.deck } }]
  })
  const open = decks.find(({ own }) => own.hand.length > 0)
  return (
    <div className="live-own" aria-busy={isBusy}>
      {decks.length === 0 ? (
        <output className="live-state" data-state="waiting">
          {words.deckWait}
        </output>
      ) : undefined}
      {decks.map((deck) => (
        <OneDeck key={deck.own.deck} {...deck} words={words} isOtherOpen={open !== undefined && open !== deck} isBusy={isBusy} act={act} />
      ))}
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          {serverProblemText(m.online.problems, problem)}
        </p>
      )}
    </div>
  )
}

interface OneDeckProps {
  readonly own: OwnDeck
  readonly piece: DeckPiece
  readonly rider: SheetRider
  readonly text: PieceText
  readonly words: LiveWords
  readonly isOtherOpen: boolean
  readonly isBusy: boolean
  readonly act: (action: DeckAction) => Promise<void>
}

function OneDeck({ own, piece, rider, text, words, isOtherOpen, isBusy, act }: OneDeckProps): ReactElement {
  const { deck, left, hand, chosen, isResting } = own
  const cardName = (card: string) => text.cards?.[card] ?? card
  return (
    <section className="live-deck" aria-label={text.name}>
      <h2>
        <RiderToken {...rider} size={38} />
        {text.name}
        <small>{left === 0 && hand.length === 0 ? words.empty : words.left(left)}</small>
      </h2>
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
  const put = (count: number) => void act({ do: 'add', deck, count })
  return (
    <p className="live-added">
      <span>{words.added(card)}</span>
      <span className="score-stepper">
        <button type="button" disabled={isBusy || added === 0} aria-label={words.takeOne(card, rider)} onClick={() => put(added - 1)}>
          −
        </button>
        <output>{added}</output>
        <button
          type="button"
          disabled={isBusy || added >= SHEET_LIMITS.added}
          aria-label={words.addOne(card, rider)}
          onClick={() => put(added + 1)}
        >
          +
        </button>
      </span>
    </p>
  )
}
