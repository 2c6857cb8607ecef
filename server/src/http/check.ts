import { check, isDeeperThan, type Schema } from '@echappee/kernel'
import type { Problem } from '@echappee/protocol'
import { problem } from '../problems.ts'

/** Lets a value from outside through its schema. Deep nests go no further: whatever walks through them later must not run out of stack. */
export function checked<T>(
  schema: Schema<T>,
  raw: unknown,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem } {
  if (isDeeperThan(raw, DEEPEST)) return { ok: false, problem: problem('malformed') }
  const result = check(schema, raw)
  return result.ok ? result : { ok: false, problem: problem('malformed', undefined, result.issues) }
}

const DEEPEST = 32
