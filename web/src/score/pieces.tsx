import type { Names } from '@echappee/ui'
import {
  addCard,
  chooseCard,
  deckOf,
  drawCards,
  isChoosing,
  keepDeck,
  putAway,
  revealCards,
  type DeckPiece,
  type DeckState,
  type DiePiece,
  type KeptDecks,
  type PieceText,
} from '@echappee/ui/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { randomBelow } from './random.ts'
import { loadPieces, savePieces } from './saved-sheets.ts'
import { scoreWords, type ScoreWords } from './words.ts'

interface PiecesProps {
  readonly loaded: SheetGame
  readonly id: string
  readonly state: unknown
  readonly names: Names
}

/** Dice and decks for a box that lacks them, kept with the sheet. */
export function Pieces({ loaded, id, state, names }: PiecesProps): ReactElement | undefined {
  const { language } = useWords()
  const words = scoreWords(language)
  const [saved, setSaved] = useState<KeptDecks>(() => loadPieces(id))
  const pieces = loaded.sheet.pieces?.(state) ?? []
  if (pieces.length === 0) return undefined
  const keep = (next: KeptDecks) => {
    setSaved(next)
    savePieces(id, next)
  }
  return (
    <details className="score-entries score-pieces">
      <summary>{words.pieces}</summary>
      <p className="muted">{words.piecesHelp}</p>
      <ul>
        {pieces.map((piece) => {
          const text = loaded.sheetText.piece?.(state, piece, names) ?? { name: piece.id }
          const value = saved[piece.id]
          return (
            <li key={piece.id}>
              {piece.kind === 'die' ? (
                <Die
                  piece={piece}
                  text={text}
                  words={words}
                  value={typeof value === 'number' ? value : undefined}
                  onChange={(face) => keep({ ...saved, [piece.id]: face })}
                />
              ) : (
                <Deck
                  piece={piece}
                  text={text}
                  words={words}
                  state={deckOf(pieces, saved, piece)}
                  onChange={(deck) => keep(keepDeck(saved, piece, deck))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

interface DieProps {
  readonly piece: DiePiece
  readonly text: PieceText
  readonly words: ScoreWords
  readonly value: number | undefined
  readonly onChange: (face: number) => void
}

function Die({ piece, text, words, value, onChange }: DieProps): ReactElement {
  return (
    <div className="score-piece">
      <button type="button" className="button" onClick={() => onChange(piece.faces[randomBelow(piece.faces.length)]!)}>
        {words.roll}
      </button>
      <output className="score-die" aria-label={text.name}>
        {value ?? '–'}
      </output>
    </div>
  )
}

interface DeckProps {
  readonly piece: DeckPiece
  readonly text: PieceText
  readonly words: ScoreWords
  readonly state: DeckState
  readonly onChange: (state: DeckState) => void
}

/** A secret hand lies behind a curtain until its owner has the device. */
function Deck({ piece, text, words, state, onChange }: DeckProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const isHeld = piece.holds !== undefined
  const cardName = (card: string) => text.cards?.[card] ?? card
  const last = state.shown.at(-1)
  const choose = (card: string) => {
    setOpen(false)
    onChange(chooseCard(piece, state, card))
  }
  if (isChoosing(piece, state) && isOpen)
    return (
      <div className="score-open-hand">
        <p>
          <b>{text.name}</b> · {words.pick}
        </p>
        <Hand cards={state.hand} isStacked={isHeld} cardName={cardName} onChoose={choose} />
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {words.hide}
        </button>
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
      {isHeld ? <b>{text.name}</b> : undefined}
      {state.chosen.length > 0 ? (
        <>
          <button type="button" className="button primary" onClick={() => onChange(revealCards(piece, state))}>
            {isHeld ? words.turnUp : `${text.name}: ${words.faceDown} – ${words.turnUp}`}
          </button>
          {isHeld ? (
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
          <button
            type="button"
            className="button"
            aria-label={isHeld ? words.drawFrom(text.name, left(state)) : undefined}
            disabled={left(state) === 0}
            onClick={() => onChange(drawCards(piece, state, randomBelow))}
          >
            {isHeld ? words.drawSome(state.hand.length > 0 ? 1 : piece.holds, left(state)) : words.drawFrom(text.name, left(state))}
          </button>
        </>
      )}
      {piece.adds === undefined ? undefined : (
        <button type="button" className="button" onClick={() => onChange(addCard(piece, state))}>
          {words.addCard(cardName(piece.adds))}
        </button>
      )}
      <output>{last === undefined ? '' : words.lastShown(cardName(last))}</output>
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
