import { drawsFromBag, expectLegal, expectRefused, play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { attackCost, isCancelled } from '../rules/attacks.ts'
import { game } from '../rules/index.ts'
import type { State } from '../rules/state.ts'
import {
  A,
  B,
  C,
  D,
  E,
  answer,
  attack,
  attacks,
  board,
  counter,
  hide,
  play,
  plays,
  position,
  spent,
  type PositionParts,
} from './position.ts'

/** Seats a, b, c … attack in this order. */
const fromA = (last: number): Pick<PositionParts, 'first' | 'options'> => ({ first: last, options: { direction: 'counterclockwise' } })

/** Everybody rides with R, then these attacks. The sector's end is not reached while somebody is still to speak. */
function attacked(place: PositionParts, text: string, chance: readonly number[] = []) {
  const start = position(place)
  const ridden = run({ game, state: start, moves: plays(start, start.riders.map(() => 'R').join(' ')), chance })
  const played = run({ game, state: ridden.state, moves: attacks(text) })
  return {
    ...played,
    board: board(played.state),
    spentA: start.kits.map((_, seat) => spent(start, played.state, seat)[2]),
    start: ridden.state,
  }
}

/** R cards of step 1 and the next sector's riders do not matter here. */
describe('step 3: one pass', () => {
  it('X12 TI-41, TI-43, TI-45, TI-46, TI-47, TI-48, TI-50: half the group is too many, and the next one profits (R22, R24, R25)', () => {
    // a Lance, b Miguel, c Bernard, d Eddy, e Jacques
    const { board: after, spentA, events } = attacked({ gaps: '0: a b c d e' }, 'E1 D1 C1 B1 A0')
    expect(after).toBe('0: b; 20: a c d e')
    expect(spentA).toEqual([0, 1, 1, 1, 1])
    expect(events).toContainEqual({ type: 'waveCancelled', group: 0, riders: [E, D, C], n: 5 })
    expect(events).toContainEqual({ type: 'escaped', group: 0, riders: [B], from: 0, stayed: [A, C, D, E] })
  })

  it('TI-47: whoever has attacked in this sector is told that nobody attacks twice', () => {
    const { state } = attacked({ gaps: '0: a b c d e', ...fromA(E) }, 'A1')
    expectRefused(game, state, A, attack(1), 'NOT_YOUR_TURN', 'TI-47')
    // Whoever has not spoken yet is only out of turn.
    expect(game.whyNot(state, C, attack(1))?.rule).not.toBe('TI-47')
  })

  it('X13 TI-44: a raise is completed or dropped at once (R23)', () => {
    const { board: after, spentA, events } = attacked({ gaps: '0: a b c d e', ...fromA(E) }, 'A1 B1 C2 Ad Bc D0 E0')
    expect(after).toBe('0: b c; 20: a d e')
    expect(spentA).toEqual([1, 2, 2, 0, 0])
    expect(events).toContainEqual({ type: 'raiseSettled', group: 0, wave: [B, C], n: 5 })
  })

  it('X14 TI-44, TI-45, TI-46: all complete: cancelled, and a new wave begins', () => {
    const { board: after, spentA } = attacked({ gaps: '0: a b c d e', ...fromA(E) }, 'A1 B1 C2 Ac Bc D1 E0')
    expect(after).toBe('0: d; 20: a b c e')
    expect(spentA).toEqual([2, 2, 2, 1, 0])
  })

  it('X15 TI-44, TI-45: a raise as second of four', () => {
    const place = { gaps: '0: a b c d', ...fromA(D) }
    const dropped = attacked(place, 'A1 B2 Ad C2 D1')
    expect(dropped.board).toBe('0: d; 20: a b c')
    expect(dropped.spentA).toEqual([1, 2, 2, 1])
    const completed = attacked(place, 'A1 B2 Ac C0 D0')
    expect(completed.board).toBe('0: a b c d')
    expect(completed.spentA).toEqual([2, 2, 0, 0])
  })

  it('X16 TI-45, TI-46, TI-50: two waves cancelled', () => {
    const { board: after, spentA, events } = attacked({ gaps: '0: a b c d', ...fromA(D) }, 'A1 B1 C1 D1')
    expect(after).toBe('0: a b c d')
    expect(spentA).toEqual([1, 1, 1, 1])
    expect(events.filter(({ type }) => type === 'waveCancelled')).toHaveLength(2)
  })

  it('X17 TI-49: a group of two (R27)', () => {
    const place = { gaps: '0: a b; 100: c', ...fromA(C) }
    expect(attacked(place, 'A1 B0').board).toBe('0: a; 20: b; 120: c')
    const both = attacked(place, 'A1 B1')
    expect(both.board).toBe('0: a b; 100: c')
    expect(both.events).toContainEqual({ type: 'stoodOff', group: 0, riders: [A, B] })
    expect(attacked(place, 'A1 B2 Ad').board).toBe('0: b; 20: a; 120: c')
    const completed = attacked(place, 'A1 B2 Ac')
    expect(completed.board).toBe('0: a b; 100: c')
    expect(completed.spentA).toEqual([2, 2, 0])
  })

  it('X18 TI-40: a lone rider is not asked (R28)', () => {
    const { start } = attacked({ gaps: '0: a; 20: b c' }, '')
    expect(start.speakers).toEqual([C, B])
    expectRefused(game, start, A, attack(1), 'NOT_YOUR_TURN', 'TI-40')
  })

  it('X19 TI-42: what doubles the cost, once (R29)', () => {
    const cost = (place: PositionParts, laid: string) => {
      const state = position(place)
      return run({ game, state, moves: plays(state, laid) }).state.groups[0]!.cost
    }
    const five = '0: a b c d e'
    expect(cost({ gaps: five }, 'RR RR RR R R')).toBe(2)
    expect(cost({ gaps: five }, 'RR RR R R R')).toBe(1)
    expect(cost({ gaps: five, tile: 'WR' }, 'RR RR RR R R')).toBe(1)
    expect(cost({ gaps: five, tile: 'PM' }, 'RR RR RR R R')).toBe(2)
    expect(cost({ gaps: five, tile: 'PM' }, 'R R R R R')).toBe(2)
    expect(cost({ gaps: five, tile: 'SP' }, 'R R R R R')).toBe(2)
    expect(cost({ gaps: five, tile: 'HW' }, 'RR RR RR R R')).toBe(2)
    const fast = position({ gaps: five })
    const { state } = run({ game, state: fast, moves: plays(fast, 'RR RR RR R R') })
    const { state: after } = run({ game, state, moves: [[E, attack(2)]] })
    expect(spent(state, after, E)).toEqual([0, 0, 4])
  })

  it('TI-42: the last sector doubles nothing by itself (R30), but by option', () => {
    const state = position({ gaps: '0: a b c', sector: 10 })
    expect(attackCost(state, 3)).toBe(1)
    expect(attackCost({ ...state, race: { ...state.race, options: { ...state.race.options, finalDoublesAttacks: true } } }, 1)).toBe(2)
  })

  it('X20 TI-48: an escapee joins the group 20 s ahead; all groups at once (R31)', () => {
    expect(attacked({ gaps: '0: a; 20: b c d' }, 'D0 C0 B1').board).toBe('0: a b; 20: c d')
    expect(attacked({ gaps: '0: a e; 20: b c d', ...fromA(E) }, 'A0 B1 C0 D0 E1').board).toBe('0: e; 20: a b; 40: c d')
  })

  it('X41 TI-45, TI-48: half of six; a double attack is worth 20 s too', () => {
    const place = { gaps: '0: a b c d e f', ...fromA(5) }
    const three = attacked(place, 'A2 B2 C2')
    expect(three.events).toContainEqual({ type: 'waveCancelled', group: 0, riders: [A, B, C], n: 6 })
    expect(three.toAct).toEqual([D])
    expect(game.legal(three.state, D)).toEqual([attack(0), attack(1), attack(2)])
    expect(attacked(place, 'A2 B2 C0 D0 E0 F0').board).toBe('0: a b; 20: c d e f')
  })

  it('TI-43: what a wave allows, and what the hand allows', () => {
    const hands = { [A]: [14, 0, 1], [B]: [14, 0, 1], [C]: [14, 0, 1], [D]: [14, 0, 4], [E]: [14, 0, 1] } as const
    const { start } = attacked({ gaps: '0: a b c d e', ...fromA(E), hands }, '')
    expectLegal(game, start, A, [attack(0), attack(1)])
    expect(expectRefused(game, start, A, attack(2), 'ATTACK_CARDS', 'TI-43').params).toEqual({ needed: 2, held: 1 })
    const level1 = run({ game, state: start, moves: attacks('A1 B0 C0') }).state
    expectLegal(game, level1, D, [attack(0), attack(1), attack(2)])
    const level2 = run({ game, state: start, moves: attacks('A0 B0 C0 D2') }).state
    expectLegal(game, level2, E, [attack(0)])
    expect(expectRefused(game, level2, E, attack(1), 'LEVEL_TOO_LOW', 'TI-43').params).toEqual({ level: 2 })
  })

  it('TI-44: who cannot pay is asked too, and must drop', () => {
    const hands = { [A]: [14, 0, 1] } as const
    const { state } = attacked({ gaps: '0: a b c d e', ...fromA(E), hands }, 'A1 B2')
    expectLegal(game, state, A, [answer('drop')])
    expect(expectRefused(game, state, A, answer('complete'), 'COMPLETE_CARDS', 'TI-44').params).toEqual({ needed: 1, held: 0 })
  })

  it('TI-45, TI-111: the half rule in numbers', () => {
    const cancels = (n: number, isMajority: boolean) => [1, 2, 3, 4, 5, 6, 7, 8].find((wave) => isCancelled(wave, n, isMajority))
    expect([3, 4, 5, 6, 7, 8].map((n) => cancels(n, false))).toEqual([2, 2, 3, 3, 4, 4])
    expect([3, 4].map((n) => cancels(n, true))).toEqual([2, 3])
    expect(cancels(2, false)).toBeUndefined()
  })

  it('TI-44, TI-73: on cobbles every lay of an attack hides a card, the raiser’s before the answers', () => {
    const start = position({ tile: 'CO', gaps: '0: a b c d e', ...fromA(E), hands: { [A]: [3, 0, 2] } })
    const ride = start.order.flatMap((seat) => [[seat, play('R')] as const, [seat, hide('R')] as const])
    const { state } = run({ game, state: start, moves: [...ride, [A, attack(1)], [A, hide('R')], [B, attack(2)]] })
    expect(state).toMatchObject({ phase: 'hidden', actor: B, hiding: 'attack', raise: { asked: [A] } })
    const answering = run({ game, state, moves: [[B, hide('R')]] }).state
    // a has one A left and nothing to hide beside it.
    expect(answering).toMatchObject({ phase: 'answer', actor: A })
    expect(expectRefused(game, answering, A, answer('complete'), 'NO_COBBLES_CARD', 'TI-73').params).toEqual({ needed: 2, held: 1 })
    expectLegal(game, answering, A, [answer('drop')])
  })
})

describe('step 3: other ways', () => {
  it('X37 TI-52: scramble, laps in a drawn order (R26)', () => {
    const start = position({ gaps: '0: a b c d', options: { attackMode: 'scramble' } })
    const chance = drawsFromBag([A, B, C, D], [C, A, B, D])
    const { state: ridden } = run({ game, state: start, moves: plays(start, 'R R R R'), chance })
    const played = run({ game, state: ridden, moves: attacks('C0 A1 B0 D0 C1 B1 D0 D0') })
    expect(board(played.state)).toBe('0: b; 20: a c d')
    expect(played.events.filter(({ type }) => type === 'lapBegan')).toMatchObject([{ lap: 2 }, { lap: 3 }])
    expect(played.state.sector).toBe(start.sector + 1)
  })

  it('TI-52: group by group from the front, applied together', () => {
    const start = position({ gaps: '0: a b c; 20: d e; 60: f', options: { attackMode: 'scramble' } })
    const chance = drawsFromBag([A, B, C], [B, A, C])
    const { state: ridden } = run({ game, state: start, moves: plays(start, 'R R R R R R'), chance })
    const front = run({ game, state: ridden, moves: attacks('B1 A0 C0 A0 C0'), chance: [1, 0] })
    expect(front.state).toMatchObject({ speakers: [E, D], scramble: { group: 1, lap: 1 } })
    expect(board(front.state)).toBe('0: a b c; 20: d e; 60: f')
    expect(board(run({ game, state: front.state, moves: attacks('E1 D0 D0') }).state)).toBe('0: b; 20: a c e; 40: d; 80: f')
  })

  it('X38 TI-53: a lone rider who is joined may counter-attack, by option', () => {
    const place: PositionParts = { gaps: '0: a; 20: b c d', options: { caughtCounter: true } }
    const joined = (laid: string): State => {
      const start = position(place)
      return run({ game, state: start, moves: [...plays(start, laid), ...attacks('D0 C0 B1')] }).state
    }
    const answering = joined('RR RR R R')
    expect(board(answering)).toBe('0: a b; 20: c d')
    expectLegal(game, answering, A, [counter('yes'), counter('no')])
    expect(board(run({ game, state: answering, moves: [[A, counter('yes')]] }).state)).toBe('0: a; 20: b; 40: c d')
    expect(board(run({ game, state: answering, moves: [[A, counter('no')]] }).state)).toBe('0: a b; 20: c d')
    const alone = position({ ...place, gaps: '0: a; 40: b c d' })
    expect(run({ game, state: alone, moves: [...plays(alone, 'RR RR R R'), ...attacks('D0 C0 B1')] }).state).toMatchObject({ sector: 3 })
    const tired = joined('RRS RR RR R')
    expect(tired).toMatchObject({ phase: 'play', sector: 3 })
  })

  it('TI-53: who cannot pay can only say no', () => {
    const start = position({ gaps: '0: a; 20: b c d', options: { caughtCounter: true }, hands: { [A]: [14, 2, 0] } })
    const { state } = run({ game, state: start, moves: [...plays(start, 'RR RR R R'), ...attacks('D0 C0 B1')] })
    expectLegal(game, state, A, [counter('no')])
    expect(expectRefused(game, state, A, counter('yes'), 'COUNTER_CARDS', 'TI-53').params).toEqual({ needed: 1, held: 0 })
  })
})
