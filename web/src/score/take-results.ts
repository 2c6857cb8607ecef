import { SPECTATOR, replay } from '@echappee/kernel'
import { entriesFrom, workOut, type Entry, type Seen, type SheetFile, type WorkedSheet } from '@echappee/ui/sheet'
import { OnlineTable } from '../online/online-table.ts'
import { loadGame } from '../play/games.ts'
import { loadTable } from '../play/saved.ts'
import { loadSettings } from '../play/settings.ts'
import type { SheetGame } from './load-sheet-game.ts'
import { loadSheet, saveSheet } from './saved-sheets.ts'
import type { ScreenRace } from './saved-rides.ts'

/** The entries that a race brings to its sheet, as far as whole stages have been ridden. */
export function newEntries({ sheet }: SheetGame, file: SheetFile, seen: Seen<unknown, unknown>): Entry[] {
  const worked = workOut(sheet, file.options as never, file.names.length, file.entries) as WorkedSheet<unknown>
  return entriesFrom(sheet, worked, seen)
}

/** Writes them into the sheet of this device; how many there were. */
export function takeResults(loaded: SheetGame, id: string, seen: Seen<unknown, unknown>): number {
  const saved = loadSheet(id)
  if (saved === undefined) return 0
  const taken = newEntries(loaded, saved.file, seen)
  if (taken.length === 0) return 0
  const file = { ...saved.file, entries: [...saved.file.entries, ...taken] }
  const { question } = workOut(loaded.sheet, file.options as never, file.names.length, file.entries)
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
  const coach = { ask: async () => undefined as never, stop: () => {} }
  const host = { table, key: undefined, nonce: undefined, coach, forcedMs: () => 0 }
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
      looking.provide(loaded.game, loaded.ui)
      looking.open()
    })
  } finally {
    looking.close()
  }
}
