import { seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { EXHAUSTION, pileOf, type Card } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import { PLAY, type Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { jumpSuceurs, leadOuts, slipstream } from '../rules/round.ts'
import type { State } from '../rules/state.ts'
import { individualTime, keptAfterRest, keptAfterStage, teamTime } from '../rules/times.ts'
import { isHighest } from '../rules/time-trial.ts'
import { nameOf, optionsWith, position, rider } from './position.ts'

const trial = (stage: 'GT-P1' | 'GT-P3', seats: number, seed: string, options: object = {}) =>
  play({ game, options: optionsWith({ stage, options }), seats, chance: seededChance(seed) }).state

/** Plays on with the highest card, and tells who took a turn in which round. */
function turns(state: State, rounds: number): { log: string[]; events: Event[] } {
  const log: string[] = []
  const events: Event[] = []
  const chance = seededChance('turns')
  while (game.toAct(state).length > 0 && state.round <= rounds && state.results.length === 0)
    game.apply(state, game.toAct(state)[0]!, game.legal(state, game.toAct(state)[0]!).at(-1)!, {
      chance,
      emit: (event) => {
        events.push(event)
        if (event.type === 'moved') log.push(`${state.round} ${nameOf(event.rider)}`)
      },
    })
  return { log, events }
}

describe('the individual time trial', () => {
  it('W34 FR-73: the last of the classification starts first, one more in each round', () => {
    const state = trial('GT-P1', 2, 'itt')
    const order = state.order.map(nameOf)
    expect(state.order).toEqual([0, 1, 2, 3].sort((a, b) => state.drawOrder[b]! - state.drawOrder[a]!))
    expect(turns(state, 3).log.slice(0, 6)).toEqual([
      `1 ${order[0]}`,
      `2 ${order[0]}`,
      `2 ${order[1]}`,
      `3 ${order[0]}`,
      `3 ${order[1]}`,
      `3 ${order[2]}`,
    ])
  })

  it('FR-72, FR-74 ten cards, and hands lie open', () => {
    const state = trial('GT-P1', 2, 'open')
    const seat = game.toAct(state)[0]!
    expect(state.riders.every(({ drawSize }) => drawSize === 10)).toBe(true)
    expect(game.view(state, 1 - seat).piles[state.actor!]).toMatchObject({ handSize: 4, hand: state.piles[state.actor!]!.hand })
    expect(state.riders[state.actor!]).toMatchObject({ at: 5, lane: 1 })
  })

  it('W35 FR-75: the highest card of the hand costs an exhaustion card', () => {
    const tires = (hand: Card[], card: Card, trait: 'poursuiteur' | null = null) => isHighest({ trait }, pileOf(hand), card)
    expect([tires([7, 5, 5, 3], 7), tires([7, 5, 5, 3], 5), tires([7, 5, 5, 3], 3)]).toEqual([true, false, false])
    expect([tires([5, 5, 4, 0], 5), tires([3], 3)]).toEqual([true, false])
    expect([tires([3, 3, 0], 0), tires([3, 3, 0], 0, 'poursuiteur')]).toEqual([false, true])
    const state = trial('GT-P1', 1, 'tired', { teams: 2 })
    while (game.toAct(state).length > 0 && state.riders[0]!.turns + state.riders[1]!.turns === 0) turns(state, state.round)
    expect(state.riders[0]!.deck[EXHAUSTION]! + state.riders[1]!.deck[EXHAUSTION]!).toBeGreaterThan(0)
  })

  it('FR-75 a turn with the highest card leaves one more exhaustion card; after a bluff the card first chosen is judged', () => {
    const taken = (hand: Card[], move: Move, parts: { form?: 'coupDeBluff'; trait?: 'poursuiteur' } = {}) => {
      const state = trial('GT-P1', 1, 'effort', { teams: 2 })
      const id = state.actor!
      Object.assign(state.riders[id]!, { played: [9], ...parts })
      Object.assign(state.piles[id]!, { hand: pileOf(hand), handSize: hand.length })
      game.apply(state, game.toAct(state)[0]!, move, { chance: seededChance('x') })
      return state.riders[id]!.deck[EXHAUSTION]! - hand.filter((card) => card === EXHAUSTION).length
    }
    const bluff = (card: Card): Move => ({ type: 'play', card, extra: 'coupDeBluff' })
    expect([taken([7, 5, 5, 3], PLAY[7]![0]!), taken([7, 5, 5, 3], PLAY[5]![0]!), taken([3], PLAY[3]![0]!)]).toEqual([1, 0, 0])
    expect(taken([5, 5, 4], PLAY[5]![0]!)).toBe(1)
    const form = { form: 'coupDeBluff' } as const
    expect([taken([7, 5, 3], bluff(3), form), taken([7, 5, 3], bluff(7), form)]).toEqual([0, 1])
  })

  it('W36 FR-77, FR-78: cards, squares beyond the line and exhaustion cards make the time', () => {
    expect(individualTime(9, 3, 2)).toBe(512)
    const state = trial('GT-P1', 2, 'whole')
    turns(state, 999)
    const { riders } = state.results[0]!
    expect(riders.map(({ time }) => time)).toEqual(riders.map(({ time }) => time).sort((a, b) => a - b))
    expect(riders.every(({ green, mountain, bonus }) => green + mountain + bonus === 0)).toBe(true)
  })

  it('FR-76, FR-35 nobody closes up, nobody leads out; an Attack is a 5 for a Peloton rider', () => {
    const state = trial('GT-P1', 1, 'dummies', { teams: 2 })
    const { events } = turns(state, 999)
    expect(events.some(({ type }) => type === 'slipstreamed' || type === 'fed' || type === 'linePassed')).toBe(false)
    const plays = events.flatMap((event) => (event.type === 'revealed' ? event.plays : []))
    const attacks = plays.filter(({ card }) => card === 1)
    expect(attacks.length).toBeGreaterThan(0)
    expect(attacks.every(({ value }) => value === 5)).toBe(true)
  })
})

describe('the team time trial', () => {
  it('FR-79…81 full decks, teams in starting order, the owner picks who rides first', () => {
    const state = trial('GT-P3', 3, 'ttt')
    expect(state.phase).toBe('pick')
    const first = state.order[0]!
    expect(game.toAct(state)).toEqual([first])
    expect([state.riders[2 * first], state.riders[2 * first + 1]]).toMatchObject([
      { at: 5, lane: 1, drawSize: 15 },
      { at: 5, lane: 2, drawSize: 15 },
    ])
    expect(trial('GT-P3', 3, 'ttt', { tttReducedDecks: true }).riders[0]!.drawSize).toBe(10)
    const { log } = turns(state, 2)
    expect(log.map((line) => line.slice(0, 3))).toEqual(
      ['1', '1', '2', '2', '2', '2'].map((round, i) => `${round} ${'rbg'[state.order[i < 4 ? 0 : 1]!]}`),
    )
  })

  it('FR-80, FR-39 of two teams with equal times the one whose better rider is better placed starts first; a first stage goes by the draw order', () => {
    const times = [1000, 1100, 1020, 1080, 1100, 1100]
    const line = (id: number, i: number) => ({ rider: id, place: i + 1, time: times[id]!, bonus: 0, green: 0, mountain: 0 })
    const riders = [0, 2, 3, 1, 4, 5]
    const results = [{ day: 0, stage: 'GT-F1', type: 'flat', riders: riders.map(line) }]
    const carry = { day: 1, drawOrder: [0, 1, 2, 3, 4, 5], kept: times.map(() => 0), traits: times.map(() => null), results }
    const days = ['GT-F1', 'GT-P3']
    const options = optionsWith({ options: { tour: { name: '', days, carry } as Options['tour'] } })
    const { state } = play({ game, options, seats: 3, chance: seededChance('equal') })
    expect(state.order).toEqual([2, 0, 1])
    const first = trial('GT-P3', 3, 'first')
    const best = (team: number) => Math.min(first.drawOrder[2 * team]!, first.drawOrder[2 * team + 1]!)
    expect(first.order.map(best)).toEqual([0, 1, 2].map(best).sort((a, b) => b - a))
  })

  it('W38 FR-82: only riders of the team close up, behind anybody', () => {
    const close = (riders: Record<string, string>) => {
      const state = position({ stage: 'GT-P1', riders })
      slipstream(state, 0, { chance: seededChance('x') })
      return Object.keys(riders).map((name) => state.riders[rider(name)]!.at)
    }
    expect(close({ rR: '26.1', rS: '24.1' })).toEqual([26, 25])
    expect(close({ rS: '30.1', kR: '32.1', rR: '27.1' })).toEqual([31, 32, 27])
    expect(close({ kR: '30.1', rR: '32.1' })).toEqual([30, 32])
  })

  it('FR-82, FR-94, FR-97 in a team time trial only the team that rides jumps and leads out', () => {
    const after = (act: (state: State) => void) => {
      const state = position({
        stage: 'GT-P3',
        seats: 2,
        riders: { rR: { at: '30.1', trait: 'equipier' }, rS: '29.1', bR: { at: '40.1', trait: 'suceur' }, bS: '43.1' },
      })
      act(state)
      return ['rR', 'rS', 'bR', 'bS'].map((name) => state.riders[rider(name)]!.at)
    }
    const ctx = { chance: seededChance('x') }
    expect(after((state) => leadOuts(state, 0, ctx))).toEqual([31, 30, 40, 43])
    expect(after((state) => leadOuts(state, 1, ctx))).toEqual([30, 29, 40, 43])
    expect(after((state) => jumpSuceurs(state, 1, ctx))).toEqual([30, 29, 42, 43])
    expect(after((state) => jumpSuceurs(state, 0, ctx))).toEqual([30, 29, 40, 43])
  })

  it('FR-82, FR-94, FR-95 a Suceur jumps and slips in a team time trial too', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 12 && seen.size < 2; i++) {
      const state = trial('GT-P3', 4, `suceur ${i}`)
      for (const one of state.riders) one.trait = 'suceur'
      for (const event of turns(state, 9).events) {
        if (event.type === 'jumped') seen.add('jump')
        if (event.type === 'asked' && event.phase === 'suceur') seen.add('slip')
      }
    }
    expect([...seen].sort()).toEqual(['jump', 'slip'])
  })

  it('FR-49, FR-75 a musette is for the road', () => {
    const state = trial('GT-P1', 2, 'musette')
    const seat = game.toAct(state)[0]!
    state.riders[state.actor!]!.musettes = 1
    const card = state.piles[state.actor!]!.hand.findIndex((count) => count > 0)
    expect(game.whyNot(state, seat, PLAY[card]![1]!)).toMatchObject({ code: 'ONLY_ON_ROAD' })
  })

  it('W37 FR-83, FR-84: the last of the team counts, for both', () => {
    expect(
      teamTime([
        { turns: 8, squaresPast: 2 },
        { turns: 9, squaresPast: 2 },
      ]),
    ).toBe(520)
    expect(
      teamTime([
        { turns: 9, squaresPast: 5 },
        { turns: 9, squaresPast: 1 },
      ]),
    ).toBe(530)
    const state = trial('GT-P3', 2, 'credit')
    turns(state, 999)
    for (const team of [0, 1]) expect(state.totals[2 * team]!.time).toBe(state.totals[2 * team + 1]!.time)
  })
})

