import {
  changesBetween,
  enterArrival,
  enterScreen,
  misfit,
  refusalOf,
  screenParts,
  sheetWords,
  workOut,
  type Answer,
  type Entry,
  type Question,
} from '@echappee/sheet'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectSame, show } from './json.ts'
import { expectCorrections, expectFile } from './sheet-corrections.ts'
import { arrivalRows, finishLines } from './sheet-rows.ts'
import { NAMES, type SheetSubject } from './sheet-subject.ts'
import { countTaps } from './sheet-taps.ts'
import { playAndEnter } from './sheet-tour.ts'

/** Plays whole tours on the screen, enters what a table would have seen of them, and holds the sheet's results against the game's own. */
export function describeSheet<SheetState, State, Move, Event, View, Options>(
  given: SheetSubject<SheetState, State, Move, Event, View, Options>,
): void {
  const { subject, sheet, texts, refusals, games = 200 } = given
  describe(`${subject.game.id}: the score sheet`, () => {
    beforeAll(() => sheetWords.load('en'))

    it(`gives the game’s own result of ${games} whole tours`, () => {
      for (let index = 0; index < games; index++) playAndEnter(given, index)
    })

    it('refuses answers of another form, and takes a correction back without a trace', () => {
      for (let index = 0; index < Math.min(games, SAMPLE); index++) {
        const { options, seats, entries } = playAndEnter(given, index)
        expectFormsAreHeld(given, options, seats, entries)
      }
    })

    it('is worked out anew after a correction: what changed is told, and undo takes it back', () => {
      let told = 0
      for (let index = 0; index < Math.min(games, SAMPLE); index++) told += expectCorrections(given, playAndEnter(given, index))
      expect(told, 'corrections that change a result').toBeGreaterThan(0)
    })

    it('goes away as a file and comes back the same; a file with a mistake is refused with the place of it', () => {
      for (let index = 0; index < Math.min(games, SAMPLE); index++) expectFile(given, playAndEnter(given, index))
    })

    it('makes the same sheet screen by screen as question by question', () => {
      for (let index = 0; index < Math.min(games, SAMPLE); index++) expectScreens(given, index)
    })

    it('asks for fewer taps and fewer screens than question by question', () => {
      const { riders, stages, single, page } = countTaps(given)
      const figures = ({ taps, screens }: typeof page) => `${taps.toFixed(1)} taps on ${screens.toFixed(1)} screens`
      console.log(`${subject.game.id}: a stage of ${riders} riders took ${figures(single)}, takes ${figures(page)} (${stages} stages)`)
      expect(page.taps).toBeLessThan(single.taps)
      expect(page.screens).toBeLessThanOrEqual(single.screens)
    })

    it.each(Object.keys(texts))('says everything in %s', (language) => {
      const text = texts[language]!
      for (let index = 0; index < Math.min(games, SAMPLE); index++) {
        const { options, seats, entries } = playAndEnter(given, index)
        for (let length = 0; length <= entries.length; length += 1 + Math.floor(length / 10)) {
          const { state, question } = workOut(sheet, options, seats, entries.slice(0, length))
          expectWords(text.results(state, NAMES))
          if (question !== undefined) expectWords(text.question(state, question, NAMES))
          for (const rider of sheet.riders(state).keys()) expectWords(text.rider(state, rider, NAMES))
          for (const piece of sheet.pieces?.(state) ?? []) expectWords(text.piece?.(state, piece, NAMES).name ?? 'undefined')
        }
      }
      for (const code of refusals) expect(text.refusal({ code, rule: '' }, NAMES), code).toMatch(/\S.*[.!]$/)
    })
  })
}

/** Tours that are looked at entry by entry. */
const SAMPLE = 8

