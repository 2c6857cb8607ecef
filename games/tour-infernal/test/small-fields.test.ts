import { play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import { A, B, C, D, attacks, board, plays, position, quietly, type PositionParts } from './position.ts'

describe('fields of three or four', () => {
  it('TI-42, TI-110: attacks cost double above speed 2', () => {
    const cost = (options: PositionParts['options']) => {
      const state = position({ gaps: '0: a b c d', ...(options === undefined ? {} : { options }) })
      return run({ game, state, moves: plays(state, 'RR RR R R') }).state.groups[0]
    }
    expect(cost({ sfDoubleAbove2: true })).toMatchObject({ speed: 3, cost: 2 })
    expect(cost({})).toMatchObject({ speed: 3, cost: 1 })
  })

  it('X39 TI-45, TI-111: only more than half cancels', () => {
    const state = position({ gaps: '0: a b c d', first: D, options: { direction: 'counterclockwise', sfMajorityCancel: true } })
    const { state: ridden } = run({ game, state, moves: plays(state, 'R R R R') })
    expect(board(run({ game, state: ridden, moves: attacks('A1 B1 C0 D0') }).state)).toBe('0: a b; 20: c d')
    const three = run({ game, state: ridden, moves: attacks('A1 B1 C1') })
    expect(three.events).toContainEqual({ type: 'waveCancelled', group: 0, riders: [A, B, C], n: 4 })
  })

  it('X39 TI-112: a pair that shares the work rides at 4', () => {
    const place: PositionParts = { gaps: '0: a; 40: b c', options: { sfRelay: true } }
    const state = position(place)
    const { state: after, events } = run({ game, state, moves: plays(state, 'RRR / RR RR') })
    expect(after.riders.map(({ speed }) => speed)).toEqual([3, 4, 4])
    expect(board(after)).toBe('0: a; 20: b c')
    expect(events.filter(({ type }) => type === 'rode')).toMatchObject([{ ride: { hasRelay: false } }, { ride: { hasRelay: true } }])
    expect(run({ game, state, moves: plays(state, 'RRR / RR R') }).state.riders[B]!.speed).toBe(2)
  })
})

describe('neutral riders', () => {
  const place: PositionParts = { gaps: '0: a b c z; 20: d' }

  it('X42 TI-40, TI-45, TI-113: a neutral rider counts in his group', () => {
    const state = position(place)
    const { state: ridden, events } = run({ game, state, moves: plays(state, 'R R R RR'), chance: [4] })
    expect(events).toContainEqual({ type: 'neutralPlayed', rider: 4, die: 5, play: 'RR' })
    expect(ridden.riders.map(({ speed }) => speed)).toEqual([2, 2, 2, 2, 2])
    expect(board(ridden)).toBe('0: a b c z; 20: d')
    expect(ridden.groups[0]!.riders).toEqual([A, B, C, 4])
    const cancelled = run({ game, state: ridden, moves: attacks('C1 B1') })
    expect(cancelled.events).toContainEqual({ type: 'waveCancelled', group: 0, riders: [C, B], n: 4 })
  })

  it('TI-113: with company 5 and 6 ride hard, alone or in high mountain 4 too', () => {
    const laid = (gaps: string, tile: PositionParts['tile'], die: number) => {
      const state = position({ gaps, ...(tile === undefined ? {} : { tile }) })
      return run({ game, state, moves: plays(state, 'R R R'), chance: [die - 1] }).state.riders[3]!.play
    }
    expect([3, 4, 5].map((die) => laid('0: a b z; 20: c', 'NR', die))).toEqual(['R', 'R', 'RR'])
    expect([3, 4, 5].map((die) => laid('0: a b c; 200: z', 'NR', die))).toEqual(['R', 'RR', 'RR'])
    expect([3, 4, 5].map((die) => laid('0: a b c z', 'HM', die))).toEqual(['R', 'RR', 'RR'])
  })

  it('TI-12, TI-13, TI-113: company and head of the race, but no play order, no contest, no place', () => {
    const pair = position({ gaps: '0: z; 20: a y; 40: b c', tile: 'PM' })
    expect(game.legal(pair, A).map((move) => (move as { play: string }).play)).toEqual(['R', 'RR', 'S', 'A'])
    expect(pair.order).toEqual([A, B, C])
    const { state: step4 } = run({ game, state: pair, moves: plays(pair, 'R R R'), chance: [0, 0] })
    expect(step4.speakers).toEqual([C, B, A])
    const { state: next } = run({ game, state: step4, moves: attacks('C0 B0 A0') })
    // a is the first player over the climb, alone among the players.
    expect(next.passing).toEqual([A, B, C])
    expect(next.riders[A]!.bonus).toBe(20)
    expect(next.riders[3]!.bonus + next.riders[4]!.bonus).toBe(0)
  })

  it('TI-71, TI-113: neutral riders wait at the barrier too', () => {
    const state = position({ gaps: '0: a; 40: z; 60: b c', tile: 'LC' })
    const { state: step3 } = run({ game, state, moves: plays(state, 'R R R'), chance: [0] })
    expect(board(run({ game, state: step3, moves: attacks('C0 B0'), chance: [2] }).state)).toBe('0: a; 80: b c z')
  })

  it('TI-94, TI-113: a neutral rider is nobody who is left', () => {
    const hands = { [A]: [1, 0, 0], [B]: [1, 0, 0] } as const
    const state = position({ gaps: '0: a b z; 20: c', hands })
    const { state: step3 } = run({ game, state, moves: plays(state, 'R R R'), chance: [0] })
    const over = run({ game, state: step3, moves: quietly(step3) })
    expect(over.state.result).toMatchObject({ ending: 'survivor', finishers: [C], gaps: [0, 0, 0] })
    expect(over.outcome!.places).toHaveLength(3)
  })

  it('TI-101, TI-113: for M1 a neutral rider is company, and is behind', () => {
    const solo = (gaps: string) => {
      const state = position({ gaps })
      const { state: step3 } = run({ game, state, moves: plays(state, 'R R R'), chance: [0] })
      return run({ game, state: step3, moves: quietly(step3) }).state.riders.map((rider) => rider.solo)
    }
    expect(solo('0: b c; 20: a; 40: z')).toEqual([1, 0, 0, 0])
    expect(solo('0: b c; 20: a z')).toEqual([0, 0, 0, 0])
    expect(solo('0: b c z; 20: a')).toEqual([0, 0, 0, 0])
  })
})
