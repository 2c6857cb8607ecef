import { seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { LAST_SQUARE } from '../content/road.ts'
import { classify, type Finisher } from '../rules/classification.ts'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { endRound, nameOf, playGroup, position, type Answers } from './position.ts'
import { randomOptions } from './subject.ts'

/** Plays the front group as told, everybody behind at Constance, and gives the end of the race. */
function finish(
  riders: readonly string[],
  groups: readonly Answers[],
  more: { musettes?: readonly number[]; options?: Partial<Options> } = {},
) {
  let state = position({ riders, ...more })
  const events = []
  for (const answers of groups) {
    const run = playGroup(state, answers)
    state = run.state
    events.push(...run.events)
  }
  const rest = endRound(state)
  events.push(...rest.events)
  const ended = events.find((event) => event.type === 'gameEnded')
  if (ended === undefined) throw new Error('the race is not over')
  const names = riders.map((rider) => rider.split('@')[0]!)
  return { ...ended, state: rest.state, order: ended.order.map(nameOf).filter((name) => names.includes(name)) }
}

describe('finish', () => {
  it('E23 CDB-3, CDB-41, CDB-42, CDB-48: the round is completed, and the farthest wins', () => {
    const { order, winner, decidedBy, places, state } = finish(['R1@16 S1', 'B1@15 P1 C2', 'W1@14 none'], [{}, { pace: { B1: 'OFF' } }])
    expect(order).toEqual(['B1', 'R1', 'W1'])
    expect([winner, decidedBy, places]).toEqual([0, 'distance', [1, 2, 3]])
    expect(game.outcome(state)).toEqual({ places: [1, 2, 3], scores: [18, 17, 15] })
    expect(game.toAct(state)).toEqual([])
  })

  it('E24 CDB-43, CDB-44, CDB-46: tokens of the last round are spent, unless the option says otherwise', () => {
    const play = (options: Partial<Options>) => finish(['B1@16 S3', 'R1@16 P1 S2'], [{ pace: { B1: 'ACC', R1: 'SIL' } }], { options })
    expect(play({})).toMatchObject({ order: ['R1', 'B1'], winner: 1, decidedBy: 'tokens' })
    expect(play({ tiebreakTokens: 'beforeLastRound' })).toMatchObject({ order: ['B1', 'R1'], winner: 0, decidedBy: 'terrain' })
  })

  it('E25 CDB-43: the colour of square 16 before all others', () => {
    for (const musettes of [
      [0, 1],
      [1, 0],
    ])
      expect(finish(['B1@16 C1 S3', 'R1@16 P3 S1'], [{}], { musettes })).toMatchObject({ winner: 0, decidedBy: 'terrain' })
  })

  it('E26 CDB-45: the better musette', () => {
    expect(finish(['B1@16 P1 S1', 'R1@16 C1 S1'], [{}], { musettes: [2, 1] })).toMatchObject({ winner: 1, decidedBy: 'musette' })
  })

  it('E27 CDB-47: team-mates, equal in everything', () => {
    const { order, winner } = finish(['B1@16 S1', 'B2@16 S1', 'R1@16 C4'], [{}])
    expect(order).toEqual(['B1', 'B2', 'R1'])
    expect(winner).toBe(0)
  })

  it('CDB-46, CDB-50: the face-down token counts and is shown', () => {
    const { state, winner, decidedBy, hidden } = finish(['B1@16 S1 (S)', 'R1@16 S1 C2'], [{}])
    expect([winner, decidedBy]).toEqual([0, 'terrain'])
    expect(hidden[0]).toBe('S')
    expect(state.riders[0]).toMatchObject({ up: [0, 0, 0, 2], down: 0, faceDown: 'shown' })
    expect(state.riders[3]).toMatchObject({ down: 0, faceDown: 'none' })
    expect(state.hidden.every((colour) => colour === null)).toBe(true)
    expect(game.view(state, 1).unveiling?.hidden[0]).toBe('S')
  })

  it('CDB-41, CDB-42: alone across the line', () => {
    expect(finish(['B1@16 S1', 'R1@14 S1'], [{}])).toMatchObject({ winner: 0, decidedBy: 'line' })
  })

  it('CDB-48: riders by square, tokens and musette; seats by their best rider', () => {
    const rider = (seat: number, letter: number, at: number, ofTerrain: number, tokens: number): Finisher => ({
      seat,
      letter,
      at,
      ofTerrain,
      tokens,
      musette: [2, 0, 1][seat]!,
    })
    const result = classify([
      rider(0, 0, 18, 1, 2),
      rider(0, 1, 12, 0, 0),
      rider(1, 0, 18, 1, 2),
      rider(1, 1, 17, 4, 4),
      rider(2, 0, 18, 1, 3),
    ])
    expect(result).toEqual({ order: [4, 2, 0, 3, 1], places: [3, 2, 1], best: [0, 2, 4], winner: 2, decidedBy: 'tokens' })
    const mates = classify([rider(0, 1, 17, 1, 1), rider(0, 0, 17, 1, 1)])
    expect([mates.order, mates.decidedBy]).toEqual([[1, 0], 'line'])
  })

  it('CDB-41: nothing can be done after the race', () => {
    const { state } = finish(['B1@16 S1', 'R1@14 S1'], [{}])
    expect(game.whyNot(state, 0, { type: 'pace', rider: 0, pace: 'CON' })).toEqual({ code: 'GAME_OVER', rule: 'CDB-41' })
    expect([game.candidates(state, 0), game.legal(state, 0)]).toEqual([[], []])
  })

  it('CDB-19, CDB-31, CDB-51: bounds of whole games', () => {
    for (let i = 0; i < 150; i++) {
      const chance = seededChance(`bounds ${i}`)
      const state = game.setup(randomOptions(chance), 2 + (i % 3), { chance })
      let places = state.riders.map(({ at }) => at)
      let round = 0
      let offensives = 0
      while (state.phase !== 'finished') {
        const [seat] = game.toAct(state)
        const legal = game.legal(state, seat!)
        game.apply(state, seat!, legal[chance.int(legal.length)]!, {
          chance,
          emit: (event) => {
            if (event.type === 'rode' && event.cause === 'OFF') offensives++
            if (event.type !== 'roundEnded') return
            const steps = state.riders.map(({ at }, rider) => at - places[rider]!)
            expect(steps.every((cases) => cases >= 1 && cases <= 3)).toBe(true)
            places = state.riders.map(({ at }) => at)
            round = event.round
            if (round >= 6) expect(state.riders.every(({ hasFed }) => hasFed)).toBe(true)
          },
        })
        for (const { up } of state.riders) if (Math.min(...up) < 0) throw new Error(`tokens below none: ${up.join(' ')}`)
      }
      expect(round).toBeGreaterThanOrEqual(8)
      expect(round).toBeLessThanOrEqual(16)
      expect(Math.max(...places)).toBeLessThanOrEqual(LAST_SQUARE + 3)
      expect(offensives).toBeLessThanOrEqual(state.riders.length)
      expect(state.musettes.every((card) => card !== null)).toBe(true)
      expect(state.riders.filter(({ hasOffensive }) => !hasOffensive).length).toBe(offensives)
    }
  })
})
