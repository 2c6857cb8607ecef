import type { Refusal } from '@echappee/kernel'

/** All that a sheet can ask. Riders are called by their place in `Sheet.riders`. One form draws them all. */
export type Question = OrderQuestion | NumbersQuestion | NumberQuestion | ChoiceQuestion | ChoicesQuestion | FlagsQuestion

interface QuestionBase<A> {
  /** No other question of the same sheet has it: an answer is kept under it. "stage 3/arrival". */
  readonly id: string
  /** The likeliest answer. */
  readonly proposal?: A
  /** Questions of one page that follow each other are asked on one screen, each as the answers above it make it. */
  readonly page?: string
}

/** Riders in order, tapped one after the other. */
export interface OrderQuestion extends QuestionBase<OrderAnswer> {
  readonly kind: 'order'
  /** In the likeliest order. */
  readonly riders: readonly number[]
  /** How many are to be put in order; all of them, if left out. `least: 0` allows nobody. */
  readonly least?: number
  readonly most?: number
  /** Several can be level. */
  readonly hasTies?: boolean
}

/** A number for each of these riders. */
export interface NumbersQuestion extends QuestionBase<NumbersAnswer> {
  readonly kind: 'numbers'
  readonly riders: readonly number[]
  readonly min: number
  readonly max: number
  /** 1, if left out; numbers are `min` and so many steps. */
  readonly step?: number
}

export interface NumberQuestion extends QuestionBase<NumberAnswer> {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step?: number
  /** A die with these faces, each as likely as the others: the device can roll it. */
  readonly isDie?: boolean
}

export interface ChoiceQuestion extends QuestionBase<ChoiceAnswer> {
  readonly kind: 'choice'
  readonly values: readonly string[]
  /** What lies in the bag that it is drawn from, every piece once: the device can draw. */
  readonly bag?: readonly string[]
}

/** One of the values for each of these riders. */
export interface ChoicesQuestion extends QuestionBase<ChoicesAnswer> {
  readonly kind: 'choices'
  readonly riders: readonly number[]
  readonly values: readonly string[]
}

/** Which of these riders? */
export interface FlagsQuestion extends QuestionBase<FlagsAnswer> {
  readonly kind: 'flags'
  readonly riders: readonly number[]
  readonly least?: number
  readonly most?: number
}

export type Answer = OrderAnswer | NumbersAnswer | NumberAnswer | ChoiceAnswer | ChoicesAnswer | FlagsAnswer

/** The first first; riders of one group are level. */
export interface OrderAnswer {
  readonly kind: 'order'
  readonly groups: readonly (readonly number[])[]
}
/** In the order of the question's riders. */
export interface NumbersAnswer {
  readonly kind: 'numbers'
  readonly values: readonly number[]
}
export interface NumberAnswer {
  readonly kind: 'number'
  readonly value: number
}
export interface ChoiceAnswer {
  readonly kind: 'choice'
  readonly value: string
}
/** In the order of the question's riders. */
export interface ChoicesAnswer {
  readonly kind: 'choices'
  readonly values: readonly string[]
}
export interface FlagsAnswer {
  readonly kind: 'flags'
  readonly riders: readonly number[]
}

type AnswerKinds = { readonly [A in Answer as A['kind']]: A }

/** The answer, which must be of this kind: after `misfit` only a bug can make it another. */
export function answerOf<Kind extends Answer['kind']>(answer: Answer, kind: Kind): AnswerKinds[Kind] {
  if (answer.kind !== kind) throw new TypeError(`an answer of kind ${kind} is needed, not ${answer.kind}`)
  return answer as AnswerKinds[Kind]
}

/** Refusals that every sheet has: the answer does not have the form that the question asks for. */
export const SHEET_REFUSALS = ['WRONG_FORM', 'WRONG_RIDERS', 'TOO_FEW', 'TOO_MANY', 'NO_TIES', 'OUT_OF_RANGE'] as const
export type SheetRefusalCode = (typeof SHEET_REFUSALS)[number]

/** Checks what came from a form or a file against its question. Whether it is possible, `Sheet.whyNot` tells. */
export function misfit(question: Question, answer: unknown): Refusal | undefined {
  const given = answer as { [key: string]: unknown } | null | undefined
  if (given === null || typeof given !== 'object' || given['kind'] !== question.kind) return refuse('WRONG_FORM')
  switch (question.kind) {
    case 'order':
      return misfitOrder(question, given['groups'])
    case 'numbers':
      return misfitList(question.riders.length, given['values'], (value) => misfitNumber(question, value))
    case 'number':
      return misfitNumber(question, given['value'])
    case 'choice':
      return misfitChoice(question, given['value'])
    case 'choices':
      return misfitList(question.riders.length, given['values'], (value) => misfitChoice(question, value))
    case 'flags':
      return misfitRiders(question.riders, given['riders'], question.least ?? 0, question.most ?? question.riders.length)
  }
}

function misfitOrder({ riders, least = riders.length, most = riders.length, hasTies = false }: OrderQuestion, raw: unknown) {
  if (!Array.isArray(raw) || !raw.every((group) => Array.isArray(group) && group.length > 0)) return refuse('WRONG_FORM')
  const groups = raw as unknown[][]
  return (
    misfitRiders(riders, groups.flat(), least, most) ??
    (!hasTies && groups.some(({ length }) => length > 1) ? refuse('NO_TIES') : undefined)
  )
}

function misfitRiders(riders: readonly number[], raw: unknown, least: number, most: number): Refusal | undefined {
  if (!Array.isArray(raw)) return refuse('WRONG_FORM')
  if (new Set(raw).size < raw.length || !raw.every((rider) => riders.includes(rider as number))) return refuse('WRONG_RIDERS')
  if (raw.length < least) return refuse('TOO_FEW', { least, given: raw.length })
  return raw.length > most ? refuse('TOO_MANY', { most, given: raw.length }) : undefined
}

function misfitNumber({ min, max, step = 1 }: { min: number; max: number; step?: number }, raw: unknown): Refusal | undefined {
  if (typeof raw !== 'number' || !Number.isInteger(raw)) return refuse('WRONG_FORM')
  return raw < min || raw > max || (raw - min) % step !== 0 ? refuse('OUT_OF_RANGE', { min, max, step, given: raw }) : undefined
}

function misfitChoice({ values }: { values: readonly string[] }, raw: unknown): Refusal | undefined {
  return values.includes(raw as string) ? undefined : refuse('WRONG_FORM')
}

function misfitList(length: number, raw: unknown, misfitOne: (value: unknown) => Refusal | undefined): Refusal | undefined {
  if (!Array.isArray(raw) || raw.length !== length) return refuse('WRONG_FORM')
  for (const value of raw) {
    const refusal = misfitOne(value)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

/** Not from a rulebook. */
const refuse = (code: SheetRefusalCode, params?: Refusal['params']): Refusal =>
  params === undefined ? { code, rule: 'SHEET' } : { code, rule: 'SHEET', params }
