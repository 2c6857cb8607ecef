import { changesBetween, withoutLastScreen, workOutFile, type Change, type Entry, type SheetFile, type WorkedSheet } from '@echappee/sheet'
import { useState } from 'react'
import type { SheetGame } from './load-sheet-game.ts'
import { saveSheet } from './saved-sheets.ts'

export interface OpenSheet {
  readonly file: SheetFile
  readonly worked: WorkedSheet<unknown>
  /** What one screen has answered. */
  readonly enter: (entries: readonly Entry[]) => void
  readonly undo: () => void
  /** What the last undo took away, to be entered again with a change. */
  readonly undone: readonly Entry[]
  /** The sheet was written by a race on the screen. */
  readonly takeOver: (file: SheetFile) => void
  /** What the last correction changed; undefined after any other entry. */
  readonly changes: readonly Change[] | undefined
  readonly forgetChanges: () => void
  /** The device has no room left. */
  readonly isFull: boolean
}

/** A sheet of this device: worked out once and saved after every entry. */
export function useSheet({ sheet, sheetText }: SheetGame, id: string, opened: SheetFile): OpenSheet {
  const [{ file, worked }, setPage] = useState(() => ({ file: opened, worked: workOutFile(sheet, opened) }))
  const [changes, setChanges] = useState<readonly Change[]>()
  const [undone, setUndone] = useState<readonly Entry[]>([])
  const [isFull, setFull] = useState(false)

  const change = (entries: readonly Entry[]): WorkedSheet<unknown> => {
    const next = { ...file, entries }
    const workedNext = workOutFile(sheet, next)
    setFull(!saveSheet({ id, file: next, isDone: workedNext.question === undefined }))
    setPage({ file: next, worked: workedNext })
    return workedNext
  }
  const names = (seat: number) => file.names[seat]!
  const results = (state: unknown) => sheetText.results(state, names)
  return {
    file,
    worked,
    undone,
    enter(entries) {
      const isCorrection = worked.lines.some((line) => line.question.id === entries[0]?.question)
      setUndone([])
      const { state } = change([...file.entries, ...entries])
      setChanges(isCorrection ? changesBetween(results(worked.state), results(state)) : undefined)
    },
    undo() {
      setChanges(undefined)
      const left = withoutLastScreen(file.entries)
      setUndone(file.entries.slice(left.length))
      change(left)
    },
    takeOver(next) {
      setChanges(undefined)
      setPage({ file: next, worked: workOutFile(sheet, next) })
    },
    changes,
    forgetChanges: () => setChanges(undefined),
    isFull,
  }
}
