import { readRecord, replay } from '@echappee/kernel'
import { problemText, type Language } from '@echappee/text'
import type { Words } from '../words/en/index.ts'
import { loadGame, menu } from '../shell/games.ts'
import { newTableId, saveTable } from '../table/saved-table.ts'
import { go } from '../shell/router.ts'

/** A record from a file: checked move by move before it is taken in. Answers what is wrong with it. */
export async function takeRecord(raw: unknown, language: Language, m: Words): Promise<string | undefined> {
  const read = readRecord(recordIn(raw))
  if (!read.ok) return m.errors.recordUnreadable
  const loaded = await loadGame(read.value.game, language, read.value.rulesVersion)
  if (loaded === undefined) {
    const built = menu.filter((entry) => entry.parts !== undefined).map((entry) => entry.id)
    return m.errors.recordGame(read.value.game, built.join(', '))
  }
  const replayed = replay(loaded.game, read.value)
  if (!replayed.ok) return problemText(language, replayed.problem)
  const id = newTableId()
  const isOver = replayed.match.outcome() !== undefined
  if (!saveTable({ id, record: read.value, isOver, ...(isOver ? { origin: 'file' as const } : {}) })) return m.table.storageFull
  go(isOver || read.value.seed === undefined ? { page: 'replay', id } : { page: 'table', id })
  return undefined
}

/** A file for checking an online race has its record inside. */
const recordIn = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object' && 'fairness' in raw && 'record' in raw ? raw.record : raw
