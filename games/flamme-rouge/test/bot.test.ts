import { seededChance } from '@echappee/kernel'
import { chooseMove, type BotLevel } from '@echappee/bots'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { optionsWith, position, rider } from './position.ts'

/** The share of games that a greedy seat wins against three random ones, seats rotated. */
function share(options: Options, games: number): number {
  let wins = 0
  for (let i = 0; i < games; i++) {
    const chance = seededChance(`bot ${i}`)
    const state = game.setup(options, 4, { chance })
    for (;;) {
      const seat = game.toAct(state)[0]
      if (seat === undefined) break
      const level: BotLevel = seat === i % 4 ? 'greedy' : 'random'
      const move = chooseMove({ game, knowledge, view: game.view(state, seat), seat, chance, level })
      game.apply(state, seat, move, { chance })
    }
    if (game.outcome(state)!.places[i % 4] === 1) wins++
  }
  return wins / games
}

describe('the bot', () => {
  it('wins more than one and a half times its share against random opponents', () => {
    expect(share(optionsWith({ stage: 'ST1', options: { mode: 'race' } }), 60)).toBeGreaterThan(1.5 / 4)
    const days = [
      { name: '', type: 'flat', tiles: 'a b 3 c d f u', sprints: [11] } as const,
      { name: '', type: 'itt', tiles: 'a b c u', sprints: [] } as const,
    ]
    const tour = { name: '', days: days.map((day) => ({ ...day, sprints: [...day.sprints] })) }
    expect(share({ ...optionsWith({}), tour, traits: true, form: true }, 24)).toBeGreaterThan(1.5 / 4)
  })

  it('has an attacker who leads more and tires more than the wheel-sucker', () => {
    const { isQuiet, list } = knowledge.judgement!.features
    const of = (name: string) => list.find((feature) => feature.name === name)!.of
    const sums = { attacker: { led: 0, tired: 0 }, wheelSucker: { led: 0, tired: 0 } }
    for (let i = 0; i < 2; i++) {
      const chance = seededChance(`styles ${i}`)
      const state = game.setup(optionsWith({ stage: 'ST1', options: { mode: 'race' } }), 2, { chance })
      const styleOf = (seat: number) => (seat === i ? 'attacker' : 'wheelSucker')
      for (;;) {
        const seat = game.toAct(state)[0]
        if (seat === undefined) break
        if (isQuiet(state))
          for (const own of [0, 1]) {
            sums[styleOf(own)].led += of('firstRider')(state, own)
            sums[styleOf(own)].tired -= of('freshness')(state, own)
          }
        const move = chooseMove({ game, knowledge, view: game.view(state, seat), seat, chance, level: styleOf(seat) })
        game.apply(state, seat, move, { chance })
      }
    }
    expect(sums.attacker.led).toBeGreaterThan(sums.wheelSucker.led)
    expect(sums.attacker.tired).toBeGreaterThan(sums.wheelSucker.tired)
  })

  it('plays low on a descent, never a card that a climb would cut, and its best over the line', () => {
    const choose = (stage: 'ST2' | 'ST1', at: string, cards: readonly (2 | 3 | 5 | 9)[]) => {
      const state = position({ stage, options: { mode: 'race' }, riders: { rS: { at, draw: [] }, bR: { at: '2.1', draw: [] } } })
      const piles = state.piles[rider('rS')]!
      for (const card of cards) piles.hand[card]!++
      piles.handSize = cards.length
      Object.assign(state, { phase: 'hand', asked: 0b11 })
      state.current = [rider('rS'), rider('bR'), null, null]
      const move = knowledge.playout!(state, 0, seededChance('x'))
      return move.type === 'play' ? move.card : undefined
    }
    expect(choose('ST2', '28.1', [2, 3, 5, 9])).toBe(2)
    expect(choose('ST2', '20.1', [5, 9])).toBe(5)
    expect(choose('ST1', '68.1', [2, 3, 5, 9])).toBe(9)
  })

  it('likes to be ahead', () => {
    const state = position({
      options: { mode: 'race' },
      riders: { rR: '40.1', rS: '38.1', bR: '30.1', bS: '29.1', gR: '35.1', gS: '34.1' },
    })
    for (const one of state.riders) if (one.lane === 0) Object.assign(one, { at: 1, lane: 1, finish: null })
    const values = [0, 1, 2].map((seat) => knowledge.evaluate!(state, seat))
    expect(values[0]).toBeGreaterThan(values[2]!)
    expect(values[2]).toBeGreaterThan(values[1]!)
  })
})
