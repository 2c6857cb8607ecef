import type { GameRecord } from '@echappee/kernel'
import { saveJson } from '@echappee/kit/files'
import { saveTable } from '../table/saved-table.ts'
import { go } from '../shell/router.ts'
import { api } from './api.ts'
import { seatHold } from './keys.ts'
import { namesOf } from './names.ts'

/** The finished race as a file. */
export async function downloadRace(id: string): Promise<void> {
  const record = await raceRecord(id)
  if (record !== undefined) saveJson(`${record.game}-${id}`, record)
}

/** The finished race on this device, to walk through. */
export async function replayRace(id: string, page: 'replay' | 'analysis'): Promise<void> {
  const record = await raceRecord(id)
  // Watched twice, it is kept once.
  const local = `t-${id}`
  const seat = seatHold(id)?.seat
  const own = seat === undefined ? {} : { seat }
  if (record !== undefined && saveTable({ id: local, record, isOver: true, origin: 'online', ...own })) go({ page, id: local })
}

/** Undefined where the server has none to give. */
export async function raceRecord(id: string): Promise<GameRecord | undefined> {
  const result = await api.record(id)
  if (!result.ok) return undefined
  const { record } = result.value
  const names = namesOf(record.seats)
  return { ...record, seats: record.seats.map((one, seat) => ({ ...one, name: names[seat]! })) }
}
