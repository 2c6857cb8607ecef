import { describe, expect, it } from 'vitest'
import {
  atTheEnd,
  chancesToWin,
  check,
  checkOrder,
  counted,
  isPlainText,
  noted,
  orderKinds,
  pathText,
  plainText,
  type AnyOrders,
  type Features,
  type Schema,
} from '../src/index.ts'

const said = { fr: '', en: '' }

describe('the chance to win', () => {
  interface Race {
    readonly over: number
    readonly squares: readonly number[]
    readonly cards: readonly number[]
  }
  const features: Features<Race> = {
    seats: ({ squares }) => squares.length,
    progress: ({ over }) => over,
    isQuiet: () => true,
    list: [
      { name: 'squares', means: said, of: ({ squares }, seat) => squares[seat]! },
      { name: 'cards', means: said, of: ({ cards }, seat) => cards[seat]! },
    ],
  }
  const weights = { start: [0, Math.log(2)], end: [Math.log(3), 0] }
  const chances = (race: Race) => chancesToWin(features, weights, race).map((chance) => chance.toFixed(3))

  it('goes by the features of each seat, and sums to one', () => {
    expect(chances({ over: 0, squares: [5, 0, 0], cards: [1, 1, 0] })).toEqual(['0.400', '0.400', '0.200'])
    expect(chances({ over: 1, squares: [1, 0, 0], cards: [0, 9, 0] })).toEqual(['0.600', '0.200', '0.200'])
  })

  it('weighs them by how much of the game is over', () => {
    const half = Math.sqrt(3) / Math.sqrt(2)
    expect(chances({ over: 0.5, squares: [1, 0], cards: [0, 1] })).toEqual([(half / (half + 1)).toFixed(3), (1 / (half + 1)).toFixed(3)])
  })

  it('is a number whatever the scores are', () => {
    expect(chances({ over: 1, squares: [10_000, 9999], cards: [0, 0] })).toEqual(['0.750', '0.250'])
    expect(chances({ over: 1, squares: [10_000, 0], cards: [0, 0] })).toEqual(['1.000', '0.000'])
  })
})

describe('metrics', () => {
  type Event = { readonly type: 'fell'; readonly seats: readonly number[] } | { readonly type: 'rode'; readonly squares: number }
  const about = { name: 'falls', means: said }
  const outcome = { places: [1, 2], scores: [3, 1] }
  const hear = (watch: { on?: object }, event: Event) => (watch.on as Record<string, (event: Event) => void>)[event.type]?.(event)

  it('count what happened to each seat, or in all; who has no seat is not counted', () => {
    const falls = (per: 'seat' | 'game') => {
      const watch = counted<unknown, unknown, Event, 'fell'>({ ...about, per }, 'fell', ({ seats }) => seats).begin(2)
      for (const seats of [[0, 1], [1], [-1], [2]]) hear(watch, { type: 'fell', seats })
      hear(watch, { type: 'rode', squares: 3 })
      return watch.end({}, outcome)
    }
    expect(falls('seat')).toEqual([1, 2])
    expect(falls('game')).toBe(3)
  })

  it('take the mean of what was noted, of yes and no the share, and of nothing nothing', () => {
    const metric = noted<unknown, unknown, Event>(about, (note, seats) => ({ rode: ({ squares }) => note(squares > seats) }))
    expect(metric).toMatchObject({ ...about, per: 'game' })
    const watch = metric.begin(2)
    expect(watch.end({}, outcome)).toBeNull()
    for (const squares of [1, 3, 4, 5]) hear(watch, { type: 'rode', squares })
    expect(watch.end({}, outcome)).toBe(0.75)
  })

  it('ask the finished game', () => {
    const metric = atTheEnd<{ rounds: number }, unknown, Event>({ ...about, per: 'game' }, ({ rounds }, { scores }) => rounds + scores[0]!)
    expect(metric).toMatchObject({ ...about, per: 'game' })
    expect(metric.begin(2).end({ rounds: 4 }, outcome)).toBe(7)
  })
})

