import type { AnySheet, Seen } from './contract.ts'
import { MOST_ENTRIES, refusalOf, type Entry, type WorkedSheet } from './pages.ts'

/** What a race on the screen answers of the questions that are open, up to where it has come. Changes the state of the sheet. */
export function entriesFrom(sheet: AnySheet, { state }: WorkedSheet<unknown>, seen: Seen<unknown, unknown>): Entry[] {
  const entries: Entry[] = []
  while (entries.length < MOST_ENTRIES) {
    const question = sheet.question(state)
    const answer = question === undefined ? undefined : sheet.answerFrom(seen, state, question)
    if (question === undefined || answer === undefined || refusalOf(sheet, state, question, answer) !== undefined) return entries
    sheet.enter(state, question, answer)
    entries.push({ question: question.id, answer })
  }
  return entries
}
