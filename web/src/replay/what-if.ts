import type { GameRecord, Seat } from '@echappee/kernel'
import { randomHex } from '../shell/random-hex.ts'
import { newTableId, saveTable } from '../table/saved-table.ts'

/** A new race of this device that begins with the first moves of a record. Undefined where it can't be kept. */
export function rideOnFrom(record: GameRecord, moves: number, person: Seat): string | undefined {
  const id = newTableId()
  return saveTable({ id, record: riddenOn(record, moves, person), isOver: false, origin: 'whatIf' }) ? id : undefined
}

/** One person rides, bots ride for the others. */
export function riddenOn(record: GameRecord, moves: number, person: Seat): GameRecord {
  const seats = record.seats.map(({ name, by }, seat) => ({ name, by: seat === person ? 'human' : by === 'human' ? 'greedy' : by }))
  // The chance of a table of friends came from all of them together: from here on the race has its own.
  const chance = record.seed === undefined ? { seed: randomHex(16), seedFrom: moves } : {}
  return { ...record, ...chance, seats, moves: record.moves.slice(0, moves) }
}
