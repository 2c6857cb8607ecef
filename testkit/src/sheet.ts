import { SPECTATOR, isInAudience, seededChance, type Audience, type Chance } from '@echappee/kernel'
import { changesBetween, misfit, refusalOf, sheetWords, workOut, type Answer, type Entry, type Question } from '@echappee/sheet'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectSame, show } from './json.ts'
import { pick } from './laws/position.ts'
import { optionsSource } from './random-options.ts'
import { expectCorrections, expectFile } from './sheet-corrections.ts'
import { NAMES, type EnteredTour, type SheetSubject } from './sheet-subject.ts'
import { decisionBound, seatCounts } from './subject.ts'

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

/** One whole tour, entered question by question. */
export function playAndEnter<SheetState, State, Move, Event, View, Options>(
  given: SheetSubject<SheetState, State, Move, Event, View, Options>,
  index: number,
): EnteredTour<SheetState, State, Options> {
  const { subject, sheet, compare } = given
  const chance = seededChance('sheet', String(index))
  const counts = seatCounts(subject as never)
  const seats = counts[index % counts.length]!
  const source = optionsSource(subject as never, given.games ?? 200, 1)
  const options = given.optionsOf?.(index, chance, seats) ?? (source(Math.floor(index / counts.length), chance, seats) as Options)
  const { state: game, events } = playTour(given, options, seats, chance)
  const seen = { events, view: subject.game.view(game, SPECTATOR) }
  const entries: Entry[] = []
  const state = sheet.begin(options, seats)
  for (;;) {
    const question = sheet.question(state)
    if (question === undefined) break
    if (entries.length > MOST_QUESTIONS) throw new Error(`tour ${index}: the sheet asks without end, now ${show(question)}`)
    const answer = sheet.answerFrom(seen, state, question)
    if (answer === undefined) throw new Error(`tour ${index}: the whole tour does not answer ${show(question)}`)
    const refusal = refusalOf(sheet, state, question, answer)
    if (refusal !== undefined)
      throw new Error(`tour ${index}: ${show(question)} refuses what the table saw, ${show(answer)}: ${show(refusal)}`)
    sheet.enter(state, question, answer)
    entries.push({ question: question.id, answer })
  }
  expectSame(sheet.outcome(state), subject.game.outcome(game), `the outcome of tour ${index} with ${show(options)}`)
  compare?.(state, game)
  return { options, seats, entries, sheet: state, game }
}

/** Tours that are looked at entry by entry. */
const SAMPLE = 8
const MOST_QUESTIONS = 5000
function playTour<SheetState, State, Move, Event, View, Options>(
  { subject, choose }: SheetSubject<SheetState, State, Move, Event, View, Options>,
  options: Options,
  seats: number,
  chance: Chance,
): { state: State; events: Event[] } {
  const { game } = subject
  const events: Event[] = []
  const context = {
    chance,
    emit: (event: Event, to?: Audience) => void (isInAudience(to, SPECTATOR) && events.push(structuredClone(event))),
  }
  const state = game.setup(options, seats, context)
  const bound = decisionBound(subject as never, options, seats)
  for (let decisions = 0; ; decisions++) {
    const acting = game.toAct(state)
    if (acting.length === 0) return { state, events }
    if (decisions > bound) throw new Error('the tour has no end')
    const seat = pick(acting, chance)
    game.apply(state, seat, choose?.(state, seat, chance) ?? pick(game.legal(state, seat), chance), context)
  }
}

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
