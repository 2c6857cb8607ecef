import type { TableInfo } from '@echappee/protocol'
import { api } from './api.ts'
import { holdRematch, seatHold, type SeatHold } from './keys.ts'

/** How many races back a key is looked for. */
const LONGEST_ROW = 12

/** A rematch is opened by the keys of the race before it, whichever way one comes to it. Answers the seat that this device has there. */
export async function claimRematch({ id, rematchOf }: TableInfo): Promise<SeatHold | undefined> {
  if (rematchOf === null) return undefined
  const earlier = await earlierHold(rematchOf)
  if (earlier === undefined) return undefined
  const told = await api.rematch(rematchOf, earlier.key)
  if (!told.ok || told.value.table.id !== id) return undefined
  holdRematch(told.value.table, told.value.seat, earlier.key)
  return seatHold(id)
}

/** The key is the same in a whole row of rematches, of which this device may have missed some. */
async function earlierHold(first: string): Promise<SeatHold | undefined> {
  let id = first
  for (let i = 0; i < LONGEST_ROW; i++) {
    const hold = seatHold(id)
    if (hold !== undefined) return hold
    const told = await api.info(id)
    if (!told.ok || told.value.rematchOf === null) return undefined
    id = told.value.rematchOf
  }
  return undefined
}
