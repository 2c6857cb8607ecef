import { describe, expect, it } from 'vitest'
import { PACE_COST, TOW_COST, type Cost } from '../content/paces.ts'
import { TERRAINS, type Terrain } from '../content/road.ts'
import { game } from '../rules/index.ts'
import { PAYMENTS, REFILLS, canPay, holds, spentBy, waysToPay } from '../rules/payments.ts'
import { squaresAhead, defaultPayment } from '../rules/phases/pay.ts'
import { id, position } from './position.ts'

const COSTS: readonly Cost[] = [PACE_COST.SIL, PACE_COST.ACC, PACE_COST.OFF, TOW_COST[2], TOW_COST[3]]

describe('payments', () => {
  it('CDB-18: every way of paying, for every plate of up to six tokens', () => {
    const plates: number[][] = []
    for (let p = 0; p < 4; p++)
      for (let c = 0; c < 4; c++) for (let m = 0; m < 3; m++) for (let s = 0; s < 2; s++) plates.push([p, c, m, s])
    for (const up of plates)
      for (const hidden of [null, ...TERRAINS])
        for (const terrain of [0, 1, 2, 3])
          for (const cost of COSTS) {
            const expected = PAYMENTS.filter((payment) => {
              const spent = spentBy(payment)
              return holds(up, hidden, spent) && spent.size === cost.tokens && spent.all[terrain]! >= cost.ofTerrain
            })
            const ways = waysToPay(up, hidden, terrain, cost).map((payment) => PAYMENTS[payment]!)
            if (ways.join() !== expected.join())
              expect([up, hidden, terrain, cost, ways.sort()]).toEqual([up, hidden, terrain, cost, expected.sort()])
            if (canPay(up, hidden, terrain, cost) !== ways.length > 0) throw new Error(`canPay is wrong for ${up.join()} ${hidden}`)
          }
  })

  it('CDB-11: a payment as text: a letter for each token, a small one for the face-down one', () => {
    expect(PAYMENTS).toHaveLength(94)
    expect(new Set(PAYMENTS).size).toBe(94)
    expect(REFILLS).toEqual(['', 'P', 'C', 'M', 'S', 'PP', 'PC', 'PM', 'PS', 'CC', 'CM', 'CS', 'MM', 'MS', 'SS'])
    expect(spentBy('PMm')).toEqual({ size: 3, up: [1, 0, 1, 0], down: 'M', all: [1, 0, 2, 0] })
    expect(spentBy('')).toEqual({ size: 0, up: [0, 0, 0, 0], down: null, all: [0, 0, 0, 0] })
  })

  it('CDB-52: the default payment: the colour least needed ahead, face up before face down', () => {
    const ahead = squaresAhead('PPPSPPMPSPCSCSCS'.split('') as Terrain[], 10)
    expect(ahead).toEqual([0, 3, 0, 3])
    expect(defaultPayment(['PP', 'PC', 'PM', 'PS'], 0, ahead, PACE_COST.ACC)).toBe('PP')
    expect(defaultPayment(['PC', 'PM', 'PS'], 0, ahead, PACE_COST.ACC)).toBe('PM')
    expect(defaultPayment(['PC', 'PS'], 0, ahead, PACE_COST.ACC)).toBe('PC')
    expect(defaultPayment(['c', 'C'], 1, ahead, PACE_COST.SIL)).toBe('C')
    expect(defaultPayment(['PCm', 'PCC'], 1, [0, 3, 0, 0], PACE_COST.OFF)).toBe('PCC')
  })

  it('CDB-52: who does not answer rides steadily, is silent, stays and takes nothing', () => {
    const state = position({ riders: ['B1@6 P2 C1 (M)', 'B2@6 P1', 'R1@6 P2', 'W1@6 P2'] })
    const chance = { int: () => 0 }
    expect(game.fallback(state, 0)).toEqual({ type: 'pace', rider: id('B1'), pace: 'CON' })
    game.apply(state, 0, { type: 'pace', rider: id('B1'), pace: 'ACC' }, { chance })
    game.apply(state, 0, { type: 'pace', rider: id('B2'), pace: 'CON' }, { chance })
    game.apply(state, 1, { type: 'pace', rider: id('R1'), pace: 'SIL' }, { chance })
    game.apply(state, 2, { type: 'pace', rider: id('W1'), pace: 'SIL' }, { chance })
    expect([state.phase, state.step]).toEqual(['pay', 3])
    expect(game.fallback(state, 0)).toEqual({ type: 'pay', rider: id('B1'), tokens: 'Pm' })
    while (state.phase === 'pay') game.apply(state, game.toAct(state)[0]!, game.fallback(state, game.toAct(state)[0]!), { chance })
    expect(state.phase).toBe('announce')
    expect(game.fallback(state, 1)).toEqual({ type: 'announce', rider: id('R1'), tow: false })
    game.apply(state, 1, { type: 'announce', rider: id('R1'), tow: true }, { chance })
    game.apply(state, 2, game.fallback(state, 2), { chance })
    expect(game.fallback(state, 0)).toEqual({ type: 'follow', rider: id('B2'), tokens: '' })
    game.apply(state, 0, game.fallback(state, 0), { chance })
    expect(state.phase).toBe('refill')
    expect(game.fallback(state, 0)).toEqual({ type: 'refill', rider: id('B1'), tokens: '' })
  })
})
