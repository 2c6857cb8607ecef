import {
  changesBetween,
  workOut,
  type Answer,
  type Change,
  type Entry,
  type Question,
  type SheetFile,
  type WorkedSheet,
} from '@echappee/ui/sheet'
import { useCallback, useMemo, useState } from 'react'
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

/** A sheet of this device: worked out anew and saved after every entry. */
export function useSheet({ sheet, sheetText }: SheetGame, id: string, opened: SheetFile): OpenSheet {
  const [file, setFile] = useState(opened)
  const [changes, setChanges] = useState<readonly Change[]>()
  const [isFull, setFull] = useState(false)
  const workEntries = useCallback(
    (entries: readonly Entry[]) => workOut(sheet, file.options as never, file.names.length, entries) as WorkedSheet<unknown>,
    [sheet, file.options, file.names],
  )
  const worked = useMemo(() => workEntries(file.entries), [workEntries, file.entries])

  const change = (entries: readonly Entry[]) => {
    const next = { ...file, entries }
    setFull(!saveSheet({ id, file: next, isDone: workEntries(entries).question === undefined }))
    setFile(next)
  }
  const names = (seat: number) => file.names[seat]!
  return {
    file,
    worked,
    enter(question, answer) {
      const entries = [...file.entries, { question: question.id, answer }]
      const isCorrection = worked.lines.some((line) => line.question.id === question.id)
      const before = sheetText.results(worked.state, names)
      setChanges(isCorrection ? changesBetween(before, sheetText.results(workEntries(entries).state, names)) : undefined)
      change(entries)
    },
    undo() {
      setChanges(undefined)
      change(file.entries.slice(0, -1))
    },
    takeOver(next) {
      setChanges(undefined)
      setFile(next)
    },
    changes,
    forgetChanges: () => setChanges(undefined),
    isFull,
  }
}
