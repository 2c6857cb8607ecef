import { SPECTATOR, seededChance } from '@echappee/kernel'
import { drawsFromBag, expectRefused, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { secondDeck } from '../content/cards.ts'
import { NOTHING_SHOWN } from '../rules/hand-memory.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { sortCards } from '../rules/piles.ts'
import { position, ride, riderId, riderName } from './position.ts'

const any = () => seededChance('any')
const exchange = (card: number): Move => ({ type: 'exchange', card })
const give = (...cards: number[]): Move => ({ type: 'giveBack', cards })

describe('setting up', () => {
  it('TDF-1, TDF-4, TDF-5 three riders each in S, fifteen cards in one hidden hand', () => {
    const { state, eventsFor } = play({ game, seats: 4, chance: any() })
    expect(state.riders).toHaveLength(12)
    expect(state.riders.every(({ standing }) => standing === 'start')).toBe(true)
    expect(state.hands.map(({ length }) => length)).toEqual([15, 15, 15, 15])
    expect(state.drawPile).toHaveLength(112 - 60)
    expect(
      eventsFor(1)
        .filter((event) => event.type === 'drew')
        .map(({ seat }) => seat),
    ).toEqual([1])
    expect(eventsFor(SPECTATOR).some(({ type }) => type === 'drew')).toBe(false)
  })

  it('TDF-3, TDF-4, TDF-24 chance is told what it is about', () => {
    const about: string[] = []
    const chance = Object.assign(any(), { about: (what: string) => void about.push(what) })
    const { state } = play({ game, seats: 2, chance })
    expect(about).toEqual(['first/0', ...[0, 1].map((place) => `hand/0/${(state.first + place) % 2}`)])
    const onChance = position({ riders: { B1: '56.1' }, hands: { B: [1, 4, 9] } })
    about.length = 0
    play({ game, state: onChance, chance, moves: [[1, ride(onChance, 1, '57.2')]] })
    expect(about[0]).toBe(`chance/0/${riderId('B1')}`)
  })

  it('TDF-2 the default tour is a flat stage, then a mountain stage', () => {
    const { state } = play({ game, chance: any() })
    expect(state.race.stages).toEqual([
      { board: 'flat', kind: 'road' },
      { board: 'mountain', kind: 'road' },
    ])
  })

  it('TDF-3, TDF-10 W33 the highest card starts; those who tie draw again', () => {
    const deck = secondDeck('1-14x8')
    let left = 0
    const outcomes = drawsFromBag(deck, [9, 12, 12, 4, 3, 7])
    const later = any()
    const chance = { int: (bound: number) => outcomes[left++] ?? later.int(bound) }
    const { state, events } = play({ game, seats: 4, chance })
    expect(events[0]).toEqual({
      type: 'firstChosen',
      seat: 2,
      by: 'draw',
      draws: [
        [9, 12, 12, 4],
        [null, 3, 7, null],
      ],
    })
    const order: string[] = []
    while (state.round === 1) {
      if (state.phase === 'play') order.push(riderName(state.acting))
      const seat = game.toAct(state)[0]!
      game.apply(state, seat, game.legal(state, seat).at(-1)!, { chance: later })
    }
    expect(order.join(' ')).toBe('C1 D1 A1 B1 C2 D2 A2 B2 C3 D3 A3 B3')
  })
})

describe('playing cards', () => {
  it('TDF-12, TDF-16, TDF-23, TDF-29 W4 a sprint, then an Exchange square', () => {
    const state = position({ riders: { A1: '20.1' }, hands: { A: [2, 9, 3, 3] } })
    const {
      state: after,
      events,
      eventsFor,
    } = play({
      game,
      state,
      chance: drawsFromBag(state.drawPile, [14, 1, 7]),
      moves: [
        [0, ride(state, 2, '22.3')],
        [0, exchange(9)],
        [0, exchange(3)],
        [0, exchange(3)],
      ],
    })
    expect(events).toContainEqual({
      type: 'sprintPassed',
      rider: 0,
      sprint: 0,
      name: 'Route du Bord de Mer',
      place: 1,
      points: 1,
      seconds: 1,
    })
    expect(after.hands[0]!.toSorted((a, b) => a - b)).toEqual([1, 7, 14])
    expect(after.discardPile).toEqual([2])
    expect(after.down[0]).toEqual([9, 3, 3])
    expect(eventsFor(1)).toContainEqual({ type: 'laidDownHidden', seat: 0, count: 3, why: 'exchange' })
    expect(eventsFor(1).some(({ type }) => type === 'picked' || type === 'laidDown')).toBe(false)
  })

  it('TDF-23 picks come highest first, and enough must be left', () => {
    const start = position({ riders: { A1: '20.1' }, hands: { A: [2, 9, 3, 5, 12] } })
    const { state } = play({ game, state: start, moves: [[0, ride(start, 2, '22.3')]] })
    expect(game.legal(state, 0)).toEqual([exchange(9), exchange(12)])
    expectRefused(game, state, 0, exchange(3), 'PICK_ORDER', 'TDF-23')
    expectRefused(game, state, 0, exchange(7), 'NOT_IN_HAND', 'TDF-12')
  })

  it('TDF-23, TDF-13 W18 with fewer cards all of them, with none only the refill', () => {
    const start = (hand: number[]) => position({ riders: { A1: '41.1' }, hands: { A: hand } })
    const two = play({
      game,
      state: start([5, 7, 1]),
      chance: any(),
      moves: [
        [0, ride(start([5, 7, 1]), 5, '46.1')],
        [0, exchange(7)],
        [0, exchange(1)],
      ],
    })
    expect(two.state.hands[0]).toHaveLength(2)
    const last = play({ game, state: start([5]), chance: any(), moves: [[0, ride(start([5]), 5, '46.1')]] })
    expect(last.state.phase).toBe('play')
    expect(last.state.hands[0]).toHaveLength(5)
  })

  it('TDF-14, TDF-13 W38 an empty draw pile is made anew from the discards', () => {
    const state = position({ riders: { B1: '40.1', B2: '41.1*', B3: '42.1*' }, hands: { B: [5] }, drawPile: [1, 2, 3, 4, 5, 6] })
    const { state: after, events } = play({ game, state, chance: any(), moves: [[1, ride(state, 5, '45.1')]] })
    expect(events.filter((event) => event.type === 'drewHidden').map(({ count }) => count)).toEqual([6, 9])
    expect(events).toContainEqual({ type: 'reshuffled', count: 106 })
    expect(after.hands[1]).toHaveLength(15)
    expect(after.discardPile).toEqual([])
  })

  it('TDF-29 W27 prizes go in the order of passing', () => {
    const riders = { A1: '34.1', B1: '33.1', A2: '32.1' }
    const start = position({ riders, hands: { A: [3, 9, 1], B: [5, 1] } })
    const { events } = play({
      game,
      state: start,
      chance: any(),
      moves: [
        [0, ride(start, 3, '37.1')],
        [1, ride(start, 5, '38.2')],
        [0, ride(start, 9, '41.1')],
      ],
    })
    expect(events.filter(({ type }) => type === 'sprintPassed')).toEqual([
      { type: 'sprintPassed', rider: 0, sprint: 1, name: 'Promenade de la Plage', place: 1, points: 4, seconds: 3 },
      { type: 'sprintPassed', rider: 3, sprint: 1, name: 'Promenade de la Plage', place: 2, points: 1, seconds: 1 },
      { type: 'sprintPassed', rider: 1, sprint: 1, name: 'Promenade de la Plage', place: 3, points: 0, seconds: 0 },
    ])
  })

  it('TDF-11 the foremost who has not acted is next; each acts once a round', () => {
    const riders = { A1: '60.1', B1: '55.1', B2: '57.1' }
    const start = position({ riders, hands: { A: [2, 3], B: [4, 6, 1] } })
    expect(riderName(start.acting)).toBe('A1')
    const { state } = play({ game, state: start, moves: [[0, ride(start, 3, '63A')]] })
    expect(riderName(state.acting)).toBe('B2')
    expectRefused(game, state, 0, ride(state, 2, '65.1'), 'NOT_YOUR_TURN', 'TDF-11')
    expectRefused(game, state, 1, exchange(4), 'WRONG_PHASE', 'TDF-12')
  })
})

describe('giving back', () => {
  const w21 = () =>
    position({
      seats: 2,
      round: 9,
      riders: { A1: 'F2.1', A2: '80.1*', A3: '79.1*', B1: '70.1' },
      hands: { A: [3, 8, 11], B: [2, 5, 6] },
      parts: { firstArrival: 9, dealtFor: [0b111, 0b001], acting: 3 },
    })

  it('TDF-13, TDF-40 W21 one card for each finished rider whom the latest deal served', () => {
    const start = w21()
    const { state, eventsFor, toAct } = play({ game, state: start, chance: any(), moves: [[1, ride(start, 2, '72.1')]] })
    expect(state).toMatchObject({ phase: 'giveBack', round: 10, asked: [0] })
    expect(toAct).toEqual([0])
    expect(eventsFor(1).at(-1)).toMatchObject({ type: 'asked', phase: 'giveBack' })
    expectRefused(game, state, 0, give(3, 8), 'GIVE_COUNT', 'TDF-40')
    expectRefused(game, state, 1, give(5), 'NOTHING_OWED', 'TDF-40')
    const given = play({ game, state, chance: any(), moves: [[0, give(8)]] })
    expect(sortCards(given.state.hands[0]!)).toEqual([3, 11])
    expect(given.state.down[0]).toEqual([8])
    const empty = play({
      game,
      state: given.state,
      chance: any(),
      moves: [
        [0, ride(state, 3, '83.1')],
        [0, ride(state, 11, '90A')],
      ],
    })
    expect(empty.state.hands[0]).toHaveLength(10)
    expect(empty.state.dealtFor[0]).toBe(0b110)
    const next = play({ game, state: empty.state, chance: any(), moves: [[1, ride(state, 5, '77.1')]] })
    expect(next.state).toMatchObject({ phase: 'play', round: 11 })
  })

  it('TDF-40 several give at once, in secret; the highest card first', () => {
    const start = position({
      seats: 2,
      round: 9,
      riders: { A1: 'F2.1', A2: 'F3.1', A3: '79.1*', B1: 'F1.1', B2: '70.1' },
      hands: { A: [3, 8, 8, 11], B: [2, 5, 6] },
      parts: { firstArrival: 9, dealtFor: [0b111, 0b011] },
    })
    const { state } = play({ game, state: start, chance: any(), moves: [[1, ride(start, 2, '72.1')]] })
    expect(game.toAct(state)).toEqual([0, 1])
    expect(new Set(game.legal(state, 0))).toEqual(new Set([give(8, 3), give(8, 8), give(11, 3), give(11, 8)]))
    expect([game.candidates(state, 1), game.fallback(state, 1)]).toEqual([[give(5), give(6)], give(5)])
    expect(game.whyNot(state, 0, give(8))).toMatchObject({ code: 'GIVE_COUNT', params: { owed: 2, given: 1 } })
    expect(game.whyNot(state, 0, give(9, 8))).toMatchObject({ code: 'NOT_IN_HAND', params: { card: 9 } })
    expectRefused(game, state, 0, give(3, 8), 'GIVE_ORDER', 'TDF-40')
    expectRefused(game, state, 0, give(11, 11), 'NOT_IN_HAND', 'TDF-12')
    const first = play({ game, state, moves: [[0, give(8, 3)]] })
    expect(first.toAct).toEqual([1])
    expect(game.committed!(first.state)).toEqual([0])
    expect(first.eventsFor(1)).toEqual([])
    expect(first.view(1).given).toBe(null)
    expect(first.eventsFor(0)).toEqual([{ type: 'gave', seat: 0, cards: [8, 3] }])
    const both = play({ game, state: first.state, chance: any(), moves: [[1, give(6)]] })
    expect([both.state.asked, both.state.given, both.state.down.map((down) => down.length)]).toEqual([[], [null, null], [2, 1]])
  })

  it('TDF-40 a team without a rider in the race is not asked: its cards go back by themselves', () => {
    const start = position({
      seats: 2,
      round: 9,
      riders: { A1: 'F2.1', B2: '70.1' },
      hands: { A: [3, 8, 11], B: [2, 5, 6] },
      parts: { firstArrival: 9, dealtFor: [0b111, 0], shown: [{ cards: [3, 8], from: 0 }, NOTHING_SHOWN] },
    })
    const { state, eventsFor } = play({ game, state: start, chance: any(), moves: [[1, ride(start, 2, '72.1')]] })
    expect(state).toMatchObject({ phase: 'play', round: 10 })
    expect(state.shown[0], 'of which nothing is remembered (TDF-30)').toEqual(NOTHING_SHOWN)
    expect(state.hands.map(({ length }) => length)).toEqual([0, 2])
    expect(state.down[0]).toEqual([3, 8, 11])
    for (const viewer of [0, 1, SPECTATOR]) expect(eventsFor(viewer)).toContainEqual({ type: 'handReturned', seat: 0, count: 3 })
  })

  it('TDF-40 who has no more cards than he owes is not asked either', () => {
    const start = position({
      seats: 2,
      round: 9,
      riders: { A1: 'F2.1', A2: '80.1*', B2: '70.1' },
      hands: { A: [3], B: [2, 5, 6] },
      parts: { firstArrival: 9, dealtFor: [0b111, 0] },
    })
    start.riders[2]!.arrival = 8
    const { state, events } = play({ game, state: start, chance: any(), moves: [[1, ride(start, 2, '72.1')]] })
    expect(state).toMatchObject({ phase: 'play', round: 10 })
    expect(state.down[0]).toEqual([3])
    expect(events).toContainEqual({ type: 'laidDown', seat: 0, cards: [3], why: 'giveBack' })
    expect(state.hands[0]).toHaveLength(5)
    expect(state.dealtFor[0]).toBe(1 << (riderId('A2') % 3))
  })
})
