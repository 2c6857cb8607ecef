import { expectLegal, expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { DISTANCE, PACES, PACE_COST, type Pace } from '../content/paces.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { id, playGroup, position, where, type PositionParts } from './position.ts'

const B1 = id('B1')
const choose = (pace: Pace): Move => ({ type: 'pace', rider: B1, pace })
const pay = (tokens: string): Move => ({ type: 'pay', rider: B1, tokens })
const paces = (...names: Pace[]) => names.map(choose)

/** Blue A alone in the front group. */
const alone = (rider: string, place: Partial<PositionParts> = {}): State => position({ riders: [rider, 'R1@2 none'], ...place })

/** After the reveal: blue A is asked how it pays. */
function paying(state: State, pace: Pace): State {
  const after = game.clone(state)
  game.apply(after, 0, choose(pace), { chance: { int: () => 0 } })
  return after
}

describe('paces', () => {
  it('E1 CDB-15, CDB-16, CDB-18: an acceleration costs two tokens, one of them of the square', () => {
    const state = alone('B1@11 P1 C1 S1')
    expectLegal(game, state, 0, paces('CON', 'SIL', 'ACC'))
    expectRefused(game, state, 0, choose('OFF'), 'TOO_FEW_OF_TERRAIN', 'CDB-16')
    const payingState = paying(state, 'ACC')
    expectLegal(game, payingState, 0, [pay('PC'), pay('CS')])
    expect(expectRefused(game, payingState, 0, pay('PS'), 'WRONG_COLOURS', 'CDB-18').params).toEqual({ needed: 1, given: 0, terrain: 'C' })
    expectRefused(game, payingState, 0, pay('C'), 'WRONG_SIZE', 'CDB-18')
    expectRefused(game, payingState, 0, pay('CM'), 'NOT_ON_PLATE', 'CDB-11')
    expectRefused(game, payingState, 0, pay('Cc'), 'NOT_ON_PLATE', 'CDB-11')
  })

  it('E2 CDB-15, CDB-16, CDB-18: an offensive costs three tokens, two of them of the square', () => {
    const state = alone('B1@11 P1 C2 M1')
    expectLegal(game, state, 0, paces('CON', 'SIL', 'ACC', 'OFF'))
    expectLegal(game, paying(state, 'OFF'), 0, [pay('PCC'), pay('CCM')])
    const poor = alone('B1@11 P4 C1')
    expectLegal(game, poor, 0, paces('CON', 'SIL', 'ACC'))
    expect(expectRefused(game, poor, 0, choose('OFF'), 'TOO_FEW_OF_TERRAIN', 'CDB-16').params).toEqual({
      pace: 'OFF',
      needed: 2,
      owned: 1,
      terrain: 'C',
    })
  })

  it('E12 CDB-16, CDB-20: an offensive is made once', () => {
    const state = alone('B1@7 M4', { attacked: ['B1'] })
    expectLegal(game, state, 0, paces('CON', 'SIL', 'ACC'))
    expectRefused(game, state, 0, choose('OFF'), 'OFFENSIVE_SPENT', 'CDB-16')
  })

  it('E13 CDB-16: without a token of the square there is nothing but Constance', () => {
    const state = alone('B1@10 M2')
    expectLegal(game, state, 0, paces('CON'))
    for (const pace of ['SIL', 'ACC', 'OFF'] as const) expectRefused(game, state, 0, choose(pace), 'TOO_FEW_OF_TERRAIN', 'CDB-16')
  })

  it('CDB-16: a rider with one token, with two of one colour, with none', () => {
    expectLegal(game, alone('B1@10 P1'), 0, paces('CON', 'SIL'))
    expectRefused(game, alone('B1@10 P1'), 0, choose('ACC'), 'TOO_FEW_TOKENS', 'CDB-16')
    expectLegal(game, alone('B1@10 P2'), 0, paces('CON', 'SIL', 'ACC'))
    expectRefused(game, alone('B1@10 P2'), 0, choose('OFF'), 'TOO_FEW_TOKENS', 'CDB-16')
    expectLegal(game, alone('B1@10 none'), 0, paces('CON'))
  })

  it('CDB-8, CDB-16, CDB-18: the face-down token counts like any other, blanks do not', () => {
    const state = alone('B1@11 P1 C1 (C)')
    expectLegal(game, state, 0, paces('CON', 'SIL', 'ACC', 'OFF'))
    expectLegal(game, paying(state, 'ACC'), 0, [pay('PC'), pay('Pc'), pay('Cc')])
    expectLegal(game, paying(state, 'OFF'), 0, [pay('PCc')])
    expectLegal(game, paying(state, 'SIL'), 0, [pay('C'), pay('c')])
    expectLegal(game, alone('B1@11 (M)'), 0, paces('CON'))
    expectLegal(game, alone('B1@7 (M)'), 0, paces('CON', 'SIL'))
    expectRefused(game, paying(state, 'ACC'), 0, pay('Cm'), 'NOT_ON_PLATE', 'CDB-11')
  })

  it('CDB-15: distances and costs of the table', () => {
    for (const [pace, cases] of [
      ['CON', 1],
      ['SIL', 1],
      ['ACC', 2],
      ['OFF', 3],
    ] as const) {
      const { state } = playGroup(alone('B1@10 P4'), { pace: { B1: pace } })
      expect(where(state, 'B1')).toBe(`${10 + cases} ${['P4', 'P3', 'P2', 'P1'][PACES.indexOf(pace)]}`)
      expect(PACE_COST[pace].tokens).toBe(PACES.indexOf(pace))
    }
    expect(DISTANCE).toEqual({ OFF: 3, TOW3: 3, ACC: 2, SIL2: 2, SIL1: 1, TOW2: 2, CON: 1 })
  })

  it('CDB-15: the terrain is that of the square where the rider stood at the start of the round', () => {
    const { state } = playGroup(alone('B1@10 P1 C1 S1'), { pace: { B1: 'ACC' }, pay: { B1: 'PC' } })
    expect(where(state, 'B1')).toBe('12 S1')
  })

  it('CDB-14, CDB-17: paces are secret until all are in, then shown together', () => {
    const state = position({ riders: ['B1@10 P2', 'B2@10 P2', 'R1@10 P1'] })
    expect(game.toAct(state)).toEqual([0, 1])
    expectRefused(game, state, 0, { type: 'pace', rider: id('B2'), pace: 'CON' }, 'OTHER_RIDER_FIRST', 'CDB-12')
    expectRefused(game, state, 0, { type: 'pace', rider: id('R1'), pace: 'CON' }, 'NOT_YOUR_RIDER', 'CDB-14')
    expectRefused(game, state, 0, pay('P'), 'WRONG_PHASE', 'CDB-13')
    const { log, events } = playGroup(state, { pace: { B1: 'ACC', R1: 'SIL' }, tow: { R1: false } })
    const answers = log.filter(({ event }) => event.type === 'answered').slice(0, 3)
    expect(answers.map(({ event, to }) => [event.type === 'answered' && event.answer, to])).toEqual([
      ['ACC', { only: 0 }],
      ['CON', { only: 0 }],
      ['SIL', { only: 1 }],
    ])
    expect(events.find((event) => event.type === 'pacesRevealed')).toEqual({
      type: 'pacesRevealed',
      paces: [
        { rider: id('B1'), pace: 'ACC' },
        { rider: id('B2'), pace: 'CON' },
        { rider: id('R1'), pace: 'SIL' },
      ],
    })
  })

  it('CDB-12, CDB-16: a hand can lay out the paces of all its riders: what a later one can never have is told apart from what is not yet', () => {
    const state = position({ riders: ['B1@11 P1 C1', 'B2@11 M3', 'R1@11 C3'] })
    const offered = game.candidates(state, 0).map((move) => ({ move, code: game.whyNot(state, 0, move)?.code }))
    const of = (rider: string) =>
      offered.flatMap(({ move, code }) => (move.type === 'pace' && move.rider === id(rider) ? [[move.pace, code]] : []))
    expect(of('B1')).toEqual([
      ['CON', undefined],
      ['SIL', undefined],
      ['ACC', undefined],
      ['OFF', 'TOO_FEW_OF_TERRAIN'],
    ])
    expect(of('B2')).toEqual([
      ['CON', 'OTHER_RIDER_FIRST'],
      ['SIL', 'TOO_FEW_OF_TERRAIN'],
      ['ACC', 'TOO_FEW_OF_TERRAIN'],
      ['OFF', 'TOO_FEW_OF_TERRAIN'],
    ])
    expect(offered).toHaveLength(8)
  })

  it('CDB-14: who has no rider in the group does nothing, and who has answered waits', () => {
    const state = position({ riders: ['B1@10 P2', 'R1@10 P1', 'W1@8 P2'] })
    expect(game.toAct(state)).toEqual([0, 1])
    expect(game.candidates(state, 2)).toEqual([])
    expectRefused(game, state, 2, { type: 'pace', rider: id('W1'), pace: 'CON' }, 'NOT_YOUR_TURN', 'CDB-14')
    game.apply(state, 0, choose('ACC'), { chance: { int: () => 0 } })
    expect(game.toAct(state)).toEqual([1])
    expect(game.committed?.(state)).toEqual([0])
    expectRefused(game, state, 0, choose('CON'), 'NOT_YOUR_TURN', 'CDB-14')
  })
})