describe('standing orders', () => {
  const kind = orderKinds<object, object>()({
    fields: { least: { kind: 'number', min: 1, max: 6, default: 2 } },
    concerns: () => true,
    answer: (_view, legal) => legal[0]!,
  })
  const orders = { kinds: { ride: kind, rest: kind }, about: () => ({}) } as unknown as AnyOrders

  it('are filled in', () => {
    expect(checkOrder(orders, { kind: 'ride', values: {}, isOnce: true })).toEqual({
      ok: true,
      value: { kind: 'ride', values: { least: 2 }, isOnce: true },
    })
  })

  it('of another kind, or out of bounds, are refused with what is allowed', () => {
    for (const unknown of ['fly', 'toString'])
      expect(checkOrder(orders, { kind: unknown, values: {}, isOnce: false })).toEqual({
        ok: false,
        issues: [{ code: 'unknown_order', path: ['kind'], params: { kind: unknown, allowed: 'ride, rest' } }],
      })
    expect(checkOrder(orders, { kind: 'ride', values: { least: 9 }, isOnce: false })).toMatchObject({
      ok: false,
      issues: [{ code: 'out_of_range', path: ['least'] }],
    })
  })
})

describe('plain text', () => {
  it('shows all that it has', () => {
    for (const text of ['', 'Col de l’Iseran', '🚲 été', 'a b']) expect([isPlainText(text), plainText(text)]).toEqual([true, text])
  })

  it('has no hidden character: each leaves a mark', () => {
    for (const hidden of ['\u001B', '\u202E', '\u00AD', '\u2028', '\u2800', '\uFEFF', '\uD800', '\uE000']) {
      expect(isPlainText(`a${hidden}b`)).toBe(false)
      expect(plainText(`${hidden}a${hidden}`)).toBe('\uFFFDa\uFFFD')
    }
  })
})

describe('schemas of any library', () => {
  const saying = (...issues: object[]): Schema<unknown> => ({ '~standard': { validate: () => ({ issues: issues as never }) } })

  it('say what is wrong in their own fields', () => {
    const issue = {
      message: 'no',
      code: 'too_big',
      path: ['rows', { key: 2 }, Symbol('s')],
      maximum: 3,
      inclusive: true,
      values: ['a', 1],
      inner: [{}],
      mixed: ['a', {}],
    }
    expect(check(saying(issue), 1)).toEqual({
      ok: false,
      issues: [{ code: 'too_big', path: ['rows', 2, 'Symbol(s)'], params: { maximum: 3, inclusive: 'true', values: 'a, 1' } }],
    })
  })

  it('may have parameters, whose code counts, or no code at all', () => {
    expect(check(saying({ message: 'no', code: 'custom', params: { code: 'own', at: 3 } }), 1)).toMatchObject({
      issues: [{ code: 'own', params: { at: 3 } }],
    })
    expect(check(saying({ message: 'no', code: 'custom', params: { code: 3 } }), 1)).toMatchObject({ issues: [{ code: 'custom' }] })
    expect(check(saying({ message: 'no', code: 'custom', params: null }), 1)).toMatchObject({ issues: [{ code: 'custom', params: {} }] })
    expect(check(saying({ message: 'no' }), 1)).toEqual({ ok: false, issues: [{ code: 'invalid', path: [], params: {} }] })
  })

  it('answer at once', () => {
    const slow: Schema<unknown> = { '~standard': { validate: () => Promise.reject(new Error('late')) } }
    expect(() => check(slow, 1)).toThrow('a schema must answer at once')
  })

  it('name a place as people write it', () => {
    expect(pathText(['stages', 2, 'lengthKm'])).toBe('stages[2].lengthKm')
    expect([pathText([]), pathText([0, 'a'])]).toEqual(['', '[0].a'])
  })
})
