import type { Names } from '@echappee/ui'
import { RiderToken } from '@echappee/ui/people'
import type { DecksMessage } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { liveWords } from './live-words.ts'
import type { SheetGame } from './load-sheet-game.ts'

interface TurnedUpProps {
  readonly loaded: SheetGame
  readonly state: unknown
  readonly names: Names
  readonly decks: DecksMessage
}

/** The cards of the last round, rider by rider: the same for everybody. */
export function TurnedUp({ loaded, state, names, decks: { round, shown } }: TurnedUpProps): ReactElement {
  const { language } = useWords()
  const words = liveWords(language)
  const pieces = loaded.sheet.pieces?.(state) ?? []
  const riders = loaded.sheet.riders(state)
  const lines = shown.flatMap(({ deck, cards }) => {
    const piece = pieces.find(({ id }) => id === deck)
    if (piece === undefined || piece.kind !== 'deck' || piece.rider === undefined) return []
    const text = loaded.sheetText.piece?.(state, piece, names)
    const rider = riders[piece.rider]!
    return [{ deck, rider, name: text?.name ?? deck, cards: cards.map((card) => text?.cards?.[card] ?? card) }]
  })
  return (
    <div className="live-turned" aria-live="polite">
      <h3>{round === 0 || lines.length === 0 ? words.noRound : words.round(round)}</h3>
      <ul key={round}>
        {lines.map(({ deck, rider, name, cards }) => (
          <li key={deck}>
            <RiderToken {...rider} size={34} />
            <span>{name}</span>
            <b className="live-face">{cards.join(' · ')}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
