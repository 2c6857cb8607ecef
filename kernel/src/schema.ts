/** One mistake in what somebody sent: where it is, a message key, and the values for its sentence. */
export interface Issue {
  readonly code: string
  readonly path: readonly (string | number)[]
  readonly params: Readonly<Record<string, string | number>>
}

export type Checked<T> = { ok: true; value: T } | { ok: false; issues: readonly Issue[] }

/**
 * The part of the Standard Schema interface that the kernel needs: every current schema library offers it,
 * so a game writes its schemas with one of them and the kernel depends on none.
 */
export interface Schema<T> {
  readonly '~standard': {
    readonly validate: (raw: unknown) => StandardResult<T> | Promise<StandardResult<T>>
    readonly types?: { readonly input: unknown; readonly output: T } | undefined
  }
}

type StandardResult<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] }
interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

export function check<T>(schema: Schema<T>, raw: unknown): Checked<T> {
  const result = schema['~standard'].validate(raw)
  if (result instanceof Promise) {
    // Nobody will wait for it; unheard, its failure would end the process.
    result.catch(() => undefined)
    throw new TypeError('a schema must answer at once')
  }
  if (result.issues === undefined) return { ok: true, value: result.value }
  return { ok: false, issues: result.issues.map(toIssue) }
}

/** A schema written by hand: `problems` says what is wrong with a raw value, `read` turns a good one into its type. */
export function schemaOf<T>(read: (raw: unknown) => Checked<T>): Schema<T> {
  return {
    '~standard': {
      validate(raw) {
        const checked = read(raw)
        if (checked.ok) return { value: checked.value }
        return { issues: checked.issues.map((issue) => ({ ...issue, message: issue.code })) }
      },
    },
  }
}

/** Libraries put their own fields beside `message` and `path`; what is text, number or a yes-or-no there serves the sentence. */
function toIssue(issue: StandardIssue): Issue {
  const own = issue as StandardIssue & { code?: unknown; params?: unknown }
  const params: Record<string, string | number> = {}
  collect(params, own as unknown as Record<string, unknown>)
  if (own.params !== null && typeof own.params === 'object') collect(params, own.params as Record<string, unknown>)
  const code = typeof params['code'] === 'string' ? params['code'] : typeof own.code === 'string' ? own.code : 'invalid'
  delete params['code']
  delete params['message']
  return { code, params, path: (issue.path ?? []).map(segment) }
}

function collect(into: Record<string, string | number>, from: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string' || typeof value === 'number') into[key] = value
    else if (typeof value === 'boolean') into[key] = String(value)
    else if (Array.isArray(value) && key !== 'path' && value.every((v) => typeof v === 'string' || typeof v === 'number'))
      into[key] = value.join(', ')
  }
}

function segment(part: PropertyKey | { readonly key: PropertyKey }): string | number {
  const key = typeof part === 'object' ? part.key : part
  return typeof key === 'symbol' ? String(key) : key
}

/** `stages[2].lengthKm`, as people write it. */
export function pathText(path: readonly (string | number)[]): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('')
}
