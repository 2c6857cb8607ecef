import { defaultOptions, seededChance } from '@echappee/kernel'
import { screenParts, workOut, type Answer, type AnySheet, type ArrivalGrid, type ArrivalRow, type Question } from '@echappee/sheet'
import { arrivalRows, finishLines } from './sheet-rows.ts'
import type { SheetSubject } from './sheet-subject.ts'
import { playAndEnter } from './sheet-tour.ts'
import { seatCounts } from './subject.ts'

/** Taps and screens for one stage, on average: each question on a screen of its own with its simplest form, and as the page asks. */
export interface TapCount {
  readonly riders: number
  readonly stages: number
  readonly single: { readonly taps: number; readonly screens: number }
  readonly page: { readonly taps: number; readonly screens: number }
}

const RIDERS = 8
const TOURS = 3

/** Whole tours by the usual options, with eight riders or as near as the game comes to that. */
export function countTaps<SheetState, State, Move, Event, View, Options>(
  given: SheetSubject<SheetState, State, Move, Event, View, Options>,
): TapCount {
  const { subject, sheet } = given
  const options = { ...(defaultOptions(subject.game.optionFields as never) as object), ...sheet.usual } as Options
  const count = (seats: number) => sheet.riders(sheet.begin(options, seats)).length
  const seats = seatCounts(subject as never).toSorted((a, b) => Math.abs(count(a) - RIDERS) - Math.abs(count(b) - RIDERS))[0]!
  const single = { taps: 0, screens: 0 }
  const page = { taps: 0, screens: 0 }
  let stages = 0
  for (let index = 0; index < TOURS; index++) {
    const { entries } = playAndEnter(given, index, { options, seats, chance: seededChance('taps', String(index)) })
    const { lines } = workOut(sheet, options, seats, entries)
    stages += stagesIn(lines)
    for (const { question, answer } of lines) {
      single.taps += singleTaps(question, answer)
      single.screens++
    }
    for (let at = 0; at < lines.length;) {
      const { state } = workOut(sheet, options, seats, entries.slice(0, at))
      const grid = sheet.arrival?.grid(state)
      const finish = grid === undefined ? [] : finishLines(lines.slice(at))
      const shown = finish.length > 0 ? finish : lines.slice(at, at + countParts(sheet, state, lines.slice(at)))
      page.taps += finish.length === 0 ? screenTaps(shown) : gridTaps(grid!, arrivalRows(finish, grid!.ways[0]!.id))
      page.screens++
      at += shown.length
    }
  }
  const each = ({ taps, screens }: typeof page) => ({ taps: taps / stages, screens: screens / stages })
  return { riders: count(seats), stages, single: each(single), page: each(page) }
}

/** The questions of the next screen: one that a tap answers leaves no time for others to appear under it. */
function countParts(sheet: AnySheet, state: unknown, lines: readonly Line[]): number {
  const { question } = lines[0]!
  if (isEnteredByTap(question) && screenParts(sheet, state, question).length === 1) return 1
  return screenParts(sheet, state, question, ({ id }) => lines.find((line) => line.question.id === id)?.answer).length
}

type Line = { readonly question: Question; readonly answer: Answer }

/** A race of one stage is a stage; so is all of a game that has none. */
function stagesIn(lines: readonly Line[]): number {
  return Math.max(1, new Set(lines.flatMap(({ question }) => /^(?:day|stage) \d+/.exec(question.id)?.[0] ?? [])).size)
}

const ENTER = 1
const stepTaps = (from: number, to: number, step = 1) => Math.min(Math.abs(to - from) / step, 1 + String(Math.abs(to)).length)

/** One question, with a list that is tapped, steppers, and a button that enters. */
function singleTaps(question: Question, answer: Answer): number {
  if (question.kind === 'choice' || isOneTap(question)) return 1
  return partTaps(question, answer) + ENTER
}

const isEnteredByTap = (question: Question) =>
  question.kind === 'choice' || isOneTap(question) || isDie(question) || (question.kind === 'choices' && question.riders.length === 1)

const isDie = (question: Question) => question.kind === 'number' && question.isDie === true

