import { play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import { nextInRace, playOrder } from '../rules/seats.ts'
import { A, B, C, D, E, attacks, board, play, plays, position, quietly, spoken, type PositionParts } from './position.ts'

/** These plays, no attacks, on to the next sector. */
function ridden(place: PositionParts, laid: string) {
  const start = position(place)
  const { state } = run({ game, state: start, moves: plays(start, laid) })
  const after = run({ game, state, moves: quietly(state) })
  return { ...after, start: state }
}

describe('from sector to sector', () => {
  it('X33 TI-14, TI-23, TI-80: who is first in the next sector (R45)', () => {
    const nextFirst = (gaps: string, laid: string) => {
      const { state, events, start } = ridden({ gaps, first: C }, laid)
      expect(start.order).toEqual([C, D, E, A, B])
      return [state.first, events.find(({ type }) => type === 'firstNamed')]
    }
    const all = '0: a b c d e'
    expect(nextFirst(all, 'R R RR R R')).toEqual([C, { type: 'firstNamed', seat: C, reason: 'kept' }])
    expect(nextFirst(all, 'RR RR R R R')).toEqual([A, { type: 'firstNamed', seat: A, reason: 'pulled' }])
    expect(nextFirst(all, 'R R R R R')).toEqual([D, { type: 'firstNamed', seat: D, reason: 'second' }])
    expect(nextFirst('0: a b c d; 20: e', 'RR R R R RRA')[0]).toBe(E)
  })

  it('TI-16: the steps of a sector, in order', () => {
    const start = position({ tile: 'PM', gaps: '0: a b c' })
    const { events } = run({
      game,
      state: start,
      moves: [
        ...plays(start, 'R RR R'),
        ...attacks('C0 B0 A0'),
        ...spoken(
          [A, B, C, A, B, C],
          [
            { type: 'bid', count: 0 },
            { type: 'bid', count: 0 },
            { type: 'bid', count: 0 },
            { type: 'bid', count: 0 },
            { type: 'bid', count: 0 },
            { type: 'bid', count: 0 },
          ],
        ),
      ],
    })
    const steps = [
      'played',
      'regulated',
      'attacksBegan',
      'attacksEnded',
      'contestBegan',
      'linePassed',
      'sectorEnded',
      'firstNamed',
      'sectorBegan',
    ]
    expect(steps.map((step) => events.findIndex(({ type }) => type === step))).toEqual(
      steps.map((step) => events.findIndex(({ type }) => type === step)).toSorted((a, b) => a - b),
    )
    expect(events.at(-1)).toEqual({ type: 'asked', phase: 'play', seat: B, turn: 0, hiding: null })
    expect(events).toContainEqual({ type: 'sectorEnded', sector: 2, gaps: [0, 0, 0], soloists: [] })
  })

  it('X32 TI-10, TI-17, TI-93: abandonment at step 0 (R42, R43, R44)', () => {
    const place: PositionParts = { sector: 6, gaps: '0: a; 20: b; 60: c d', hands: { [A]: [2, 0, 0] }, bonuses: { [A]: 50 } }
    const { state, events } = ridden(place, 'RR RR RR R')
    expect(state).toMatchObject({ sector: 7, first: B, order: [B, C, D] })
    expect(board(state)).toBe('0: b; 40: c d')
    expect(state.riders[A]!.out).toEqual({ sector: 7, gap: 0, position: 0 })
    expect(events).toContainEqual({
      type: 'abandoned',
      sector: 7,
      riders: [{ seat: A, gap: 0, position: 0, score: 50 }],
      gaps: [0, 0, 40, 40],
    })
    expect(events).toContainEqual({ type: 'firstPassed', from: A, to: B })
    let over = state
    while (over.phase !== 'finished') {
      const copy = game.clone(over)
      const seat = game.toAct(copy)[0]!
      game.apply(copy, seat, game.fallback(copy, seat), { chance: { int: () => 0 } })
      over = copy
    }
    expect(over.result!.places[A]).toBe(4)
    expect(over.result!.scores[A]).toBe(50)
  })

  it('TI-17: after the last sector nobody abandons (R42)', () => {
    const start = position({ sector: 10, gaps: '0: a b c; 20: d', hands: { [D]: [1, 0, 0] } })
    const { state, events } = run({ game, state: start, moves: quietly(start) })
    const over = run({
      game,
      state,
      moves: spoken(
        [C, B, A, C, B, A],
        Array.from({ length: 6 }, () => ({ type: 'bid' as const, count: 0 })),
      ),
    })
    expect(over.state.result).toMatchObject({ ending: 'finish', finishers: [C, B, A, D] })
    expect(events.some(({ type }) => type === 'abandoned')).toBe(false)
  })

  it('X43 TI-93, TI-94: one rider left wins at once (R51)', () => {
    const place: PositionParts = {
      sector: 9,
      gaps: '0: a; 20: b c; 40: d',
      hands: { [A]: [1, 0, 0], [C]: [1, 0, 0], [D]: [1, 0, 0] },
      bonuses: { [A]: 30, [B]: 15, [C]: 50, [D]: 80 },
    }
    const { state, outcome, toAct } = ridden(place, 'R R R R')
    expect(toAct).toEqual([])
    expect(state.result).toMatchObject({ ending: 'survivor', finishers: [B] })
    expect(outcome).toEqual({ scores: [30, 15, 30, 40], places: [3, 1, 4, 2] })
  })

  it('TI-93, TI-94: nobody left: a ranking without a finisher', () => {
    const hands = { [A]: [1, 0, 0], [B]: [1, 0, 0], [C]: [1, 0, 0] } as const
    const { state, outcome } = ridden({ sector: 3, gaps: '0: a; 20: b c', hands, bonuses: { [C]: 20 } }, 'R R R')
    expect(state.result).toMatchObject({ ending: 'nobody', finishers: [] })
    expect(outcome).toEqual({ scores: [0, -20, 0], places: [1, 3, 2] })
  })

  it('X44 TI-1, TI-8, TI-14: play order and its reverse in both directions', () => {
    const riders = Array.from({ length: 4 }, () => ({ out: null }))
    expect(playOrder(3, 4, 'clockwise', riders)).toEqual([3, 0, 1, 2])
    expect(playOrder(3, 4, 'counterclockwise', riders)).toEqual([3, 2, 1, 0])
    for (const [direction, attackers] of [
      ['clockwise', [2, 1, 0, 3]],
      ['counterclockwise', [0, 1, 2, 3]],
    ] as const) {
      const start = position({ gaps: '0: a b c d', first: D, options: { direction } })
      expect(run({ game, state: start, moves: plays(start, 'R R R R') }).state.speakers).toEqual(attackers)
      const sprint = position({ gaps: '0: a b c d', tile: 'SP', first: D, options: { direction } })
      expect(run({ game, state: sprint, moves: quietly(sprint) }).state.speakers).toEqual(attackers)
    }
  })

  it('TI-14, TI-17: those who are out are left out', () => {
    const out = { sector: 3, gap: 0, position: 0 }
    const riders = [{ out: null }, { out }, { out: null }, { out }]
    expect(playOrder(2, 4, 'clockwise', riders)).toEqual([2, 0])
    expect(nextInRace(1, 4, 'clockwise', riders)).toBe(2)
    expect(nextInRace(1, 4, 'counterclockwise', riders)).toBe(0)
  })

  it('TI-90: the race ends after step 4 of sector 10, and all is shown', () => {
    const start = position({ sector: 10, gaps: '0: a; 20: b; 40: c' })
    const played = run({ game, state: start, moves: quietly(start) })
    expect(played.toAct).toEqual([])
    expect(played.events.at(-1)).toMatchObject({ type: 'raceEnded', result: { ending: 'finish' }, kits: [{}, {}, {}] })
    expect(played.events.some(({ type }) => type === 'firstNamed')).toBe(false)
    expect(played.view(B).kits[A]).toEqual(played.state.kits[A])
    expect(game.whyNot(played.state, A, play('R'))).toEqual({ code: 'GAME_OVER', rule: 'TI-90' })
  })
})
