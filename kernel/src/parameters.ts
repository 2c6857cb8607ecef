import type { AnyGame } from './game.ts'
import type { Said } from './metric.ts'
import type { Checked, Issue } from './schema.ts'

/** A number of the rules that a designer may turn, in the lab alone: no table is opened with another one than the box has. */
export interface ParameterField {
  readonly means: Said
  readonly min: number
  readonly max: number
  /** As in the box. */
  readonly default: number
}

export type ParameterFields = Readonly<Record<string, ParameterField>>

/** All parameters of a game, with their values. */
export type NumbersOf<F extends ParameterFields> = { readonly [K in keyof F]: number }
export type Numbers = Readonly<Record<string, number>>

export function defaultNumbers<const F extends ParameterFields>(fields: F): NumbersOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default])) as NumbersOf<F>
}

/** Fills in the others as the box has them. Undefined where all are: then nothing is written down, and digests are those of the box. */
export function checkParameters(game: AnyGame, raw: unknown): Checked<Numbers | undefined> {
  const fields = game.parameters?.fields ?? {}
  if (raw === undefined) return { ok: true, value: undefined }
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return bad([], 'invalid_type', { expected: 'object' })
  const given = raw as Record<string, unknown>
  const allowed = Object.keys(fields).join(', ')
  const issues: Issue[] = []
  for (const key of Object.keys(given)) if (!Object.hasOwn(fields, key)) issues.push(...bad([key], 'unknown_option', { allowed }).issues)
  const numbers: Record<string, number> = {}
  for (const [key, { min, max, default: usual }] of Object.entries(fields)) {
    const value = given[key] ?? usual
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
      issues.push(...bad([key], 'out_of_range', { minimum: min, maximum: max }).issues)
    numbers[key] = value as number
  }
  if (issues.length > 0) return { ok: false, issues: issues.slice(0, 10) }
  const isUsual = Object.entries(fields).every(([key, field]) => numbers[key] === field.default)
  return { ok: true, value: isUsual ? undefined : numbers }
}

/** The same game by other numbers. */
export function tunedGame(game: AnyGame, numbers: Numbers | undefined): AnyGame {
  if (numbers === undefined) return game
  if (game.parameters === undefined) throw new Error(`${game.id} has no parameters`)
  return game.parameters.tuned(numbers)
}

const bad = (path: Issue['path'], code: string, params: Issue['params']): { ok: false; issues: Issue[] } => ({
  ok: false,
  issues: [{ path: ['parameters', ...path], code, params }],
})
