import { describe, expect, test } from 'vitest'
import { VIEWS } from '../table/quick-start-views.ts'

const gaps = (name: keyof typeof VIEWS) => VIEWS[name].riders.map(({ gap }) => gap)

describe('every drawing of the quick start shows what its caption says', () => {
  test('start and ride: all together, and the viewer chooses how to ride', () => {
    expect(new Set(gaps('start'))).toEqual(new Set([0]))
    expect(VIEWS.start.actor).toBe(0)
  })

  test('escape: one rider in front, the others 20 seconds behind', () => {
    expect(gaps('escape').filter((gap) => gap === 0)).toHaveLength(1)
    expect(gaps('escape').filter((gap) => gap === 20)).toHaveLength(gaps('escape').length - 1)
  })

  test('gaps: three groups or more, apart by twenties', () => {
    expect(new Set(gaps('gaps')).size).toBeGreaterThanOrEqual(3)
    for (const gap of gaps('gaps')) expect(gap % 20).toBe(0)
  })
})
