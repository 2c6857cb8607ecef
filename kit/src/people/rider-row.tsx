import type { Seat } from '@echappee/kernel'
import type { ReactElement, ReactNode, Ref } from 'react'
import { RiderToken } from './rider-token.tsx'

interface RiderRowProps {
  readonly seat: Seat
  /** Written on the token: one of several riders of a team. */
  readonly mark: string
  readonly name?: string | undefined
  readonly isLeader?: boolean
  readonly isTurn?: boolean
  readonly row?: Ref<HTMLLIElement>
  readonly children?: ReactNode
}

/** One rider of a team, inside `<ul className="rider-rows">` of its panel. */
export function RiderRow({ seat, mark, name, isLeader = false, isTurn = false, row, children }: RiderRowProps): ReactElement {
  return (
    <li className="rider-row" ref={row} data-turn={isTurn || undefined}>
      <RiderToken seat={seat} mark={mark} isLeader={isLeader} size={24} />
      {name === undefined ? undefined : (
        <span className="rider-row-name" title={name}>
          {name}
        </span>
      )}
      {children}
    </li>
  )
}
