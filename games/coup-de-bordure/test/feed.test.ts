import { SPECTATOR, isInAudience } from '@echappee/kernel'
import { expectLegal, expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { FEED_TABLE } from '../content/paces.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { REFILLS } from '../rules/payments.ts'
import type { State } from '../rules/state.ts'
import { id, playGroup, position, where, whereAll } from './position.ts'

const refill = (name: string, tokens: string): Move => ({ type: 'refill', rider: id(name), tokens })

describe('feed zone', () => {
  it('E16 CDB-31, CDB-32, CDB-34, CDB-36: everybody arrives, and the poor may eat', () => {
    const state = position({ riders: ['B1@6 none', 'B2@6 S1', 'B3@6 C1 S1', 'R1@6 P1 C1 S1'], musettes: 'none' })
    const run = playGroup(state, { refill: { B1: 'PS', B2: 'CM', B3: 'S' } }, [0, 0])
    expect(whereAll(run.state, ['B1', 'B2', 'B3', 'R1'])).toEqual({ B1: '7 P1 S1', B2: '7 C1 M1 S1', B3: '7 C1 S2', R1: '7 P1 C1 S1' })
    expect(run.questions.slice(4)).toEqual(['refill B1', 'refill B2', 'refill B3'])
    expect(run.events).toContainEqual({ type: 'musettesDrawn', seats: [0, 1], added: [1, 2] })
    expect(new Set([...run.state.musettes, run.state.remainingMusette])).toEqual(new Set([0, 1, 2]))
  })

  it('E17 CDB-32: the count is made after the payment', () => {
    const run = playGroup(position({ riders: ['B1@5 P1 C1 S1'] }), { pace: { B1: 'ACC' }, pay: { B1: 'PC' }, refill: { B1: 'MM' } })
    expect(where(run.state, 'B1')).toBe('7 M2 S1')
  })

  it('E18 CDB-31: crossing is enough', () => {
    const start = position({ riders: ['B1@6 C3 M1'], cases: { 6: 'C' } })
    const run = playGroup(start, { pace: { B1: 'OFF' }, pay: { B1: 'CCC' }, refill: { B1: 'SS' } })
    expect(where(run.state, 'B1')).toBe('9 M1 S2')
    expect(run.events).toContainEqual({ type: 'rode', rider: 0, from: 6, to: 9, cause: 'OFF', paid: 'CCC', feeds: true })
  })

  it('E19 CDB-33: to eat, a rider shows all that lies face down', () => {
    const start = position({ riders: ['B1@6 (S)', 'R1@2 P4'] })
    start.riders[0]!.down = 5
    const took = playGroup(start, { refill: { B1: 'PM' } })
    expect(where(took.state, 'B1')).toBe('7 P1 M1 S1')
    expect(took.state.riders[0]).toMatchObject({ down: 0, faceDown: 'shown', up: [1, 0, 1, 1] })
    expect(took.events).toContainEqual({ type: 'refilled', rider: 0, tokens: 'PM', shown: 'S', up: [1, 0, 1, 1] })
    const declined = playGroup(start, {})
    expect(where(declined.state, 'B1')).toBe('7 (S)')
    expect(declined.state.riders[0]).toMatchObject({ down: 5, faceDown: 'unknown', up: [0, 0, 0, 0] })
    expect(declined.events).toContainEqual({ type: 'refillsDeclined', riders: [0] })
  })

  it('CDB-33: a rider without face-down energy shows its blanks, and one that has spent it has no more to show', () => {
    const blank = playGroup(position({ riders: ['B1@6 P1', 'R1@2 (P)'] }), { refill: { B1: 'PM' } })
    expect(blank.state.riders[0]).toMatchObject({ down: 0, faceDown: 'none' })
    const spent = position({ riders: ['B1@6 (P)', 'R1@2 P4'] })
    const run = playGroup(spent, { pace: { B1: 'SIL' }, pay: { B1: 'p' }, refill: { B1: 'SS' } })
    expect(run.state.riders[0]).toMatchObject({ down: 0, faceDown: 'spent', up: [0, 0, 0, 2] })
  })

  it('CDB-33: others are not told whether a rider that took nothing could have', () => {
    const sees = (riders: string[]) => {
      const { log, questions } = playGroup(position({ riders: [...riders, 'R2@2 (P)'] }), {})
      return [questions, log.filter(({ to }) => isInAudience(to, 1)).map(({ event }) => event)]
    }
    const hungry = sees(['B1@6 C1', 'R1@6 P4'])
    const full = sees(['B1@6 C1 (M)', 'R1@6 P4'])
    expect(hungry).toEqual(full)
    const spectated = playGroup(position({ riders: ['B1@6 C1 (M)', 'R1@6 P4'] }), {}).log
    expect(spectated.filter(({ to }) => isInAudience(to, SPECTATOR)).map(({ event }) => event.type)).not.toContain('answered')
  })

  it('CDB-32: all that the table allows, or nothing', () => {
    expect(FEED_TABLE).toEqual([2, 2, 1])
    const refilling = reach(position({ riders: ['B1@6 none', 'B2@6 P1 S1', 'R1@2 (P)'] }))
    expectLegal(
      game,
      refilling,
      0,
      REFILLS.filter((tokens) => tokens.length !== 1).map((tokens) => refill('B1', tokens)),
    )
    expect(expectRefused(game, refilling, 0, refill('B1', 'P'), 'ALL_OR_NOTHING', 'CDB-32').params).toEqual({ needed: 2, given: 1 })
    game.apply(refilling, 0, refill('B1', ''), { chance: { int: () => 0 } })
    expectLegal(
      game,
      refilling,
      0,
      ['', 'P', 'C', 'M', 'S'].map((tokens) => refill('B2', tokens)),
    )
    const full = reach(position({ riders: ['B1@6 P2 C1', 'R1@2 (P)'] }))
    expectLegal(game, full, 0, [refill('B1', '')])
    expect(expectRefused(game, full, 0, refill('B1', 'P'), 'NOT_ENTITLED', 'CDB-32').params).toEqual({ owned: 3 })
  })

  it('CDB-31, CDB-35: once per rider, at that moment', () => {
    const first = playGroup(position({ riders: ['B1@6 none'] }), {})
    expect(first.state.riders[0]!.hasFed).toBe(true)
    const second = playGroup(position({ riders: ['B1@7 none'] }), {})
    expect(second.questions).toEqual(['pace B1'])
  })

  it('CDB-34: a group eats before the next one chooses', () => {
    const { state, questions } = playGroup(position({ riders: ['B1@6 none', 'R1@5 P1'] }), { refill: { B1: 'SS' } })
    expect(questions).toEqual(['pace B1', 'refill B1'])
    expect(state.groupCase).toBe(5)
    expect(where(state, 'B1')).toBe('7 S2')
  })
})

/** Constance for everybody, up to the question of the feed zone. */
function reach(state: State): State {
  while (state.phase === 'pace') {
    const [seat] = game.toAct(state)
    game.apply(state, seat!, game.fallback(state, seat!), { chance: { int: () => 0 } })
  }
  return state
}
