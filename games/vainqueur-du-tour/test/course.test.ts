import { seededChance } from '@echappee/kernel'
import { drawsFromBag, play, scenario } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { deck } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import { A, B, C, D, cardCount, cards, km, position, roll, sprint, discard, counter, handicap } from './position.ts'

const dice = (...faces: number[]) => faces.map((face) => face - 1)
const rolls = (...seats: number[]) => seats.map((seat) => [seat, roll] as const)

describe('prologue and deal', () => {
  it('VDT-1, VDT-2, VDT-5: two to six riders, each for himself, all at 0 points', () => {
    expect(game.seats).toEqual({ min: 2, max: 6, best: 4 })
    for (let seats = 2; seats <= 6; seats++) {
      const { state } = play({ game, seats })
      expect(state.riders).toHaveLength(seats)
      expect(state.totals).toEqual(Array.from({ length: seats }, () => 0))
      expect(state.bearer).toBeNull()
    }
  })

  it('X30 VDT-3, VDT-4, VDT-7: ties roll again until one is highest alone', () => {
    const { state, events, toAct } = play({
      game,
      seats: 4,
      chance: [
        ...dice(5, 2, 5, 5, 3, 6, 6, 1, 4),
        ...drawsFromBag(deck(3), cards('KM20 KM40 KM60 C_FOOD 25×C_BIKE').slice(0, 4)),
        ...Array.from({ length: 25 }, () => 0),
      ],
      moves: rolls(A, B, C, D, A, C, D, C, D),
    })
    expect(state.bearer).toBe(D)
    expect(events).toContainEqual({ type: 'prologueTied', seats: [A, C, D] })
    expect(events).toContainEqual({ type: 'prologueTied', seats: [C, D] })
    expect(events).toContainEqual({ type: 'capAwarded', seat: D, reason: 'prologue', from: null })
    expect(state.hands.map((hand) => hand[0])).toEqual(['KM20', 'KM40', 'KM60', 'C_FOOD'])
    expect(events).toContainEqual({ type: 'stageStarted', n: 1, stageType: 'plain', order: [D, A, B, C] })
    expect(toAct).toEqual([D])
    expect(state.totals).toEqual([0, 0, 0, 0])
  })

  it('X31 VDT-4: the bearer deals to his left first, himself last', () => {
    const first = cards('KM20 KM40 KM60 H_CRASH C_BIKE C_WHEEL C_FOOD C_GEAR')
    const { state, log, eventsFor } = play({
      game,
      seats: 4,
      chance: [...dice(1, 6, 2, 3), ...drawsFromBag(deck(3), first), ...Array.from({ length: 21 }, () => 0)],
      moves: rolls(A, B, C, D),
    })
    expect([C, D, A, B].map((seat) => state.hands[seat]!.slice(0, 2))).toEqual([
      ['KM20', 'C_BIKE'],
      ['KM40', 'C_WHEEL'],
      ['KM60', 'C_FOOD'],
      ['H_CRASH', 'C_GEAR'],
    ])
    // B, who begins, has drawn already.
    expect(state.drawPile).toHaveLength(74)
    expect(state.discardPile).toEqual([])
    expect(log.filter(({ event }) => event.type === 'dealt').map(({ to }) => to)).toEqual([C, D, A, B].map((only) => ({ only })))
    expect(eventsFor(A).filter(({ type }) => type === 'dealtHidden')).toHaveLength(3)
  })

  it('VDT-4: 89, 82, 75, 68 or 61 cards are left to draw', () => {
    const left = [2, 3, 4, 5, 6].map((seats) => {
      const faces = dice(6, 1, 1, 1, 1, 1).slice(0, seats)
      const { state } = play({
        game,
        seats,
        chance: [...faces, ...Array.from({ length: 7 * seats + 1 }, () => 0)],
        moves: rolls(...faces.keys()),
      })
      expect(cardCount(state)).toBe(103)
      return state.drawPile.length + 1
    })
    expect(left).toEqual([89, 82, 75, 68, 61])
  })
})

