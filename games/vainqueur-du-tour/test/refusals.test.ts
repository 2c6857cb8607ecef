import { Match, defaultOptions } from '@echappee/kernel'
import { expectRefused, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields } from '../rules/options.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { A, B, climber, counter, discard, handicap, km, position, roll, sprint } from './position.ts'

describe('refusals', () => {
  it('VDT-10, VDT-35: each action needs its card, and the first reason is the answer', () => {
    const state = position({ stage: 4, riders: [{ handicap: 'H_GEAR' }, { handicap: 'H_HUNGER' }], hands: { [A]: '8×KM20' } })
    for (const move of [km(40), km(60), counter('C_GEAR'), handicap('H_CRASH', A), climber, sprint, discard('C_FOOD')])
      expectRefused(game, state, A, move, 'CARD_NOT_IN_HAND', 'VDT-8')
    expectRefused(game, state, B, discard('C_FOOD'), 'NOT_YOUR_TURN', 'VDT-35')
    const stopped = position({ stage: 4, riders: [{ handicap: 'H_GEAR' }, {}], hands: { [A]: 'KM60 S_SPRINT 6×KM20' } })
    expectRefused(game, stopped, A, km(60), 'HANDICAPPED', 'VDT-14')
    expectRefused(game, stopped, A, sprint, 'HANDICAPPED', 'VDT-14')
  })

  it('VDT-12, VDT-14…16: a reason names the card, the handicap and nothing else', () => {
    const mountain = position({ riders: [{}, {}] }).tour.board.stages.find(({ type }) => type === 'mountain')!.n
    const params = (stage: number, rider: object, hand: string, move: Move) =>
      game.whyNot(position({ stage, riders: [rider, {}], hands: { [A]: hand } }), A, move)!.params
    expect(params(1, {}, 'S_CLIMB 7×KM20', climber)).toBeUndefined()
    expect(params(mountain, { hasClimber: true }, 'S_CLIMB 7×KM20', climber)).toBeUndefined()
    expect(params(mountain, {}, 'KM60 7×KM20', km(60))).toEqual({ card: 'KM60' })
    expect(params(1, { handicap: 'H_GEAR' }, 'KM60 7×KM20', km(60))).toEqual({ card: 'KM60', handicap: 'H_GEAR' })
    expect(params(1, {}, 'C_BIKE 7×KM20', counter('C_BIKE'))).toEqual({ card: 'C_BIKE' })
  })

  it('VDT-22, VDT-35: a spectator is offered no die', () => {
    const trial = position({ stage: 2, riders: [{}, {}] })
    expect([game.candidates(trial, A), game.candidates(trial, -1)]).toEqual([[roll], []])
  })

  it('VDT-35: cards on the road, the die in prologue and time trial', () => {
    const road = position({ stage: 1, riders: [{}, {}] })
    expectRefused(game, road, A, roll, 'WRONG_PHASE', 'VDT-35')
    const trial = position({ stage: 2, riders: [{}, {}], hands: { [A]: '7×KM20' } })
    for (const move of [km(20), discard('KM20'), sprint, climber]) expectRefused(game, trial, A, move, 'WRONG_PHASE', 'VDT-35')
    const { state: prologue } = play({ game })
    expectRefused(game, prologue, A, km(20), 'WRONG_PHASE', 'VDT-35')
    expectRefused(game, prologue, B, roll, 'NOT_YOUR_TURN', 'VDT-35')
  })

  it('VDT-35: nothing is played after the tour', () => {
    const state = position({ options: { stages: [1] }, riders: [{ at: 240 }, {}], hands: { [A]: '8×KM20' } })
    const { state: over, toAct } = play({ game, state, moves: [[A, km(20)]] })
    expect(toAct).toEqual([])
    for (const seat of [A, B]) {
      for (const move of [...game.candidates(over, seat), roll]) expectRefused(game, over, seat, move, 'GAME_OVER', 'VDT-35')
      expect(game.legal(over, seat)).toEqual([])
    }
  })

  it('VDT-35: a refused move changes nothing, a malformed one is turned away before', () => {
    const match = onTheRoad()
    const seat = match.toAct()[0]!
    const before = JSON.stringify([match.state, match.record(), match.log()])
    const refused = [roll, handicap('H_CRASH', seat), ...game.candidates(match.state, seat)].filter(
      (move) => game.whyNot(match.state, seat, move) !== undefined,
    )
    expect(refused.length).toBeGreaterThan(5)
    for (const move of refused)
      expect(match.submit(seat, match.decision(seat), move)).toEqual({ ok: false, refusal: game.whyNot(match.state, seat, move) })
    const malformed = [
      { type: 'fly' },
      { type: 'km' },
      { type: 'km', value: 30 },
      { type: 'counter', card: 'H_CRASH' },
      { type: 'handicap', card: 'C_BIKE', target: 1 },
      { type: 'handicap', card: 'H_CRASH' },
      { type: 'discard', card: 'KM80' },
      { type: 'roll', value: 6 },
    ]
    for (const raw of malformed)
      expect(match.submit(seat, match.decision(seat), raw)).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } })
    expect(JSON.stringify([match.state, match.record(), match.log()])).toBe(before)
  })

  it('VDT-35: candidates show what a hand holds, to a seat that waits too', () => {
    const state = position({ stage: 1, riders: [{}, {}, {}], hands: { [B]: 'KM20 C_BIKE H_GEAR S_CLIMB S_SPRINT 2×KM60' } })
    expect(game.candidates(state, B)).toEqual([
      km(20),
      km(60),
      counter('C_BIKE'),
      handicap('H_GEAR', 0),
      handicap('H_GEAR', 2),
      climber,
      sprint,
      ...(['KM20', 'KM60', 'H_GEAR', 'C_BIKE', 'S_SPRINT', 'S_CLIMB'] as const).map(discard),
    ])
    expect(REFUSALS).toHaveLength(14)
  })
})

function onTheRoad() {
  const seats = ['A', 'B', 'C'].map((name) => ({ name, by: 'human' }))
  const match = new Match(game, { options: defaultOptions(optionFields), seats, seed: 'refusals' })
  while (match.state.phase === 'prologue') match.submit(match.toAct()[0]!, match.decision(match.toAct()[0]!), roll)
  return match
}
