import { check, type Schema } from '@echappee/kernel'
import type { Problem } from '@echappee/protocol'
import { problem } from '../problems.ts'

/** Lets a value from outside through its schema. Deep nests go no further: whatever walks through them later must not run out of stack. */
export function checked<T>(
  schema: Schema<T>,
  raw: unknown,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem } {
  if (isDeep(raw, DEEPEST)) return { ok: false, problem: problem('malformed') }
  const result = check(schema, raw)
  return result.ok ? result : { ok: false, problem: problem('malformed', undefined, result.issues.slice(0, MOST_ISSUES)) }
}

const DEEPEST = 32
const MOST_ISSUES = 10

export function isDeep(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1))
}