describe('the tour', () => {
  it('VDT-6: stages are run in increasing number, whatever the order of the list', () => {
    const { state } = play({ game, options: { stages: [12, 4, 2] } })
    expect(state.tour.stages).toEqual([2, 4, 12])
    expect(play({ game, options: { stages: 'half' } }).state.tour.stages).toEqual([1, 2, 4, 7, 8, 12])
    expect(play({ game }).state.tour.stages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('X21 VDT-7, VDT-20: a stage stops in mid-round', () => {
    const state = position({ stage: 10, riders: [{ at: 180 }, { at: 160 }, { at: 180 }], bearer: B, toAct: C, hands: { [C]: '8×KM20' } })
    scenario(game, {
      state,
      moves: [[C, km(20)]],
      gives: {
        including: [
          { type: 'stageEnded', n: 10, winner: C, places: [2, 3, 1] },
          { type: 'stageStarted', n: 11 },
        ],
        state: { results: [{ n: 10, points: [30, 10, 60] }], riders: [{ at: 0 }, { at: 0 }, { at: 0 }] },
      },
    })
  })

  it('VDT-3, VDT-4, VDT-22: chance is told what it is about', () => {
    const about: string[] = []
    const chance = Object.assign(seededChance('about'), { about: (what: string) => void about.push(what) })
    const { state } = play({ game, seats: 2, chance })
    while (state.phase === 'prologue') game.apply(state, game.toAct(state)[0]!, { type: 'roll' }, { chance })
    const hands = about.filter((what) => what.startsWith('hand/'))
    expect(hands.slice(0, 2).sort()).toEqual(['hand/0', 'hand/1'])
    expect(hands.length).toBe(14)
    expect(about[0]).toMatch(/^prologue/)
    about.length = 0
    const trial = position({ stage: 2, riders: [{}, {}] })
    game.apply(trial, A, { type: 'roll' }, { chance })
    expect(about).toEqual([`trial/${trial.stageIndex}/0`])
  })

  it('VDT-29: the bearer is told at every stage, so that his pawn can be yellow', () => {
    const state = position({ stage: 1, riders: [{}, { at: 240 }], bearer: A, toAct: B, hands: { [B]: '8×KM20' } })
    const { state: after, events } = play({ game, state, moves: [[B, km(20)]] })
    expect(events).toContainEqual({ type: 'capAwarded', seat: B, reason: 'leader', from: A })
    expect(game.view(after, -1).bearer).toBe(B)
  })

  it('VDT-33: X35 after the last round allowed the rider nearest to the line wins', () => {
    const stopped = (atA: number) =>
      scenario(game, {
        state: position({
          options: { stageRoundLimit: 2 },
          stage: 1,
          riders: [{ at: atA - 20 }, { at: 60 }],
          bearer: B,
          toAct: A,
          rounds: 1,
          hands: { [A]: '8×KM20' },
        }),
        moves: [[A, km(20)]],
        gives: { including: [{ type: 'stageEnded', n: 1, stopped: true }] },
      }).state
    expect(stopped(60).results).toMatchObject([{ winner: B, points: [30, 60], stopped: true }])
    expect(stopped(80).results).toMatchObject([{ winner: A, points: [60, 30], stopped: true }])
  })

  it('VDT-3, VDT-4, VDT-7, VDT-8, VDT-9, VDT-10, VDT-11, VDT-12, VDT-13, VDT-14, VDT-15, VDT-16, VDT-17, VDT-18, VDT-19, VDT-20, VDT-26, VDT-27, VDT-30: X38 a whole scripted tour', () => {
    const order = cards(
      `KM20 KM40 KM20 C_FOOD C_BIKE C_GEAR H_CRASH C_WHEEL C_FOOD C_GEAR KM40 KM20 C_WHEEL C_FOOD
       C_WHEEL C_GEAR KM20 C_BIKE C_BIKE S_SPRINT`.trim(),
    )
    const board = { id: 'one', kmPerSquare: 20, stages: [{ n: 1, type: 'plain' as const, lengthKm: 60, sprintFromKm: 40 }], tracks: {} }
    const draws = drawsFromBag(deck(3), order)
    const script = [
      { seat: B, draw: 'C_WHEEL', legal: [km(20), km(40)], move: km(40) },
      { seat: A, draw: 'C_GEAR', legal: [km(20), km(40), handicap('H_CRASH', B)], move: handicap('H_CRASH', B) },
      { seat: B, draw: 'KM20', legal: cards('C_FOOD C_GEAR C_WHEEL KM20').map(discard), move: discard('C_GEAR') },
      { seat: A, draw: 'C_BIKE', legal: [km(20), km(40)], move: km(40) },
      { seat: B, draw: 'C_BIKE', legal: [counter('C_BIKE')], move: counter('C_BIKE') },
      { seat: A, draw: 'S_SPRINT', legal: [km(20), sprint], move: sprint },
    ]
    let { state } = scenario(game, {
      options: { board },
      chance: [...dice(3, 5), ...draws.slice(0, 15)],
      moves: rolls(A, B),
      gives: {
        state: {
          bearer: B,
          hands: [cards('KM20 KM20 C_BIKE H_CRASH C_FOOD KM40 C_WHEEL'), cards('KM40 C_FOOD C_GEAR C_WHEEL C_GEAR KM20 C_FOOD C_WHEEL')],
        },
      },
    })
    for (const [i, turn] of script.entries()) {
      expect(state.drawn).toBe(turn.draw)
      state = scenario(game, { state, gives: { toAct: [turn.seat], legal: { [turn.seat]: turn.legal } } }).state
      state = play({ game, state, chance: draws.slice(15 + i, 16 + i), moves: [[turn.seat, turn.move]] }).state
    }
    expect(state).toMatchObject({ phase: 'finished', totals: [60, 30], riders: [{ at: 60 }, { at: 40 }] })
    expect(state.discardPile).toEqual(cards('KM40 C_GEAR KM40 H_CRASH C_BIKE S_SPRINT'))
    expect(state.drawPile).toHaveLength(83)
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7])
    expect(game.outcome(state)).toEqual({ places: [1, 2], scores: [60, 30] })
  })
})
