import type { Names } from '@echappee/ui'
import {
  addCard,
  chooseCard,
  drawCards,
  freshDeck,
  revealCards,
  type DeckPiece,
  type DeckState,
  type DiePiece,
  type PieceText,
} from '@echappee/ui/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { randomBelow } from './random.ts'
import { loadPieces, savePieces, type SavedPieces } from './saved-sheets.ts'
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
  const [saved, setSaved] = useState<SavedPieces>(() => loadPieces(id))
  const pieces = loaded.sheet.pieces?.(state) ?? []
  if (pieces.length === 0) return undefined
  const keep = (piece: string, value: DeckState | number) => {
    const next = { ...saved, [piece]: value }
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
                  onChange={(face) => keep(piece.id, face)}
                />
              ) : (
                <Deck
                  piece={piece}
                  text={text}
                  words={words}
                  state={typeof value === 'object' ? value : freshDeck(piece)}
                  onChange={(deck) => keep(piece.id, deck)}
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
  const cardName = (card: string) => text.cards?.[card] ?? card
  const last = state.shown.at(-1)
  if (state.hand.length > 0 && piece.isSecret && !isOpen)
    return (
      <div className="score-curtain">
        <strong>{words.only(text.name)}</strong>
        <p>{words.onlyHelp}</p>
        <button type="button" className="button primary" onClick={() => setOpen(true)}>
          {words.show}
        </button>
      </div>
    )
  if (state.hand.length > 0)
    return (
      <div>
        <p>
          <b>{text.name}</b> · {words.pick}
        </p>
        <p className="score-cards">
          {state.hand.map((card, i) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- equal cards are the same card
              key={`${card} ${i}`}
              type="button"
              onClick={() => {
                setOpen(false)
                onChange(chooseCard(piece, state, card))
              }}
            >
              {cardName(card)}
            </button>
          ))}
        </p>
      </div>
    )
  return (
    <div className="score-piece">
      {state.chosen.length > 0 ? (
        <button type="button" className="button primary" onClick={() => onChange(revealCards(piece, state))}>
          {text.name}: {words.faceDown} – {words.turnUp}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => onChange(drawCards(piece, state, randomBelow))}>
          {words.drawFrom(text.name, state.pile.length + state.recycled.length)}
        </button>
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
