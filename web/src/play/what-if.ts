import type { GameRecord, Seat } from '@echappee/kernel'
import { newTableId, saveTable } from './saved.ts'

/** A new race of this device that begins with the first moves of a record; one person rides, bots ride for the others. Undefined where it can't be kept. */
export function rideOnFrom(record: GameRecord, moves: number, person: Seat): string | undefined {
  const id = newTableId()
  const seats = record.seats.map(({ name, by }, seat) => ({ name, by: seat === person ? 'human' : by === 'human' ? 'greedy' : by }))
  return saveTable({ id, record: { ...record, seats, moves: record.moves.slice(0, moves) }, isOver: false }) ? id : undefined
}
