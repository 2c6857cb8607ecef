import { checkOptions, isPlainText, type AnyGame, type Issue, type Json, type Refusal } from '@echappee/kernel'
import type { AnySheet, Sheet } from './contract.ts'
import { misfit, type Answer, type Question } from './questions.ts'

/** A sheet as it is kept on a device and as a file: the set-up, and every entry in the order of entering. */
export interface SheetFile {
  readonly format: 'echappee-sheet-1'
  readonly game: string
  readonly options: { readonly [option: string]: Json }
  readonly names: readonly string[]
  /** By seat: the colour of his box, as one of the colours of seats; each is there once. Left out where they are those of the seats. */
  readonly colours?: readonly number[]
  readonly entries: readonly Entry[]
}

/** Of two entries with the same question the later one counts: a correction is one more entry, and undo takes the last one away. */
export interface Entry {
  readonly question: string
  readonly answer: Answer
  /** Entered on one screen with the one before: undo takes both. */
  readonly isWith?: true
}

export const SHEET_FORMAT = 'echappee-sheet-1'
export const MOST_ENTRIES = 5000

/** A sheet worked out. */
export interface WorkedSheet<State> {
  readonly state: State
  /** What has been asked and answered, first question first. */
  readonly lines: readonly { readonly question: Question; readonly answer: Answer }[]
  /** What is to be answered now; undefined when all is known. */
  readonly question: Question | undefined
  /** There is an old answer to this question, but a correction has made it impossible. */
  readonly conflict?: { readonly answer: Answer; readonly refusal: Refusal }
}

/** Answers question after question from the entries, until one is open. An answer whose question is not asked is left lying: a later correction may need it. */
export function workOut<State, Options>(
  sheet: Sheet<State, Options, never, never>,
  options: Options,
  seats: number,
  entries: readonly Entry[],
): WorkedSheet<State> {
  const answers = new Map(entries.map(({ question, answer }) => [question, answer]))
  const state = sheet.begin(options, seats)
  const lines: { question: Question; answer: Answer }[] = []
  for (;;) {
    const question = sheet.question(state)
    const answer = question === undefined ? undefined : answers.get(question.id)
    if (question === undefined || answer === undefined) return { state, lines, question }
    const refusal = refusalOf(sheet as AnySheet, state, question, answer)
    if (refusal !== undefined) return { state, lines, question, conflict: { answer, refusal } }
    sheet.enter(state, question, answer)
    lines.push({ question, answer })
  }
}

export function workOutFile(sheet: AnySheet, { options, names, entries }: SheetFile): WorkedSheet<unknown> {
  return workOut(sheet, options as never, names.length, entries)
}

/** Why this can't be the answer; undefined if it can. */
export function refusalOf(sheet: AnySheet, state: unknown, question: Question, answer: unknown): Refusal | undefined {
  return misfit(question, answer) ?? sheet.whyNot(state, question, answer as Answer)
}

export type SheetFileCheck = { readonly ok: true; readonly file: SheetFile } | { readonly ok: false; readonly issues: readonly Issue[] }

const NAME_LENGTH = 24

/** Checks a sheet that came from outside. Whether its answers fit, working it out tells. */
export function readSheetFile(game: AnyGame, raw: unknown): SheetFileCheck {
  if (!isObject(raw)) return wrong([], 'object')
  if (raw['format'] !== SHEET_FORMAT)
    return { ok: false, issues: [{ path: ['format'], code: 'invalid_value', params: { values: SHEET_FORMAT } }] }
  if (raw['game'] !== game.id) return { ok: false, issues: [{ path: ['game'], code: 'invalid_value', params: { values: game.id } }] }
  const { names, entries, colours } = raw
  const { min, max } = game.seats
  if (!Array.isArray(names) || names.length < min || names.length > max) return wrong(['names'], `${min}–${max}`)
  const badName = names.findIndex((name) => typeof name !== 'string' || name.length > NAME_LENGTH || !isPlainText(name))
  if (badName >= 0) return wrong(['names', badName], 'string')
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return wrong(['entries'], 'array')
  const bad = entries.findIndex((entry) => !isObject(entry) || typeof entry['question'] !== 'string' || !isObject(entry['answer']))
  if (bad >= 0) return wrong(['entries', bad], '{question, answer}')
  if (colours !== undefined && !isPermutation(colours)) return wrong(['colours'], `0–${COLOURS - 1}`)
  const options = checkOptions(game, raw['options'], names.length)
  if (!options.ok) return { ok: false, issues: options.issues.map((issue) => ({ ...issue, path: ['options', ...issue.path] })) }
  const file = { format: SHEET_FORMAT, game: game.id, options: options.value as SheetFile['options'], names, entries } as const
  return { ok: true, file: colours === undefined ? file : { ...file, colours } }
}

/** Seats have so many colours. */
const COLOURS = 8

function isPermutation(raw: unknown): raw is readonly number[] {
  return (
    Array.isArray(raw) &&
    raw.length === COLOURS &&
    Array.from({ length: COLOURS }, (_, colour) => colour).every((colour) => raw.includes(colour))
  )
}

const wrong = (path: (string | number)[], expected: string): SheetFileCheck => ({
  ok: false,
  issues: [{ path, code: 'invalid_type', params: { expected } }],
})
const isObject = (raw: unknown): raw is Record<string, unknown> => raw !== null && typeof raw === 'object' && !Array.isArray(raw)
