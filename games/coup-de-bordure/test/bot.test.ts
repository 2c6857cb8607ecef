import { check, seededChance, type Chance, type Seat } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { standing } from '../bot/worth.ts'
import { COURSES } from '../content/courses.ts'
import { askedRider } from '../rules/batch.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { Phase, State } from '../rules/state.ts'
import { id, nameOf, position, type Answers } from './position.ts'
import { randomOptions } from './subject.ts'

const MSR = COURSES.msr.cases

/** As the bot plays at a table: on a position made up from its view. */
function greedy(state: State, seat: Seat, chance: Chance): Move {
  return knowledge.playout!(knowledge.believe!(game.view(state, seat), chance), seat, chance)
}

function random(state: State, seat: Seat, chance: Chance): Move {
  const legal = game.legal(state, seat)
  return legal[chance.int(legal.length)]!
}

/** The lower end of the 95 % interval of the share of games that the greedy seats win; `g` and `r` change seats from game to game. */
function lowerShare(pattern: string, games: number, options: Partial<Options> = {}): number {
  const checked = check(game.schemas.options, options)
  if (!checked.ok) throw new Error('bad options')
  let wins = 0
  for (let i = 0; i < games; i++) {
    const chance = seededChance(`${pattern} ${i}`)
    const choices = seededChance(`${pattern} ${i}`, 'bots')
    const isGreedy = (seat: Seat) => pattern[(seat + i) % pattern.length] === 'g'
    const state = game.setup(checked.value, pattern.length, { chance })
    while (state.phase !== 'finished') {
      const [seat] = game.toAct(state)
      game.apply(state, seat!, (isGreedy(seat!) ? greedy : random)(state, seat!, choices), { chance })
    }
    if (isGreedy(game.outcome(state)!.places.indexOf(1))) wins++
  }
  const share = wins / games
  return share - 1.96 * Math.sqrt((share * (1 - share)) / games)
}

/** The group as told, until this is asked. */
function upTo(phase: Phase, riders: string[], { pace = {} }: Answers): State {
  const state = position({ riders })
  while (state.phase !== phase) {
    const [seat] = game.toAct(state)
    const rider = askedRider(state, seat!)!
    const fallback = game.fallback(state, seat!)
    const move: Move = fallback.type === 'pace' ? { ...fallback, pace: (pace[nameOf(rider)] ?? 'CON') as 'CON' } : fallback
    game.apply(state, seat!, move, { chance: seededChance('up to') })
  }
  return state
}

