import { seededChance } from '@echappee/kernel'
import { expectRefused, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import { sortCards } from '../rules/piles.ts'
import { stageGraph } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import type { Move } from '../rules/moves.ts'
import { legalTexts, ownBoard, position, ride, riderId, riderName, squareId, whereIs } from './position.ts'

const any = () => seededChance('any')
const crash = (card: number): Move => ({ type: 'crash', card })
const discard = (card: number): Move => ({ type: 'discard', card })
const list = (state: State) => state.accidents.map(({ riders }) => riders.map(riderName))

const w11 = (b: number[]) => position({ seats: 2, riders: { A1: '74.1*', B1: '71.1' }, hands: { A: [6, 9], B: b } })

describe('forced contact', () => {
  it('TDF-21, TDF-30, TDF-31, TDF-32 W11 no card avoids it: both fall, discard and miss the next round', () => {
    const state = w11([5, 8])
    expect(legalTexts(state)).toEqual(['5→pile-up', '8→pile-up'])
    const {
      state: after,
      events,
      toAct,
    } = play({
      game,
      state,
      chance: any(),
      moves: [
        [1, crash(5)],
        [1, discard(8)],
        [0, discard(6)],
      ],
    })
    expect(events).toContainEqual({ type: 'handShown', seat: 1, cards: [8] })
    expect(events).toContainEqual(expect.objectContaining({ type: 'piledUp', riders: [riderId('B1'), riderId('A1')], by: 'contact' }))
    expect([whereIs(after, 'A1'), whereIs(after, 'B1')]).toEqual(['~74.1', '~74.1'])
    expect(after.hands[0]).toEqual([9])
    expect(after.hands[1]).toHaveLength(5)
    // Round 6 passed empty (R41); in round 7 they restart in the order of the fall.
    expect(events.filter(({ type }) => type === 'turnMissed')).toHaveLength(2)
    expect(after).toMatchObject({ round: 7, acting: riderId('B1') })
    expect(toAct).toEqual([1])
  })

  it('TDF-21 W12 who can brake must', () => {
    const state = w11([2, 5, 8])
    expect(legalTexts(state)).toEqual(['2→73.1'])
    expectRefused(game, state, 1, crash(5), 'CAN_BRAKE', 'TDF-21')
    expectRefused(game, state, 1, ride(state, 8, '79.1'), 'BLOCKED', 'TDF-16')
  })

  it('TDF-33 W13 the accident is not free for the rest of the round', () => {
    const after = (c: number[]) => {
      const start = position({ seats: 3, riders: { A1: '74.1*', B1: '71.1', C1: '70.1' }, hands: { A: [6, 9], B: [5, 8], C: c } })
      return play({
        game,
        state: start,
        chance: any(),
        moves: [
          [1, crash(5)],
          [1, discard(8)],
          [0, discard(6)],
        ],
      }).state
    }
    expect(legalTexts(after([3, 9]))).toEqual(['3→73.1'])
    const stuck = after([6, 9])
    expect(legalTexts(stuck)).toEqual(['6→pile-up', '9→pile-up'])
    const { state, events } = play({ game, state: stuck, chance: any(), moves: [[2, crash(6)]] })
    expect(list(state)).toEqual([['B1', 'A1', 'C1']])
    expect(events).toContainEqual({ type: 'handShown', seat: 2, cards: [9] })
  })

  it('TDF-31, TDF-8 W14 a median saves the other carriageway', () => {
    const riders = { A1: '25.1*', A2: '25.2*', D1: '25.3*', B1: '24.2' }
    const { state } = play({
      game,
      state: position({ riders, hands: { A: [3, 3], B: [4, 7], D: [5] } }),
      chance: any(),
      moves: [[1, crash(4)]],
    })
    expect(list(state)).toEqual([['B1', 'A2', 'A1']])
    expect(whereIs(state, 'D1')).toBe('25.3')
  })

  it('TDF-30 W15 from the free square furthest from the numbered side; the square hit does nothing', () => {
    const riders = { A1: '61.1*', A2: '61.2*', B1: '58.1' }
    const { state, events } = play({
      game,
      state: position({ riders, hands: { A: [3, 3], B: [5, 6] } }),
      chance: any(),
      moves: [[1, crash(5)]],
    })
    expect(list(state)).toEqual([['B1', 'A2', 'A1']])
    expect(stageGraph(state).row[state.accidents[0]!.square]).toBe(61)
    expect(state.phase).toBe('discard')
    const [piled] = events.filter((event) => event.type === 'piledUp')
    expect(piled!.path.at(-1)).toBe(squareId(state, '60.2'))
  })

  it('TDF-31, TDF-29 W35 a partly open row is one section, and a fall passes the sprint line', () => {
    const riders = { A1: '22.1*', C1: '22.2*', D1: '22.3*', B1: '21.2' }
    const start = position({ riders, hands: { A: [1], B: [6, 7], C: [1], D: [1] }, parts: {} })
    start.passes[0] = 1
    const { state, events } = play({ game, state: start, chance: any(), moves: [[1, crash(6)]] })
    expect(list(state)).toEqual([['B1', 'C1', 'A1', 'D1']])
    expect(events).toContainEqual({
      type: 'sprintPassed',
      rider: riderId('B1'),
      sprint: 0,
      name: 'Route du Bord de Mer',
      place: 2,
      points: 0,
      seconds: 0,
    })
    expect(state.riders[riderId('B1')]!.passed & 1).toBe(1)
  })

  it('TDF-30 nothing is shown where the option says so', () => {
    const state = position({
      seats: 2,
      options: { revealOnCrash: false },
      riders: { A1: '74.1*', B1: '71.1' },
      hands: { A: [6, 9], B: [5, 8] },
    })
    const { events, view } = play({ game, state, chance: any(), moves: [[1, crash(5)]] })
    expect(events.some(({ type }) => type === 'handShown')).toBe(false)
    expect(view(0).shown[1]!.cards).toEqual([])
  })

  it('TDF-30 what was shown is remembered until it is played or the hand is empty', () => {
    const start = position({ seats: 2, riders: { A1: '74.1*', B1: '71.1' }, hands: { A: [6, 9, 3], B: [5, 8, 10] } })
    const { state, view } = play({ game, state: start, chance: any(), moves: [[1, crash(5)]] })
    expect(view(0).shown[1]).toEqual({ cards: [8, 10], from: 0 })
    for (let i = 0; i < 20; i++) expect(sortCards(game.determinize(view(0), seededChance(`${i}`)).hands[1]!)).toEqual([8, 10])
    const { view: later } = play({ game, state, chance: any(), moves: [[1, discard(8)]] })
    const held = Array.from({ length: 40 }, (_, i) => game.determinize(later(0), seededChance(`${i}`)))
    for (const { hands, down } of held) expect(sortCards([...hands[1]!, ...down[1]!])).toEqual([8, 10])
    expect(new Set(held.map(({ hands }) => hands[1]![0]))).toEqual(new Set([8, 10]))
  })
})

describe('what a fall costs', () => {
  it('TDF-27, TDF-32 the spare bike saves the card and the turn', () => {
    const start = w11([5, 8])
    start.riders[0]!.kept.push('RESTART')
    const { state, toAct } = play({
      game,
      state: start,
      chance: any(),
      moves: [
        [1, crash(5)],
        [1, discard(8)],
        [0, { type: 'restart', isUsed: true }],
      ],
    })
    expect(state.hands[0]).toEqual([6, 9])
    expect(state).toMatchObject({ round: 6, acting: riderId('A1'), usedChance: ['RESTART'] })
    expect(toAct).toEqual([0])
    expect(whereIs(state, 'A1')).toBe('~74.1')
  })

  it('TDF-27, TDF-32 it may be kept for another day', () => {
    const start = w11([5, 8])
    start.riders[0]!.kept.push('RESTART')
    const { state } = play({
      game,
      state: start,
      chance: any(),
      moves: [
        [1, crash(5)],
        [1, discard(8)],
        [0, { type: 'restart', isUsed: false }],
        [0, discard(9)],
      ],
    })
    expect(state.hands[0]).toEqual([6])
    expect(state.riders[0]!.kept).toEqual(['RESTART'])
  })

  it('TDF-13, TDF-32 an empty hand is refilled before its discard', () => {
    const { state, toAct } = play({
      game,
      state: position({ seats: 2, riders: { A1: '74.1*', B1: '71.1' }, hands: { A: [9], B: [5] } }),
      chance: any(),
      moves: [[1, crash(5)]],
    })
    expect([state.phase, toAct]).toEqual(['discard', [1]])
    expect(state.hands[1]).toHaveLength(5)
  })

  it('TDF-13, TDF-32 a hand that its discard empties is refilled after the turn, not before the next discard', () => {
    const moves = [
      [1, crash(5)],
      [1, discard(8)],
    ] as const
    const { state, toAct } = play({ game, state: w11([5, 8]), chance: any(), moves })
    expect([state.phase, toAct, state.hands[1]]).toEqual(['discard', [0], []])
  })

  it('TDF-30 of two squares of the lane furthest from the numbered side, the one further on', () => {
    const alike = { terrain: 'flat' as const, lanes: [1, 2, 3] }
    const rows = [
      { from: 1, to: 9, ...alike, doubled: [] },
      { from: 10, to: 11, ...alike, doubled: [3] },
      { from: 12, to: 24, ...alike, doubled: [] },
    ]
    const riders = { A1: '13.1*', A2: '13.2*', A3: '13.3*', C1: '11C*', B1: '8.3' }
    const state = position({ ...ownBoard({ rows }), seats: 3, riders, hands: { A: [5], B: [9, 10], C: [5] } })
    const { events } = play({ game, state, chance: any(), moves: [[1, crash(9)]] })
    const [piled] = events.filter((event) => event.type === 'piledUp')
    expect([piled!.path.at(-1), piled!.square]).toEqual([squareId(state, '12.3'), squareId(state, '13.3')])
  })

  it('TDF-31 who runs into a rider on the other square of his doubled lane falls once', () => {
    const alike = { terrain: 'flat' as const, lanes: [1, 2, 3] }
    const rows = [
      { from: 1, to: 9, ...alike, doubled: [] },
      { from: 10, to: 24, ...alike, doubled: [3] },
    ]
    const riders = { A1: '10C*', B1: '10D' }
    const state = position({ ...ownBoard({ rows }), seats: 2, riders, hands: { A: [5], B: [9, 10] } })
    const { state: after } = play({ game, state, chance: any(), moves: [[1, crash(9)]] })
    expect(list(after)).toEqual([['B1', 'A1']])
  })

  it('TDF-31 who is hit is the rider on the road, not the one who lies beside the same square', () => {
    const riders = { A1: '~74.1*', A2: '74.1*', B1: '71.1' }
    const state = position({ seats: 2, riders, hands: { A: [6, 9], B: [5, 8] } })
    const { state: after } = play({ game, state, chance: any(), moves: [[1, crash(5)]] })
    expect(list(after)).toEqual([['B1', 'A2']])
  })

  it('TDF-30 with no free step at all he runs into the lane furthest from the numbered side', () => {
    const hit = (riders: Record<string, string>) => {
      const state = position({ round: 1, riders: { ...riders, B1: riders['B1'] ?? 'S' }, hands: { B: [2, 3], A: [5, 5, 5, 5] } })
      const { state: after } = play({ game, state, chance: any(), moves: [[1, crash(2)]] })
      return list(after)[0]!
    }
    expect(hit({ A1: '1.1*', A2: '1.2*', A3: '1.3*' })).toEqual(['B1', 'A3', 'A1', 'A2'])
    expect(hit({ B1: '~40.1', A1: '41.1*', A2: '41.2*' })).toEqual(['B1', 'A2', 'A1'])
  })

  it('TDF-31 who lies at the roadside of the row since the round before falls no second time', () => {
    const state = position({ seats: 3, riders: { A1: '74.1*', B1: '71.1', C1: '~74.1*' }, hands: { A: [6, 9], B: [5, 8], C: [4] } })
    const { state: after } = play({ game, state, chance: any(), moves: [[1, crash(5)]] })
    expect(list(after)).toEqual([['B1', 'A1']])
  })

  it('TDF-33, TDF-29 who is carried into an accident beyond a sprint line has passed it', () => {
    const state = position({ seats: 3, riders: { A1: '22.1*', C1: '20.1' }, hands: { A: [6], C: [4, 9] } })
    state.accidents = [{ square: squareId(state, '22.1'), number: 1, riders: [] }]
    state.riders[0]!.standing = 'roadside'
    const { state: after, events } = play({ game, state, chance: any(), moves: [[2, crash(4)]] })
    expect(events).toContainEqual(expect.objectContaining({ type: 'pileUpJoined', by: 'contact', path: expect.any(Array) }))
    expect([after.riders[riderId('C1')]!.bonusPoints, after.passes[0]]).toEqual([1, 1])
  })

  it('TDF-9, TDF-34 accidents are numbered: the earlier ones restart first, each in the order of the fall', () => {
    const state = w11([5, 8])
    const before = state.accidentCount
    const { state: after } = play({ game, state, chance: any(), moves: [[1, crash(5)]] })
    expect([after.accidentCount, after.accidents[0]!.number]).toEqual([before + 1, before + 1])
    expect([after.riders[riderId('B1')]!.fall, after.riders[riderId('A1')]!.fall]).toEqual([16 * (before + 1), 16 * (before + 1) + 1])
  })

  it('TDF-32 in a time trial a team without cards discards nothing, and misses its turn all the same', () => {
    const state = position({
      seats: 2,
      stages: [{ board: 'flat', kind: 'ttt' }],
      riders: { A1: '74.1*', B1: '71.1' },
      hands: { B: [5, 8] },
      parts: { team: 1, acting: riderId('B1'), hasSecondDeal: [true, true] },
    })
    const { state: after, events } = play({
      game,
      state,
      chance: any(),
      moves: [
        [1, crash(5)],
        [1, discard(8)],
      ],
    })
    expect(events).toContainEqual({ type: 'fallSettled', rider: riderId('A1'), isMissing: true })
    expect(events.filter((event) => event.type === 'laidDown').map(({ seat }) => seat)).toEqual([1])
    expect(after.phase).toBe('finished')
  })

  it('TDF-27, TDF-32 only the owner of the fallen is asked, and for a card of his hand', () => {
    const { state } = play({ game, state: w11([5, 8]), chance: any(), moves: [[1, crash(5)]] })
    expect([game.candidates(state, 1), game.candidates(state, 0)]).toEqual([[discard(8)], []])
    expectRefused(game, state, 1, discard(9), 'NOT_IN_HAND', 'TDF-12')
    const kept = w11([5, 8])
    kept.riders[riderId('B1')]!.kept.push('CLIMB', 'RESTART')
    const { state: asked, events: before } = play({ game, state: kept, chance: any(), moves: [[1, crash(5)]] })
    const both: Move[] = [
      { type: 'restart', isUsed: true },
      { type: 'restart', isUsed: false },
    ]
    expect([game.legal(asked, 1), game.candidates(asked, 1), game.candidates(asked, 0), game.fallback(asked, 1)]).toEqual([
      both,
      both,
      [],
      both[0],
    ])
    expect(before.some(({ type }) => type === 'keptUsed')).toBe(false)
    const { state: used, events } = play({ game, state: asked, chance: any(), moves: [[1, both[0]!]] })
    expect(events).toContainEqual({ type: 'keptUsed', rider: riderId('B1'), card: 'RESTART' })
    expect(used.riders[riderId('B1')]!.kept).toEqual(['CLIMB'])
  })

  it('TDF-34 R22 from the roadside to any lane of the next row of that carriageway', () => {
    const state = position({ riders: { A1: '~25.1' }, hands: { A: [1] } })
    expect(legalTexts(state)).toEqual(['1→26A', '1→26B'])
    const purple = position({ riders: { A1: '~25.3' }, hands: { A: [1] } })
    expect(legalTexts(purple)).toEqual(['1→26D'])
  })
})
