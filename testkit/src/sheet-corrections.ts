import type { AnyGame, Refusal } from '@echappee/kernel'
import {
  SHEET_FORMAT,
  changesBetween,
  readSheetFile,
  refusalOf,
  sheetRefusalText,
  workOut,
  type AnySheet,
  type Answer,
  type Question,
  type SheetText,
} from '@echappee/sheet'
import { expect } from 'vitest'
import { expectSame, show } from './json.ts'
import { NAMES, type EnteredTour, type SheetSubject } from './sheet-subject.ts'

/** Each answer is changed for another one in turn; answers how often a result changed. */
export function expectCorrections<SheetState, State, Move, Event, View, Options>(
  { sheet, texts }: SheetSubject<SheetState, State, Move, Event, View, Options>,
  { options, seats, entries }: EnteredTour<SheetState, State, Options>,
): number {
  const before = workOut(sheet, options, seats, entries)
  const results = (state: SheetState) => Object.values(texts)[0]!.results(state, NAMES)
  const step = Math.ceil(entries.length / 12)
  let told = 0
  for (let at = 0; at < entries.length; at += step) {
    const { state, question } = workOut(sheet, options, seats, entries.slice(0, at))
    const other = otherAnswers(question!, entries[at]!.answer).find(
      (answer) => refusalOf(sheet as AnySheet, state, question!, answer) === undefined,
    )
    if (other === undefined) continue
    const correction = { question: question!.id, answer: other }
    const after = workOut(sheet, options, seats, [...entries, correction])
    expectSame(
      after.state,
      workOut(sheet, options, seats, entries.with(at, correction)).state,
      `${question!.id}, corrected or entered so at once`,
    )
    expect(after.lines.length, 'nothing before the correction is asked again').toBeGreaterThan(at)
    // What does not fit any more is asked again with the reason; it is not thrown away.
    if (after.conflict !== undefined) for (const text of Object.values(texts)) expectSentence(text, after.conflict.refusal)
    told += Number(after.question === undefined && changesBetween(results(before.state), results(after.state)).length > 0)
    expectSame(workOut(sheet, options, seats, entries).state, before.state, 'undone')
  }
  return told
}

function expectSentence<SheetState>(text: SheetText<SheetState>, refusal: Refusal): void {
  expect(sheetRefusalText('en', refusal) ?? text.refusal(refusal, NAMES)).toMatch(/^\S.*[.!]$/)
}

export function expectFile<SheetState, State, Move, Event, View, Options>(
  { subject: { game }, sheet }: SheetSubject<SheetState, State, Move, Event, View, Options>,
  { options, seats, entries, sheet: state }: EnteredTour<SheetState, State, Options>,
): void {
  const names = Array.from({ length: seats }, (_, seat) => NAMES(seat))
  const file = { format: SHEET_FORMAT, game: game.id, options, names, entries }
  const read = (changed: object) => readSheetFile(game as AnyGame, JSON.parse(JSON.stringify({ ...file, ...changed })))
  const back = read({})
  if (!back.ok) throw new Error(show(back.issues))
  expectSame(workOut(sheet, back.file.options as Options, seats, back.file.entries).state, state, 'the sheet of the file')
  const [option] = sheet.options
  const mistakes: Readonly<Record<string, object>> = {
    format: { format: 'other' },
    game: { game: 'other' },
    names: { names: [] },
    'names.0': { names: names.with(0, 7 as never) },
    'entries.0': { entries: [7] },
    ...(option === undefined ? {} : { [`options.${option}`]: { options: { ...options, [option]: { no: 'such value' } } } }),
  }
  for (const [place, changed] of Object.entries(mistakes)) {
    const checked = read(changed)
    expect(checked.ok ? [] : checked.issues.map(({ path }) => path.join('.')).filter((path) => path.startsWith(place)), place).not.toEqual(
      [],
    )
  }
}

/** Answers of the same form that say something else. */
function otherAnswers(question: Question, answer: Answer): Answer[] {
  switch (answer.kind) {
    case 'order':
      return [answer.groups.toReversed(), answer.groups.slice(1), [...answer.groups.slice(1), ...answer.groups.slice(0, 1)]].map(
        (groups) => ({
          kind: 'order',
          groups,
        }),
      )
    case 'flags':
      return 'riders' in question
        ? question.riders.map((rider) => {
            const has = answer.riders.includes(rider)
            return { kind: 'flags', riders: has ? answer.riders.filter((other) => other !== rider) : [...answer.riders, rider] }
          })
        : []
    case 'numbers':
      return answer.values.flatMap((value, i) =>
        [1, -1].map((by): Answer => ({ kind: 'numbers', values: answer.values.with(i, value + by) })),
      )
    case 'number':
      return [1, -1].map((by) => ({ kind: 'number', value: answer.value + by }))
    case 'choice':
      return 'values' in question
        ? question.values.filter((value) => value !== answer.value).map((value) => ({ kind: 'choice', value }))
        : []
    case 'choices':
      return 'values' in question
        ? answer.values.flatMap((was, i) =>
            question.values
              .filter((value) => value !== was)
              .map((value): Answer => ({ kind: 'choices', values: answer.values.with(i, value) })),
          )
        : []
  }
}
