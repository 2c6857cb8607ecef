import { seededChance } from '@echappee/kernel'
import { expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { BOARDS } from '../content/boards.ts'
import type { Event } from '../rules/events.ts'
import { graphOf } from '../rules/graph.ts'
import { game } from '../rules/index.ts'
import { raceOrder, stageGraph } from '../rules/riders.ts'
import { legalTexts, MOUNTAIN, moveText, ownBoard, position, ride, riderId, riderName } from './position.ts'

describe('the boards', () => {
  it.each([
    ['flat', 221, 407, 99, 96, 104],
    ['mountain', 202, 418, 117, 81, 86],
  ] as const)('TDF-7, TDF-8 %s: squares, ways, neighbours and lengths are as counted by hand', (id, squares, ways, pairs, short, long) => {
    const graph = graphOf(BOARDS[id])
    expect(graph.size).toBe(squares)
    expect(graph.nextFrom[graph.size]).toBe(ways)
    const links = [...graph.next.subarray(0, ways)]
    expect(links.filter((to) => to >= graph.size)).toHaveLength(7)
    expect(graph.beside.flat()).toHaveLength(2 * pairs)
    expect(stepsToLine(graph)).toEqual([short, long])
  })

  it('TDF-8 a median separates the purple road, but not where it is partly open', () => {
    const { section, byName } = graphOf(BOARDS.flat)
    const of = (name: string) => section[byName.get(name)!]
    expect(of('26D')).toBe(of('26C'))
    expect(of('26D')).not.toBe(of('26B'))
    expect(of('22.3')).toBe(of('22.1'))
    expect(of('35.3')).toBe(of('35.1'))
    expect(of('9A')).toBe(of('9C'))
    expect(of('84.1')).not.toBe(of('84.3'))
  })
})

describe('length and path', () => {
  it('TDF-16 a process that has looked for ways billions of times still finds each square once', () => {
    const state = position({ riders: { A1: '8.2', B1: '12.1*' }, hands: { A: [3, 14] } })
    const before = legalTexts(state)
    const { marks, total } = stageGraph(state)
    for (let left = 1; left < 20; left++) {
      marks[total] = 2 ** 31 - left
      expect(legalTexts(state)).toEqual(before)
    }
  })

  it('TDF-7, TDF-16 W5 the outside of a bend is longer', () => {
    const state = position({ riders: { A1: '8.2' }, hands: { A: [3] } })
    expect(legalTexts(state)).toEqual(['3→10A', '3→10B', '3→10C', '3→11.1', '3→11.2'])
  })

  it('TDF-15, TDF-17 W9 half on a climb, and a 1 stays', () => {
    const state = position({ stages: MOUNTAIN, riders: { A1: '12.1' }, hands: { A: [1, 7, 14] } })
    const far = ['17B', '18.1', '18.2', '18.3', '19.1', '19.2', '19.3'].map((to) => `14→${to}`)
    const near = ['14.1', '14.2', '14.3', '15.1', '15.2', '15.3'].map((to) => `7→${to}`)
    expect(legalTexts(state)).toEqual(['1→stay', ...far, ...near].sort())
    expectRefused(game, state, 0, ride(state, 1, '13A'), 'NO_STEPS', 'TDF-17')
    expectRefused(game, state, 0, ride(state, 7, '15.1', 1), 'NO_SLIPSTREAM', 'TDF-20')
    expectRefused(game, state, 0, ride(state, 7, '16.1'), 'OUT_OF_REACH', 'TDF-16')
  })

  it('TDF-15, TDF-18 W32 a climb ahead halves nothing, and slipstream may lead onto it', () => {
    const state = position({ stages: MOUNTAIN, riders: { A1: '49.1*', B1: '45.3' }, hands: { B: [2, 3] } })
    expect(legalTexts(state)).toEqual(['2+1→48.1', '2→47.1', '2→47.2', '2→47.3', '3+1→49.2', '3→48.1', '3→48.2', '3→48.3'])
    const last = position({ stages: MOUNTAIN, riders: { A1: '46.1' }, hands: { A: [13] } })
    expect(legalTexts(last)).toEqual(expect.arrayContaining(['13→59.1', '13→59.2', '13→59.3']))
  })

  it('TDF-16 W34 a blocked straight way leaves the diagonal', () => {
    const state = position({ riders: { A1: '84.3*', B1: '83.2' }, hands: { B: [2] } })
    expect(legalTexts(state)).toEqual(['2→85.1'])
  })

  it('TDF-16 the way that is told leads past those who stand there now, whatever was looked at before', () => {
    const wayOf = (riders: Record<string, string>) => {
      const state = position({ ...ownBoard(), riders: { ...riders, B1: '8.2' }, hands: { B: [2] } })
      const told: Event[] = []
      legalTexts(position({ ...ownBoard(), riders: { B1: '8.2' }, hands: { B: [2] } }))
      game.apply(state, 1, ride(state, 2, '10.2'), { chance: seededChance('way'), emit: (event) => void told.push(event) })
      return told.flatMap((event) => (event.type === 'rode' ? [event.path.map((square) => stageGraph(state).names[square])] : []))
    }
    expect(wayOf({})).toEqual([['9.2', '10.2']])
    expect(wayOf({ A1: '9.2*' })).toEqual([['9.1', '10.2']])
  })
})

describe('slipstream', () => {
  it('TDF-18 W7 one square more to end behind or beside somebody', () => {
    const state = position({ riders: { A1: '50.1*', B1: '44.2' }, hands: { B: [4, 5] } })
    expect(legalTexts(state)).toEqual(['4+1→49.1', '4→48.1', '4→48.2', '5+1→50.2', '5→49.1', '5→49.2'])
    expectRefused(game, state, 1, ride(state, 4, '49.2', 1), 'NO_SHELTER', 'TDF-18')
    expectRefused(game, state, 1, ride(state, 5, '50.1', 1), 'OUT_OF_REACH', 'TDF-16')
    expectRefused(game, state, 1, ride(state, 4, '50.2', 2), 'FLAT_PLUS_TWO', 'TDF-19')
  })

  it('TDF-20 W8 not past the line', () => {
    const state = position({ riders: { A1: '95.1*', B1: '88.1' }, hands: { B: [6, 7] } })
    expect(legalTexts(state)).toEqual(['6+1→95.2', '6→94.1', '7→95.2'])
    expectRefused(game, state, 1, ride(state, 7, 'F0.1', 1), 'SLIPSTREAM_OVER_LINE', 'TDF-20')
  })

  it('TDF-19 W10 two squares in a descent, to pass by one row at most', () => {
    const state = (card: number) => position({ stages: MOUNTAIN, riders: { A1: '30.1*', B1: '24.1' }, hands: { B: [card] } })
    expect(legalTexts(state(5))).toEqual(['5+1→30.2', '5+2→31.1', '5+2→31.2', '5→29.1', '5→29.2'])
    expect(legalTexts(state(6))).toEqual(['6→30.2'])
  })

  it('TDF-19 nobody is passed across a median: it needs a rider one row behind on the own carriageway', () => {
    const legal = (at: string, hasMedian: boolean) =>
      legalTexts(position({ ...ownBoard({}, 'descent', hasMedian), riders: { A1: `${at}*`, B1: '8.1' }, hands: { B: [2] } })).filter(
        (text) => text.startsWith('2+2'),
      )
    expect(legal('11.3', false)).toEqual(['2+2→12.1', '2+2→12.2', '2+2→12.3'])
    expect(legal('11.3', true)).toEqual([])
    expect(legal('11.2', true)).toEqual(['2+2→12.1', '2+2→12.2'])
  })

  it('TDF-20 riders past the line and at the roadside break no wind', () => {
    const state = position({ riders: { A1: '~50.1', B1: '44.2' }, hands: { A: [1], B: [4] }, parts: { acting: riderId('B1') } })
    expect(legalTexts(state)).toEqual(['4→48.1', '4→48.2'])
  })
})

describe('kept cards', () => {
  it('TDF-27 W26 fresh legs add three on the flat, a climber is not halved on a climb', () => {
    const flat = position({ riders: { A1: '40.1' }, hands: { A: [4] } })
    flat.riders[0]!.kept.push('ATTACK')
    expect(legalTexts(flat)).toEqual(['4 ATTACK→47.1', '4 ATTACK→47.2', '4→44.1', '4→44.2'])
    expectRefused(game, flat, 0, ride(flat, 4, '44.1', 0, 'CLIMB'), 'NOT_KEPT', 'TDF-27')
    expectRefused(game, flat, 0, ride(flat, 4, '48.1', 1, 'ATTACK'), 'BOOST_HERE', 'TDF-27')
    const climb = position({ stages: MOUNTAIN, riders: { A1: '18.2' }, hands: { A: [4] } })
    climb.riders[0]!.kept.push('CLIMB', 'ATTACK')
    expect(legalTexts(climb)).toEqual(['4 CLIMB→22.1', '4 CLIMB→22.2', '4→20.1', '4→20.2', '4→20.3'])
    expectRefused(game, climb, 0, ride(climb, 4, '22.1', 0, 'ATTACK'), 'BOOST_HERE', 'TDF-27')
  })
})

describe('a climb', () => {
  it('TDF-27 a climber passes somebody further up', () => {
    for (const ahead of ['14.1*', '7.1*']) {
      const state = position({ ...ownBoard({}, 'climb'), riders: { A1: '5.1', B1: ahead }, hands: { A: [10], B: [4] } })
      state.riders[0]!.kept.push('CLIMB')
      expect(legalTexts(state)).toEqual(['10 CLIMB→15.1', '10 CLIMB→15.2', '10 CLIMB→15.3', '10→10.1', '10→10.2', '10→10.3'])
    }
  })

  it('TDF-17, TDF-22 who stays may not bar the road either', () => {
    const narrow = ownBoard({ rows: [{ from: 1, to: 24, terrain: 'climb', lanes: [1], doubled: [] }] })
    const state = position({ ...narrow, seats: 2, riders: { A1: '10.1', B1: '9.1' }, hands: { A: [1, 12], B: [4] } })
    expect(legalTexts(state)).toEqual(['12→16.1'])
    expectRefused(game, state, 0, ride(state, 1, 'stay'), 'OVERTAKING', 'TDF-22')
  })
})

describe('rides without shelter', () => {
  const refused = (given: Parameters<typeof position>[0]) => {
    const state = position(given)
    const all = game.candidates(state, 0).filter((move) => game.whyNot(state, 0, move)?.code === 'NO_SHELTER')
    return all.map((move) => moveText(state, move)).sort()
  }

  it('TDF-18, TDF-19 they are shown with their reason: one square more on the flat, two in a descent, none on a climb', () => {
    const given = { riders: { A1: '10.2' }, hands: { A: [2] } }
    const flat = ['2+1→13.1', '2+1→13.2', '2+1→13.3']
    expect(refused({ ...ownBoard({}, 'flat'), ...given })).toEqual(flat)
    expect(refused({ ...ownBoard({}, 'descent'), ...given })).toEqual([...flat, '2+2→14.1', '2+2→14.2', '2+2→14.3'])
    expect(refused({ ...ownBoard({}, 'climb'), ...given })).toEqual([])
  })
})

describe('the overtaking rule', () => {
  it('TDF-22 W16 room for a 4 in the single lane', () => {
    const state = (hand: number[]) => position({ riders: { B1: '70.1', C1: '70.2' }, hands: { B: hand, C: [9] } })
    expect(legalTexts(state([3, 12]))).toEqual(['12→82.1', '12→82.2'])
    expectRefused(game, state([3, 12]), 1, ride(state([3, 12]), 3, '73.1'), 'OVERTAKING', 'TDF-22')
    expect(legalTexts(state([3, 5]))).toEqual(['5→75.1'])
    expect(legalTexts(state([3, 4]))).toEqual(['3→73.1', '4→74.1'])
  })

  it('TDF-22 a rider who sits out is not to be let past', () => {
    const state = (next: string) => position({ riders: { B1: '70.1', C1: next }, hands: { B: [3, 12], C: [9] } })
    expect(legalTexts(state('70.2!'))).toEqual(['12→82.1', '12→82.2', '3→73.1'])
    const two = position({ riders: { B1: '70.1', C1: '70.2!', C2: '69.1' }, hands: { B: [3, 12], C: [9] } })
    expect(legalTexts(two)).toEqual(['12→82.1', '12→82.2'])
  })

  it('TDF-22 nothing is barred where the next rider can get past at all, be it for less than a 4', () => {
    // On the left of the trees C1 is stopped by D1; without B1 he would have the right side for a 4.
    const state = (stopper: string) =>
      position({ riders: { B1: '83.1', C1: '83.2', D1: `${stopper}*` }, hands: { B: [1, 12], C: [9], D: [9] } })
    expect(legalTexts(state('86.3')).filter((text) => text.startsWith('1→'))).toEqual(['1→84.1', '1→84.3'])
    expect(legalTexts(state('85.3')).filter((text) => text.startsWith('1→'))).toEqual(['1→84.3'])
  })

  it('TDF-21, TDF-22 without the option nothing is barred', () => {
    const state = position({ options: { overtakingRule: 'off' }, riders: { B1: '70.1', C1: '70.2' }, hands: { B: [3, 12], C: [9] } })
    expect(legalTexts(state)).toEqual(['12→82.1', '12→82.2', '3→73.1'])
  })

  it('TDF-22, TDF-10 W17 nor may anybody close the road behind the start', () => {
    const riders = { A1: '3.1*', B1: '3.2*', C1: 'S', A2: 'S' }
    const state = position({ round: 1, riders, hands: { A: [5], B: [5], C: [3, 8] } })
    expect(riderName(state.acting)).toBe('C1')
    expect(legalTexts(state)).toEqual(['8→8.1', '8→8.2', '8→8.3'])
  })
})

describe('order', () => {
  it('TDF-9 W6 by row, then from the numbered side, then the roadside', () => {
    const riders = { A1: '9A', B1: '9B', C1: '9C', D1: '10C', A2: '~9A', B2: '8.1' }
    const state = position({ riders, hands: {} })
    expect(raceOrder(state).map(riderName)).toEqual(['D1', 'A1', 'B1', 'C1', 'A2', 'B2'])
  })

  it('TDF-34, TDF-9 W25 the fallen restart in the order of their fall, after the riders of their row', () => {
    const riders = { B1: '~74.1', A1: '~74.1', C1: '74.1', C2: '73.1' }
    const state = position({ riders, hands: { A: [4], B: [4], C: [9, 9] } })
    expect(raceOrder(state).map(riderName)).toEqual(['C1', 'B1', 'A1', 'C2'])
    game.apply(state, 2, ride(state, 9, '83.1'), { chance: { int: () => 0 } })
    expect(riderName(state.acting)).toBe('B1')
    expect(legalTexts(state)).toEqual(['4→78.1', '4→78.2'])
  })
})

/** Shortest and longest way from `S` to F0. */
function stepsToLine(graph: ReturnType<typeof graphOf>): [number, number] {
  const shortest = new Map<number, number>()
  const longest = new Map<number, number>()
  const order = Array.from({ length: graph.size }, (_, id) => id).sort(
    (a, b) =>
      graph.row[a]! - graph.row[b]! ||
      Number(graph.row[graph.straight[a]!] !== graph.row[a]) - Number(graph.row[graph.straight[b]!] !== graph.row[b]),
  )
  for (const id of graph.start) {
    shortest.set(id, 1)
    longest.set(id, 1)
  }
  let result: [number, number] = [Infinity, 0]
  for (const id of order)
    for (let i = graph.nextFrom[id]!; i < graph.nextFrom[id + 1]!; i++) {
      const to = graph.next[i]!
      const [low, high] = [shortest.get(id)! + 1, longest.get(id)! + 1]
      if (to >= graph.size) result = [Math.min(result[0], low), Math.max(result[1], high)]
      shortest.set(to, Math.min(shortest.get(to) ?? Infinity, low))
      longest.set(to, Math.max(longest.get(to) ?? 0, high))
    }
  return result
}
