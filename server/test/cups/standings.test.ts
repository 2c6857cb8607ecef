import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPerson } from '../../src/cups/changes.ts'
import type { Round, RoundTable, StoredCup } from '../../src/cups/cup.ts'
import { meetingsIn, placesAmong, restPoints, standingsOf, tablePoints } from '../../src/cups/standings.ts'

const POINTS = [10, 7, 5, 4]

function tableOf(people: readonly (number | null)[], places: readonly (number | null)[] | null): RoundTable {
  return {
    id: 'table',
    seats: people.map((person) => (person === null ? { person, name: 'Bot' } : { person })),
    result: places === null ? null : { places, finishedBy: people.map(() => null), isByHand: false },
  }
}

const roundOf = (tables: readonly RoundTable[], resting: readonly number[] = []): Round => ({ startedAt: 0, isOpen: true, tables, resting })

function cupWith(rounds: readonly Round[], names: readonly string[]): StoredCup {
  const meta = {
    keyHash: '',
    title: '',
    game: 'game',
    options: {},
    clock: { kind: 'none' },
    level: 'greedy',
    tableSize: 4,
    sizes: [2, 3, 4],
    gaps: 'rest',
    points: POINTS,
    plannedRounds: 3,
    isEnded: false,
    rounds,
  } as const
  return { id: 'cup', seq: 0, meta, people: names.map(newPerson) }
}

describe('points', () => {
  it('go by place, and whoever shares a place shares their mean', () => {
    expect(tablePoints(tableOf([0, 1, 2], [1, 2, 3]), POINTS)).toEqual([10, 7, 5])
    expect(tablePoints(tableOf([0, 1, 2], [1, 1, 3]), POINTS)).toEqual([8.5, 8.5, 5])
    expect(tablePoints(tableOf([0, 1, 2], [1, 1, 1]), POINTS)).toEqual([7.33, 7.33, 7.33])
    expect(tablePoints(tableOf([0, 1, 2, 3, 4], [1, 2, 3, 4, 4]), POINTS)).toEqual([10, 7, 5, 2, 2])
  })

  it('are not for bots: who is behind one moves up', () => {
    const places = placesAmong([2, null, 3, 3])
    expect(places).toEqual([1, null, 2, 2])
    expect(tablePoints(tableOf([0, null, 1, 2], places), POINTS)).toEqual([10, null, 6, 6])
  })

  it('sum to the same however places are shared', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), (finished) => {
        const places = placesAmong(finished)
        const sum = tablePoints(
          tableOf(
            finished.map((_, i) => i),
            places,
          ),
          POINTS,
        ).reduce<number>((all, points) => all + points!, 0)
        expect(sum).toBeCloseTo(
          POINTS.slice(0, finished.length).reduce((a, b) => a + b),
          1,
        )
      }),
    )
  })

  it('of who rests are the mean of the largest table', () => {
    expect(restPoints(roundOf([tableOf([0, 1, 2, 3], null), tableOf([4, 5, 6], null)], [7]), POINTS)).toBe(6.5)
    expect(restPoints(roundOf([tableOf([0, 1, null], null)]), POINTS)).toBe(8.5)
  })
})

describe('standings', () => {
  it('go by points, then wins, then different people met; equals share the place', () => {
    const rounds = [
      roundOf([tableOf([0, 1], [1, 2]), tableOf([2, 3], [1, 2])], [4]),
      roundOf([tableOf([0, 2], [1, 2]), tableOf([1, 4], [1, 2])], [3]),
    ]
    const rows = standingsOf(cupWith(rounds, ['A', 'B', 'C', 'D', 'E']))
    expect(rows.map(({ person, place, points, wins, met }) => [person, place, points, wins, met])).toEqual([
      [0, 1, 20, 2, 2],
      [1, 2, 17, 1, 2],
      [2, 2, 17, 1, 2],
      [3, 4, 15.5, 0, 1],
      [4, 4, 15.5, 0, 1],
    ])
    expect(rows[3]!.byRound).toEqual([7, 8.5])
  })

  it('leave out who never was there, and keep who has left', () => {
    const cup = cupWith([roundOf([tableOf([0, 1], [1, 2])])], ['A', 'B', 'C', 'D'])
    const people = cup.people.map((person, i) => ({ ...person, isHere: i === 0 || i === 3, isGone: i === 3 }))
    expect(standingsOf({ ...cup, people }).map(({ person, byRound }) => [person, byRound])).toEqual([
      [0, [10]],
      [1, [7]],
    ])
  })

  it('count nothing of a round that is under way', () => {
    const rows = standingsOf(cupWith([roundOf([tableOf([0, 1], null)])], ['A', 'B']))
    expect(rows.map(({ points, byRound, met }) => [points, byRound, met])).toEqual([
      [0, [null], 0],
      [0, [null], 0],
    ])
  })

  it('count meetings of all rounds, also of races that were closed', () => {
    const meetings = meetingsIn([roundOf([tableOf([0, 1, null], [1, 2, null])]), roundOf([tableOf([1, 0], null)])])
    expect([meetings(0, 1), meetings(1, 0), meetings(0, 2)]).toEqual([2, 2, 0])
  })
})
