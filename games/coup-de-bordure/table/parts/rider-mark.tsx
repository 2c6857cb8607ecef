import { RiderToken } from '@echappee/kit'
import type { ReactElement } from 'react'
import { letterOf, seatOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'

interface RiderMarkProps {
  readonly id: RiderId
  readonly size: number
  readonly label?: string
  readonly isWinner?: boolean
}

/** A rider wherever he is not on the road: his team's shape and pattern, his own letter. */
export function RiderMark({ id, size, label, isWinner = false }: RiderMarkProps): ReactElement {
  const named = label === undefined ? {} : { label }
  return <RiderToken seat={seatOf(id)} mark={letterOf(id)} size={size} isLeader={isWinner} {...named} />
}
