import { describe, expect, test } from 'vitest'
import { deepFreeze, nobody, only, refusalsOf } from '../src/index.ts'

describe('refusals of a game', () => {
  const { codes, refuse } = refusalsOf({ GAME_OVER: 'TOY-8', TIRED: 'TOY-7' })

  test('keep the order of their table', () => {
    expect(codes).toEqual(['GAME_OVER', 'TIRED'])
  })

  test('name their rule, and have values only where some are given', () => {
    expect(refuse('GAME_OVER')).toStrictEqual({ code: 'GAME_OVER', rule: 'TOY-8' })
    expect(refuse('TIRED', { card: 4 })).toStrictEqual({ code: 'TIRED', rule: 'TOY-7', params: { card: 4 } })
  })

  test('have no other codes', () => {
    // @ts-expect-error -- no such code
    expect(refuse('HUNGRY').rule).toBeUndefined()
  })
})

describe('lists of seats', () => {
  test('of one seat are shared and frozen', () => {
    expect(only(3)).toEqual([3])
    expect(only(3)).toBe(only(3))
    expect(only(0)).not.toBe(only(1))
    expect(Object.isFrozen(only(0))).toBe(true)
  })

  test('of nobody are one, empty and frozen', () => {
    expect(nobody()).toEqual([])
    expect(nobody()).toBe(nobody())
    expect(Object.isFrozen(nobody())).toBe(true)
  })
})

describe('a deep freeze', () => {
  test('freezes what lies inside, and gives the same thing back', () => {
    const race = { course: { squares: ['P', 'M'] }, winner: null }
    expect(deepFreeze(race)).toBe(race)
    expect([race, race.course, race.course.squares].every(Object.isFrozen)).toBe(true)
    expect(() => race.course.squares.push('S')).toThrow(TypeError)
  })

  test('leaves plain values as they are', () => {
    expect([deepFreeze(7), deepFreeze(null), deepFreeze('P'), deepFreeze(undefined)]).toEqual([7, null, 'P', undefined])
  })
})
