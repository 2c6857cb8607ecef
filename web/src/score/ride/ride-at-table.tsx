import { BOT_CHOICES, LEVEL_NAMES } from '@echappee/bots'
import type { Json } from '@echappee/kernel'
import { RiderToken } from '@echappee/kit'
import { TABLE_RACE_FORMAT, type SheetFile } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { randomHex } from '../../shell/random-hex.ts'
import { go } from '../../shell/router.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { rideWords } from '../../words/index.ts'
import { saveRide } from './saved-rides.ts'

export interface RideStartProps {
  readonly loaded: SheetGame
  readonly id: string
  readonly file: SheetFile
  /** Of a race that goes on where the sheet stands. */
  readonly options: unknown
}

const PERSON = 'human'

/** Which teams does the device play? */
export function RideAtTable({ loaded, id, file, options }: RideStartProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const [by, setBy] = useState<readonly string[]>(() => file.names.map((_, seat) => (seat === file.names.length - 1 ? 'greedy' : PERSON)))
  const [isFull, setFull] = useState(false)
  const hasBot = by.some((who) => who !== PERSON)
  const [isDealing, setDealing] = useState(true)
  const hasDeal = loaded.sheet.atTable?.hasDeal?.(options) === true
  const hasPerson = by.includes(PERSON)
  const begin = () => {
    const seats = file.names.map((name, seat) => ({ name, by: by[seat]! }))
    const followed = (loaded.sheet.atTable?.followed?.(options) ?? options) as Json
    const race = {
      format: TABLE_RACE_FORMAT,
      game: loaded.game.id,
      options: followed,
      seats,
      seed: randomHex(16),
      ...(hasDeal && isDealing ? { isDealtByPeople: true as const } : {}),
      steps: [],
    } as const
    if (saveRide(id, race)) go({ page: 'ride', game: loaded.game.id, sheet: id })
    else setFull(true)
  }
  return (
    <>
      <h3>{words.atTable}</h3>
      <p className="muted">
        {words.atTableHelp} {loaded.sheet.atTable?.hasTwoDecks === true ? words.twoDecks : ''}
      </p>
      <ul>
        {file.names.map((name, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={seat} className="ride-seat">
            <RiderToken seat={seat} size={36} />
            <b>{name}</b>
            <select aria-label={words.who(name)} value={by[seat]} onChange={({ target }) => setBy(by.with(seat, target.value))}>
              <option value={PERSON}>{words.person}</option>
              <optgroup label={words.device}>
                {BOT_CHOICES.map((kind) => (
                  <option key={kind} value={kind}>
                    {LEVEL_NAMES[kind]}
                  </option>
                ))}
              </optgroup>
            </select>
          </li>
        ))}
      </ul>
      {hasDeal ? (
        <label className="ride-deal">
          <input type="checkbox" checked={isDealing} onChange={({ target }) => setDealing(target.checked)} />
          {words.dealing}
        </label>
      ) : undefined}
      {hasBot ? undefined : <p className="muted">{words.referee}</p>}
      {hasPerson ? undefined : <p className="problem">{words.noPerson}</p>}
      {isFull ? (
        <p className="problem" role="alert">
          {words.full}
        </p>
      ) : undefined}
      <p className="buttons">
        <button type="button" className="button primary" disabled={!hasPerson} onClick={begin}>
          {words.begin}
        </button>
      </p>
    </>
  )
}