describe('between stages', () => {
  it('W39 FR-45, FR-46, FR-101: half of the exhaustion cards go, EPO takes one more, a rest day the larger half', () => {
    expect([keptAfterStage(5, false), keptAfterStage(5, true), keptAfterRest(2)]).toEqual([3, 2, 1])
    expect([keptAfterStage(7, false), keptAfterRest(4), keptAfterStage(1, false), keptAfterRest(1), keptAfterStage(0, true)]).toEqual([
      4, 2, 1, 0, 0,
    ])
  })

  it('FR-36, FR-43, FR-45, FR-46 a tour goes from day to day, with fresh decks and kept exhaustion cards', () => {
    const options = optionsWith({ options: { tour: { name: '', days: ['GT-P1', 'rest', 'GT-P3'] } } })
    const { state } = play({ game, options, seats: 2, chance: seededChance('days') })
    const { events } = turns(state, 999)
    const kept = events.flatMap((event) => (event.type === 'recovered' || event.type === 'rested' ? [event.kept] : []))
    expect(kept).toHaveLength(2)
    expect(kept[1]).toEqual(kept[0]!.map((cards) => Math.floor(cards / 2)))
    expect([state.day, state.riders.map(({ deck }) => deck[EXHAUSTION])]).toEqual([2, kept[1]])
    expect(state.riders.every(({ drawSize, deck }) => drawSize === 15 + deck[EXHAUSTION]!)).toBe(true)
  })
})
