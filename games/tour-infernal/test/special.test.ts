import { expectLegal, expectRefused, play as run, scenario } from '@echappee/testkit'
import { SPECTATOR } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { behindBarrier } from '../rules/gaps.ts'
import { game } from '../rules/index.ts'
import { allowanceAt } from '../rules/special.ts'
import { A, B, C, board, done, hide, play, plays, position, quietly, swap, type PositionParts } from './position.ts'

describe('level crossing', () => {
  const afterDie = (gaps: string, die: number) => {
    const start = position({ tile: 'LC', gaps })
    return run({ game, state: start, moves: quietly(start), chance: [die - 1] })
  }
  const boards = (gaps: string) => [1, 2, 3, 4, 5, 6].map((die) => board(afterDie(gaps, die).state))

  it('X26 TI-71: the six lines of the sheet (R38, R39)', () => {
    expect(boards('0: a; 20: b c; 60: d e f g')).toEqual([
      '0: a b c; 20: d e f g',
      '0: a; 60: b c d e f g',
      '0: a; 20: b c; 80: d e f g',
      '0: a; 20: b c; 100: d e f g',
      '0: a; 20: b c; 60: d e f g',
      '0: a; 20: b c; 60: d e f g',
    ])
    expect(afterDie('0: a; 20: b c; 60: d e f g', 3).events).toContainEqual({
      type: 'barrierFell',
      die: 3,
      from: 40,
      until: 80,
      riders: [3, 4, 5, 6],
      gaps: [0, 20, 20, 80, 80, 80, 80],
    })
  })

  it('X27 TI-71: a race all together waits together', () => {
    expect(new Set(boards('0: a b c d'))).toEqual(new Set(['0: a b c d']))
  })

  it('X28 TI-71: four riders in a line', () => {
    expect(boards('0: a; 40: b; 60: c; 100: d')).toEqual([
      '0: a b; 20: c; 60: d',
      '0: a; 60: b c; 100: d',
      '0: a; 80: b c; 100: d',
      '0: a; 40: b; 100: c d',
      '0: a; 40: b; 60: c; 120: d',
      '0: a; 40: b; 60: c; 140: d',
    ])
    expect([0, 20, 40, 60].map((gap) => behindBarrier(gap, 2))).toEqual([0, 60, 60, 60])
  })
})

describe('cobbles', () => {
  it('X29 TI-73: one card beside every lay, but for a last card (R40, R41)', () => {
    const on = (hand: readonly [number, number, number]) => position({ tile: 'CO', gaps: '0: a b c', hands: { [A]: hand } })
    const three = on([2, 0, 1])
    expectLegal(game, three, A, [play('R'), play('RR')])
    const { state: laid } = run({ game, state: three, moves: [[A, play('RR')]] })
    expectLegal(game, laid, A, [hide('A')])
    expect(expectRefused(game, laid, A, hide('R'), 'HIDE_CARD', 'TI-73').params).toEqual({ card: 'R' })
    const { state: empty } = run({ game, state: laid, moves: [[A, hide('A')]] })
    expect(empty.riders[A]).toMatchObject({ cards: 0, out: null, hidden: 1 })

    const two = on([2, 0, 0])
    expectLegal(game, two, A, [play('R')])
    expect(expectRefused(game, two, A, play('RR'), 'NO_COBBLES_CARD', 'TI-73').params).toEqual({ needed: 3, held: 2 })
    expectLegal(game, run({ game, state: two, moves: [[A, play('R')]] }).state, A, [hide('R')])

    for (const [hand, only] of [
      [[1, 0, 0], play('R')],
      [[0, 0, 1], play('A')],
    ] as const) {
      const one = on(hand)
      expectLegal(game, one, A, [only])
      expect(run({ game, state: one, moves: [[A, only]] }).toAct).toEqual([B])
    }
  })

  it('TI-17, TI-73: an empty hand stays in for the sector and abandons at the next', () => {
    const state = position({ tile: 'CO', gaps: '0: a b c d', hands: { [A]: [2, 0, 1] } })
    const moves = [[A, play('RR')] as const, [A, hide('A')] as const]
    const others = [1, 2, 3].flatMap((seat) => [[seat, play('R')] as const, [seat, hide('R')] as const])
    const { state: attacking } = run({ game, state, moves: [...moves, ...others] })
    const { state: after, events } = run({ game, state: attacking, moves: quietly(attacking) })
    expect(after.riders[A]!.out).toMatchObject({ sector: 3 })
    expect(events).toContainEqual({
      type: 'abandoned',
      sector: 3,
      riders: [{ seat: A, gap: 0, position: 0, score: 0 }],
      gaps: [0, 0, 0, 0],
    })
  })

  it('TI-15, TI-73: the hidden card is its owner’s secret', () => {
    const state = position({ tile: 'CO', gaps: '0: a b c' })
    const played = run({
      game,
      state,
      moves: [
        [A, play('R')],
        [A, hide('S')],
      ],
    })
    expect(played.eventsFor(A)).toContainEqual({ type: 'laidDown', seat: A, card: 'S' })
    expect(played.eventsFor(A)).not.toContainEqual({ type: 'laidDownHidden', seat: A })
    for (const viewer of [B, C, SPECTATOR]) {
      expect(played.eventsFor(viewer)).toContainEqual({ type: 'laidDownHidden', seat: A })
      expect(JSON.stringify(played.eventsFor(viewer))).not.toContain('laidDown"')
      expect(played.view(viewer).kits[A]).toBeNull()
      expect(played.view(viewer).riders[A]).toMatchObject({ hidden: 1, cards: 18 })
    }
    expect(played.view(A).kits[A]).toMatchObject({ hidden: { R: 0, S: 1, A: 0 } })
  })
})

