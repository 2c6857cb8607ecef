import { chooseMove } from '@echappee/bots'
import { Match, defaultOptions, seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import { optionFields } from '../rules/options.ts'
import { legalTexts, moveText, position, riderId } from './position.ts'

const any = () => seededChance('any')
const chosen = (state: ReturnType<typeof position>, seat: number) => moveText(state, knowledge.playout!(state, seat, any()))

describe('the bot', () => {
  it('wins more than one and a half times its share against random opponents', () => {
    const games = 30
    let wins = 0
    for (let i = 0; i < games; i++) {
      const greedy = i % 3
      const seats = [0, 1, 2].map((seat) => ({ name: `${seat}`, by: seat === greedy ? 'greedy' : 'random' }))
      const match = new Match(game, { options: { ...defaultOptions(optionFields), tour: 'evening' }, seats, seed: `bot ${i}` })
      const chance = seededChance(`bot ${i}`, 'bots')
      while (match.toAct().length > 0) {
        const seat = match.toAct()[0]!
        const level = seat === greedy ? 'greedy' : 'random'
        match.submit(seat, match.decision(seat), chooseMove({ game, knowledge, view: match.view(seat), seat, chance, level }))
      }
      if (match.outcome()!.places[greedy] === 1) wins++
    }
    expect(wins / games).toBeGreaterThan(1.5 / 3)
  })

  it('takes the slipstream square for nothing', () => {
    const state = position({ riders: { A1: '50.1*', B1: '44.2' }, hands: { B: [4, 5, 9, 2, 3] } })
    expect(legalTexts(state)).toContain('4+1→49.1')
    expect(['4+1→49.1', '5+1→50.2']).toContain(chosen(state, 1))
  })

  it('goes as far past the line as it can', () => {
    const state = position({ riders: { B1: '92.1' }, hands: { B: [2, 6, 11, 14] } })
    expect(chosen(state, 1)).toMatch(/→F9/)
  })

  it('loses the lowest card in a contact that it can’t avoid, and gives away what fits no plan', () => {
    const state = position({ seats: 2, riders: { A1: '74.1*', B1: '71.1' }, hands: { A: [6, 9], B: [5, 8] } })
    expect(chosen(state, 1)).toBe('5→pile-up')
    const down = { ...state, phase: 'discard' as const, falls: [riderId('B1')] }
    expect(knowledge.playout!(down, 1, any())).toEqual({ type: 'discard', card: 5 })
  })

  it('likes to be ahead', () => {
    const state = position({
      seats: 2,
      riders: { A1: '80.1', A2: '80.2', A3: '79.1', B1: '60.1', B2: '60.2', B3: '59.1' },
      hands: { A: [5], B: [5] },
    })
    expect(knowledge.evaluate!(state, 0)).toBeGreaterThan(0.6)
    expect(knowledge.evaluate!(state, 1)).toBeLessThan(0.4)
  })
})
