import { readRecord, replay } from '@echappee/kernel'
import { problemText } from '@echappee/ui/text'
import { JsonFile } from '@echappee/ui/files'
import type { ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { loadGame, menu } from '../play/games.ts'
import { newTableId, saveTable } from '../play/saved.ts'
import { go } from '../router.ts'

/** A record from a file: checked move by move before it is taken in. */
export function OpenRecord(): ReactElement {
  const { m, language } = useWords()
  const open = async (raw: unknown): Promise<string | undefined> => {
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

  return (
    <section className="panel" aria-labelledby="import">
      <h2 id="import">{m.home.import}</h2>
      <p className="muted">{m.home.importText}</p>
      <JsonFile
        language={language}
        openLabel={m.home.importGo}
        onOpen={async (raw) => {
          const problem = await open(raw)
          return problem === undefined ? [] : [problem]
        }}
      />
    </section>
  )
}

/** A file for checking an online race has its record inside. */
const recordIn = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object' && 'fairness' in raw && 'record' in raw ? raw.record : raw
