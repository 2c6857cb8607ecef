import { SPECTATOR, replay } from '@echappee/kernel'
import { entriesFrom, workOutFile, type Entry, type Seen, type SheetFile } from '@echappee/sheet'
import { OnlineTable } from '../../online/online-table.ts'
import { loadGame } from '../../shell/games.ts'
import { loadTable } from '../../table/saved-table.ts'
import { loadSettings } from '../../shell/settings.ts'
import { thinker } from '../../think/thinker.ts'
import type { SheetGame } from './load-sheet-game.ts'
import { loadSheet, saveSheet } from './saved-sheets.ts'
import type { ScreenRace } from '../ride/saved-rides.ts'

/** The entries that a race brings to its sheet, as far as whole stages have been ridden. */
function newEntries({ sheet }: SheetGame, file: SheetFile, seen: Seen<unknown, unknown>): Entry[] {
  return entriesFrom(sheet, workOutFile(sheet, file), seen)
}

/** Writes them into the sheet of this device; how many there were. */
export function takeResults(loaded: SheetGame, id: string, seen: Seen<unknown, unknown>): number {
  const saved = loadSheet(id)
  if (saved === undefined) return 0
  const taken = newEntries(loaded, saved.file, seen)
  if (taken.length === 0) return 0
  const file = { ...saved.file, entries: [...saved.file.entries, ...taken] }
  const { question } = workOutFile(loaded.sheet, file)
  return saveSheet({ id, file, isDone: question === undefined }) ? taken.length : 0
}

/** What a spectator has seen of the race by now; undefined where it can't be reached. */
export async function seenOf(
  { game, entry, language }: SheetGame,
  { where, table }: ScreenRace,
): Promise<Seen<unknown, unknown> | undefined> {
  if (where === 'online') return seenOnline(entry.id, language, table)
  const saved = loadTable(table)
  const replayed = saved === undefined ? undefined : replay(game, saved.record)
  if (replayed?.ok !== true) return undefined
  const { match } = replayed
  return { events: match.events(SPECTATOR), view: match.view(SPECTATOR) }
}

const PATIENCE_MS = 8000

/** Looks in without a seat, until the whole story is there. */
async function seenOnline(id: string, language: SheetGame['language'], table: string): Promise<Seen<unknown, unknown> | undefined> {
  const loaded = await loadGame(id, language)
  if (loaded === undefined) return undefined
  const host = { table, key: undefined, nonce: undefined, thinker, forcedMs: () => 0 }
  const looking = new OnlineTable(host, { ...loadSettings(), speed: 'off' })
  try {
    return await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
      looking.subscribe(() => {
        if (looking.state().problem === undefined && !looking.isWhole()) return
        clearTimeout(timer)
        const { log, scene } = looking.shown()
        resolve(looking.isWhole() ? { events: [...log], view: scene } : undefined)
      })
      looking.provide(loaded.game, loaded.beats)
      looking.open()
    })
  } finally {
    looking.close()
  }
}
