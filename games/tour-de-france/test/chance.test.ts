import { seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { chanceDeck, type ChanceCard } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { legalTexts, position, ride, riderId, riderName, squareId, whereIs } from './position.ts'

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
