import { readRecord, replay } from '@echappee/kernel'
import { loadGame } from '../shell/games.ts'
import { loadTable, saveTable, type SavedTable } from '../table/saved-table.ts'

/** All races of a device as one file, to keep or to take elsewhere. */
export interface RacesFile {
  readonly format: 'echappee-races'
  readonly races: readonly SavedTable[]
}

export function racesFile(races: readonly SavedTable[]): RacesFile {
  return { format: 'echappee-races', races }
}

/** How many races were taken in, and how many were not: unknown games, moves that the rules refuse, no room. Undefined for another file. */
export async function takeRaces(raw: unknown): Promise<{ taken: number; refused: number } | undefined> {
  const races = (raw as Partial<RacesFile> | null)?.races
  if ((raw as Partial<RacesFile> | null)?.format !== 'echappee-races' || !Array.isArray(races)) return undefined
  let taken = 0
  for (const race of races as readonly unknown[]) if (await take(race)) taken++
  return { taken, refused: races.length - taken }
}

async function take(raw: unknown): Promise<boolean> {
  const { id, record: rawRecord, origin, seat, savedAt } = (raw ?? {}) as Partial<SavedTable>
  const record = readRecord(rawRecord)
  if (typeof id !== 'string' || !/^[\w-]{1,60}$/.test(id) || !record.ok) return false
  if (loadTable(id) !== undefined) return true
  const loaded = await loadGame(record.value.game, 'fr', record.value.rulesVersion)
  const replayed = loaded === undefined ? undefined : replay(loaded.game, record.value)
  if (replayed?.ok !== true) return false
  const isOver = replayed.match.outcome() !== undefined
  return saveTable(
    {
      id,
      record: record.value,
      isOver,
      ...(origin === 'file' || origin === 'whatIf' || origin === 'online' ? { origin } : {}),
      ...(Number.isInteger(seat) && seat! >= 0 && seat! < record.value.seats.length ? { seat: seat! } : {}),
    },
    typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? savedAt : undefined,
  )
}
