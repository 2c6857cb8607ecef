import { readRecord, replay } from '@echappee/kernel'
import { problemText } from '@echappee/ui'
import { useRef, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { loadGame, menu } from '../play/games.ts'
import { newTableId, saveTable } from '../play/saved.ts'
import { go } from '../router.ts'

/** A record from a file: checked move by move before it is taken in. */
export function OpenRecord(): ReactElement {
  const { m, language } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  const open = async (file: File): Promise<string | undefined> => {
    let raw: unknown
    try {
      raw = JSON.parse(await file.text())
    } catch {
      return m.errors.recordUnreadable
    }
    const read = readRecord(recordIn(raw))
    if (!read.ok) return m.errors.recordUnreadable
    const loaded = await loadGame(read.value.game, language)
    if (loaded === undefined) {
      const built = menu.filter((entry) => entry.parts !== undefined).map((entry) => entry.id)
      return m.errors.recordGame(read.value.game, built.join(', '))
    }
    const replayed = replay(loaded.game, read.value)
    if (!replayed.ok) return problemText(language, replayed.problem)
    const id = newTableId()
    const isOver = replayed.match.outcome() !== undefined
    if (!saveTable({ id, record: read.value, isOver })) return m.table.storageFull
    go(isOver || read.value.seed === undefined ? { page: 'replay', id } : { page: 'table', id })
    return undefined
  }

  return (
    <section className="panel" aria-labelledby="import">
      <h2 id="import">{m.home.import}</h2>
      <p className="muted">{m.home.importText}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {m.home.importGo}
        </button>
      </p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={m.home.importGo}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void open(file).then(setProblem)
        }}
      />
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

/** A file for checking an online race has its record inside. */
const recordIn = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object' && 'fairness' in raw && 'record' in raw ? raw.record : raw
