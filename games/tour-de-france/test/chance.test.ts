import { seededChance } from '@echappee/kernel'
import { expectRefused, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { chanceDeck, type ChanceCard } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { stageGraph } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import { legalTexts, ownBoard, position, ride, riderId, riderName, squareId, whereIs } from './position.ts'

const any = () => seededChance('any')
const list = (state: State) => state.accidents.map(({ riders }) => riders.map(riderName))
const land = (state: State, to: string): Move => ({ type: 'land', to: squareId(state, to) })

/** B1 plays a 1 from 56.1 to the Chance square 57.2 and draws this card. */
function draws(card: ChanceCard, riders: Readonly<Record<string, string>> = {}, parts: Partial<State> = {}) {
  const state = position({ riders: { B1: '56.1', ...riders }, hands: { A: [7, 7], B: [1, 4, 9], C: [5, 5] }, chance: [card], parts })
  return play({ game, state, chance: any(), moves: [[1, ride(state, 1, '57.2')]] })
}

describe('the pile', () => {
  it('TDF-6 24 cards, shuffled for every stage', () => {
    expect(chanceDeck()).toHaveLength(24)
    const { state } = play({ game, chance: any() })
    expect(state.chancePile.toSorted()).toEqual(chanceDeck().sort())
  })

  it('TDF-24 a used card goes under the pile, and the order there is public', () => {
    const { state, view, events } = draws('PRIZE')
    expect(state.usedChance.at(-1)).toBe('PRIZE')
    expect(view(0).usedChance).toEqual(state.usedChance)
    expect(events).toContainEqual({ type: 'chanceDrawn', rider: riderId('B1'), card: 'PRIZE', isFromUsed: true })
  })

  it('TDF-24 house decks: steps from −3 to +3, or nothing at all', () => {
    const start = (chanceDeckOption: 'steps' | 'none') =>
      position({ options: { chanceDeck: chanceDeckOption }, riders: { B1: '56.1' }, hands: { B: [1, 4, 9] } })
    const stepped = play({ game, state: start('steps'), chance: [0], moves: [[1, ride(start('steps'), 1, '57.2')]] })
    expect(whereIs(stepped.state, 'B1')).toBe('54.2')
    const still = play({ game, state: start('steps'), chance: [3], moves: [[1, ride(start('steps'), 1, '57.2')]] })
    expect(whereIs(still.state, 'B1')).toBe('57.2')
    const none = play({ game, state: start('none'), moves: [[1, ride(start('none'), 1, '57.2')]] })
    expect(whereIs(none.state, 'B1')).toBe('57.2')
  })
})

describe('moved by Chance', () => {
  it('TDF-25 W23 riders stop him, without a pile-up', () => {
    const blocked = draws('FWD3', { A1: '58.1*', A2: '58.2*' })
    expect(whereIs(blocked.state, 'B1')).toBe('57.2')
    expect(blocked.state.accidents).toEqual([])
    expect(whereIs(draws('FWD2', { A1: '59.1*' }).state, 'B1')).toBe('59.2')
  })

  it('TDF-25, TDF-33 W24 but an accident of this round takes him in', () => {
    const state = position({ riders: { B1: '56.1', C1: '~59.1*', C2: '~59.1*' }, hands: { B: [1, 4, 9], C: [5, 5] }, chance: ['FWD3'] })
    state.accidents = [{ square: squareId(state, '59.1'), number: 1, riders: [riderId('C1'), riderId('C2')] }]
    const { state: after } = play({ game, state, chance: any(), moves: [[1, ride(state, 1, '57.2')]] })
    expect(list(after)).toEqual([['C1', 'C2', 'B1']])
    expect(after).toMatchObject({ phase: 'discard', falls: [riderId('B1')] })
    expect(whereIs(after, 'B1')).toBe('~59.1')
    const near = { ...state, usedChance: ['FWD1' as const] }
    const { state: choosing } = play({ game, state: near, chance: any(), moves: [[1, ride(state, 1, '57.2')]] })
    expect(game.legal(choosing, 1)).toEqual(expect.arrayContaining([land(state, '58.1'), land(state, '58.2')]))
    expect(game.legal(choosing, 1)).toHaveLength(2)
  })

  it('TDF-25 the bridge leads up to the next rider, six squares at most', () => {
    const { state } = draws('BRIDGE', { A1: '61.1*' })
    const { state: after } = play({ game, state, chance: any(), moves: [[1, land(state, '60.2')]] })
    expect(whereIs(after, 'B1')).toBe('60.2')
    expect(whereIs(draws('BRIDGE', { A1: '58.1*' }).state, 'B1')).toBe('57.2')
    expect(whereIs(draws('BRIDGE').state, 'B1')).toBe('57.2')
  })

  it('TDF-25 only his owner is asked where he goes', () => {
    const { state } = draws('FWD2', {})
    const landings = state.landings.map((to): Move => ({ type: 'land', to }))
    expect(state.phase).toBe('chanceMove')
    expect([game.candidates(state, 1), game.candidates(state, 0)]).toEqual([landings, []])
    expect(game.fallback(state, 1)).toEqual(landings[0])
  })

  it('TDF-25 short of the squares he stops as far as he gets, where the owner chooses', () => {
    const { state } = draws('FWD3', { A1: '59.1*', A2: '59.2*' })
    expect(new Set(game.legal(state, 1))).toEqual(new Set([land(state, '58.1'), land(state, '58.2')]))
    const { state: after, events } = play({ game, state, chance: any(), moves: [[1, land(state, '58.1')]] })
    expect([whereIs(after, 'B1'), after.landings]).toEqual(['58.1', []])
    expect(events).toContainEqual(expect.objectContaining({ type: 'rode', by: 'chance', path: [squareId(state, '58.1')] }))
    expectRefused(game, state, 1, land(state, '59.1'), 'NOT_A_LANDING', 'TDF-25')
  })

  it('TDF-25, TDF-37 a way by Chance is told step by step, past the line too', () => {
    const { state } = draws('FWD2')
    const { events } = play({ game, state, chance: any(), moves: [[1, land(state, '59.1')]] })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'rode', by: 'chance', path: ['58.1', '59.1'].map((name) => squareId(state, name)) }),
    )
    const board = ownBoard({ chance: ['23.2'] })
    const near = position({ ...board, riders: { B1: '22.2' }, hands: { B: [1, 4, 9] }, chance: ['FWD3'] })
    const moves: [number, Move][] = [
      [1, ride(near, 1, '23.2')],
      [1, land(near, 'F1.2')],
    ]
    const finish = play({ game, state: near, chance: any(), moves })
    expect(finish.events).toContainEqual(
      expect.objectContaining({ type: 'rode', by: 'chance', path: ['24.2', 'F0.2', 'F1.2'].map((name) => squareId(near, name)) }),
    )
    expect(finish.state.riders[riderId('B1')]).toMatchObject({ standing: 'home', arrival: 5 })
  })

  it('TDF-25, TDF-26, TDF-33 an accident right before or behind him takes him in, unshown', () => {
    const into = (card: ChanceCard, row: number) => {
      const state = position({ riders: { B1: '56.1', C1: `~${row}.1*` }, hands: { B: [1, 4, 9], C: [5, 5] }, chance: [card] })
      state.accidents = [{ square: squareId(state, `${row}.1`), number: 1, riders: [riderId('C1')] }]
      return play({ game, state, chance: any(), moves: [[1, ride(state, 1, '57.2')]] })
    }
    for (const { state, events } of [into('FWD1', 58), into('BACK2', 55)]) {
      expect(list(state)).toEqual([['C1', 'B1']])
      expect(events).toContainEqual(expect.objectContaining({ type: 'pileUpJoined', rider: riderId('B1'), by: 'chance', path: [] }))
      expect(events.some(({ type }) => type === 'handShown')).toBe(false)
    }
  })

  it('TDF-26 of two lanes that are equally near, that of the numbered side', () => {
    const board = ownBoard({ chance: ['13.2'] })
    const state = position({ ...board, riders: { B1: '12.2', A1: '11.2*' }, hands: { B: [1, 4, 9] }, chance: ['BACK2'] })
    expect(whereIs(play({ game, state, chance: any(), moves: [[1, ride(state, 1, '13.2')]] }).state, 'B1')).toBe('11.1')
  })

  it('TDF-24 the house deck has seven numbers, and none moves nobody', () => {
    const state = position({ options: { chanceDeck: 'steps' }, riders: { B1: '56.1' }, hands: { B: [1, 4, 9] } })
    const bounds: number[] = []
    const events: Event[] = []
    const chance = { int: (bound: number) => (bounds.push(bound) > 0 ? 3 : 0) }
    game.apply(state, 1, ride(state, 1, '57.2'), { chance, emit: (event) => void events.push(event) })
    expect(bounds[0]).toBe(7)
    expect(events).toContainEqual({ type: 'stepsDrawn', rider: riderId('B1'), steps: 0 })
    expect(events).toContainEqual({ type: 'stayed', rider: riderId('B1'), by: 'chance' })
  })

  it('TDF-24 where every card is kept, the square does nothing', () => {
    const { state, events } = draws('PRIZE', {}, { chancePile: [], usedChance: [] })
    expect(whereIs(state, 'B1')).toBe('57.2')
    expect(events.some(({ type }) => type === 'chanceDrawn')).toBe(false)
  })

  it('TDF-28, TDF-13 a feed bag for an empty hand is no question; the refill follows', () => {
    const state = position({ riders: { B1: '56.1' }, hands: { B: [1] }, chance: ['MUSETTE'] })
    const { state: after } = play({ game, state, chance: any(), moves: [[1, ride(state, 1, '57.2')]] })
    expect([after.phase, after.hands[1]!.length]).toEqual(['play', 5])
  })

  it('TDF-25 the bridge looks at riders on the road alone, not at those at the roadside', () => {
    const { state } = draws('BRIDGE', { A1: '~59.1*', C1: '61.1*' })
    expect(new Set(state.landings.map((id) => stageGraph(state).names[id]))).toEqual(new Set(['60.1', '60.2']))
    const { events } = draws('BRIDGE', { A1: '~62.1*' })
    expect(events).toContainEqual({ type: 'stayed', rider: riderId('B1'), by: 'chance' })
  })

  it('TDF-25, TDF-33 of two accidents ahead he is carried into that of the lowest lane', () => {
    const board = ownBoard({ chance: ['8.2'] }, 'flat', true)
    const joined = (order: readonly string[]) => {
      const state = position({ ...board, riders: { B1: '7.2', C1: '~10.1*' }, hands: { B: [1, 4, 9], C: [5] }, chance: ['FWD3'] })
      state.accidents = order.map((square, i) => ({ square: squareId(state, square), number: i + 1, riders: [riderId('C1')] }))
      return play({ game, state, chance: any(), moves: [[1, ride(state, 1, '8.2')]] }).state
    }
    for (const order of [
      ['10.3', '10.1'],
      ['10.2', '10.3'],
    ]) {
      const { accidents, riders } = joined(order)
      expect(accidents.map((one) => one.riders.length)).toEqual(order.map((square) => (square === '10.3' ? 1 : 2)))
      expect(riders[riderId('B1')]!.standing).toBe('roadside')
    }
  })

  it('TDF-25, TDF-33 an accident takes him in also where a rider stops him in the other lanes', () => {
    const board = ownBoard({ chance: ['8.2'] }, 'flat', true)
    const joined = (at: string, riders: Record<string, string>) => {
      const all = { B1: '7.2', C1: `~${at}*`, ...riders }
      const state = position({ ...board, riders: all, hands: { A: [5], B: [1, 4, 9], C: [5] }, chance: ['FWD3'] })
      state.accidents = [{ square: squareId(state, at), number: 1, riders: [riderId('C1')] }]
      return list(play({ game, state, chance: any(), moves: [[1, ride(state, 1, '8.2')]] }).state)
    }
    expect(joined('10.3', { A1: '10.1*', A2: '10.2*' })).toEqual([['C1', 'B1']])
    expect(joined('10.1', { A1: '10.3*' })).toEqual([['C1', 'B1']])
  })

  it('TDF-26 back he stays on his side of a median, on the next row that has room', () => {
    const back = (hasMedian: boolean) => {
      const board = ownBoard({ chance: ['13.3'] }, 'flat', hasMedian)
      const state = position({ ...board, riders: { B1: '12.3', A1: '11.3*' }, hands: { B: [1, 4, 9] }, chance: ['BACK2'] })
      return whereIs(play({ game, state, chance: any(), moves: [[1, ride(state, 1, '13.3')]] }).state, 'B1')
    }
    expect([back(false), back(true)]).toEqual(['11.2', '10.3'])
  })

  it('TDF-29 a rider who is thrown back and passes a line again passes it for nothing', () => {
    const sprints = [
      {
        name: 'Line',
        before: 10,
        prizes: [
          { points: 3, seconds: 2 },
          { points: 1, seconds: 1 },
        ],
      },
    ]
    const state = position({
      ...ownBoard({ chance: ['11.1'], sprints }),
      riders: { B1: '9.1' },
      hands: { B: [2, 3, 4, 5] },
      chance: ['BACK2'],
    })
    const { state: after, events } = play({
      game,
      state,
      chance: any(),
      moves: [
        [1, ride(state, 2, '11.1')],
        [1, ride(state, 3, '12.1')],
      ],
    })
    expect(whereIs(after, 'B1')).toBe('12.1')
    expect(events.filter(({ type }) => type === 'sprintPassed')).toHaveLength(1)
    expect([after.riders[riderId('B1')]!.bonusPoints, after.riders[riderId('B1')]!.bonusSeconds, after.passes]).toEqual([3, 2, [1]])
  })

  it('TDF-26 W37 back to the nearest free lane', () => {
    expect(whereIs(draws('BACK2', { A1: '55.2' }).state, 'B1')).toBe('55.1')
    expect(whereIs(draws('BACK2', { A1: '55.2', A2: '55.1' }).state, 'B1')).toBe('54.2')
  })

  it('TDF-26 before row 1 he is back in S', () => {
    const state = position({
      stages: [{ board: 'mountain', kind: 'road' }],
      riders: { B1: '3.2' },
      hands: { B: [1, 4] },
      chance: ['BACK3'],
    })
    const far = { ...state, riders: state.riders }
    const { state: after } = play({ game, state: far, chance: any(), moves: [[1, ride(state, 1, '4.2')]] })
    expect(whereIs(after, 'B1')).toBe('1.2')
    const early = position({
      options: { chanceDeck: 'steps' },
      stages: [{ board: 'mountain', kind: 'road' }],
      riders: { B1: '3.2', A1: '1.1', A2: '1.2', A3: '1.3' },
      hands: { A: [1, 1, 1], B: [1, 4] },
    })
    const { state: back } = play({ game, state: early, chance: [0], moves: [[1, ride(early, 1, '4.2')]] })
    expect(whereIs(back, 'B1')).toBe('S')
    expect(back.riders[riderId('B1')]!.standing).toBe('start')
  })
})

