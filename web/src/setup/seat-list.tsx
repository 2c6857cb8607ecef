import type { SeatRecord } from '@echappee/kernel'
import { RiderToken } from '@echappee/kit'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { nextBot } from './start.ts'

interface SeatListProps {
  readonly seats: readonly SeatRecord[]
  readonly limits: { readonly min: number; readonly max: number }
  readonly levels: readonly string[]
  readonly onChange: (seats: readonly SeatRecord[]) => void
}

/** Who sits where: a name and who plays, for as many seats as the game takes. */
export function SeatList({ seats, limits, levels, onChange }: SeatListProps): ReactElement {
  const { m } = useWords()
  const changeSeat = (seat: number, change: Partial<SeatRecord>) =>
    onChange(seats.map((old, i) => (i === seat ? { ...old, ...change } : old)))
  return (
    <div className="seats">
      <ol>
        {seats.map(({ name, by }, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={seat}>
            <RiderToken seat={seat} size={44} />
            <input
              aria-label={m.setup.seatName(seat + 1)}
              value={name}
              placeholder={m.setup.person(seat + 1)}
              maxLength={24}
              onChange={(event) => changeSeat(seat, { name: event.target.value })}
            />
            <select aria-label={m.setup.seatBy(seat + 1)} value={by} onChange={(event) => changeSeat(seat, { by: event.target.value })}>
              {(levels.includes(by) ? levels : [...levels, by]).map((level) => (
                <option key={level} value={level}>
                  {m.setup.by[level] ?? level}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <p className="buttons">
        <button type="button" className="button" disabled={seats.length >= limits.max} onClick={() => onChange([...seats, nextBot(seats)])}>
          {m.setup.addSeat}
        </button>
        <button type="button" className="button" disabled={seats.length <= limits.min} onClick={() => onChange(seats.slice(0, -1))}>
          {m.setup.removeSeat}
        </button>
        <span className="muted">{m.setup.seatCount(seats.length, limits.min, limits.max)}</span>
      </p>
    </div>
  )
}
