import type { AnyGame } from './game.ts'
import { isDeeperThan, type Json } from './json.ts'
import { check, schemaOf, type Checked, type Issue, type Schema } from './schema.ts'

/**
 * One option of a game, as data: the set-up page, the command line and the schema are all made from it.
 * `numbers` and `document` take one of their named presets, or a list of whole numbers, or a JSON document.
 */
export type OptionField = OptionPlace & OptionValues

/** Where the set-up page asks for an option: `course`, what is played on, in the open; the others folded, group by group. */
export const OPTION_GROUPS = ['course', 'start', 'play', 'result'] as const
export type OptionGroup = (typeof OPTION_GROUPS)[number]

interface OptionPlace {
  /** `play` where the game says nothing. */
  readonly group?: OptionGroup
  /** Only beside these values of other options has it an effect. */
  readonly when?: Readonly<Record<string, string>>
}

type OptionValues =
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default: string
      /** The default before this one: what links to a set-up mean that leave the option out. */
      readonly formerly?: string
    }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | {
      readonly kind: 'numbers'
      readonly presets: readonly string[]
      readonly default: string
      /** Of each number; 0 to LARGEST_NUMBER where the game says nothing. */
      readonly min?: number
      readonly max?: number
      /** How many numbers; LONGEST_LIST where the game says nothing. */
      readonly most?: number
    }
  | { readonly kind: 'document'; readonly presets: readonly string[]; readonly default: string; readonly schema: Schema<unknown> }

export type OptionFields = Readonly<Record<string, OptionField>>

type Value<F extends OptionField> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'number' }
      ? number
      : F extends { kind: 'numbers'; presets: readonly (infer P)[] }
        ? P | number[]
        : F extends { kind: 'document'; presets: readonly (infer P)[]; schema: Schema<infer D> }
          ? P | D
          : never

export type OptionsOf<F extends OptionFields> = { -readonly [K in keyof F]: Value<F[K]> }

/** Fills in defaults, refuses unknown keys and bad values; `agree` may refuse good values that do not go together. */
export function optionsSchema<const F extends OptionFields>(
  fields: F,
  agree: (options: OptionsOf<F>) => readonly Issue[] = () => [],
): Schema<OptionsOf<F>> {
  return schemaOf((raw) => {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return bad([], 'invalid_type', { expected: 'object' })
    const given = raw as Record<string, unknown>
    const issues: Issue[] = []
    const options: Record<string, unknown> = {}
    const allowed = Object.keys(fields).join(', ')
    const unknown = Object.keys(given).filter((key) => !Object.hasOwn(fields, key))
    for (const key of unknown.slice(0, MOST_UNKNOWN)) issues.push({ path: [key], code: 'unknown_option', params: { allowed } })
    for (const [key, field] of Object.entries(fields)) {
      const checked = given[key] === undefined ? { ok: true as const, value: field.default } : checkField(field, given[key])
      if (checked.ok) options[key] = checked.value
      else issues.push(...checked.issues.map((issue) => ({ ...issue, path: [key, ...issue.path] })))
    }
    if (issues.length > 0) return { ok: false, issues }
    const disagreements = agree(options as OptionsOf<F>)
    return disagreements.length > 0 ? { ok: false, issues: disagreements } : { ok: true, value: options as OptionsOf<F> }
  })
}

/** The options of a new game of so many seats: good by themselves, and for this table. */
export function checkOptions(game: AnyGame, raw: unknown, seats: number): Checked<unknown> {
  const checked: Checked<unknown> = check(game.schemas.options, raw)
  if (!checked.ok) return checked
  const issues = game.optionIssues?.(checked.value, seats) ?? []
  return issues.length === 0 ? checked : { ok: false, issues }
}

export function defaultOptions<const F extends OptionFields>(fields: F): OptionsOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default])) as OptionsOf<F>
}

/** Whether the option matters beside these. */
export function hasEffect({ when = {} }: OptionField, options: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when).every(([key, value]) => options[key] === value)
}

/** Bytes of a document as JSON, so that a table can be told in one message whatever was made for it. */
export const LARGEST_DOCUMENT = 20_000
/** How deep lists and objects may lie inside each other. */
export const DEEPEST_DOCUMENT = 16

/** Depth and bytes are looked at before anything is read, and the bytes again of what it was read as: defaults are filled in. */
function checkDocument(schema: Schema<unknown>, raw: unknown): Checked<Json> {
  if (isDeeperThan(raw, DEEPEST_DOCUMENT)) return bad([], 'document_depth', { maximum: DEEPEST_DOCUMENT })
  const size = checkSize(raw)
  if (!size.ok) return size
  const checked = check(schema, raw) as Checked<Json>
  return checked.ok ? checkSize(checked.value) : checked
}

function checkSize(document: unknown): Checked<Json> {
  const bytes = utf8Length(JSON.stringify(document) ?? '')
  return bytes <= LARGEST_DOCUMENT ? good(document as Json) : bad([], 'document_size', { bytes, maximum: LARGEST_DOCUMENT })
}

/** Rules know neither Node nor browser, which would both count it. */
function utf8Length(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const isHalf = unit >= 0xd800 && unit < 0xe000
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3
  }
  return bytes
}

function checkField(field: OptionField, raw: unknown): Checked<Json> {
  switch (field.kind) {
    case 'choice':
      return typeof raw === 'string' && field.values.includes(raw)
        ? good(raw)
        : bad([], 'invalid_value', { values: field.values.join(', ') })
    case 'flag':
      return typeof raw === 'boolean' ? good(raw) : bad([], 'invalid_value', { values: 'true, false' })
    case 'number':
      return isWhole(raw) && raw >= field.min && raw <= field.max
        ? good(raw)
        : bad([], 'out_of_range', { minimum: field.min, maximum: field.max })
    case 'numbers':
      if (typeof raw === 'string' && field.presets.includes(raw)) return good(raw)
      return checkNumbers(field, raw)
    case 'document':
      if (typeof raw === 'string')
        return field.presets.includes(raw) ? good(raw) : bad([], 'invalid_preset', { values: field.presets.join(', ') })
      return checkDocument(field.schema, raw)
  }
}

function checkNumbers(field: Extract<OptionField, { kind: 'numbers' }>, raw: unknown): Checked<Json> {
  const { min = 0, max = LARGEST_NUMBER, most = LONGEST_LIST } = field
  const limits = { values: field.presets.join(', '), most, minimum: min, maximum: max }
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > most) return bad([], 'invalid_list', limits)
  return raw.every((item) => isWhole(item) && item >= min && item <= max) ? good([...raw]) : bad([], 'invalid_list', limits)
}

/** So many options that do not exist are named; of more than that nobody learns more. */
const MOST_UNKNOWN = 10

/** How many numbers a list may have, and how large they may be, where a game says nothing. */
const LONGEST_LIST = 100
const LARGEST_NUMBER = 9999

const good = (value: Json): Checked<Json> => ({ ok: true, value })
const bad = (path: Issue['path'], code: string, params: Issue['params']): { ok: false; issues: Issue[] } => ({
  ok: false,
  issues: [{ path, code, params }],
})
const isWhole = (raw: unknown): raw is number => Number.isInteger(raw)
