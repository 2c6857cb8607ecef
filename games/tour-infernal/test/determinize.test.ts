import { SPECTATOR, seededChance } from '@echappee/kernel'
import { play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { BESACES, CARDS, KIT, type Cards } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import type { Kit, State } from '../rules/state.ts'
import { A, B, C, done, hide, play, plays, position, quietly, swap } from './position.ts'

/** What seat c may imagine of a seat's kit. */
function guesses(state: State, seat: number, count = 400, viewer = C): Kit[] {
  const view = game.view(state, viewer)
  const chance = seededChance('guesses')
  const { laid, hidden, cards } = state.riders[seat]!
  return Array.from({ length: count }, () => {
    const kit = game.determinize(view, chance).kits[seat]!
    expect([sizeOf(kit.hand), sizeOf(kit.hidden)]).toEqual([cards, hidden])
    for (const card of CARDS) {
      expect(kit.hand[card] + kit.hidden[card] + kit.reserve[card] + laid[card]).toBe(KIT[card])
      expect(Math.min(kit.hand[card], kit.hidden[card], kit.reserve[card])).toBeGreaterThanOrEqual(0)
    }
    return kit
  })
}

const sizeOf = ({ R, S, A: attacks }: Cards): number => R + S + attacks

describe('what a seat may imagine', () => {
  it('TI-5, TI-15: any besace that holds what was laid, and none that does not', () => {
    const state = position({ gaps: '0: a b c', hands: { [A]: [12, 1, 1] } })
    // a has laid 2 R, 1 S and 3 A, as far as the table knows.
    state.kits[A]!.besace = BESACES.find(({ r, s }) => r === 0 && s === 2)!
    state.kits[A]!.reserve = { R: 6, S: 4, A: 2 }
    state.riders[A]!.laid = { R: 2, S: 1, A: 3 }
    const kits = guesses(state, A)
    const seen = new Set(kits.map(({ besace }) => JSON.stringify(besace)))
    const possible = BESACES.filter(({ s, a }) => s >= 1 && a >= 3)
    expect([...seen].sort()).toEqual(possible.map((besace) => JSON.stringify(besace)).sort())
    for (const { hand, reserve } of kits) for (const card of CARDS) expect([hand[card] >= 0, reserve[card] >= 0]).toEqual([true, true])
  })

  it('TI-20: who laid S or A in front had no R, so he is imagined without', () => {
    const start = position({ gaps: '0: a b c', hands: { [A]: [0, 2, 2] } })
    const { state } = run({ game, state: start, moves: [[A, play('S')]] })
    for (const { hand } of guesses(state, A)) expect(hand.R).toBe(0)
  })

  it('TI-20, TI-73: nor was any R hidden after that', () => {
    const start = position({ tile: 'CO', gaps: '0: a b c', hands: { [A]: [0, 3, 3] } })
    const { state } = run({
      game,
      state: start,
      moves: [
        [A, play('S')],
        [A, hide('A')],
      ],
    })
    expect(state.riders[A]).toMatchObject({ dry: 0, hidden: 1 })
    for (const { hand, hidden } of guesses(state, A)) expect([hand.R, hidden.R]).toEqual([0, 0])
  })

  it('TI-72: swaps of others are imagined, as many as were told', () => {
    const start = position({ tile: 'FZ', gaps: '0: a b c', hands: { [A]: [14, 6, 0] } })
    const { state: fed } = run({ game, state: start, moves: quietly(start) })
    const { state: open } = run({ game, state: fed, moves: [[A, swap('S', 'A')]] })
    expect(new Set(guesses(open, A).map(({ swaps }) => swaps))).toEqual(new Set([0, 1, 2, 3]))
    const { state: closed } = run({ game, state: open, moves: [[A, done]] })
    expect(new Set(guesses(closed, A).map(({ swaps }) => swaps))).toEqual(new Set([0, 1, 2, 3]))
    const { state } = run({
      game,
      state: closed,
      moves: [
        [B, done],
        [C, done],
      ],
    })
    expect(state.riders[A]).toMatchObject({ swapped: 1, atFeed: { hidden: 0, dry: null } })
    for (const { besace, reserve } of guesses(state, A)) {
      const moved = [reserve.R - (6 - besace!.r), reserve.S - (6 - besace!.s), reserve.A - (6 - besace!.a)]
      expect(moved.toSorted((a, b) => a - b)).toEqual([-1, 0, 1])
    }
  })

  it('TI-72: any of the others may be done with swapping, but not all; who is done oneself is known', () => {
    const start = position({ tile: 'FZ', gaps: '0: a b c', hands: { [A]: [14, 6, 0] } })
    const { state: fed } = run({ game, state: start, moves: quietly(start) })
    const imagined = (state: State) => {
      const chance = seededChance('done')
      return new Set(Array.from({ length: 80 }, () => game.determinize(game.view(state, A), chance).feed!.isDone.map(Number).join('')))
    }
    expect(imagined(fed)).toEqual(new Set(['000', '001', '010', '011']))
    const { state: closed } = run({ game, state: fed, moves: [[A, done]] })
    expect(imagined(closed)).toEqual(new Set(['100', '101', '110']))
  })

  it('TI-20, TI-72: what was shown before the feed zone and after it', () => {
    // Without R before the feed zone; then one card was swapped, and again there was no R.
    const start = position({ tile: 'FZ', gaps: '0: a b c', hands: { [A]: [0, 3, 3] } })
    const { state: fed } = run({ game, state: start, moves: quietly(start) })
    expect(fed.riders[A]).toMatchObject({ play: 'S', dry: 0 })
    const moves = [[A, swap('S', 'R')] as const, [A, done] as const, [B, done] as const, [C, done] as const]
    const { state } = run({ game, state: fed, moves })
    expect(state.riders[A]).toMatchObject({ swapped: 1, dry: null, atFeed: { dry: 0, hidden: 0 } })
    expect(new Set(guesses(state, A).map(({ hand }) => hand.R))).toEqual(new Set([0, 1]))
    const again = game.clone(state)
    again.riders[A]!.dry = 0
    for (const { hand } of guesses(again, A)) expect(hand.R).toBe(0)
  })

  it('TI-20: what was shown first tells most', () => {
    const start = position({ gaps: '0: a b c', hands: { [A]: [0, 3, 3] }, riders: { [A]: { dry: 0 } } })
    start.riders[A]!.hidden = 1
    expect(run({ game, state: start, moves: [[A, play('S')]] }).state.riders[A]!.dry).toBe(0)
  })

  it('TI-72: even what only one story explains is found', () => {
    // Before the feed zone six S were laid, afterwards three A: besace (0, 6, 0), and three R were given for A.
    const state = position({ sector: 6, gaps: '0: a b c', hands: { [A]: [9, 0, 0] } })
    const kit = state.kits[A]!
    kit.besace = BESACES.find(({ r, s }) => r === 0 && s === 6)!
    kit.reserve = { R: 9, S: 0, A: 3 }
    Object.assign(state.riders[A]!, {
      laid: { R: 2, S: 6, A: 3 },
      swapped: 3,
      atFeed: { laid: { R: 2, S: 6, A: 0 }, hidden: 0, dry: null },
    })
    for (const guess of guesses(state, A, 20)) expect(guess).toMatchObject({ besace: { r: 0, s: 6, a: 0 }, hand: { R: 9, S: 0, A: 0 } })
  })

  it('TI-20, TI-72: nor does such a story forget that he had no R left before the feed zone', () => {
    // All fourteen R were laid there; three cards were swapped for R, and all were laid.
    const state = position({ sector: 6, gaps: '0: a b c', hands: { [A]: [0, 0, 0] } })
    const kit = state.kits[A]!
    kit.besace = BESACES.find(({ r, s }) => r === 0 && s === 0)!
    kit.reserve = { R: 3, S: 6, A: 3 }
    Object.assign(state.riders[A]!, {
      laid: { R: 17, S: 0, A: 3 },
      swapped: 3,
      atFeed: { laid: { R: 14, S: 0, A: 0 }, hidden: 0, dry: 0 },
    })
    expect(new Set(guesses(state, A, 100).map(({ besace }) => besace!.r))).toEqual(new Set([0]))
  })

  it('TI-90: when the race is over there is nothing left to imagine', () => {
    const start = position({ sector: 10, gaps: '0: a; 20: b; 40: c' })
    const { state } = run({ game, state: start, moves: plays(start, 'R R R') })
    expect(game.determinize(game.view(state, SPECTATOR), seededChance('over'))).toEqual(state)
  })
})
