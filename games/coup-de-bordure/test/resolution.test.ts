import { expectLegal, expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { playGroup, position, whereAll, type Answers } from './position.ts'

const P9 = { 9: 'P' } as const
const M9 = { 9: 'M' } as const

/** Plays the front group, and gives square and tokens of the riders named. */
function result(riders: readonly string[], cases: Parameters<typeof position>[0]['cases'], answers: Answers) {
  const run = playGroup(position({ riders, ...(cases === undefined ? {} : { cases }) }), answers)
  return {
    ...run,
    where: whereAll(
      run.state,
      riders.map((rider) => rider.split('@')[0]!),
    ),
  }
}

const steps = (events: ReturnType<typeof playGroup>['events']) =>
  events.flatMap((event) => (event.type === 'stepBegan' ? [`${event.step} ${event.reason}`] : []))

describe('resolution of a group', () => {
  it('E3 CDB-23, CDB-49: a broken promise costs a token', () => {
    const { where, events } = result(['B1@9 P1 S1', 'R1@9 P2'], P9, { pace: { B1: 'SIL', R1: 'CON' } })
    expect(where).toEqual({ B1: '10 S1', R1: '10 P2' })
    expect(steps(events)).toContain('4 wheelMissed')
  })

  it('E4 CDB-22, CDB-23, CDB-24, CDB-27: a silent rider in the wheel', () => {
    const { where, questions } = result(['R1@9 P2 C1', 'B1@9 P1 S1', 'W1@9 P1'], P9, {
      pace: { R1: 'ACC', B1: 'SIL' },
      pay: { R1: 'PC' },
      tow: { B1: false },
    })
    expect(where).toEqual({ R1: '11 P1', B1: '11 S1', W1: '10 P1' })
    expect(questions.filter((question) => question.startsWith('follow'))).toEqual([])
  })

  it('E5 CDB-24, CDB-26, CDB-29: "Je tracte"; who has no token of the square stays', () => {
    const { where, questions, events } = result(['R1@9 P2 C1', 'B1@9 P1 S1', 'W1@9 P1', 'K1@9 S2'], P9, {
      pace: { R1: 'ACC', B1: 'SIL' },
      pay: { R1: 'PC' },
      tow: { B1: true },
      follow: { W1: 'P' },
    })
    expect(where).toEqual({ R1: '11 P1', B1: '11 S1', W1: '11 none', K1: '10 S2' })
    expect(questions.slice(4)).toEqual(['pay R1', 'announce B1', 'follow W1'])
    expect(events).toContainEqual({ type: 'towsAnnounced', towing: [0], quiet: [] })
    expect(events).toContainEqual({ type: 'towOpened', distance: 2, reason: 'announced', riders: [0] })
    expect(events).toContainEqual({ type: 'towTaken', distance: 2, followers: [6], others: [9] })
  })

  it('E6 CDB-25, CDB-26, CDB-29: two team-mates away open the tow without a word', () => {
    const { where, questions } = result(['B1@9 P2', 'B2@9 P1 M1', 'R1@9 P1', 'W1@9 P3'], P9, {
      pace: { B1: 'ACC', B2: 'SIL' },
      follow: { R1: 'P', W1: '' },
    })
    expect(where).toEqual({ B1: '11 none', B2: '11 M1', R1: '11 none', W1: '10 P3' })
    expect(questions.slice(4)).toEqual(['follow R1', 'follow W1'])
  })

  it('E7 CDB-23, CDB-25: two in the wheel of a third team are a pair', () => {
    const { where, questions } = result(['R1@9 P1 S1', 'B1@9 P1', 'B2@9 P2', 'K1@9 P1'], P9, {
      pace: { R1: 'ACC', B1: 'SIL', B2: 'SIL' },
      follow: { K1: 'P' },
    })
    expect(where).toEqual({ R1: '11 none', B1: '11 none', B2: '11 P1', K1: '11 none' })
    expect(questions.slice(4)).toEqual(['follow K1'])
  })

  it('E8 CDB-25: two who miss the wheel are no pair (R16)', () => {
    const { where, questions, events } = result(['B1@9 P1', 'B2@9 P2', 'K1@9 P1'], P9, { pace: { B1: 'SIL', B2: 'SIL' } })
    expect(where).toEqual({ B1: '10 none', B2: '10 P1', K1: '10 P1' })
    expect(questions.slice(3)).toEqual([])
    expect(steps(events)).toEqual([
      '1 noOffensive',
      '2 noPair',
      '3 noAcceleration',
      '4 wheelMissed',
      '5 noTower',
      '6 noTow',
      '7 steady',
      '8 markersBack',
    ])
  })

  it('E9 CDB-20, CDB-23: nobody takes the wheel of an offensive (R19)', () => {
    const { where, state } = result(['B1@9 C1 M2', 'R1@9 M1'], M9, { pace: { B1: 'OFF', R1: 'SIL' } })
    expect(where).toEqual({ B1: '12 none', R1: '10 none' })
    expect(state.riders[0]!.hasOffensive).toBe(false)
    expect(state.riders[3]!.hasOffensive).toBe(true)
  })

  it('E10 CDB-21, CDB-24, CDB-29: two offensives of a team open a tow over three', () => {
    const riders = ['B1@9 M3', 'B2@9 P1 M2', 'R1@9 M2', 'W1@9 C2 M1', 'K1@9 M3', 'W2@9 M1']
    const { where, questions, events } = result(riders, M9, {
      pace: { B1: 'OFF', B2: 'OFF', K1: 'ACC', W2: 'SIL' },
      follow: { R1: 'MM', K1: '' },
      tow: { W2: false },
    })
    expect(where).toEqual({ B1: '12 none', B2: '12 none', R1: '12 none', K1: '11 M1', W2: '11 none', W1: '10 C2 M1' })
    expect(questions.slice(6)).toEqual(['follow R1', 'follow K1', 'announce W2'])
    expect(events).toContainEqual({ type: 'towOpened', distance: 3, reason: 'pair', riders: [0, 1] })
    expect(events).toContainEqual({ type: 'towTaken', distance: 3, followers: [3], others: [6, 7, 9] })
  })

  it('E11 CDB-21, CDB-23: the only acceleration is towed away, so the wheel is missed (R15)', () => {
    const { where } = result(['B1@9 M3', 'B2@9 P1 M2', 'K1@9 C1 M2', 'W2@9 M1'], M9, {
      pace: { B1: 'OFF', B2: 'OFF', K1: 'ACC', W2: 'SIL' },
      follow: { K1: 'MM' },
    })
    expect(where).toEqual({ B1: '12 none', B2: '12 none', K1: '12 C1', W2: '10 none' })
  })

  it('CDB-21, CDB-28: a towed rider keeps its offensive and gets its marker back (R31)', () => {
    const { state } = result(['B1@9 M3', 'B2@9 P1 M2', 'R1@9 M2'], M9, { pace: { B1: 'OFF', B2: 'OFF' }, follow: { R1: 'MM' } })
    expect(state.riders[3]!.hasOffensive).toBe(true)
    expect(state.riders.map(({ pace }) => pace)).toEqual(state.riders.map(() => null))
    expect(state.riders.slice(0, 2).map(({ hasOffensive }) => hasOffensive)).toEqual([false, false])
  })

  it('CDB-19, CDB-24: a rider moves once; a rider in the wheel may speak after it moved', () => {
    const { events } = result(['R1@9 P2', 'B1@9 P1 S1', 'W1@9 P1'], P9, {
      pace: { R1: 'ACC', B1: 'SIL' },
      tow: { B1: true },
      follow: { W1: 'P' },
    })
    const moved = events.flatMap((event) => (event.type === 'rode' ? [event.rider] : []))
    expect(moved).toEqual([3, 0, 6])
  })

  it('CDB-24: nobody is asked to tow when everybody has moved', () => {
    const { questions, events } = result(['R1@9 P2', 'B1@9 P1'], P9, { pace: { R1: 'ACC', B1: 'SIL' } })
    expect(questions).toEqual(['pace B1', 'pace R1'])
    expect(steps(events)).toContain('5 nobodyLeft')
  })

  it('CDB-24: asked although nobody left could pay (R34)', () => {
    const { questions, where } = result(['R1@9 P2', 'B1@9 P1', 'W1@9 S1'], P9, { pace: { R1: 'ACC', B1: 'SIL' }, tow: { B1: true } })
    expect(questions.slice(3)).toEqual(['announce B1'])
    expect(where['W1']).toBe('10 S1')
  })

  it('CDB-26: one payment, however many announce (R13)', () => {
    const { where } = result(['R1@9 P2', 'B1@9 P1', 'W1@9 P1', 'K1@9 P2'], P9, {
      pace: { R1: 'ACC', B1: 'SIL', W1: 'SIL' },
      tow: { B1: true, W1: true },
      follow: { K1: 'P' },
    })
    expect(where['K1']).toBe('11 P1')
  })

  it('CDB-30: an offensive and an acceleration are no pair, nor is a rider towed over three (R17)', () => {
    const mixed = result(['B1@9 M3', 'B2@9 M2', 'R1@9 M2'], M9, { pace: { B1: 'OFF', B2: 'ACC' } })
    expect(mixed.where).toEqual({ B1: '12 none', B2: '11 none', R1: '10 M2' })
    const towed = result(['B1@9 M3', 'B2@9 M3', 'R1@9 M2', 'R2@9 M2', 'W1@9 M1'], M9, {
      pace: { B1: 'OFF', B2: 'OFF', R1: 'ACC', R2: 'ACC' },
      follow: { R1: 'MM' },
    })
    expect(towed.where).toEqual({ B1: '12 none', B2: '12 none', R1: '12 none', R2: '11 none', W1: '10 M1' })
  })

  it('CDB-29: acceptances of one window are decided together, and nobody is told why somebody stays', () => {
    const { log } = result(['B1@9 P2', 'B2@9 P1', 'R1@9 P1', 'W1@9 P1'], P9, { pace: { B1: 'ACC', B2: 'SIL' }, follow: { R1: 'P' } })
    const question = log.findIndex(({ event }) => event.type === 'asked' && event.phase === 'follow')
    const taken = log.findIndex(({ event }) => event.type === 'towTaken')
    expect(log.slice(question + 1, taken).map(({ event, to }) => [event.type, to])).toEqual([
      ['answered', { only: 1 }],
      ['answered', { only: 2 }],
    ])
    expect(log[taken]!.event).toEqual({ type: 'towTaken', distance: 2, followers: [3], others: [6] })
  })

  it('CDB-8, CDB-26, CDB-29: with face-down tokens every rider left is asked, and the hidden token pays (R35)', () => {
    const start = position({ riders: ['B1@9 P2', 'B2@9 P1', 'R1@9 S1 (P)', 'W1@9 S2', 'K1@9 P1 (P)'], cases: P9 })
    const { state, questions } = playGroup(start, { pace: { B1: 'ACC', B2: 'SIL' }, follow: { R1: 'p', W1: '', K1: 'P' } })
    expect(questions.slice(5)).toEqual(['pay B1', 'pay B2', 'follow R1', 'follow W1', 'follow K1'])
    expect(whereAll(state, ['R1', 'W1', 'K1'])).toEqual({ R1: '11 S1', W1: '10 S2', K1: '11 (P)' })
    expect(state.riders[3]).toMatchObject({ faceDown: 'spent', down: 6 })
    expect(state.riders[9]).toMatchObject({ faceDown: 'unknown', down: 7 })
  })

  it('CDB-21, CDB-29: what may be paid for a tow, and what may not', () => {
    const start = position({ riders: ['B1@9 M3', 'B2@9 M3', 'R1@9 M1 C1 (M)', 'W1@9 M1 (C)'], cases: M9 })
    const choose = (rider: number, pace: 'OFF' | 'CON'): Move => ({ type: 'pace', rider, pace })
    const chance = { int: () => 0 }
    for (const [seat, move] of [
      [0, choose(0, 'OFF')],
      [0, choose(1, 'OFF')],
      [1, choose(3, 'CON')],
      [2, choose(6, 'CON')],
      [0, { type: 'pay', rider: 0, tokens: 'MMM' }],
      [0, { type: 'pay', rider: 1, tokens: 'MMM' }],
    ] as [number, Move][])
      game.apply(start, seat, move, { chance })
    const follow = (rider: number, tokens: string): Move => ({ type: 'follow', rider, tokens })
    expectLegal(game, start, 1, [follow(3, ''), follow(3, 'Mm')])
    expectRefused(game, start, 1, follow(3, 'MM'), 'NOT_ON_PLATE', 'CDB-11')
    expectRefused(game, start, 1, follow(3, 'CM'), 'WRONG_COLOURS', 'CDB-18')
    expectRefused(game, start, 1, follow(3, 'M'), 'WRONG_SIZE', 'CDB-18')
    expectLegal(game, start, 2, [follow(6, '')])
    const refusal = expectRefused(game, start, 2, follow(6, 'MM'), 'CANNOT_FOLLOW', 'CDB-29')
    expect(refusal.params).toEqual({ distance: 3, needed: 2, owned: 1, terrain: 'M' })
  })

  it('CDB-12: simultaneous results are applied by seat, then by letter', () => {
    const { events } = result(['R2@9 P2', 'R1@9 P2', 'B3@9 P2', 'B1@9 P2'], P9, { pace: { R2: 'ACC', R1: 'ACC', B3: 'ACC', B1: 'ACC' } })
    expect(events.flatMap((event) => (event.type === 'rode' ? [event.rider] : []))).toEqual([0, 2, 3, 4])
  })

  it('CDB-20, CDB-22, CDB-27: the eight steps, each with its reason', () => {
    const { events } = result(['B1@9 M3', 'B2@9 P1 M2', 'R1@9 M2', 'K1@9 M3', 'W2@9 M1'], M9, {
      pace: { B1: 'OFF', B2: 'OFF', K1: 'ACC', W2: 'SIL' },
      tow: { W2: true },
      follow: { R1: '' },
    })
    expect(steps(events)).toEqual([
      '1 offensives',
      '2 pairAway',
      '3 accelerations',
      '4 wheelFound',
      '5 mayAnnounce',
      '6 towOpen',
      '7 steady',
      '8 markersBack',
    ])
  })
})
