import { drawsFromBag, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import { A, B, C, D, cardCount, discard, handicap, km, position } from './position.ts'

describe('piles', () => {
  it('X16 VDT-9: the discard pile becomes the draw pile when a card is needed', () => {
    const state = position({
      stage: 1,
      riders: [{}, { handicap: 'H_CRASH' }, {}, {}],
      toAct: B,
      hands: { [B]: '8×C_FOOD', [C]: '7×KM20' },
      drawPile: 0,
    })
    expect(state.discardPile).toHaveLength(73)
    const renewed = play({ game, state, chance: [0], moves: [[B, discard('C_FOOD')]] })
    expect(renewed.events).toContainEqual({ type: 'deckReshuffled', count: 74 })
    expect(renewed.state.drawPile).toHaveLength(73)
    expect(renewed.state.discardPile).toEqual([])
    expect(renewed.state.hands[C]).toHaveLength(8)
    const { events } = renewed
    expect(events.findIndex(({ type }) => type === 'deckReshuffled')).toBeLessThan(events.findIndex(({ type }) => type === 'drew'))
    const ridden = play({ game, state: renewed.state, chance: [0], moves: [[C, km(20)]] })
    expect(ridden.state.discardPile).toEqual(['KM20'])
    expect(cardCount(ridden.state)).toBe(103)
  })

  it('X17 VDT-9: taking the last card renews nothing yet', () => {
    const state = position({
      stage: 1,
      riders: [{}, {}, {}, {}],
      toAct: D,
      hands: { [A]: 'C_WHEEL 6×C_FOOD', [D]: 'KM20 7×KM40' },
      drawPile: 1,
    })
    expect(state.discardPile).toHaveLength(73)
    state.drawPile.splice(0, 1, ...state.discardPile.splice(state.discardPile.indexOf('C_GEAR'), 1, ...state.drawPile))
    const last = play({ game, state, chance: [0], moves: [[D, km(20)]] })
    expect(last.state.drawPile).toEqual([])
    expect(last.state.discardPile).toHaveLength(74)
    const chosen: number[] = []
    const chance = { int: (bound: number) => (chosen.push(bound), 0) }
    const next = play({ game, state: last.state, chance, moves: [[A, discard('C_WHEEL')]] })
    expect(next.events).toMatchObject([
      { type: 'discarded', card: 'C_WHEEL' },
      { type: 'turnBegan', seat: B },
      { type: 'deckReshuffled', count: 75 },
      { type: 'drewHidden' },
      { type: 'drew' },
    ])
    expect(chosen).toEqual([75])
    expect(next.state.drawPile).toHaveLength(74)
    expect([...next.state.drawPile, next.state.drawn]).toContain('C_WHEEL')
    expect(next.state.discardPile).toEqual([])
  })

  it('X36 VDT-27: the table is cleared at the end of a stage', () => {
    const state = position({
      stage: 8,
      riders: [{ at: 60, handicap: 'H_CRASH' }, { at: 80, handicap: 'H_GEAR', hasClimber: true }, { at: 120 }],
      toAct: B,
      hands: { [B]: '8×C_FOOD', [C]: '7×KM20' },
      drawPile: 30,
    })
    const before = play({ game, state, chance: [0], moves: [[B, discard('C_FOOD')]] })
    expect(before.state.discardPile).toHaveLength(49)
    // Stage 9 begins with its first turn's draw, so one card more than after the stage has left the pile.
    const after = play({ game, state: before.state, chance: [0], moves: [[C, km(20)]] })
    expect(before.state.drawPile).toHaveLength(29)
    expect(after.state.discardPile).toHaveLength(53)
    expect(after.state.discardPile.slice(-4)).toEqual(['KM20', 'H_CRASH', 'H_GEAR', 'S_CLIMB'])
    expect(after.state.drawPile).toHaveLength(28)
    expect(after.state.hands.flat()).toHaveLength(22)
    expect(after.state.riders).toEqual(
      Array.from({ length: 3 }, () => ({ at: 0, handicap: null, hasClimber: false, hasSprinter: false, toMiss: 0 })),
    )
  })

  it('VDT-8, VDT-34: the draw comes first and only the drawer sees it', () => {
    const state = position({ stage: 1, riders: [{}, {}], hands: { [A]: '8×KM20' } })
    const { state: after, eventsFor } = play({ game, state, chance: drawsFromBag(state.drawPile, ['KM60']), moves: [[A, km(20)]] })
    expect(after.hands.map((hand) => hand.length)).toEqual([7, 8])
    expect(eventsFor(B)).toContainEqual({ type: 'drew', seat: B, card: 'KM60' })
    for (const other of [A, -1]) {
      expect(eventsFor(other)).toContainEqual({ type: 'drewHidden', seat: B })
      expect(JSON.stringify(eventsFor(other))).not.toContain('KM60')
      expect(game.view(after, other).drawn).toBeNull()
    }
    expect(game.view(after, B).drawn).toBe('KM60')
    expect(game.view(after, B).hand).toHaveLength(8)
    expect(game.view(after, -1).hand).toEqual([])
  })

  it('VDT-9: with both piles empty the seat plays on with the cards it holds', () => {
    const state = position({ stage: 1, riders: [{}, {}], hands: { [A]: 'H_GEAR 7×KM20' } })
    state.drawPile = []
    const { state: after, events } = play({ game, state, moves: [[A, handicap('H_GEAR', B)]] })
    expect(after.hands[B]).toHaveLength(7)
    expect(after.drawn).toBeNull()
    expect(events.map(({ type }) => type)).toEqual(['handicapLaid', 'turnBegan'])
    expect(game.legal(after, B).length).toBeGreaterThan(0)
    expect(game.determinize(game.view(after, A), { int: () => 0 }).drawn).toBeNull()
  })
})
