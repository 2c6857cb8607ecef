import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planTables, usualPoints } from '../src/cup-plan.ts'

const sizesArbitrary = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 0, max: 6 }))
  .map(([min, more]) => Array.from({ length: more + 1 }, (_, i) => min + i))
const requests = fc.record({
  people: fc.integer({ min: 2, max: 24 }),
  sizes: sizesArbitrary,
  wanted: fc.integer({ min: 2, max: 8 }),
  gaps: fc.constantFrom('bots' as const, 'rest' as const),
})

describe('the tables of a round', () => {
  it('seat everybody who does not rest, differ by one seat at most, and have sizes that the game allows', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plan = planTables(request)
        if (plan === undefined) {
          expect(request.gaps).toBe('rest')
          expect(request.people).toBeLessThan(Math.min(...request.sizes))
          return
        }
        const seats = plan.tables.map(({ people, bots }) => people + bots)
        const people = plan.tables.map((table) => table.people)
        expect(people.reduce((a, b) => a + b) + plan.resting).toBe(request.people)
        for (const size of seats) expect(request.sizes).toContain(size)
        expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1)
        expect(Math.max(...people) - Math.min(...people)).toBeLessThanOrEqual(1)
        expect(Math.min(...people)).toBeGreaterThan(0)
        if (request.gaps === 'bots') expect(plan.resting).toBe(0)
        else expect(plan.tables.every(({ bots }) => bots === 0)).toBe(true)
      }),
    )
  })

  it('need neither bot nor rest where people alone make tables', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { people, sizes } = request
        const isWhole = Array.from({ length: people }, (_, i) => i + 1).some(
          (tables) => sizes.includes(Math.floor(people / tables)) && sizes.includes(Math.ceil(people / tables)),
        )
        const plan = planTables(request)
        const odd = plan === undefined ? Infinity : plan.resting + plan.tables.reduce((sum, { bots }) => sum + bots, 0)
        expect(odd === 0).toBe(isWhole)
      }),
    )
  })

  it.each([
    [7, [2, 3, 4], 4, 'rest', [4, 3], 0, 0],
    [9, [2, 3, 4], 4, 'rest', [3, 3, 3], 0, 0],
    [10, [3, 4], 4, 'rest', [4, 3, 3], 0, 0],
    [5, [3, 4], 4, 'rest', [4], 1, 0],
    [5, [3, 4], 4, 'bots', [3, 2], 0, 1],
    [24, [2, 3, 4, 5, 6], 4, 'rest', [4, 4, 4, 4, 4, 4], 0, 0],
    [2, [3, 4, 5], 4, 'bots', [2], 0, 1],
  ] as const)('%s people at tables of %s, rather %s: %s', (people, sizes, wanted, gaps, tables, resting, bots) => {
    const plan = planTables({ people, sizes, wanted, gaps })!
    expect(plan.tables.map((table) => table.people)).toEqual(tables)
    expect(plan.resting).toBe(resting)
    expect(plan.tables.reduce((sum, table) => sum + table.bots, 0)).toBe(bots)
  })

  it('are none where there are too few people', () => {
    expect(planTables({ people: 1, sizes: [2, 3], wanted: 2, gaps: 'bots' })).toBeUndefined()
    expect(planTables({ people: 2, sizes: [3], wanted: 3, gaps: 'rest' })).toBeUndefined()
  })

  it('bring usual points that never rise', () => {
    expect(usualPoints(4)).toEqual([10, 7, 5, 4])
    expect(usualPoints(9)).toEqual([10, 7, 5, 4, 3, 2, 1, 0, 0])
  })
})
