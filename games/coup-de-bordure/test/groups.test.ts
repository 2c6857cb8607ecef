import { defaultOptions, seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import type { CourseId } from '../content/courses.ts'
import { TEAMS } from '../content/teams.ts'
import { classification } from '../rules/finish.ts'
import { game } from '../rules/index.ts'
import { optionFields } from '../rules/options.ts'
import { riderName } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import { endRound, playGroup, position, where, whereAll } from './position.ts'

describe('rounds and groups', () => {
  it('E14 CDB-13, CDB-14: the front group is played to its end before the next one chooses', () => {
    const start = position({ riders: ['R1@10 P2', 'B1@10 P1', 'W1@8 P2 C1', 'B2@8 C2'] })
    expect(start.groupCase).toBe(10)
    const first = playGroup(start, { pace: { R1: 'ACC', B1: 'SIL' } })
    expect(first.questions).toEqual(['pace B1', 'pace R1'])
    expect(whereAll(first.state, ['R1', 'B1'])).toEqual({ R1: '12 none', B1: '12 none' })
    expect(first.state.groupCase).toBe(8)
    const second = playGroup(first.state, { pace: { W1: 'ACC', B2: 'CON' }, pay: { W1: 'PP' } })
    expect(whereAll(second.state, ['W1', 'B2'])).toEqual({ W1: '10 C1', B2: '9 C2' })
    expect(second.state.groupCase).toBe(1)
    const { state, events } = endRound(second.state)
    expect(where(state, 'W1')).toBe('10 C1')
    expect(events).toContainEqual({ type: 'roundEnded', round: 8 })
    expect(state.round).toBe(9)
  })

  it('E15 CDB-30: team-mates on different squares are no pair (R18)', () => {
    const start = position({ riders: ['B1@9 P2', 'R1@9 P1', 'B2@8 P2'], cases: { 9: 'P' } })
    const first = playGroup(start, { pace: { B1: 'ACC' } })
    const { state } = playGroup(first.state, { pace: { B2: 'ACC' } })
    expect(whereAll(state, ['B1', 'R1', 'B2'])).toEqual({ B1: '11 none', R1: '10 P1', B2: '10 none' })
  })

  it('CDB-4, CDB-5, CDB-13: everybody starts on square 1, as one group', () => {
    const state = raceOn('msr')
    expect(state.riders.every(({ at }) => at === 1)).toBe(true)
    expect([state.round, state.groupCase, state.group]).toEqual([1, 1, 0o7777])
    expect(state.riders.every(({ hasFed }) => !hasFed)).toBe(true)
  })

  it('CDB-4: riders never block each other', () => {
    const { state } = playGroup(position({ riders: ['B1@9 S2', 'R1@9 S2', 'W1@9 S1', 'K1@9 none'] }), {
      pace: { B1: 'ACC', R1: 'ACC', W1: 'SIL' },
      tow: { W1: false },
    })
    expect(['B1', 'R1', 'W1', 'K1'].map((name) => where(state, name).split(' ')[0])).toEqual(['11', '11', '11', '10'])
  })

  it('E29 CDB-7, CDB-20, CDB-21, CDB-22, CDB-23, CDB-24, CDB-26, CDB-27: a full first round', () => {
    const state = raceOn('msr')
    const names = new Map(state.riders.map((_, rider) => [riderName(state, rider)!.split(' ').at(-1)!, rider]))
    const short = (rider: number) => `${'BRWK'[Math.floor(rider / 3)]!}${(rider % 3) + 1}`
    const answers = (own: Record<string, string | boolean>) =>
      Object.fromEntries(Object.entries(own).map(([name, answer]) => [short(names.get(name)!), answer]))
    const run = playGroup(state, {
      pace: answers({ Stannard: 'ACC', Vichot: 'SIL', Sagan: 'SIL', Vermote: 'SIL' }) as Record<string, string>,
      pay: answers({ Stannard: 'PS' }) as Record<string, string>,
      tow: answers({ Vichot: true, Sagan: false, Vermote: false }) as Record<string, boolean>,
      follow: answers({ Démare: 'P', Kwiatkowski: 'P', Bodnar: 'P', Alaphilippe: 'P' }) as Record<string, string>,
    })
    const result = Object.fromEntries([...names].map(([name, rider]) => [name, where(run.state, short(rider))]))
    expect(result).toEqual({
      Stannard: '3 P2 S1',
      Vichot: '3 P1 C2 S2',
      Sagan: '3 P1 C2 M1 S3',
      Vermote: '3 P1 C1 S1',
      Démare: '3 P2 C1 S4',
      Kwiatkowski: '3 P2 C2 M2 S1',
      Bodnar: '3 P3 S1',
      Alaphilippe: '3 P1 C3 M1 S1',
      Delage: '2 P2 C1 S1',
      Viviani: '2 P2 S3',
      Burghardt: '2 P3 C1 M1',
      Boonen: '2 P3 C1 S3',
    })
  })

  it('E28 CDB-36, CDB-41, CDB-43, CDB-51: everybody at Constance all the way', () => {
    let state = raceOn('msr')
    const chance = seededChance('steady')
    while (state.phase !== 'finished') {
      const before = state
      state = game.clone(state)
      const [seat] = game.toAct(state)
      game.apply(state, seat!, game.fallback(state, seat!), { chance })
      if (before.round === 6 && state.round === 7) {
        expect(state.riders.every(({ at, hasFed }) => at === 7 && hasFed)).toBe(true)
        expect(state.draws).toEqual([[0, 1, 2, 3]])
        expect(new Set([...state.musettes, state.remainingMusette])).toEqual(new Set([0, 1, 2, 3, 4]))
      }
    }
    expect(state.round).toBe(16)
    expect(state.riders.map(({ at }) => at)).toEqual(state.riders.map(() => 17))
    expect(state.riders.map(({ up }) => up)).toEqual(state.teams.flatMap((team) => TEAMS[team!].riders.map(({ tokens }) => tokens)))
    const { order, places, decidedBy } = classification(state)
    expect([places, decidedBy]).toEqual([[2, 1, 4, 3], 'terrain'])
    expect(game.outcome(state)).toEqual({ places: [2, 1, 4, 3], scores: [17, 17, 17, 17] })
    expect(order.slice(0, 4).map((rider) => riderName(state, rider))).toEqual([
      'Arnaud Démare',
      'Peter Sagan',
      'Tom Boonen',
      'Elia Viviani',
    ])
  })
})

/** The four teams of the course, picked in their order. */
function raceOn(course: CourseId): State {
  const state = game.setup({ ...defaultOptions(optionFields), course }, 4, { chance: seededChance('none') })
  while (state.phase === 'teams') {
    const [seat] = game.toAct(state)
    game.apply(state, seat!, game.fallback(state, seat!), { chance: seededChance('none') })
  }
  return state
}
