import { chooseMove } from '@echappee/bots'
import { defaultOptions, seededChance } from '@echappee/kernel'
import { play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { cardsToCome } from '../bot/situation.ts'
import { game } from '../rules/index.ts'
import { optionFields } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { A, B, C, attack, attacks, bid, play, plays, position, quietly } from './position.ts'

/** One game between these bots; the final state. */
function raced(levels: readonly ('greedy' | 'random')[], seed: string): State {
  const chance = seededChance(seed)
  const bots = seededChance(seed, 'bots')
  const state = game.setup(defaultOptions(optionFields), levels.length, { chance })
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) return state
    const move = chooseMove({ game, knowledge, level: levels[seat]!, view: game.view(state, seat), seat, chance: bots })
    expect(game.whyNot(state, seat, move)).toBeUndefined()
    game.apply(state, seat, move, { chance })
  }
}

describe('the bot', () => {
  it('wins far more than one and a half times its share against random riders', () => {
    const games = 200
    let wins = 0
    for (let i = 0; i < games; i++) {
      const levels = [0, 1, 2, 3].map((seat) => ((seat + i) % 2 === 0 ? 'greedy' : 'random'))
      const { places } = raced(levels, `bot ${i}`).result!
      if (levels[places.indexOf(1)] === 'greedy') wins++
    }
    // The fair share is one half; the lower end of the 95 % interval lies above 1.5 times that.
    const share = wins / games
    expect(share - 1.96 * Math.sqrt((share * (1 - share)) / games)).toBeGreaterThan(0.75)
  })

  it('never runs out of cards by its own doing', () => {
    for (let i = 0; i < 60; i++)
      expect(raced(['greedy', 'greedy', 'greedy'], `cards ${i}`).riders.every(({ out }) => out === null)).toBe(true)
  })

  const choose = (state: State) => knowledge.playout!(state, state.actor!, seededChance('choice'))

  it('rides softly in front with nobody behind, and hard to catch', () => {
    expect(choose(position({ gaps: '0: a b c d e' }))).toEqual(play('R'))
    expect(choose(position({ gaps: '0: b c d e; 40: a', sector: 10 }))).toMatchObject({ type: 'play', play: expect.stringMatching(/^RR/) })
    const short = position({ gaps: '0: b c d e; 40: a', hands: { [A]: [9, 0, 0] } })
    expect(short.riders[A]!.cards).toBe(1 + cardsToCome(short))
    expect(choose(short)).toEqual(play('R'))
  })

  it('attacks when nobody can answer, and not into the arms of half the group', () => {
    const last = position({ sector: 10, gaps: '0: a b c d e' })
    const { state } = run({ game, state: last, moves: [...plays(last, 'R R R R R'), ...attacks('E0 D0 C0 B0')] })
    expect(choose(state)).toEqual(attack(1))
    const three = position({ gaps: '0: a b c' })
    const { state: middle } = run({ game, state: three, moves: [...plays(three, 'R R R'), ...attacks('C1')] })
    expect(middle.actor).toBe(B)
    expect(choose(middle)).toEqual(attack(0))
  })

  it('bids what is needed in the final sprint', () => {
    const start = position({ sector: 10, gaps: '0: a b c', hands: { [B]: [14, 4, 2] } })
    const { state } = run({ game, state: start, moves: [...quietly(start), [C, bid(1)]] })
    expect(choose(state)).toEqual(bid(2))
  })

  it('likes seconds and cards', () => {
    const value = (gaps: string, cards: number) => knowledge.evaluate!(position({ gaps, hands: { [A]: [cards, 0, 0] } }), A)
    expect(value('0: a; 20: b c', 14)).toBeGreaterThan(value('0: a b c', 14))
    expect(value('0: a b c', 14)).toBeGreaterThan(value('0: b c; 20: a', 14))
    expect(value('0: a b c', 14)).toBeGreaterThan(value('0: a b c', 5))
    const over = raced(['greedy', 'random', 'random'], 'over')
    expect([0, 1, 2].map((seat) => knowledge.evaluate!(over, seat)).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  })
})
