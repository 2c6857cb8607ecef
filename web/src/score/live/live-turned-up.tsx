import type { Names } from '@echappee/text'
import { RiderToken } from '@echappee/kit/people'
import { isChosenTogether, phoneDeck } from '@echappee/sheet'
import type { DecksMessage } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { liveWords } from '../../words/index.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'

interface TurnedUpProps {
  readonly loaded: SheetGame
  readonly state: unknown
  readonly names: Names
  readonly decks: DecksMessage
}

/** The cards that lie open, rider by rider, and how many are in hands that stay: the same for everybody. */
export function TurnedUp({ loaded, state, names, decks: { round, shown, held } }: TurnedUpProps): ReactElement {
  const { language } = useWords()
  const words = liveWords(language)
  const riders = loaded.sheet.riders(state)
  const newest = shown.at(-1)?.deck
  const lines = (loaded.sheet.pieces?.(state) ?? []).flatMap((piece) => {
    const { cards = [], by } = shown.find(({ deck }) => deck === piece.id) ?? {}
    const count = held.find(({ deck }) => deck === piece.id)?.count
    const deck = phoneDeck(piece)
    if (deck === undefined || (cards.length === 0 && count === undefined)) return []
    const text = loaded.sheetText.piece?.(state, piece, names)
    const said = cards.map((card) => text?.cards?.[card] ?? card)
    const notes = [
      ...(by === undefined ? [] : [names(by)]),
      ...(count === undefined ? [] : [words.inHand(count)]),
      ...(deck.isDie === true && said.length > 1 ? [words.throwsBefore(said.slice(0, -1).join(' · '))] : []),
    ]
    return [
      {
        piece: deck,
        rider: deck.rider === undefined ? undefined : riders[deck.rider],
        name: text?.name ?? piece.id,
        notes,
        cards: deck.isDie === true ? said.slice(-1) : said,
      },
    ]
  })
  const isTogether = lines.every(({ piece }) => isChosenTogether(piece))
  const isNone = round === 0 || lines.every(({ cards }) => cards.length === 0)
  return (
    <div className="live-turned" aria-live="polite">
      <h3>{isNone ? words.noRound : isTogether ? words.round(round) : words.lastShown}</h3>
      <ul>
        {lines.map(({ piece: { id }, rider, notes, name, cards }) => (
          <li key={isTogether || id === newest ? `${id} ${round}` : id}>
            {rider === undefined ? undefined : <RiderToken {...rider} size={34} />}
            <span>
              {name}
              {notes.length === 0 ? undefined : <small>{notes.join(' – ')}</small>}
            </span>
            {cards.length === 0 ? undefined : <b className="live-face">{cards.join(' · ')}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