const isOneTap = (question: Question) => question.kind === 'flags' && question.least === 1 && question.most === 1

function partTaps(question: Question, answer: Answer): number {
  switch (answer.kind) {
    case 'choice':
      return 1
    case 'order':
      return orderTaps(question, answer.groups)
    case 'number':
      if (isDie(question)) return 1
      return question.kind === 'number' ? stepTaps(question.proposal?.value ?? question.min, answer.value, question.step) : 0
    case 'numbers':
      if (question.kind !== 'numbers') return 0
      return sum(answer.values.map((value, i) => stepTaps(question.proposal?.values[i] ?? question.min, value, question.step)))
    case 'choices': {
      if (question.kind !== 'choices') return 0
      const changed = answer.values.filter((value, i) => value !== (question.proposal?.values[i] ?? question.values[0]))
      // A long list opens first.
      return changed.length * (question.values.length > 5 ? 2 : 1)
    }
    case 'flags': {
      const before = question.kind === 'flags' ? (question.proposal?.riders ?? []) : []
      return before.filter((id) => !answer.riders.includes(id)).length + answer.riders.filter((id) => !before.includes(id)).length
    }
  }
}

function orderTaps(question: Question, groups: readonly (readonly number[])[]): number {
  if (question.kind !== 'order') return 0
  const { riders, least = riders.length, proposal } = question
  if (JSON.stringify(proposal?.groups) === JSON.stringify(groups)) return 0
  const placed = groups.flat().length
  // Who is left alone need not be tapped; a proposal is taken back first.
  return (proposal === undefined ? 0 : 1) + (least === riders.length ? placed - 1 : placed) + (placed - groups.length)
}

/** As the page asks: several at once, numbers given to several riders, and no button where the last tap says all. */
function screenTaps(lines: readonly Line[]): number {
  const [{ question, answer }] = lines as [Line]
  if (lines.length === 1) {
    if (isEnteredByTap(question)) return 1
    const isWhole = question.kind === 'order' && (question.least ?? question.riders.length) === question.riders.length
    if (isWhole && partTaps(question, answer) > 0) return partTaps(question, answer)
  }
  return (
    ENTER +
    sum(
      lines.map((line) =>
        line.answer.kind === 'numbers' ? brushTaps(line.question, line.answer.values) : partTaps(line.question, line.answer),
      ),
    )
  )
}

const CHIPS = 6

/** Number by number, whichever is quicker: steppers, or a number that is then given to riders. */
function brushTaps(question: Question, values: readonly number[]): number {
  if (question.kind !== 'numbers') return 0
  const { riders, min, max, step = 1, proposal } = question
  const from = (i: number) => proposal?.values[i] ?? min
  const hasBrush = riders.length > 3 && (max - min) / step >= 4
  const first = Math.max(min, Math.min(...riders.map((_, i) => from(i))) - 2)
  return sum(
    [...new Set(values)].map((value) => {
      const those = riders.flatMap((_, i) => (values[i] === value && from(i) !== value ? [i] : []))
      const steps = sum(those.map((i) => stepTaps(from(i), value, step)))
      if (!hasBrush || those.length === 0) return steps
      const pages = Math.max(0, Math.floor((value - first) / step / CHIPS))
      return Math.min(steps, 1 + pages + those.length)
    }),
  )
}

/** Each rider, and each change of round, way or square between them. */
function gridTaps(grid: ArrivalGrid, rows: readonly ArrivalRow[]): number {
  let taps = ENTER
  let [round, way, square] = [0, grid.ways[0]!.id, grid.ways[0]!.min]
  for (const row of rows) {
    const { min } = grid.ways.find(({ id }) => id === row.way)!
    const before = grid.ways.find(({ id }) => id === way)!.min
    if (row.round !== round) taps += 1 + Math.floor(row.round / CHIPS)
    if (row.way !== way) taps++
    if (row.way !== way && min !== before) square = min
    if (row.square !== square) taps += 1 + Math.floor((row.square - min) / CHIPS)
    taps++
    ;[round, way, square] = [row.round, row.way, row.square]
  }
  return taps
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