describe('other effects', () => {
  it('TDF-35, TDF-24 W22 a pile-up on the own row; the median saves the purple road', () => {
    const state = position({ riders: { B1: '20.1', A1: '26B*', D1: '26D*' }, hands: { A: [3, 4], B: [6, 2, 9], D: [5] }, chance: ['PILE'] })
    expect(legalTexts(state).filter((text) => text.startsWith('6→'))).toEqual(['6→26A'])
    const { state: after, events } = play({
      game,
      state,
      chance: any(),
      moves: [
        [1, ride(state, 6, '26A')],
        [1, { type: 'discard', card: 2 }],
        [0, { type: 'discard', card: 3 }],
      ],
    })
    expect(events).toContainEqual(expect.objectContaining({ type: 'piledUp', riders: [riderId('B1'), riderId('A1')], by: 'chance' }))
    expect(events.some(({ type }) => type === 'handShown')).toBe(false)
    expect(events.some(({ type }) => type === 'chanceReshuffled')).toBe(true)
    expect(after).toMatchObject({ isPileOut: false, usedChance: [] })
    expect(after.chancePile).toHaveLength(24)
    expect(whereIs(after, 'D1')).toBe('26D')
  })

  it('TDF-28 W36 a puncture is an accident of one without a zone', () => {
    const state = position({ riders: { A1: '48.2*', B1: '44.1', C1: '43.1' }, hands: { A: [3], B: [4, 9], C: [5] }, chance: ['PUNCTURE'] })
    const { state: after } = play({
      game,
      state,
      chance: any(),
      moves: [
        [1, ride(state, 4, '48.1')],
        [1, { type: 'discard', card: 9 }],
      ],
    })
    expect(whereIs(after, 'B1')).toBe('~48.1')
    expect(after.riders[riderId('B1')]!.isMissing).toBe(true)
    expect(after.accidents).toEqual([])
    expect(legalTexts(after)).toContain('5→48.1')
  })

  it('TDF-28, TDF-9 a puncture has the next number of the accidents', () => {
    const state = position({ riders: { B1: '56.1' }, hands: { B: [1, 4, 9] }, chance: ['PUNCTURE'], parts: { accidentCount: 4 } })
    const { events } = play({ game, state, chance: any(), moves: [[1, ride(state, 1, '57.2')]] })
    expect(events).toContainEqual({ type: 'punctured', rider: riderId('B1'), row: 57, number: 5 })
  })

  it('TDF-28 the feed bag: up to three cards, or none', () => {
    const { state } = draws('MUSETTE')
    expect(state.phase).toBe('musette')
    const one = play({
      game,
      state,
      chance: any(),
      moves: [
        [1, { type: 'musette', card: 4 }],
        [1, { type: 'stop' }],
      ],
    })
    expect(one.state.hands[1]).toHaveLength(2)
    expect(one.state.down[1]).toEqual([4])
    const none = play({ game, state, moves: [[1, { type: 'stop' }]] })
    expect(none.state.hands[1]).toEqual(state.hands[1])
  })

  it('TDF-28 prize and fine, but not in a time trial', () => {
    expect(draws('PRIZE').state.riders[riderId('B1')]!.bonusSeconds).toBe(2)
    expect(draws('FINE').state.riders[riderId('B1')]!.bonusSeconds).toBe(-3)
    const state = position({
      stages: [{ board: 'flat', kind: 'ttt' }],
      riders: { B1: '56.1' },
      hands: { B: [1, 4, 9, 9] },
      chance: ['PRIZE'],
      parts: { team: 1, hasSecondDeal: [true, true, true, true] },
    })
    const { state: after } = play({ game, state, chance: any(), moves: [[1, ride(state, 1, '57.2')]] })
    expect(after.riders[riderId('B1')]!.bonusSeconds).toBe(0)
  })

  it('TDF-27 a keep card stays with its rider, face up', () => {
    const { state, view } = draws('CLIMB')
    expect(state.riders[riderId('B1')]!.kept).toEqual(['CLIMB'])
    expect(view(3).riders[riderId('B1')]!.kept).toEqual(['CLIMB'])
  })
})
