import type { Refusal } from '@echappee/kernel'
import type { ArrivalRow } from './arrival.ts'
import type { AnySheet } from './contract.ts'
import { refusalOf, type Entry } from './pages.ts'
import type { Answer, Question } from './questions.ts'

/** A question of a screen, and the sheet as it is when that question is asked. */
export interface ScreenPart {
  readonly question: Question
  readonly state: unknown
}

/** What is asked at once: the open question, and those of its page that follow from what the screen says so far. */
export function screenParts(
  sheet: AnySheet,
  state: unknown,
  question: Question,
  answerTo: (question: Question) => Answer | undefined = ({ proposal }) => proposal,
): ScreenPart[] {
  const parts: ScreenPart[] = [{ question, state }]
  if (question.page === undefined) return parts
  const next = JSON.parse(JSON.stringify(state)) as unknown
  for (let last = question; ;) {
    const answer = answerTo(last)
    const isPossible = answer !== undefined && refusalOf(sheet, next, last, answer) === undefined
    sheet.enter(next, last, isPossible ? answer : (last.proposal ?? nothing(last)))
    const following = sheet.question(next)
    if (following?.page !== question.page) return parts
    parts.push({ question: following, state: JSON.parse(JSON.stringify(next)) as unknown })
    last = following
  }
}

/** Nothing chosen, or the least. */
function nothing(question: Question): Answer {
  switch (question.kind) {
    case 'order':
      return { kind: 'order', groups: question.riders.slice(0, question.least ?? question.riders.length).map((rider) => [rider]) }
    case 'flags':
      return { kind: 'flags', riders: question.riders.slice(0, question.least ?? 0) }
    case 'numbers':
      return { kind: 'numbers', values: question.riders.map(() => question.min) }
    case 'number':
      return { kind: 'number', value: question.min }
    case 'choice':
      return { kind: 'choice', value: question.values[0]! }
    case 'choices':
      return { kind: 'choices', values: question.riders.map(() => question.values[0]!) }
  }
}

export type Entering = { readonly ok: true; readonly entries: readonly Entry[] } | { readonly ok: false; readonly refusal: Refusal }

/** All answers of one screen, or why one of them is impossible: nothing is entered then. */
export function enterScreen(sheet: AnySheet, before: unknown, answers: readonly Entry[]): Entering {
  return enterAll(sheet, before, (question) => answers.find((entry) => entry.question === question.id)?.answer)
}

/** The entries that the rows of a finish make. */
export function enterArrival(sheet: AnySheet, before: unknown, rows: readonly ArrivalRow[]): Entering {
  const refusal = sheet.arrival?.whyNot?.(before, rows)
  if (refusal !== undefined) return { ok: false, refusal }
  const first = sheet.question(before)?.id
  return enterAll(sheet, before, (question, state) => {
    // The next stage may begin with its finish.
    const isNext = question.id !== first && sheet.arrival?.grid(state) !== undefined
    return isNext ? undefined : sheet.arrival?.answer(state, question, rows)
  })
}

function enterAll(sheet: AnySheet, before: unknown, answerTo: (question: Question, state: unknown) => Answer | undefined): Entering {
  const state = JSON.parse(JSON.stringify(before)) as unknown
  const entries: Entry[] = []
  for (;;) {
    const question = sheet.question(state)
    const answer = question === undefined ? undefined : answerTo(question, state)
    if (question === undefined || answer === undefined) return { ok: true, entries }
    const refusal = refusalOf(sheet, state, question, answer)
    if (refusal !== undefined) return { ok: false, refusal }
    sheet.enter(state, question, answer)
    entries.push({ question: question.id, answer, ...(entries.length === 0 ? {} : { isWith: true }) })
  }
}

/** Without the last screen. */
export function withoutLastScreen(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(
    0,
    Math.max(
      0,
      entries.findLastIndex(({ isWith }) => isWith !== true),
    ),
  )
}
