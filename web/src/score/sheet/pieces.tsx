import type { Names } from '@echappee/text'
import { deckOf, keepDeck, phoneDeck, type DiePiece, type KeptDecks, type Piece, type PieceText } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { useLive } from '../live/live-sender.ts'
import { liveWords } from '../../words/index.ts'
import type { LiveRecord } from '../live/live-records.ts'
import { DeckInHand } from './piece-deck.tsx'
import { randomBelow } from './random.ts'
import { loadPieces, savePieces } from './saved-sheets.ts'
import { scoreWords } from '../../words/index.ts'
import type { ScoreWords } from '../../words/en/score.ts'

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
  const record = useLive(id)
  const pieces = loaded.sheet.pieces?.(state) ?? []
  const riders = loaded.sheet.riders(state)
  const here = pieces.filter((piece) => !isOnPhones(loaded, state, piece, record))
  if (pieces.length === 0) return undefined
  const keep = (next: KeptDecks) => {
    setSaved(next)
    savePieces(id, next)
  }
  return (
    <details className="score-entries score-pieces">
      <summary>{words.pieces}</summary>
      <p className="muted">{words.piecesHelp}</p>
      {here.length === pieces.length ? undefined : <p className="muted">{liveWords(language).onPhones}</p>}
      <ul>
        {here.map((piece) => {
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
                <DeckInHand
                  piece={piece}
                  rider={piece.rider === undefined ? undefined : riders[piece.rider]}
                  text={text}
                  words={words}
                  swapWords={liveWords(language)}
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

/** Its cards were given out by a link: they lie on the server, and a second deck here would only confuse. */
function isOnPhones({ sheet }: SheetGame, state: unknown, piece: Piece, record: LiveRecord | undefined): boolean {
  const invitations = record?.isEnding === true ? undefined : record?.invitations
  const deck = phoneDeck(piece)
  if (invitations === undefined || deck === undefined) return false
  if (deck.pile !== undefined || deck.rider === undefined) return Object.keys(invitations).length > 0
  return invitations[sheet.riders(state)[deck.rider]!.seat] !== undefined
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
