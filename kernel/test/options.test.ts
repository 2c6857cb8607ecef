import { describe, expect, it } from 'vitest'
import {
  DEEPEST_DOCUMENT,
  LARGEST_DOCUMENT,
  check,
  checkOptions,
  checkParameters,
  defaultNumbers,
  defaultOptions,
  hasEffect,
  optionsSchema,
  schemaOf,
  tunedGame,
  type AnyGame,
  type OptionField,
} from '../src/index.ts'

const fields = {
  course: { kind: 'choice', values: ['flat', 'hills'], default: 'flat' },
  isLong: { kind: 'flag', default: false },
  rounds: { kind: 'number', min: 1, max: 5, default: 2 },
  stages: { kind: 'numbers', presets: ['short', 'long'], default: 'short', min: 2, max: 9, most: 3 },
  days: { kind: 'numbers', presets: ['all'], default: 'all' },
  board: {
    kind: 'document',
    presets: ['box', 'own'],
    default: 'box',
    schema: schemaOf((raw) =>
      (raw as { name?: unknown }).name === undefined
        ? { ok: false, issues: [{ path: ['name'], code: 'missing', params: {} }] }
        : { ok: true, value: raw },
    ),
  },
} as const
const schema = optionsSchema(fields, ({ rounds, isLong }) =>
  isLong && rounds === 1 ? [{ path: ['rounds'], code: 'too_short', params: { rounds } }] : [],
)
const DEFAULTS = { course: 'flat', isLong: false, rounds: 2, stages: 'short', days: 'all', board: 'box' }

const issuesOf = (raw: unknown) => {
  const checked = check(schema, raw)
  return checked.ok ? [] : checked.issues
}
const good = (raw: object) => expect(check(schema, raw)).toEqual({ ok: true, value: { ...DEFAULTS, ...raw } })
const bad = (raw: unknown, code: string, path: (string | number)[], params: object) =>
  expect(issuesOf(raw)).toEqual([expect.objectContaining({ code, path, params })])

describe('options', () => {
  it('are filled in as the game has them', () => {
    expect(check(schema, {})).toEqual({ ok: true, value: DEFAULTS })
    expect(defaultOptions(fields)).toEqual(DEFAULTS)
  })

  it.each([null, undefined, 7, 'flat', [], ['flat']])('are an object, not %j', (raw) => {
    bad(raw, 'invalid_type', [], { expected: 'object' })
  })

  it('that do not exist are named with those that do, ten of them at most', () => {
    const allowed = 'course, isLong, rounds, stages, days, board'
    bad({ colour: 'red' }, 'unknown_option', ['colour'], { allowed })
    bad({ toString: 1 }, 'unknown_option', ['toString'], { allowed })
    const many = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`o${i}`, 1]))
    expect(issuesOf(many).map(({ path }) => path[0])).toEqual(Object.keys(many).slice(0, 10))
  })

  it('of a choice are one of its values', () => {
    good({ course: 'hills' })
    for (const course of ['sea', '', 7, null, ['flat']]) bad({ course }, 'invalid_value', ['course'], { values: 'flat, hills' })
  })

  it('of a flag are yes or no', () => {
    good({ isLong: true })
    for (const isLong of ['true', 1, null]) bad({ isLong }, 'invalid_value', ['isLong'], { values: 'true, false' })
  })

  it('of a number are whole and within its bounds', () => {
    for (const rounds of [1, 5]) good({ rounds })
    for (const rounds of [0, 6, 2.5, '3', null, NaN]) bad({ rounds }, 'out_of_range', ['rounds'], { minimum: 1, maximum: 5 })
  })

  it('of numbers are a preset or a list within its bounds', () => {
    for (const stages of ['long', [2], [9, 2, 9]]) good({ stages })
    const limits = { values: 'short, long', most: 3, minimum: 2, maximum: 9 }
    for (const stages of ['none', [], [2, 3, 4, 5], [1], [10], [2, 10], [2.5], ['2'], 3, null])
      bad({ stages }, 'invalid_list', ['stages'], limits)
    good({ days: Array.from({ length: 100 }, (_, i) => (i === 0 ? 9999 : 0)) })
    const usual = { values: 'all', most: 100, minimum: 0, maximum: 9999 }
    for (const days of [Array.from({ length: 101 }, () => 1), [10_000], [-1]]) bad({ days }, 'invalid_list', ['days'], usual)
  })

  it('of a list are a copy', () => {
    const stages = [2, 3]
    const checked = check(schema, { stages })
    expect(checked.ok && checked.value.stages).not.toBe(stages)
  })

  it('of a document are a preset or what its schema takes', () => {
    good({ board: { name: 'Mine' } })
    bad({ board: 'mine' }, 'invalid_preset', ['board'], { values: 'box, own' })
    bad({ board: {} }, 'missing', ['board', 'name'], {})
    good({ board: { name: null } })
  })

  it('of a document have a greatest size, counted in bytes', () => {
    const sized = (bytes: number, letter: string, width: number) => ({ name: letter.repeat((bytes - 11) / width) })
    for (const [letter, width] of [
      ['a', 1],
      ['é', 2],
      ['–', 3],
    ] as const) {
      const most = LARGEST_DOCUMENT - ((LARGEST_DOCUMENT - 11) % width)
      good({ board: sized(most, letter, width) })
      bad({ board: sized(most + width, letter, width) }, 'document_size', ['board'], { bytes: most + width, maximum: LARGEST_DOCUMENT })
    }
    for (const letter of ['\u{1F6B2}', '\u{10000}', '\u{10FFFF}', '\u007F', '\u0080', '\u07FF', '\u0800', '\uE000']) {
      const board = { name: letter.repeat(LARGEST_DOCUMENT) }
      expect(issuesOf({ board })[0]).toMatchObject({ code: 'document_size', params: { bytes: Buffer.byteLength(JSON.stringify(board)) } })
    }
  })

  it('of a document have that size before they are read, whatever is taken of them', () => {
    const small = optionsSchema({
      board: { kind: 'document', presets: ['box'], default: 'box', schema: schemaOf(() => ({ ok: true, value: { name: 'short' } })) },
    })
    expect(check(small, { board: { name: '' } })).toEqual({ ok: true, value: { board: { name: 'short' } } })
    expect(check(small, { board: { name: 'a'.repeat(LARGEST_DOCUMENT) } })).toMatchObject({ issues: [{ code: 'document_size' }] })
  })

  it('of a document have a greatest depth', () => {
    const deep = (levels: number): object => (levels === 1 ? { name: '' } : { name: deep(levels - 1) })
    good({ board: deep(DEEPEST_DOCUMENT) })
    bad({ board: deep(DEEPEST_DOCUMENT + 1) }, 'document_depth', ['board'], { maximum: DEEPEST_DOCUMENT })
  })

  it('that are good may not go together', () => {
    good({ isLong: true, rounds: 2 })
    bad({ isLong: true, rounds: 1 }, 'too_short', ['rounds'], { rounds: 1 })
  })

  it('may have an effect beside some others only', () => {
    const field = { kind: 'flag', default: false, when: { course: 'flat', start: 'late' } } satisfies OptionField
    expect(hasEffect(field, { course: 'flat', start: 'late' })).toBe(true)
    expect(hasEffect(field, { course: 'flat', start: 'early' })).toBe(false)
    expect(hasEffect({ kind: 'flag', default: false }, {})).toBe(true)
  })

  it('may be good by themselves and bad for a table', () => {
    const game = {
      schemas: { options: schema },
      optionIssues: (_: unknown, seats: number) => (seats > 2 ? [{ path: [], code: 'crowd', params: {} }] : []),
    }
    expect(checkOptions(game as unknown as AnyGame, {}, 2)).toEqual({ ok: true, value: DEFAULTS })
    expect(checkOptions(game as unknown as AnyGame, {}, 3)).toEqual({ ok: false, issues: [{ path: [], code: 'crowd', params: {} }] })
    expect(checkOptions(game as unknown as AnyGame, { rounds: 9 }, 3)).toMatchObject({ ok: false, issues: [{ code: 'out_of_range' }] })
    expect(checkOptions({ schemas: { options: schema } } as unknown as AnyGame, {}, 9)).toMatchObject({ ok: true })
  })
})

