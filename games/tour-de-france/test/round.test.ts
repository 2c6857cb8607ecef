import { deepFreeze, seededChance } from '@echappee/kernel'
import { expectRefused, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { afterLaying, afterPlaying, afterReshuffle, afterShowing, NOTHING_SHOWN } from '../rules/hand-memory.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { placeName, rowOf, stageGraph } from '../rules/riders.ts'
import { queueAt, turnsOf } from '../rules/round-order.ts'
import { FLAT, position, ride, riderId, riderName, squareId, type Given, ownBoard } from './position.ts'

const any = () => seededChance('any')
const turns = (given: Omit<Given, 'hands'>) =>
  turnsOf(position({ seats: 2, hands: { A: [5], B: [5] }, ...given })).map(({ id, state }) => `${riderName(id)} ${state}`)

describe('the riders of a round', () => {
  it('TDF-11 who is to ride, the others in the order of the race, then who has ridden', () => {
    const riders = { A1: '60.1*', A2: '55.1', A3: '50.1', B1: '58.1', B2: '53.1!', B3: '49.1*' }
    expect(turns({ riders })).toEqual(['B1 now', 'A2 next', 'B2 missing', 'A3 next', 'A1 done', 'B3 done'])
  })

  it('TDF-11 also where somebody further back is to ride', () => {
    const riders = { A1: '60.1', B1: '58.1' }
    expect(turns({ riders, parts: { acting: riderId('B1') } })).toEqual(['B1 now', 'A1 next'])
  })

  it('TDF-50 in a time trial team by team from the first player, wherever they ride', () => {
    const stages = [{ board: FLAT[0]!.board, kind: 'ttt' as const }]
    const riders = { A1: '50.1', A2: '49.1', B1: '60.1', B2: '59.1*' }
    expect(turns({ stages, riders, parts: { acting: riderId('A1') } })).toEqual(['A1 now', 'A2 next', 'B1 next', 'B2 done'])
    const reversed = { first: 1, acting: riderId('A2') }
    expect(turns({ stages, riders, parts: reversed })).toEqual(['A2 now', 'B1 next', 'A1 next', 'B2 done'])
  })

  it('TDF-32 beside a row wait those who fell there, in the order of their fall', () => {
    const state = position({ riders: { B1: '~50.1', A1: '~50.2', C1: '50.1', D1: '~51.1' }, hands: {} })
    expect(queueAt(stageGraph(state), state, 50).map(riderName)).toEqual(['B1', 'A1'])
    expect(queueAt(stageGraph(state), state, 52)).toEqual([])
  })

  it('TDF-37 places have the names of the rulebook, and those beside F0 are of its row', () => {
    const state = position({ riders: {}, hands: {}, parts: { acting: 0 } })
    const graph = stageGraph(state)
    const places = [-1, 0, squareId(state, 'F4.1'), graph.total, graph.total + 2]
    const { runOffLanes } = graph
    expect(places.map((at) => placeName(graph, at))).toEqual(['S', '1.1', 'F4.1', `F0.${runOffLanes + 1}`, `F0.${runOffLanes + 3}`])
    const rows = places.map((at) => rowOf(graph, { ...state.riders[0]!, at }))
    expect(rows).toEqual([0, 1, graph.rows + 5, graph.rows + 1, graph.rows + 1])
  })
})

describe('what everybody remembers of a hand that was shown', () => {
  const shown = afterShowing([9, 3, 9], 2)

  it('TDF-30 its cards in order, and how many lay face down before', () => {
    expect(shown).toEqual({ cards: [3, 9, 9], from: 2 })
    expect(afterShowing([], 2)).toEqual(NOTHING_SHOWN)
  })

  it('TDF-12, TDF-30 without what was played since, until the hand is empty', () => {
    expect(afterPlaying(shown, 9, 2)).toEqual({ cards: [3, 9], from: 2 })
    expect(afterPlaying(shown, 3, 2)).toEqual({ cards: [9, 9], from: 2 })
    expect(afterPlaying(shown, 5, 3), 'a card drawn since').toEqual(shown)
    expect(afterPlaying(shown, 9, 0)).toEqual(NOTHING_SHOWN)
    expect(afterLaying(shown, 1)).toEqual(shown)
    expect(afterLaying(shown, 0)).toEqual(NOTHING_SHOWN)
  })

  it('TDF-14, TDF-30 nothing once a card was laid face down since and all are shuffled', () => {
    expect(afterReshuffle(shown, 3)).toEqual(NOTHING_SHOWN)
    expect(afterReshuffle(shown, 2)).toEqual({ cards: [3, 9, 9], from: 0 })
    expect(afterReshuffle(NOTHING_SHOWN, 0)).toEqual(NOTHING_SHOWN)
  })
})

describe('picking cards', () => {
  const exchange = (card: number): Move => ({ type: 'exchange', card })
  const onExchange = () =>
    position({
      seats: 2,
      riders: { A1: '40.1', B1: '30.1' },
      hands: { A: [9, 9, 4, 4, 2], B: [5] },
      parts: { phase: 'exchange' },
    })

  it('TDF-23 only the owner of the rider is offered his cards, each value once', () => {
    expect(game.candidates(onExchange(), 0)).toEqual([2, 4, 9].map(exchange))
    expect(game.candidates(onExchange(), 1)).toEqual([])
    const feeding = position({ seats: 2, riders: { A1: '40.1', B1: '30.1' }, hands: { A: [9, 4], B: [5] }, parts: { phase: 'musette' } })
    expect(game.candidates(feeding, 0)).toEqual([{ type: 'musette', card: 4 }, { type: 'musette', card: 9 }, { type: 'stop' }])
    expect(game.candidates(feeding, 1)).toEqual([])
    expect(game.fallback(feeding, 0)).toEqual({ type: 'stop' })
  })

  it('TDF-23 a card is picked as often as it is held, the highest first, and enough remain', () => {
    const state = onExchange()
    expect(game.legal(state, 0)).toEqual([4, 9].map(exchange))
    expect(game.fallback(state, 0)).toEqual(exchange(4))
    expectRefused(game, state, 0, exchange(2), 'PICK_ORDER', 'TDF-23')
    expectRefused(game, state, 0, exchange(7), 'NOT_IN_HAND', 'TDF-12')
    const { state: one, eventsFor } = play({ game, state, chance: any(), moves: [[0, exchange(4)]] })
    expect(eventsFor(0)).toContainEqual({ type: 'picked', seat: 0, picks: [4] })
    expect(eventsFor(1).some(({ type }) => type === 'picked')).toBe(false)
    expectRefused(game, one, 0, exchange(9), 'PICK_ORDER', 'TDF-23')
    expect(game.legal(one, 0)).toEqual([exchange(4)])
    const { state: two } = play({ game, state: one, chance: any(), moves: [[0, exchange(4)]] })
    expectRefused(game, two, 0, exchange(4), 'NOT_IN_HAND', 'TDF-12')
    expect(game.legal(two, 0)).toEqual([exchange(2)])
  })

  it('TDF-23, TDF-28 a refusal names the card', () => {
    expect(game.whyNot(onExchange(), 0, exchange(7))).toMatchObject({ params: { card: 7 } })
    expect(game.whyNot(onExchange(), 0, exchange(2))).toMatchObject({ params: { card: 2 } })
  })
})

describe('a ride that is refused', () => {
  const state = () => position({ seats: 2, riders: { A1: '50.1', B1: '40.1' }, hands: { A: [4, 5], B: [3] } })

  it('TDF-12 the refusal names card and square', () => {
    expect(game.whyNot(state(), 0, ride(state(), 3, '53.1'))).toMatchObject({ code: 'NOT_IN_HAND', params: { card: 3 } })
    expect(game.whyNot(state(), 0, ride(state(), 4, '55.1'))).toMatchObject({
      code: 'OUT_OF_REACH',
      params: { card: 4, steps: 4, square: '55.1' },
    })
    expect(game.whyNot(state(), 0, ride(state(), 4, '54.1', 0, 'ATTACK'))).toMatchObject({ code: 'NOT_KEPT', params: { boost: 'ATTACK' } })
    expect(game.whyNot(state(), 0, ride(state(), 4, '55.1', 1))).toMatchObject({ code: 'NO_SHELTER', params: { square: '55.1' } })
  })

  it('TDF-16, TDF-17, TDF-22 so do those of a road that is closed, of no step and of a barred way', () => {
    const blocked = position({ seats: 2, riders: { A1: '74.1*', B1: '71.1' }, hands: { A: [6], B: [2, 8] } })
    expect(game.whyNot(blocked, 1, ride(blocked, 8, '79.1'))).toMatchObject({ code: 'BLOCKED', params: { card: 8, steps: 8 } })
    const climb = position({ ...ownBoard({}, 'climb'), seats: 2, riders: { A1: '10.1', B1: '4.1' }, hands: { A: [1, 6], B: [3] } })
    expect(game.whyNot(climb, 0, ride(climb, 1, '11.1'))).toMatchObject({ code: 'NO_STEPS', params: { card: 1 } })
    const rows = [{ from: 1, to: 24, terrain: 'flat' as const, lanes: [1], doubled: [] }]
    const narrow = position({ ...ownBoard({ rows }), seats: 2, riders: { A1: '10.1', B1: '9.1' }, hands: { A: [1, 9], B: [4] } })
    expect(game.whyNot(narrow, 0, ride(narrow, 1, '11.1'))).toMatchObject({ code: 'OVERTAKING', params: { square: '11.1' } })
  })

  it('TDF-12 another kind of move is refused with what is asked for', () => {
    expect(game.whyNot(state(), 0, { type: 'stop' })).toMatchObject({ code: 'WRONG_PHASE', params: { phase: 'play' } })
  })

  it('TDF-12 what is imagined from a view leaves the view as it was', () => {
    const seen = deepFreeze(game.view(position({ seats: 2, riders: { A1: '50.1', B1: '40.1' }, hands: { A: [4, 5], B: [3] } }), 0))
    for (const name of ['one', 'two', 'three']) {
      const chance = seededChance(name)
      const imagined = game.determinize(seen, chance)
      for (let i = 0; i < 40 && game.toAct(imagined).length > 0; i++) {
        const [seat] = game.toAct(imagined)
        const legal = game.legal(imagined, seat!)
        game.apply(imagined, seat!, legal[chance.int(legal.length)]!, { chance })
      }
      expect(imagined.round).toBeGreaterThan(seen.round)
    }
  })

  it('TDF-12 only the owner of the rider is offered anything', () => {
    expect(game.candidates(state(), 1)).toEqual([])
    expect(game.candidates(state(), 0).length).toBeGreaterThan(0)
  })
})
