import { Match, seededChance } from '@echappee/kernel'
import { chooseMove } from '@echappee/bots'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import { position } from './subject.ts'

describe('the bot', () => {
  it('wins more than one and a half times its share against random opponents', () => {
    const games = 300
    let wins = 0
    for (let i = 0; i < games; i++) {
      const greedy = i % 3
      const seats = [0, 1, 2].map((seat) => ({ name: `${seat}`, by: seat === greedy ? 'greedy' : 'random' }))
      const match = new Match(game, { options: { squares: 15, wind: true }, seats, seed: `bot ${i}` })
      const chance = seededChance(`bot ${i}`, 'bots')
      while (match.toAct().length > 0) {
        const seat = match.toAct()[0]!
        const level = seat === greedy ? 'greedy' : 'random'
        match.submit(seat, match.decision(seat), chooseMove({ game, knowledge, view: match.view(seat), seat, chance, level }))
      }
      const winners = match.outcome()!.places.filter((place) => place === 1).length
      if (match.outcome()!.places[greedy] === 1) wins += 1 / winners
    }
    expect(wins / games).toBeGreaterThan(1.5 / 3)
  })

  it('likes to be ahead', () => {
    const state = position({ hands: [[1], [1], [1]], riders: [9, 3, 6] })
    const values = [0, 1, 2].map((seat) => knowledge.evaluate!(state, seat))
    expect(values.toSorted((a, b) => a - b)).toEqual([values[1], values[2], values[0]])
    expect(knowledge.evaluate!({ ...state, phase: 'finished' }, 0)).toBe(1)
  })
})
