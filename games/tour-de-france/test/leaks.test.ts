import { Match, SPECTATOR, isInAudience, seededChance, type Chance, type LoggedEvent, type Seat } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { position, ride } from './position.ts'

/** Both teams owe a card; B's hand is of one value, so B's answer is forced. */
function beforeGiving(b: readonly number[] = [5, 5, 5]): State {
  const start = position({
    seats: 2,
    round: 9,
    riders: { A1: 'F2.1', A2: '80.1*', B1: 'F1.1', B2: '70.1' },
    hands: { A: [3, 8, 11], B: [2, ...b] },
    parts: { firstArrival: 9, dealtFor: [0b011, 0b011] },
  })
  const state = game.clone(start)
  game.apply(state, 1, ride(start, 2, '72.1'), { chance: seededChance('leak') })
  return state
}

const give = (...cards: number[]): Move => ({ type: 'giveBack', cards })

describe('giving back in secret', () => {
  it('TDF-40 a forced answer is asked for like any other', () => {
    const forced = beforeGiving([5, 5, 5])
    const free = beforeGiving([5, 6, 7])
    for (const viewer of [0, SPECTATOR]) expect(game.view(forced, viewer)).toEqual(game.view(free, viewer))
    expect(game.toAct(forced)).toEqual([0, 1])
  })

  it('TDF-40 whichever card is given, the others see and hear the same', () => {
    const seenBy = (card: number) => {
      const state = beforeGiving([5, 6, 7])
      const log = tellingOf(state, 1, give(card))
      return { view: game.view(state, 0), spectator: game.view(state, SPECTATOR), log: forViewer(log, 0) }
    }
    expect(seenBy(5)).toEqual(seenBy(7))
    expect(seenBy(5).log).toEqual([])
  })

  it('TDF-40 who has given looks to the others like who has not', () => {
    const before = beforeGiving([5, 6, 7])
    const after = game.clone(before)
    game.apply(after, 1, give(6), { chance: seededChance('x') })
    for (const viewer of [0, SPECTATOR]) expect(game.view(after, viewer)).toEqual(game.view(before, viewer))
    const guesses = Array.from({ length: 40 }, (_, i) => game.determinize(game.view(before, 0), seededChance(`${i}`)).given[1] === null)
    expect(new Set(guesses)).toEqual(new Set([true, false]))
  })

  it('TDF-40 a change of mind leaves no trace', () => {
    const changed = beforeGiving([5, 6, 7])
    const straight = beforeGiving([5, 6, 7])
    for (const card of [6, 7, 5]) game.apply(changed, 1, give(card), { chance: seededChance('x') })
    game.apply(straight, 1, give(5), { chance: seededChance('x') })
    expect(changed).toEqual(straight)
  })

  it('TDF-40 when all have given, others learn how many cards, not which', () => {
    const state = beforeGiving([5, 6, 7])
    const log = [...tellingOf(state, 1, give(5)), ...tellingOf(state, 0, give(8))]
    expect(forViewer(log, 0)).toContainEqual({ type: 'laidDownHidden', seat: 1, count: 1, why: 'giveBack' })
    expect(JSON.stringify(forViewer(log, SPECTATOR))).not.toMatch(/"cards"/)
  })
})

describe('other secret choices', () => {
  it('TDF-23 nobody learns how far an exchange has come', () => {
    const start = position({ riders: { A1: '20.1' }, hands: { A: [2, 9, 3, 5, 12] } })
    const state = game.clone(start)
    game.apply(state, 0, ride(start, 2, '22.3'), { chance: seededChance('x') })
    const before = [1, SPECTATOR].map((viewer) => game.view(state, viewer))
    const log = tellingOf(state, 0, { type: 'exchange', card: 12 })
    expect([1, SPECTATOR].map((viewer) => game.view(state, viewer))).toEqual(before)
    expect(forViewer(log, 1)).toEqual([])
    const guesses = Array.from({ length: 60 }, (_, i) => game.determinize(before[0]!, seededChance(`${i}`)).picks.length)
    expect(new Set(guesses)).toEqual(new Set([0, 1, 2]))
  })

  it('TDF-21, TDF-22 truth and twin, led on by the same moves, are told apart by nobody', () => {
    let compared = 0
    for (let i = 0; i < 12; i++) {
      const chance = seededChance(`twins ${i}`)
      const match = new Match(game, {
        options: optionsFor(i),
        seats: [0, 1, 2].map((seat) => ({ name: `${seat}`, by: 'random' })),
        seed: `${i}`,
      })
      const state = game.clone(match.state)
      playSome(state, chance, 20 + chance.int(40))
      if (state.phase === 'finished') continue
      const viewer = chance.int(3)
      const twin = game.determinize(game.view(state, viewer), chance)
      expect(game.view(twin, viewer)).toEqual(game.view(state, viewer))
      const seat = game.toAct(state)[0]!
      const reasons = (of: State) => game.candidates(of, viewer).map((move) => game.whyNot(of, viewer, move))
      if (seat === viewer) expect(reasons(twin)).toEqual(reasons(state))
      compared++
    }
    expect(compared).toBeGreaterThan(6)
  })
})

const optionsFor = (i: number) => ({
  tour: i % 2 === 0 ? ('evening' as const) : ('trial' as const),
  secondDeck: '1-14x8' as const,
  firstPlayer: 'draw' as const,
  overtakingRule: 'strict' as const,
  revealOnCrash: true,
  chanceDeck: 'standard' as const,
  singleStageYellow: 'stageRanking' as const,
  tttEarlyBonus: '10' as const,
  openHands: false,
})

function tellingOf(state: State, seat: Seat, move: Move): LoggedEvent<Event>[] {
  const log: LoggedEvent<Event>[] = []
  game.apply(state, seat, move, {
    chance: seededChance('any'),
    emit: (event, to) => void log.push(to === undefined ? { event } : { event, to }),
  })
  return log
}

function forViewer(log: readonly LoggedEvent<Event>[], viewer: Seat): Event[] {
  return log.filter(({ to }) => isInAudience(to, viewer)).map(({ event }) => event)
}

function playSome(state: State, chance: Chance, moves: number): void {
  for (let i = 0; i < moves && state.phase !== 'finished'; i++) {
    const seat = game.toAct(state)[0]!
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[chance.int(legal.length)]!, { chance })
  }
}
