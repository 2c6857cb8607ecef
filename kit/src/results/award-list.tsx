import type { Seat } from '@echappee/kernel'
import type { ReactElement } from 'react'
import { RiderToken } from '../people/rider-token.tsx'

export interface Award {
  readonly key: string
  readonly title: string
  readonly seat: Seat
  readonly mark: string
  readonly name: string
  /** For what, in figures. */
  readonly why: string
}

/** What is given away at the end besides the places. */
export function AwardList({ awards, label }: { readonly awards: readonly Award[]; readonly label: string }): ReactElement {
  return (
    <ul className="awards" aria-label={label}>
      {awards.map(({ key, title, seat, mark, name, why }) => (
        <li key={key}>
          <RiderToken seat={seat} mark={mark} size={34} />
          <span>
            <b>{title}</b> {name}
            <small>{why}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