describe('bot', () => {
  it('beats random moves clearly: two seats, and two against two', () => {
    expect(lowerShare('gr', 400)).toBeGreaterThan(1.5 / 2)
    expect(lowerShare('ggrr', 400)).toBeGreaterThan(1.5 / 2)
  })

  it('beats random moves on other courses and with hidden energy too', () => {
    expect(lowerShare('gr', 200, { course: 'gah', assign: 'random' })).toBeGreaterThan(1.5 / 2)
    expect(lowerShare('gr', 200, { course: 'lbl', teams: 'free' })).toBeGreaterThan(1.5 / 2)
  })

  it('plays legal moves, and looks at nothing that its seat does not know', () => {
    for (let i = 0; i < 40; i++) {
      const chance = seededChance(`knows ${i}`)
      const state = game.setup(randomOptions(chance), 2 + (i % 3), { chance })
      while (state.phase !== 'finished') {
        const acting = game.toAct(state)
        const seat = acting[chance.int(acting.length)]!
        const seed = `${chance.int(1_000_000)}`
        const twin = game.determinize(game.view(state, seat), chance)
        const move = knowledge.playout!(state, seat, seededChance(seed))
        expect(knowledge.playout!(twin, seat, seededChance(seed))).toEqual(move)
        expect(game.whyNot(state, seat, move)).toBeUndefined()
        game.apply(state, seat, move, { chance })
      }
    }
  })

  it('believes only what the view allows', () => {
    for (let i = 0; i < 20; i++) {
      const chance = seededChance(`believes ${i}`)
      const state = game.setup({ ...randomOptions(chance), teams: 'free', hiding: 'on' }, 3, { chance })
      while (state.phase !== 'finished') {
        const [seat] = game.toAct(state)
        if (chance.int(10) === 0)
          expect(game.view(knowledge.believe!(game.view(state, seat!), chance), seat!)).toEqual(game.view(state, seat!))
        game.apply(state, seat!, knowledge.playout!(state, seat!, chance), { chance })
      }
    }
  })

  it('values a token by the squares of its colour that lie ahead', () => {
    const worth = (at: number, tokens: number[]) => standing(at, tokens, false, MSR, false)
    expect(worth(8, [0, 0, 0, 1])).toBeGreaterThan(worth(8, [0, 0, 1, 0]))
    expect(worth(8, [1, 0, 0, 1])).toBeGreaterThan(worth(8, [0, 0, 0, 1]))
    expect(worth(9, [0, 0, 0, 0])).toBeGreaterThan(worth(8, [0, 0, 0, 1]))
    expect(worth(17, [0, 0, 0, 1])).toBeGreaterThan(worth(17, [1, 0, 0, 0]))
  })

  it('estimates chances that add up, and knows the winner at the end', () => {
    const state = position({ riders: ['B1@12 S3', 'R1@9 S3', 'W1@12 none'] })
    const chances = [0, 1, 2].map((seat) => knowledge.evaluate!(state, seat))
    expect(chances.reduce((all, chance) => all + chance)).toBeCloseTo(1, 9)
    expect(chances[0]).toBeGreaterThan(chances[1]!)
    expect(chances[0]).toBeGreaterThan(chances[2]!)
    const chance = seededChance('end')
    while (state.phase !== 'finished') game.apply(state, game.toAct(state)[0]!, greedy(state, game.toAct(state)[0]!, chance), { chance })
    expect([0, 1, 2].map((seat) => knowledge.evaluate!(state, seat))).toEqual(
      game.outcome(state)!.places.map((place) => Number(place === 1)),
    )
  })

  it('attacks when it wins, follows when it is cheap, eats when it is free, and is silent where rivals would profit', () => {
    const chance = seededChance('advice')
    const attack = position({ riders: ['B1@15 C2 P1', 'R1@14 P1'] })
    expect(greedy(attack, 0, chance)).toEqual({ type: 'pace', rider: id('B1'), pace: 'OFF' })
    const alone = position({ riders: ['B1@10 P1 S2', 'R1@4 P4'] })
    for (let i = 0; i < 20; i++) expect(greedy(alone, 0, chance)).not.toMatchObject({ pace: 'SIL' })

    const pull = { pace: { R1: 'ACC', B1: 'SIL' } } as const
    const helped = upTo('announce', ['R1@10 P2', 'B1@10 P1', 'B2@10 P2 S4', 'W1@10 S1'], pull)
    expect(greedy(helped, 0, chance)).toEqual({ type: 'announce', rider: id('B1'), tow: true })
    game.apply(helped, 0, { type: 'announce', rider: id('B1'), tow: true }, { chance })
    expect(greedy(helped, 0, chance)).toEqual({ type: 'follow', rider: id('B2'), tokens: 'P' })
    const unhelped = upTo('announce', ['R1@10 P2', 'B1@10 P1', 'W1@10 P1', 'K1@10 P1'], pull)
    expect(greedy(unhelped, 0, chance)).toEqual({ type: 'announce', rider: id('B1'), tow: false })
    const hungry = upTo('refill', ['B1@6 none', 'R1@2 P4'], {})
    expect(greedy(hungry, 0, chance)).toMatchObject({ type: 'refill', tokens: expect.stringMatching(/^[CPS]{2}$/) as string })
    const paying = upTo('pay', ['R1@10 P1 M1 S2', 'B1@10 P1'], { pace: { R1: 'ACC' } })
    expect(greedy(paying, 1, chance)).toEqual({ type: 'pay', rider: id('R1'), tokens: 'PM' })
  })
})
