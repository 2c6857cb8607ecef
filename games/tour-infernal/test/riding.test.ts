import { expectLegal, expectRefused, play as run, scenario } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { rideUnits } from '../rules/gaps.ts'
import { game } from '../rules/index.ts'
import { A, B, C, D, attacks, board, hide, play, plays, position, type PositionParts } from './position.ts'

/** The gaps after step 2, and the groups as step 3 finds them. */
function ridden(place: PositionParts, laid: string) {
  const state = position(place)
  const played = run({ game, state, moves: plays(state, laid) })
  return { ...played, board: board(played.state), speeds: played.state.riders.map(({ speed }) => speed) }
}

describe('step 1: what may be laid', () => {
  it('X36 TI-12, TI-13, TI-20: third cards for solitary riders, S and A for distanced ones', () => {
    const state = position({ gaps: '0: a d; 20: b c e', hands: { [D]: [1, 2, 4] } })
    const afterA = run({ game, state, moves: [[A, play('R')]] }).state
    expect(expectRefused(game, state, A, play('RRS'), 'NOT_SOLITARY', 'TI-20').params).toEqual({ play: 'RRS', company: 1 })
    expect(expectRefused(game, state, A, play('S'), 'NOT_DISTANCED', 'TI-20').params).toEqual({ play: 'S', held: 14 })
    expectLegal(game, state, A, [play('R'), play('RR')])
    expectLegal(game, afterA, B, [play('R'), play('RR'), play('S'), play('A')])
    const afterC = run({
      game,
      state: afterA,
      moves: [
        [B, play('A')],
        [C, play('R')],
      ],
    }).state
    expect(expectRefused(game, afterC, D, play('RR'), 'PLAY_CARDS', 'TI-20').params).toEqual({ play: 'RR', card: 'R', needed: 2, held: 1 })
    expectLegal(game, afterC, D, [play('R')])
  })

  it('TI-12, TI-20: alone at his gap a rider may lay three cards, ahead or behind; in high mountain everybody may', () => {
    const ahead = position({ gaps: '0: a; 20: b c' })
    expectLegal(
      game,
      ahead,
      A,
      ['R', 'RR', 'RRR', 'RRS', 'RRA'].map((laid) => play(laid as 'R')),
    )
    const behind = position({ gaps: '0: b c; 20: a' })
    expectLegal(
      game,
      behind,
      A,
      ['R', 'RR', 'RRR', 'RRS', 'RRA', 'S', 'A'].map((laid) => play(laid as 'R')),
    )
    const mountain = position({ gaps: '0: a b c', tile: 'HM', hands: { [A]: [2, 0, 1] } })
    expectLegal(
      game,
      mountain,
      A,
      ['R', 'RR', 'RRA'].map((laid) => play(laid as 'R')),
    )
  })

  it('TI-20, TI-21: nobody may pass, and whoever has no R lays S or A, even in front (R9)', () => {
    const state = position({ gaps: '0: a b c', hands: { [A]: [0, 1, 2] } })
    expectLegal(game, state, A, [play('S'), play('A')])
    const { state: after } = run({ game, state, moves: [[A, play('A')]] })
    expect(after.riders[A]).toMatchObject({ play: 'A', dry: 0, cards: 2 })
    expect(game.legal(position({ gaps: '0: a b c', hands: { [A]: [1, 0, 0] } }), A)).toEqual([play('R')])
  })

  it('TI-13, TI-20: option nonRPlay lets anyone lay S or A', () => {
    const state = position({ gaps: '0: a b c', options: { nonRPlay: 'anyone' } })
    expectLegal(game, state, A, [play('R'), play('RR'), play('S'), play('A')])
    expect(run({ game, state, moves: [[A, play('S')]] }).state.riders[A]!.dry).toBeNull()
  })

  it('TI-14, TI-15, TI-22: in play order, face up, the number of cards in hand known to all', () => {
    const state = position({ gaps: '0: a b c' })
    expectRefused(game, state, B, play('R'), 'NOT_YOUR_TURN', 'TI-14')
    const played = scenario(game, {
      state,
      moves: [[A, play('RR')]],
      gives: { toAct: [B], including: [{ type: 'played', seat: A, play: 'RR', isDry: false }] },
    })
    expect(played.view(C).riders[A]).toMatchObject({ play: 'RR', cards: 18, laid: { R: 2, S: 0, A: 0 } })
    expect(played.view(C).kits[A]).toBeNull()
  })

  it('TI-23, TI-31: 2R and 2R with a third card pull; R, S and A do not', () => {
    const speeds = { R: 1, RR: 2, RRR: 3, RRS: 3, RRA: 3, S: 1, A: 1 } as const
    for (const [laid, speed] of Object.entries(speeds)) {
      const units = rideUnits([{ gap: 20, play: laid as 'R', out: null }], 'NR', {
        catching: 'carry',
        mountainPassing: 'overtake',
        sfRelay: false,
      })
      expect(units).toMatchObject([{ speed, pulls: laid.startsWith('RR') ? 1 : 0 }])
    }
  })
})

