import type { CupTable } from '@echappee/protocol'
import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { cupWords } from '../words/index.ts'
import { cupApi } from './cup-api.ts'
import type { HostProps } from './cup-rounds.tsx'

/** What the host can do with a table that hangs. */
export function TableTools({ cup, hostKey, table, onAnswer }: HostProps & { readonly table: CupTable }): ReactElement {
  const { language } = useWords()
  const words = cupWords(language)
  const people = table.seats.filter(({ person }) => person !== null)
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({})
  const close = (isCounted: boolean) => {
    const typed = table.seats.map(({ person, name }) => (person === null ? null : (places[name] ?? 1)))
    void cupApi.act(cup.id, hostKey!, { do: 'close', table: table.id, places: isCounted ? typed : null }).then(onAnswer)
  }
  return (
    <>
      {table.status !== 'waiting' ? undefined : (
        <p className="buttons">
          {table.seats.map(({ name, isMissing }, seat) =>
            isMissing ? (
              <button
                key={name}
                type="button"
                className="button"
                onClick={() => void cupApi.act(cup.id, hostKey!, { do: 'bot', table: table.id, seat }).then(onAnswer)}
              >
                {words.putBot(name)}
              </button>
            ) : undefined,
          )}
        </p>
      )}
      <details className="cup-close">
        <summary>{words.close}</summary>
        <p>{words.closeText}</p>
        <div className="cup-points">
          {people.map(({ name }) => (
            <label key={name} className="field">
              {words.placeOf(name)}
              <select value={places[name] ?? 1} onChange={({ target }) => setPlaces({ ...places, [name]: Number(target.value) })}>
                {people.map((_, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a place is its number
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <p className="buttons">
          <button type="button" className="button" onClick={() => close(true)}>
            {words.closeGo}
          </button>
          <button type="button" className="button" onClick={() => close(false)}>
            {words.closeNone}
          </button>
        </p>
      </details>
    </>
  )
}