describe('feed zone', () => {
  const place: PositionParts = { tile: 'FZ', gaps: '0: a; 20: b c d e f' }
  const fed = (laid: string, at = place) => {
    const start = position(at)
    const { state } = run({ game, state: start, moves: plays(start, laid) })
    return run({ game, state, moves: quietly(state) })
  }

  it('X30 TI-37, TI-72: each by his own unit’s speed (R2, R19)', () => {
    const fast = fed('R / RR RR RR R R')
    expect(fast.state.feed).toEqual({ allowance: [3, 0, 0, 0, 0, 0], isDone: [false, true, true, true, true, true] })
    expect(fast.toAct).toEqual([A])
    expect(expectRefused(game, fast.state, B, done, 'NO_ALLOWANCE', 'TI-72').params).toEqual({ speed: 4 })
    expect(fed('R / RR RR R R R').state.feed!.allowance).toEqual([3, 1, 1, 1, 1, 1])
    expect(fed('R / RR R R R R').state.feed!.allowance).toEqual([3, 1, 1, 1, 1, 1])
    expect(fed('R / R R R R R').state.feed!.allowance).toEqual([3, 3, 3, 3, 3, 3])
    expect([0, 1, 2, 3, 4, 5].map(allowanceAt)).toEqual([3, 3, 1, 1, 0, 0])
  })

  it('TI-72: never more than the hand; an empty hand is not asked; nobody asked, nothing happens', () => {
    const short = fed('R / R R R R R', { ...place, hands: { [A]: [3, 0, 0], [B]: [1, 0, 0] } })
    expect(short.state.feed!.allowance).toEqual([2, 0, 3, 3, 3, 3])
    const fast = fed('RR RR RR R', { tile: 'FZ', gaps: '0: a b c d' })
    expect(fast.state).toMatchObject({ sector: 6, phase: 'play', feed: null })
  })

  it('TI-6, TI-72: card for card with the reserve, in secret; the number is told when all are done', () => {
    const { state } = fed('R / RR R R R R')
    const { reserve } = state.kits[A]!
    expect(reserve).toEqual({ R: 6, S: 4, A: 2 })
    const played = run({
      game,
      state,
      moves: [
        [A, swap('A', 'S')],
        [A, swap('R', 'S')],
        [B, swap('S', 'A')],
      ],
    })
    expect(played.toAct).toEqual([A, C, 3, 4, 5])
    expect(played.view(C).kits[A]).toBeNull()
    expect(played.view(C).riders[A]!.swapped).toBe(0)
    expect(played.eventsFor(C), 'not even that there was a swap').toEqual([])
    expect(played.view(C)).toEqual(game.view(state, C))
    expect(expectRefused(game, played.state, B, done, 'ALREADY_SWAPPED', 'TI-72').params).toBeUndefined()
    const rest = run({
      game,
      state: played.state,
      moves: [
        [A, swap('R', 'A')],
        [C, done],
        [3, done],
        [4, done],
        [5, done],
      ],
    })
    expect(rest.state.kits[A]).toMatchObject({ hand: { R: 11, S: 4, A: 4 }, reserve: { R: 8, S: 2, A: 2 } })
    expect(rest.events).toContainEqual({ type: 'swapsRevealed', counts: [3, 1, 0, 0, 0, 0] })
    expect(rest.state.riders.map(({ swapped }) => swapped)).toEqual([3, 1, 0, 0, 0, 0])
    expect(rest.state).toMatchObject({ sector: 6, phase: 'play', feed: null })
  })

  it('TI-72: what cannot be swapped', () => {
    const { state } = fed('R / R R R R R', { ...place, hands: { [A]: [15, 5, 0] } })
    expect(expectRefused(game, state, A, swap('A', 'S'), 'SWAP_HAND', 'TI-72').params).toEqual({ card: 'A' })
    expect(expectRefused(game, state, A, swap('R', 'R'), 'SWAP_SAME', 'TI-72').params).toEqual({ card: 'R' })
    const { state: once } = run({ game, state, moves: [[A, swap('R', 'S')]] })
    expect(expectRefused(game, once, A, swap('R', 'S'), 'SWAP_RESERVE', 'TI-72').params).toEqual({ card: 'S' })
  })

  it('TI-72: an answer can be changed while others are asked', () => {
    scenario(game, {
      state: fed('R / R R R R R').state,
      moves: [[A, done]],
      gives: { toAct: [B, C, 3, 4, 5], state: { feed: { isDone: [true, false, false, false, false, false] } } },
    })
    expect(game.committed!(run({ game, state: fed('R / RR RR RR R R').state }).state)).toEqual([])
  })
})