describe('step 2: gaps', () => {
  it('X1 TI-11, TI-31, TI-33, TI-34, TI-36, TI-37, TI-42: 40 s taken back on 20 s: one group', () => {
    const one = ridden({ gaps: '0: a b c; 20: d e f g h' }, 'RR R R / RR RR RR R R')
    expect(one.board).toBe('0: a b c d e f g h')
    expect(one.speeds).toEqual([2, 2, 2, 4, 4, 4, 4, 4])
    expect(one.state.groups).toMatchObject([{ gap: 0, speed: 4, cost: 2, riders: [0, 1, 2, 3, 4, 5, 6, 7] }])
    expect(one.events).toContainEqual({ type: 'caught', riders: [0, 1, 2], by: [3, 4, 5, 6, 7] })
    expect(one.events.filter(({ type }) => type === 'rode')).toMatchObject([
      { ride: { riders: [0, 1, 2], pulls: 1, speed: 2, from: 0, to: 0, isSheltered: true, slowedBy: null } },
      { ride: { riders: [3, 4, 5, 6, 7], pulls: 3, speed: 4, from: 20, to: 0 } },
    ])
  })

  it('X2 TI-33: 40 s taken back on 60 s', () => {
    const two = ridden({ gaps: '0: a b c; 60: d e f g h' }, 'RR R R / RR RR RR R R')
    expect(two.board).toBe('0: a b c; 20: d e f g h')
    expect(two.events.some(({ type }) => type === 'caught')).toBe(false)
  })

  it('X3 TI-11, TI-36: 40 s taken back on 40 s: one group', () => {
    expect(ridden({ gaps: '0: a b c; 40: d e f g h' }, 'RR R R / RR RR RR R R').board).toBe('0: a b c d e f g h')
  })

  it('X4 TI-32: a winding road slows three and more', () => {
    const { board: after, speeds, events } = ridden({ tile: 'WR', gaps: '0: a b c; 40: d e' }, 'RR RR R / RR RR')
    expect(speeds).toEqual([2, 2, 2, 3, 3])
    expect(after).toBe('0: a b c; 20: d e')
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'rode', ride: expect.objectContaining({ riders: [0, 1, 2], slowedBy: 'WR' }) }),
    )
  })

  it('X5 TI-32: headwind slows one and two, down to 0 (R13)', () => {
    const place: PositionParts = { tile: 'HW', gaps: '0: a; 20: b c; 60: d e f' }
    const hard = ridden(place, 'RR / RR R / R R R')
    expect(hard.speeds).toEqual([1, 1, 1, 1, 1, 1])
    expect(hard.board).toBe('0: a; 20: b c; 60: d e f')
    const soft = ridden(place, 'R / RR R / R R R')
    expect(soft.speeds).toEqual([0, 1, 1, 1, 1, 1])
    expect(soft.board).toBe('0: a b c; 40: d e f')
  })

  it('X6 TI-12, TI-30, TI-31: high mountain, everybody alone', () => {
    const { board: after, speeds } = ridden({ tile: 'HM', gaps: '0: a b c d e' }, 'R RR RRS R RR')
    expect(speeds).toEqual([1, 2, 3, 1, 2])
    expect(after).toBe('0: c; 20: b e; 40: a d')
  })

  it('X7 TI-34: the caught go on with their catchers (R15, R16), or stop them by option', () => {
    const place: PositionParts = { gaps: '0: a; 60: b c; 80: d e f' }
    const carried = ridden(place, 'R / RR R / RR RR RR')
    expect(carried.board).toBe('0: a; 20: b c d e f')
    expect(carried.state.groups[1]).toMatchObject({ speed: 4, cost: 2 })
    expect(ridden({ ...place, options: { catching: 'stop' } }, 'R / RR R / RR RR RR').board).toBe('0: a; 40: b c d e f')
  })

  it('X8 TI-20, TI-30, TI-31: S or A leaves the bunch', () => {
    const { board: after, speeds } = ridden({ gaps: '0: a b c d', hands: { [B]: [0, 2, 2] } }, 'RR S RR R')
    expect(speeds).toEqual([3, 1, 3, 3])
    expect(after).toBe('0: a c d; 40: b')
  })

  it('X9 TI-34: who laid S or A is passed, not carried', () => {
    const { board: after } = ridden({ gaps: '0: a b c d; 20: e f', hands: { [B]: [0, 2, 2] } }, 'RR S RR R / RR RR')
    expect(after).toBe('0: a c d; 20: e f; 40: b')
  })

  it('X10 TI-11, TI-30, TI-36: equal speed keeps the group together (R12, R49), and he may still attack (R52)', () => {
    const { state, board: after } = ridden({ gaps: '0: a; 40: b c d' }, 'R / A R R')
    expect(after).toBe('0: a; 40: b c d')
    const second = run({ game, state, moves: attacks('D0 C0') })
    expect(second.toAct).toEqual([B])
    expect(game.legal(second.state, B)).toContainEqual({ type: 'attack', level: 1 })
  })

  it('X11 TI-30, TI-34: in high mountain riders are passed (R17), or carried by option', () => {
    const place: PositionParts = { tile: 'HM', gaps: '0: a; 20: b c' }
    expect(ridden(place, 'R / RRA RR').board).toBe('0: b; 20: a c')
    expect(ridden({ ...place, options: { mountainPassing: 'join' } }, 'R / RRA RR').board).toBe('0: a b; 20: c')
    const stopping: PositionParts = { ...place, options: { mountainPassing: 'join', catching: 'stop' } }
    expect(ridden(stopping, 'R / RRA RR').board).toBe('0: a b c')
    expect(ridden({ ...stopping, gaps: '0: a b c' }, 'R RR RRR').board).toBe('0: c; 20: b; 40: a')
  })

  it('TI-32: the size is that of the unit, without those who laid S or A (R14)', () => {
    const windy = ridden({ tile: 'HW', gaps: '0: a; 40: b c d' }, 'RR / R RR A')
    expect(windy.speeds).toEqual([1, 1, 1, 0])
    const winding = ridden({ tile: 'WR', gaps: '0: a; 40: b c d' }, 'RR / R RR A')
    expect(winding.speeds).toEqual([2, 2, 2, 1])
  })

  it('TI-35: who started at the same gap is never carried by the other', () => {
    const { board: after } = ridden({ gaps: '0: a; 20: b c d' }, 'R / A RR RR')
    expect(after).toBe('0: a c d; 40: b')
  })

  it('TI-10, TI-38: the head is always at 0, and no gap is too large', () => {
    const { board: after, state } = ridden({ gaps: '0: a b; 600: c' }, 'RR RR R')
    expect(after).toBe('0: a b; 640: c')
    expect(state.riders[C]!.out).toBeNull()
  })

  it('TI-73: on cobbles gaps wait for the last hidden card', () => {
    const state = position({ tile: 'CO', gaps: '0: a b c' })
    scenario(game, {
      state,
      moves: [
        [A, play('RR')],
        [A, hide('R')],
        [B, play('R')],
        [B, hide('S')],
        [C, play('R')],
      ],
      gives: { toAct: [C], state: { phase: 'hidden', hiding: 'play' }, legal: { [C]: [hide('R'), hide('S'), hide('A')] } },
    })
  })
})