/** Every question refuses what can't be an answer to it; a correction that is undone leaves the sheet as it was. */
function expectFormsAreHeld<SheetState, State, Move, Event, View, Options>(
  { sheet, texts }: SheetSubject<SheetState, State, Move, Event, View, Options>,
  options: Options,
  seats: number,
  entries: readonly Entry[],
): void {
  const whole = workOut(sheet, options, seats, entries)
  const ids = whole.lines.map(({ question }) => question.id)
  expect(new Set(ids).size, 'every question has an id of its own').toBe(ids.length)
  for (const { question, answer } of whole.lines) {
    if (question.proposal !== undefined) expect(misfit(question, question.proposal), `the proposal of ${question.id}`).toBeUndefined()
    for (const wrong of wrongAnswers(question, answer))
      expect(refusalOf(sheet, whole.state, question, wrong), `${question.id}: ${show(wrong)}`).toBeDefined()
  }
  const corrected = whole.lines.map(({ question, answer }) => ({ question: question.id, answer }))
  const again = workOut(sheet, options, seats, [...corrected.toReversed(), ...entries])
  expectSame(again.state, whole.state, 'the same answers in another order')
  expectSame(JSON.parse(JSON.stringify(again.state)), again.state, 'the state of the sheet, stored')
  const results = (state: SheetState) => Object.values(texts)[0]!.results(state, NAMES)
  expect(changesBetween(results(whole.state), results(again.state))).toEqual([])
}

function wrongAnswers(question: Question, answer: Answer): unknown[] {
  const common = [undefined, null, 7, {}, { ...answer, kind: 'no such kind' }]
  switch (question.kind) {
    case 'order':
      return [...common, { kind: 'order', groups: [[0], [0]] }, { kind: 'order', groups: [[-1]] }, { kind: 'order', groups: 'x' }]
    case 'flags':
      return [...common, { kind: 'flags', riders: [-1] }, { kind: 'flags', riders: [question.riders[0], question.riders[0]] }]
    case 'numbers':
      return [...common, { kind: 'numbers', values: question.riders.map(() => question.max + 1) }, { kind: 'numbers', values: ['1'] }]
    case 'number':
      return [...common, { kind: 'number', value: question.min - 1 }, { kind: 'number', value: 0.5 }]
    case 'choice':
      return [...common, { kind: 'choice', value: 'no such value' }]
    case 'choices':
      return [...common, { kind: 'choices', values: [...question.riders.map(() => question.values[0]), 'x'] }]
  }
}

function expectWords(said: unknown): void {
  expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object|"null/)
}

/** Every part of a screen is the question that follows the answers above it, and a finish of one screen gives the results of the questions behind it. */
function expectScreens<SheetState, State, Move, Event, View, Options>(
  given: SheetSubject<SheetState, State, Move, Event, View, Options>,
  index: number,
): void {
  const { sheet, texts } = given
  const { options, seats, entries } = playAndEnter(given, index)
  const { lines, state: end } = workOut(sheet, options, seats, entries)
  const answerTo = ({ id }: Question) => lines.find(({ question }) => question.id === id)?.answer
  const again: Entry[] = []
  for (let at = 0; at < lines.length;) {
    const { state } = workOut(sheet, options, seats, again)
    const grid = sheet.arrival?.grid(state)
    const finish = grid === undefined ? [] : finishLines(lines.slice(at))
    const parts = screenParts(sheet, state, lines[at]!.question, answerTo)
    const shown = finish.length > 0 ? finish : lines.slice(at, at + parts.length)
    if (finish.length === 0)
      for (const [i, part] of parts.entries())
        expectSame(part.question, { ...shown[i]!.question, ...proposalOf(part.question) }, 'the part')
    const entering =
      finish.length > 0
        ? enterArrival(sheet, state, arrivalRows(finish, grid!.ways[0]!.id))
        : enterScreen(
            sheet,
            state,
            shown.map(({ question, answer }) => ({ question: question.id, answer })),
          )
    if (!entering.ok) throw new Error(`tour ${index}: ${show(shown)} is refused: ${show(entering.refusal)}`)
    expectSame(
      entering.entries.map(({ question }) => question),
      shown.map(({ question }) => question.id),
      `what the screen enters, of ${show(shown)}`,
    )
    again.push(...entering.entries)
    at += shown.length
  }
  const results = (state: SheetState) => Object.values(texts)[0]!.results(state, NAMES)
  expectSame(results(workOut(sheet, options, seats, again).state), results(end), `the results of tour ${index}`)
}

/** What is proposed may follow from another part. */
const proposalOf = ({ proposal }: Question) => (proposal === undefined ? {} : { proposal })
