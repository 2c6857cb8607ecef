import type { ProblemCode } from '@echappee/protocol'
import type { Entry, SheetFile } from '@echappee/sheet'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { liveApi } from './live-api.ts'
import { changeLive, forgetLive, liveRecord, liveSheets, liveText, onLiveChange, readRecord, type LiveRecord } from './live-records.ts'
import { loadSheet } from '../sheet/saved-sheets.ts'

const FIRST_WAIT = 2000
const LONGEST_WAIT = 60_000
/** These stay as they are until the sheet changes; all others pass. */
const LASTING: readonly ProblemCode[] = ['sheetTooBig', 'tooBig', 'badSheet', 'badSheetKey', 'malformed']

let wait = FIRST_WAIT
let timer: ReturnType<typeof setTimeout> | undefined
let isBusy = false

/** Sends what waits, while a page of score sheets is open: at once, when the network is back, and now and then until it is done. */
export function useSending(): void {
  useEffect(() => {
    const hurry = () => {
      wait = FIRST_WAIT
      void sendWaiting()
    }
    const stop = onLiveChange(() => void sendWaiting())
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    hurry()
    return () => {
      stop()
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      clearTimeout(timer)
    }
  }, [])
}

/** The record of a sheet, as it changes. */
export function useLive(sheet: string): LiveRecord | undefined {
  const text = useSyncExternalStore(onLiveChange, () => liveText(sheet))
  return useMemo(() => readRecord(text), [text])
}

async function sendWaiting(): Promise<void> {
  if (isBusy) return
  isBusy = true
  clearTimeout(timer)
  let isDone = true
  try {
    for (const sheet of liveSheets()) while (isWaiting(sheet)) if (!(await send(sheet))) break
    isDone = !liveSheets().some(isWaiting)
  } finally {
    isBusy = false
  }
  if (isDone) wait = FIRST_WAIT
  else {
    timer = setTimeout(() => void sendWaiting(), wait)
    wait = Math.min(2 * wait, LONGEST_WAIT)
  }
}

function isWaiting(sheet: string): boolean {
  const record = liveRecord(sheet)
  if (record === undefined) return false
  return record.isEnding === true || (record.number > record.sent && record.problem === undefined)
}

/** False when it has to be tried again later. */
async function send(sheet: string): Promise<boolean> {
  const record = liveRecord(sheet)!
  if (record.isEnding === true) return sendEnd(sheet, record)
  const saved = loadSheet(sheet)
  if (saved === undefined) {
    forgetLive(sheet)
    return true
  }
  const { key, number, id } = record
  const file = lastEntries(saved.file)
  const answer = id === undefined ? await liveApi.share(key, number, file) : await liveApi.save(id, key, number, file)
  if (answer.ok) {
    const { id: address, keepDays, number: newest } = answer.value
    // The server has a higher number when this device has lost count: then this state is sent once more, above it.
    const next = newest > number ? newest + 1 : (liveRecord(sheet)?.number ?? number)
    changeLive(sheet, { id: address, keepDays, number: next, sent: newest })
    return true
  }
  const { code } = answer.problem
  // It was not used for long, and removed: the same key makes the same address again.
  if (code === 'unknownSheet' && id !== undefined) {
    changeLive(sheet, { id: undefined })
    return true
  }
  if (LASTING.includes(code)) changeLive(sheet, { problem: answer.problem })
  return false
}

async function sendEnd(sheet: string, { id, key }: LiveRecord): Promise<boolean> {
  const answer = id === undefined ? undefined : await liveApi.end(id, key)
  const isGone = answer === undefined || answer.ok || answer.problem.code === 'unknownSheet' || answer.problem.code === 'badSheetKey'
  if (isGone && liveRecord(sheet)?.isEnding === true) forgetLive(sheet)
  return isGone
}

/** Of several answers to one question the last one counts: the others need not travel. */
function lastEntries(file: SheetFile): SheetFile {
  const last = new Map<string, Entry>(file.entries.map((entry) => [entry.question, entry]))
  return { ...file, entries: [...last.values()] }
}