describe('parameters', () => {
  const said = { fr: '', en: '' }
  const numbers = { hand: { means: said, min: 3, max: 9, default: 7 }, points: { means: said, min: 0, max: 60, default: 30 } }
  const game = { id: 'toy', parameters: { fields: numbers, tuned: (own: object) => ({ id: 'toy', own }) } } as unknown as AnyGame
  const told = (raw: unknown) => {
    const checked = checkParameters(game, raw)
    return checked.ok ? checked.value : checked.issues.map(({ path, code, params }) => [path.join('.'), code, params])
  }

  it('are filled in, and not written down where all are as in the box', () => {
    expect(defaultNumbers(numbers)).toEqual({ hand: 7, points: 30 })
    expect([told(undefined), told({}), told({ hand: 7 })]).toEqual([undefined, undefined, undefined])
    expect(told({ hand: 3 })).toEqual({ hand: 3, points: 30 })
    expect(told({ hand: 9, points: 0 })).toEqual({ hand: 9, points: 0 })
  })

  it.each([null, 7, 'hand', [7]])('are an object, not %j', (raw) => {
    expect(told(raw)).toEqual([['parameters', 'invalid_type', { expected: 'object' }]])
  })

  it('out of bounds or unknown are named with what is allowed, ten of them at most', () => {
    for (const hand of [2, 10, 7.5, '7']) expect(told({ hand })).toEqual([['parameters.hand', 'out_of_range', { minimum: 3, maximum: 9 }]])
    expect(told({ luck: 1 })).toEqual([['parameters.luck', 'unknown_option', { allowed: 'hand, points' }]])
    expect(told(Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`p${i}`, 1])))).toHaveLength(10)
  })

  it('make another game of it, where it has any', () => {
    expect(tunedGame(game, undefined)).toBe(game)
    expect(tunedGame(game, { hand: 3 })).toEqual({ id: 'toy', own: { hand: 3 } })
    const plain = { id: 'plain' } as unknown as AnyGame
    expect(checkParameters(plain, { hand: 3 })).toMatchObject({ ok: false, issues: [{ code: 'unknown_option', params: { allowed: '' } }] })
    expect(() => tunedGame(plain, { hand: 3 })).toThrow('plain has no parameters')
  })
})
