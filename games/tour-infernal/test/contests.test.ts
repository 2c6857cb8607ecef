import { expectLegal, expectRefused, play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { bonusesOf, passingOrder } from '../rules/contest.ts'
import { game } from '../rules/index.ts'
import { A, B, C, D, E, attack, attacks, bid, bids, play, plays, position, quietly, spent, type PositionParts } from './position.ts'

/** A quiet sector, then these bids. */
function contested(place: PositionParts, text: string) {
  const start = position(place)
  const { state } = run({ game, state: start, moves: quietly(start) })
  const played = run({ game, state, moves: bids(text) })
  return { ...played, start: state, bonuses: played.state.riders.slice(0, start.kits.length).map(({ bonus }) => bonus) }
}

describe('step 4: climbs and sprints', () => {
  it('X21 TI-61…66, TI-68, TI-69: a climb, four for the second place (R32, R33)', () => {
    // a Jacques, b Eddy, c Bernard, d Miguel, e Lance
    const place: PositionParts = { tile: 'HM', gaps: '0: d; 20: a b c e' }
    const { start, state, bonuses, events } = contested(place, 'A1 B0 C0 E1 A0 E0 A1 E2 A2 E0')
    expect(start).toMatchObject({ phase: 'bid', speakers: [A, B, C, E], contest: { kind: 'climb', place: 2, card: 'S' } })
    expect(state.passing).toEqual([D, A, E, B, C])
    expect(bonuses).toEqual([15, 0, 0, 30, 0])
    expect(spent(start, state, A)).toEqual([3, 1, 0])
    expect(spent(start, state, E)).toEqual([2, 1, 0])
    expect(state.riders[A]).toMatchObject({ contestCards: 4, attackCards: 0 })
    const outcomes = events.filter(({ type }) => ['bidPassed', 'bidSkipped', 'runOffBegan', 'bonusWon'].includes(type))
    expect(outcomes).toEqual([
      { type: 'bidPassed', seat: B, card: 'S', isOut: true },
      { type: 'bidPassed', seat: C, card: 'S', isOut: true },
      { type: 'bidPassed', seat: A, card: 'S', isOut: false },
      { type: 'bidPassed', seat: E, card: 'S', isOut: false },
      { type: 'runOffBegan', riders: [A, E], place: 2, tiedAt: 1 },
      { type: 'bidPassed', seat: E, card: 'R', isOut: false },
      { type: 'bidSkipped', seat: A, card: 'R' },
      { type: 'bonusWon', seat: D, place: 1, seconds: 30, kind: 'climb' },
      { type: 'bonusWon', seat: A, place: 2, seconds: 15, kind: 'climb' },
    ])
  })

  it('X22 TI-63, TI-67: an intermediate sprint where nobody lays anything goes to the last player (R36)', () => {
    const { start, state, bonuses } = contested({ tile: 'SP', gaps: '0: a b c d' }, 'D0 C0 B0 A0 D0 C0 B0 A0')
    expect(start.speakers).toEqual([D, C, B, A])
    expect(state.passing).toEqual([D, C, B, A])
    expect(bonuses).toEqual([0, 0, 0, 20])
  })

  it('X23 TI-61, TI-63, TI-67: a climb goes to the first player', () => {
    const { start, bonuses } = contested({ tile: 'PM', gaps: '0: a b c d' }, 'A0 B0 C0 D0 A0 B0 C0 D0')
    expect(start.speakers).toEqual([A, B, C, D])
    expect(bonuses).toEqual([20, 0, 0, 0])
  })

  it('X24 TI-65, TI-66, TI-67: those without S are tied for second (R34, R35)', () => {
    const { state, bonuses } = contested({ tile: 'HM', gaps: '0: a b c d' }, 'A1 B0 C0 D0 B0 C1 D1 C0 D0')
    expect(state.passing).toEqual([A, C, D, B])
    expect(bonuses).toEqual([30, 0, 15, 0])
  })

  it('X25 TI-62, TI-64, TI-69, TI-70, TI-90: the final sprint gives the finishing order', () => {
    const place: PositionParts = { sector: 10, gaps: '0: b d; 20: a c; 40: e', hands: { [B]: [14, 3, 3] } }
    const { start, state, bonuses, outcome } = contested(place, 'D2 B2 D0 B1 D0')
    expect(start).toMatchObject({ speakers: [D, B], contest: { kind: 'final', place: 1 } })
    expect(state.result).toMatchObject({ ending: 'finish', finishers: [B, D, C, A, E], gaps: [20, 0, 20, 0, 40] })
    expect(bonuses).toEqual([0, 30, 0, 15, 0])
    expect(outcome).toEqual({ scores: [-20, 30, -20, 15, -40], places: [4, 1, 3, 2, 5] })
  })

  it('X35 TI-12, TI-42, TI-60, TI-70: a last sector in high mountain (R37)', () => {
    const state = position({ sector: 10, tile: 'HM', gaps: '0: a b c' })
    expect(game.legal(state, A)).toContainEqual(play('RRS'))
    const { state: ridden } = run({ game, state, moves: plays(state, 'R R R') })
    expect(ridden.groups).toMatchObject([{ cost: 2 }])
    const { state: over } = run({ game, state: ridden, moves: [...attacks('C0 B0 A0'), ...bids('C1 B0 A0 B0 A0')] })
    expect(over.riders.map(({ bonus }) => bonus)).toEqual([0, 15, 30])
    expect(over.passing).toEqual([C, B, A])
    expect(over.phase).toBe('finished')
  })

  it('TI-70: option finalClimbToo pays the climb on the same order', () => {
    const { bonuses, events } = contested(
      { sector: 10, tile: 'HM', gaps: '0: c; 20: a b', options: { finalClimbToo: true } },
      'B0 A0 B0 A0',
    )
    expect(bonuses).toEqual([0, 30, 60])
    expect(events.filter(({ type }) => type === 'bonusWon')).toMatchObject([
      { seat: C, seconds: 30, kind: 'final' },
      { seat: B, seconds: 15, kind: 'final' },
      { seat: C, seconds: 30, kind: 'climb' },
      { seat: B, seconds: 15, kind: 'climb' },
    ])
  })

  it('TI-60, TI-64: lone riders in front take their places without laying anything', () => {
    const start = position({ tile: 'HM', gaps: '0: a; 20: b; 40: c d' })
    const { state, events } = run({ game, state: start, moves: quietly(start) })
    expect(state.sector).toBe(start.sector + 1)
    expect(state.riders.map(({ bonus }) => bonus)).toEqual([30, 15, 0, 0])
    expect(events.some(({ type }) => type === 'contestBegan')).toBe(false)
    expect(events).toContainEqual({ type: 'linePassed', kind: 'climb', order: [A, B, C, D], isClimbWon: true, isSprintWon: false })
  })

  it('TI-65: what may be bid: as many as held, at most layMax', () => {
    const { start } = contested({ tile: 'PM', gaps: '0: a b c', hands: { [A]: [14, 1, 4] } }, '')
    expectLegal(game, start, A, [bid(0), bid(1)])
    expect(expectRefused(game, start, A, bid(2), 'BID_CARDS', 'TI-65').params).toEqual({ card: 'S', needed: 2, held: 1 })
    expect(expectRefused(game, start, A, bid(3), 'BID_RANGE', 'TI-65').params).toEqual({ most: 2 })
    expectRefused(game, start, A, bid(-1), 'BID_RANGE', 'TI-65')
    const { start: wide } = contested({ tile: 'PM', gaps: '0: a b c', hands: { [A]: [14, 6, 0] }, options: { layMax: 6 } }, '')
    expectLegal(game, wide, A, [0, 1, 2, 3, 4, 5, 6].map(bid))
  })

  it('TI-65: a pass on the first turn is out, a later one may come back', () => {
    const { state } = contested({ tile: 'PM', gaps: '0: a b c', hands: { [A]: [14, 4, 2], [B]: [14, 4, 2] } }, 'A1 B1 C0 A0 B1 A2')
    expect(state).toMatchObject({ phase: 'bid', actor: B, contest: { laidS: [3, 2, 0], isIn: [true, true, false] } })
    expectRefused(game, state, C, bid(1), 'NOT_YOUR_TURN', 'TI-14')
    // Two have passed, then c lays again: everybody is asked anew.
    const again = contested({ tile: 'PM', gaps: '0: a b c' }, 'A1 B1 C1 A0 B0 C1 A0')
    expect(again.state).toMatchObject({ phase: 'bid', actor: B, contest: { card: 'S', laidS: [1, 1, 2], silent: 1 } })
  })

  it('TI-66: only sets that hold a bonus place bid R', () => {
    // One place: b is first by S, and a and c, tied for second, have nothing to win.
    const { state } = contested({ tile: 'PM', gaps: '0: a b c' }, 'A1 B2 C1 A0 C0')
    expect(state.passing).toEqual([B, A, C])
    expect(state.phase).toBe('play')
  })

  it('TI-61, TI-62: seconds by place, and the complete order', () => {
    expect([bonusesOf('climb', 'PM'), bonusesOf('climb', 'HM'), bonusesOf('sprint', 'SP'), bonusesOf('final', 'PM')]).toEqual([
      [20],
      [30, 15],
      [20],
      [30, 15],
    ])
    const riders = [{ gap: 20 }, { gap: 0 }, { gap: 0 }, { gap: 0 }, { gap: 20 }]
    expect(passingOrder([E, D, C, B, A], riders, [0, 1, 1, 0, 0], [0, 0, 2, 9, 0])).toEqual([C, B, D, E, A])
  })

  it('TI-101: what counts as a climb or a sprint won for M2 and M3', () => {
    const wins = (place: PositionParts, text: string) => contested(place, text).state.riders.map(({ climbs, sprints }) => [climbs, sprints])
    expect(wins({ tile: 'PM', gaps: '0: a b c' }, 'A0 B0 C0 A0 B0 C0')).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ])
    expect(wins({ tile: 'SP', gaps: '0: a b c' }, 'C0 B0 A0 C0 B0 A0')).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
    ])
    expect(wins({ tile: 'SP', gaps: '0: a; 20: b c' }, '')).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(wins({ sector: 10, tile: 'PM', gaps: '0: a b; 20: c' }, 'B0 A0 B0 A0')).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ])
    expect(wins({ sector: 10, gaps: '0: a; 20: b c' }, 'C0 B0 C0 B0')).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  it('TI-68: cards of a contest make no pull: nobody rode hard, so the second in order is next first', () => {
    const { state } = contested({ tile: 'PM', gaps: '0: a b c' }, 'A0 B0 C0 A2 B0 C0')
    expect(state.first).toBe(B)
    expect(game.legal(state, B)).not.toContainEqual(attack(0))
  })
})
