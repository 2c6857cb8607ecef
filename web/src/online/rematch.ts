import type { TableInfo } from '@echappee/protocol'
import { api } from './api.ts'
import { cupHolds, holdRematch, seatHold, type SeatHold } from './keys.ts'

/** How many races back a key is looked for. */
const LONGEST_ROW = 12

/** A rematch is opened by the keys of the race before it, whichever way one comes to it. Answers the seat that this device has there. */
export async function claimRematch({ id, rematchOf }: TableInfo): Promise<SeatHold | undefined> {
  if (rematchOf === null) return undefined
  const earlier = await earlierHold(rematchOf)
  if (earlier === undefined) return undefined
  const result = await api.rematch(rematchOf, earlier.key)
  if (!result.ok || result.value.table.id !== id) return undefined
  holdRematch(result.value.table, result.value.seat, earlier.key)
  return seatHold(id)
}

/** A table of a cup evening is opened by the key of the name that this device has taken there. */
export async function claimCupSeat(table: TableInfo): Promise<SeatHold | undefined> {
  const key = table.cup === null ? undefined : cupHolds()[table.cup]?.key
  if (key === undefined) return undefined
  const result = await api.mine([key])
  const own = result.ok ? result.value.tables.find(({ id }) => id === table.id) : undefined
  if (own === undefined) return undefined
  holdRematch(table, own.seat, key)
  return seatHold(table.id)
}

/** The key is the same in a whole row of rematches, of which this device may have missed some. */
async function earlierHold(first: string): Promise<SeatHold | undefined> {
  let id = first
  for (let i = 0; i < LONGEST_ROW; i++) {
    const hold = seatHold(id)
    if (hold !== undefined) return hold
    const result = await api.info(id)
    if (!result.ok || result.value.rematchOf === null) return undefined
    id = result.value.rematchOf
  }
  return undefined
}
