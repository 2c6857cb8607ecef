import { RiderToken } from '@echappee/kit'
import type { Names } from '@echappee/text'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { rideWords } from '../../words/index.ts'

interface RideDealProps {
  readonly loaded: SheetGame
  /** By seat, as the device would have dealt. */
  readonly cards: readonly string[]
  readonly all: readonly string[]
  readonly names: Names
  readonly onDeal: (cards: readonly string[]) => boolean
}

/** Cards of the box that the people have dealt openly, one a team. */
export function RideDeal({ loaded, cards, all, names, onDeal }: RideDealProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const [dealt, setDealt] = useState(cards)
  const text = loaded.sheetText.dealt!()
  const isTwice = new Set(dealt).size < dealt.length
  return (
    <section className="score-question" aria-label={text.ask}>
      <h2>{text.ask}</h2>
      <ul className="score-numbers">
        {dealt.map((card, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={seat}>
            <RiderToken seat={seat} size={36} />
            <b>{names(seat)}</b>
            <select
              className="score-select"
              aria-label={names(seat)}
              value={card}
              onChange={({ target }) => setDealt(dealt.with(seat, target.value))}
            >
              {all.map((other) => (
                <option key={other} value={other}>
                  {text.cards[other] ?? other}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {isTwice ? (
        <p className="problem" role="alert">
          {words.dealtTwice}
        </p>
      ) : undefined}
      <p className="score-submit">
        <button type="button" className="button primary big" disabled={isTwice} onClick={() => onDeal(dealt)}>
          {words.dealtSo}
        </button>
      </p>
    </section>
  )
}
