import { deepFreeze, seededChance, tunedGame, type Chance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { cardOfEvent } from '../rules/card-of.ts'
import { game } from '../rules/index.ts'
import type { State } from '../rules/state.ts'
import { A, B, C, climber, counter, discard, handicap, km, position, roll, sprint, type PositionParts } from './position.ts'

const plays = (place: Omit<PositionParts, 'stage'>, stage = 1) => game.fallback(position({ stage, ...place }), A)

describe('who does not answer', () => {
  it('VDT-17, VDT-19: sprints where that wins', () => {
    expect(plays({ riders: [{ at: 220 }, {}], hands: { [A]: 'S_SPRINT 7×KM20' } })).toEqual(sprint)
  })

  it('VDT-15: mends, and else rides as far as he can', () => {
    const hand = 'C_FOOD KM20 KM40 5×KM60'
    expect(plays({ riders: [{ handicap: 'H_HUNGER' }, {}], hands: { [A]: hand } })).toEqual(counter('C_FOOD'))
    expect(plays({ riders: [{}, {}], hands: { [A]: hand } })).toEqual(km(60))
  })

  it('VDT-16: lays a climber before he hinders anybody', () => {
    const hand = 'S_CLIMB H_GEAR 6×KM60'
    const stage = position({ riders: [{}, {}] }).tour.board.stages.find(({ type }) => type === 'mountain')!.n
    expect(plays({ riders: [{ handicap: 'H_HUNGER' }, {}], hands: { [A]: hand } }, stage)).toEqual(climber)
  })

  it('VDT-13: hinders the one who is furthest ahead, the first seat of equals', () => {
    const stopped = { handicap: 'H_HUNGER' as const }
    const hands = { [A]: 'H_GEAR 7×KM60' }
    expect(plays({ riders: [stopped, { at: 40 }, { at: 80 }], hands })).toEqual(handicap('H_GEAR', C))
    expect(plays({ riders: [stopped, { at: 80 }, { at: 40 }], hands })).toEqual(handicap('H_GEAR', B))
    expect(plays({ riders: [stopped, { at: 80 }, { at: 80 }], hands })).toEqual(handicap('H_GEAR', B))
  })

  it('VDT-18: throws away the counter that he holds most often, then any counter', () => {
    const stopped = { handicap: 'H_HUNGER' as const }
    expect(plays({ riders: [stopped, {}], hands: { [A]: 'C_BIKE 2×C_GEAR 5×KM20' } })).toEqual(discard('C_GEAR'))
    expect(plays({ riders: [stopped, {}], hands: { [A]: '2×C_BIKE C_GEAR 5×KM20' } })).toEqual(discard('C_BIKE'))
    expect(plays({ riders: [stopped, {}], hands: { [A]: 'C_BIKE 7×KM20' } })).toEqual(discard('C_BIKE'))
  })

  it('VDT-22: a die waits for a hand, a card does not', () => {
    expect([game.isThrow!(roll), game.isThrow!(km(20)), game.isThrow!(sprint)]).toEqual([true, false, false])
  })
})

describe('what everybody sees', () => {
  it('VDT-10, VDT-16, VDT-17: the card of every action on the road', () => {
    const shown = (place: PositionParts, move: Parameters<typeof game.moveKey>[0]) =>
      play({ game, state: position(place), chance: seededChance('shown'), moves: [[A, move]] }).events.flatMap(
        (event) => cardOfEvent(event) ?? [],
      )[0]
    const mountain = position({ riders: [{}, {}] }).tour.board.stages.find(({ type }) => type === 'mountain')!.n
    expect(shown({ stage: mountain, riders: [{}, {}], hands: { [A]: 'S_CLIMB 7×KM60' } }, climber)).toBe('S_CLIMB')
    expect(shown({ stage: 1, riders: [{ at: 220 }, {}], hands: { [A]: 'S_SPRINT 7×KM20' } }, sprint)).toBe('S_SPRINT')
    expect(shown({ stage: 1, riders: [{}, {}], hands: { [A]: 'KM40 7×KM20' } }, km(40))).toBe('KM40')
    expect(shown({ stage: 1, riders: [{}, {}], hands: { [A]: 'H_GEAR 7×KM20' } }, handicap('H_GEAR', B))).toBe('H_GEAR')
  })

  it('VDT-33: a stage that is stopped looks the same to who was told as to who looks, the last one too', () => {
    for (const stages of [[1, 3], [1]]) {
      const rest = { bearer: B, toAct: A, rounds: 1, hands: { [A]: '8×KM20' } }
      const state = position({ stage: 1, options: { stageRoundLimit: 2, stages }, riders: [{ at: 40 }, { at: 60 }], ...rest })
      const seen = game.view(state, B)
      const { eventsFor, view } = play({ game, state, chance: seededChance('stop'), moves: [[A, km(20)]] })
      expect(eventsFor(B).reduce((scene, event) => game.fold(scene, event), seen)).toEqual(view(B))
    }
  })

  it('VDT-34: what is imagined from a view leaves the view as it was', () => {
    for (const stage of [1, 2]) {
      const seen = deepFreeze(game.view(position({ stage, riders: [{ at: 20 }, {}, {}] }), A))
      const chance = seededChance(`imagined ${stage}`)
      playOn(game.determinize(seen, chance), chance)
    }
    const chance = seededChance('prologue')
    const start = play({ game, seats: 3, chance }).state
    playOn(game.determinize(deepFreeze(game.view(start, A)), chance), chance)
  })

  it('VDT-35: another kind of move is refused with what is asked for', () => {
    expect(game.whyNot(position({ stage: 1, riders: [{}, {}] }), A, roll)).toMatchObject({ code: 'WRONG_PHASE', params: { phase: 'road' } })
  })

  it('VDT-26: the lab turns the points of a stage, and the game as it is stays as it is', () => {
    const tuned = tunedGame(game as never, { firstPoints: 7, secondPoints: 5, thirdPoints: 1 }) as unknown as typeof game
    const points = (of: typeof game) => {
      const chance = seededChance('points')
      const state = of.setup(position({ riders: [{}, {}] }).tour.options, 3, { chance })
      playOn(state, chance, (now) => now.results.length > 0)
      return state.results[0]!.places.map((place, seat) => [place, state.results[0]!.points[seat]])
    }
    for (const [place, won] of points(tuned)) expect(won).toBe([7, 5, 1][place! - 1])
    for (const [place, won] of points(game)) expect(won).toBe([60, 30, 10][place! - 1])
  })
})

function playOn(state: State, chance: Chance, isOver: (now: State) => boolean = ({ results }) => results.length > 1): void {
  while (!isOver(state) && game.toAct(state).length > 0) {
    const seat = game.toAct(state)[0]!
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[chance.int(legal.length)]!, { chance })
  }
}
