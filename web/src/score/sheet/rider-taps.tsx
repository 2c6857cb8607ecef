import { RiderToken } from '@echappee/kit'
import type { SheetRider } from '@echappee/sheet'
import type { ReactElement } from 'react'

interface RiderTapsProps {
  readonly ids: readonly number[]
  readonly riders: readonly SheetRider[]
  readonly nameOf: (rider: number) => string
  /** Under the name of whoever is placed: his place, and what it brings; undefined for the others. */
  readonly noteOf: (rider: number) => string | undefined
  /** No more can be placed. */
  readonly isFull?: boolean
  readonly onTap: (rider: number) => void
}

/** Riders to be tapped: small enough for all of them on a phone, and always in the same place. */
export function RiderTaps({ ids, riders, nameOf, noteOf, isFull = false, onTap }: RiderTapsProps): ReactElement {
  return (
    <ul className="rider-taps">
      {ids.map((rider) => {
        const note = noteOf(rider)
        return (
          <li key={rider}>
            <button
              type="button"
              className="score-tap rider-tap"
              aria-pressed={note !== undefined}
              aria-disabled={(isFull && note === undefined) || undefined}
              onClick={() => onTap(rider)}
            >
              <RiderToken {...riders[rider]!} size={34} />
              <span>{nameOf(rider)}</span>
              <small>{note ?? ' '}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
