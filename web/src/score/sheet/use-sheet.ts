import {
  changesBetween,
  workOutFile,
  type Answer,
  type Change,
  type Entry,
  type Question,
  type SheetFile,
  type WorkedSheet,
} from '@echappee/sheet'
import { useState } from 'react'
import type { SheetGame } from './load-sheet-game.ts'
import { saveSheet } from './saved-sheets.ts'

export interface OpenSheet {
  readonly file: SheetFile
  readonly worked: WorkedSheet<unknown>
  readonly enter: (question: Question, answer: Answer) => void
  readonly undo: () => void
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
    enter(question, answer) {
      const isCorrection = worked.lines.some((line) => line.question.id === question.id)
      const { state } = change([...file.entries, { question: question.id, answer }])
      setChanges(isCorrection ? changesBetween(results(worked.state), results(state)) : undefined)
    },
    undo() {
      setChanges(undefined)
      change(file.entries.slice(0, -1))
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
