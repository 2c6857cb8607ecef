import { planTables } from '@echappee/protocol'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, drawRound, type DrawRequest } from '../../src/cups/draw.ts'

const SIZES = [2, 3, 4]

const requests = fc
  .record({
    people: fc.integer({ min: 2, max: 24 }),
    wanted: fc.integer({ min: 2, max: 4 }),
    gaps: fc.constantFrom('bots' as const, 'rest' as const),
    seed: fc.string(),
    met: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 24 * 24, maxLength: 24 * 24 }),
    rested: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 24, maxLength: 24 }),
  })
  .map(({ people, wanted, gaps, seed, met, rested }): DrawRequest => ({
    seed,
    people: Array.from({ length: people }, (_, i) => i),
    plan: planTables({ people, sizes: SIZES, wanted, gaps })!,
    meetings: (a, b) => met[Math.min(a, b) * 24 + Math.max(a, b)]!,
    rests: (person) => rested[person]!,
  }))

describe('the draw of a round', () => {
  it('seats everybody once, at tables as planned', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { tables, resting } = drawRound(request)
        expect([...tables.flat(), ...resting].sort((a, b) => a - b)).toEqual(request.people)
        expect(tables.map(({ length }) => length)).toEqual(request.plan.tables.map(({ people }) => people))
        expect(resting).toHaveLength(request.plan.resting)
      }),
    )
  })

  it('is the same for the same seed, people and past', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(drawRound(request)).toEqual(drawRound(request))
      }),
    )
  })

  it('can not be bettered by exchanging two people', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { tables } = drawRound(request)
        const cost = costOf(tables, request.meetings)
        for (const [a, b] of pairs(tables.flat())) {
          const exchanged = tables.map((table) => table.map((person) => (person === a ? b : person === b ? a : person)))
          expect(costOf(exchanged, request.meetings)).toBeGreaterThanOrEqual(cost)
        }
      }),
    )
  })

  it('is the best that there is for up to eight people', () => {
    const few = requests.filter(({ people }) => people.length <= 8)
    fc.assert(
      fc.property(few, (request) => {
        const { tables, resting } = drawRound(request)
        const riders = request.people.filter((person) => !resting.includes(person))
        const sizes = request.plan.tables.map(({ people }) => people)
        const best = Math.min(...partitions(riders, sizes).map((other) => costOf(other, request.meetings)))
        expect(costOf(tables, request.meetings)).toBe(best)
      }),
    )
  })

  it('lets those rest who have rested least', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { tables, resting } = drawRound(request)
        const most = Math.max(0, ...resting.map(request.rests))
        for (const rider of tables.flat()) expect(request.rests(rider)).toBeGreaterThanOrEqual(most)
      }),
    )
  })

  it.each([
    [16, 4, 3],
    [9, 3, 3],
    [12, 3, 3],
    [24, 4, 3],
    [8, 2, 4],
  ])('lets %i people at tables of %i meet nobody twice in %i rounds', (people, size, rounds) => {
    const met = new Map<string, number>()
    for (let round = 1; round <= rounds; round++) {
      const { tables } = drawRound({
        seed: `cup ${round}`,
        people: Array.from({ length: people }, (_, i) => i),
        plan: planTables({ people, sizes: [size], wanted: size, gaps: 'rest' })!,
        meetings: (a, b) => met.get(nameOf(a, b)) ?? 0,
        rests: () => 0,
      })
      for (const table of tables) for (const [a, b] of pairs(table)) met.set(nameOf(a, b), (met.get(nameOf(a, b)) ?? 0) + 1)
    }
    expect(Math.max(...met.values())).toBe(1)
  })
})

const nameOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`

const pairs = (all: readonly number[]): [number, number][] => all.flatMap((a, i) => all.slice(i + 1).map((b): [number, number] => [a, b]))

/** Every way to seat people at tables of these sizes; ways that differ only in the order of tables are among them. */
function partitions(people: readonly number[], [size, ...rest]: readonly number[]): number[][][] {
  if (size === undefined) return [[]]
  return choices(people, size).flatMap((table) =>
    partitions(
      people.filter((person) => !table.includes(person)),
      rest,
    ).map((others) => [table, ...others]),
  )
}

function choices(people: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return people.flatMap((person, i) => choices(people.slice(i + 1), count - 1).map((others) => [person, ...others]))
}
