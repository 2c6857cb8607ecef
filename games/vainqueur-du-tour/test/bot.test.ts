import { defaultOptions, seededChance, type Chance, type Seat } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { A, B, C, climber, counter, discard, handicap, km, position, roll, sprint, type PositionParts } from './position.ts'

const choice = (place: PositionParts) => knowledge.playout!(position(place), place.toAct ?? A, seededChance('unused'))

describe('the advice', () => {
  it('VDT-19: 1. win now, with the smallest kilometres that do, else by the sprint', () => {
    expect(choice({ stage: 1, riders: [{ at: 240 }, {}], hands: { [A]: 'S_SPRINT KM20 KM60 5×C_FOOD' } })).toEqual(km(20))
    expect(choice({ stage: 1, riders: [{ at: 220 }, {}], hands: { [A]: 'KM60 KM40 KM20 5×C_FOOD' } })).toEqual(km(40))
    expect(choice({ stage: 1, riders: [{ at: 200 }, {}], hands: { [A]: 'S_SPRINT KM20 6×C_FOOD' } })).toEqual(sprint)
  })

  it('VDT-13: 2. stop whoever could win next; the one who plays soonest', () => {
    const hand = 'H_GEAR KM60 6×C_FOOD'
    expect(choice({ stage: 1, riders: [{}, { at: 100 }, { at: 200 }], hands: { [A]: hand } })).toEqual(handicap('H_GEAR', C))
    expect(choice({ stage: 1, riders: [{}, { at: 200 }, { at: 240 }], hands: { [A]: hand } })).toEqual(handicap('H_GEAR', B))
    expect(choice({ stage: 4, riders: [{}, { at: 40, hasClimber: true }], hands: { [A]: 'H_GEAR 7×KM20' } })).toEqual(handicap('H_GEAR', B))
  })

  it('VDT-16: 3. the climber where it will pay', () => {
    expect(choice({ stage: 8, riders: [{ at: 20 }, {}], hands: { [A]: 'S_CLIMB KM40 KM20 5×C_FOOD' } })).toEqual(climber)
    expect(choice({ stage: 8, riders: [{ at: 100 }, {}], hands: { [A]: 'S_CLIMB KM40 KM20 5×C_FOOD' } })).toEqual(km(20))
  })

  it('VDT-15: 4. mend with the narrow card', () => {
    const riders = [{ handicap: 'H_PUNCTURE' as const }, {}]
    expect(choice({ stage: 1, riders, hands: { [A]: 'C_BIKE C_WHEEL 6×KM20' } })).toEqual(counter('C_WHEEL'))
  })

  it('VDT-11: 5. ride the largest card, and plan the last kilometres for the fewest turns', () => {
    expect(choice({ stage: 1, riders: [{}, {}], hands: { [A]: 'KM20 KM40 KM60 5×C_FOOD' } })).toEqual(km(60))
    // From 140 a 20 and a sprint take two turns; a 40 leads nowhere sooner.
    expect(choice({ stage: 12, riders: [{ at: 140 }, {}], hands: { [A]: 'S_SPRINT KM20 6×C_FOOD' } })).toEqual(km(20))
  })

  it('VDT-14: 6. who is stopped without a cure attacks the leader', () => {
    const riders = [{ handicap: 'H_CRASH' as const }, { at: 20 }, { at: 120 }]
    expect(choice({ stage: 1, riders, hands: { [A]: 'H_GEAR 7×KM20' } })).toEqual(handicap('H_GEAR', C))
  })

  it('VDT-18: 7. and 8. throw away spare counters, keep one of each cure', () => {
    const stuck = (hand: string) => choice({ stage: 1, riders: [{}, {}], hands: { [A]: hand } })
    expect(stuck('2×C_FOOD C_BIKE C_GEAR C_WHEEL S_SPRINT 2×S_CLIMB')).toEqual(discard('C_WHEEL'))
    expect(stuck('3×C_FOOD 2×C_BIKE C_GEAR S_SPRINT S_CLIMB')).toEqual(discard('C_FOOD'))
    const mountain = choice({ stage: 4, riders: [{}, {}], hands: { [A]: '4×KM40 C_FOOD C_BIKE C_GEAR S_SPRINT' } })
    expect(mountain).toEqual(discard('S_SPRINT'))
    const surplus = choice({ stage: 4, riders: [{}, {}], hands: { [A]: '5×KM40 C_FOOD C_BIKE C_GEAR' } })
    expect(surplus).toEqual(discard('KM40'))
    const last = choice({ options: { stages: [4] }, riders: [{}, {}], hands: { [A]: 'S_SPRINT 2×C_FOOD 2×C_BIKE C_GEAR 2×KM40' } })
    expect(last).toEqual(discard('S_SPRINT'))
  })

  it('VDT-25: 9. in a lost stage take the best place with the smallest card that does', () => {
    const riders = [{ at: 100 }, { at: 240 }, { at: 120 }]
    expect(choice({ stage: 1, riders, hands: { [A]: 'KM20 KM60 6×C_FOOD' } })).toEqual(km(60))
    const behind = [{ at: 20 }, { at: 240 }, { at: 180 }]
    expect(choice({ stage: 1, riders: behind, hands: { [A]: '2×KM20 2×KM40 4×C_FOOD' } })).toEqual(km(20))
  })

  it('VDT-13: 10. the kind of handicap whose cures have been seen', () => {
    const hand = 'H_PUNCTURE H_HUNGER KM20 5×C_BIKE'
    expect(choice({ stage: 1, riders: [{}, { at: 240 }], hands: { [A]: hand } })).toEqual(handicap('H_HUNGER', B))
    expect(choice({ stage: 1, riders: [{}, { at: 240 }], hands: { [A]: 'H_CRASH H_HUNGER KM20 5×C_BIKE' } })).toEqual(
      handicap('H_CRASH', B),
    )
  })

  it('VDT-30: 11. late in the tour the points of a rival count', () => {
    const riders = [{ at: 0, handicap: 'H_CRASH' as const }, { at: 80 }, { at: 60 }]
    const hands = { [A]: 'H_GEAR 7×KM20' }
    expect(choice({ stage: 1, riders, hands, totals: [0, 0, 30] })).toEqual(handicap('H_GEAR', B))
    expect(choice({ stage: 12, riders, hands, totals: [300, 200, 330] })).toEqual(handicap('H_GEAR', C))
  })

  it('VDT-22: 12. a die asks nothing', () => {
    expect(choice({ stage: 2, riders: [{}, {}] })).toEqual(roll)
  })
})

describe('the knowledge', () => {
  it('VDT-34: the choice depends on what the seat knows, and is legal', () => {
    for (let g = 0; g < 12; g++) {
      const chance = seededChance(`honest-${g}`)
      walk(
        { ...defaultOptions(optionFields), stages: [1, 4], discard: g % 2 === 0 ? 'free' : 'only-if-stuck' },
        2 + (g % 5),
        chance,
        (state, seat) => {
          const move = knowledge.playout!(state, seat, chance)
          expect(game.whyNot(state, seat, move)).toBeUndefined()
          const guess = game.determinize(game.view(state, seat), chance)
          expect(knowledge.playout!(guess, seat, chance)).toEqual(move)
          return move
        },
      )
    }
  })

  it('VDT-30: chances lie between 0 and 1, add up to 1, and favour those who win', () => {
    let right = 0
    let guesses = 0
    for (let g = 0; g < 60; g++) {
      const chance = seededChance(`chances-${g}`)
      const favourites: Seat[] = []
      const end = walk(defaultOptions(optionFields), 3, chance, (state, seat) => {
        if (chance.int(40) === 0) {
          const chances = state.riders.map((_, other) => knowledge.evaluate!(state, other))
          expect(chances.every((value) => value >= 0 && value <= 1)).toBe(true)
          expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
          favourites.push(chances.indexOf(Math.max(...chances)))
        }
        return knowledge.playout!(state, seat, chance)
      })
      const { places } = game.outcome(end)!
      expect(places.map((_, seat) => knowledge.evaluate!(end, seat))).toEqual(places.map((place) => (place === 1 ? 1 : 0)))
      guesses += favourites.length
      right += favourites.filter((seat) => places[seat] === 1).length
    }
    // A third would be guessing.
    expect(right / guesses).toBeGreaterThan(0.5)
  })

  it.each([2, 4])('VDT-30: with %i seats, half of them random, it wins more than three games in four', (seats) => {
    const games = 1000
    let wins = 0
    for (let g = 0; g < games; g++) {
      const chance = seededChance(`arena-${g}`)
      const isGreedy = (seat: Seat) => (seat + g) % 2 === 0
      const end = walk(defaultOptions(optionFields), seats, chance, (state, seat) =>
        isGreedy(seat) ? knowledge.playout!(state, seat, chance) : randomMove(state, seat, chance),
      )
      const winners = game.outcome(end)!.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
      wins += winners.filter(isGreedy).length / winners.length
    }
    const share = wins / games
    // One and a half times the fair share lies below the whole 95 % interval.
    expect(share - 1.96 * Math.sqrt((share * (1 - share)) / games)).toBeGreaterThan(0.75)
  })
})

function walk(options: Options, seats: number, chance: Chance, choose: (state: State, seat: Seat) => Move): State {
  const ctx = { chance }
  const state = game.setup(options, seats, ctx)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) game.apply(state, seat, choose(state, seat), ctx)
  return state
}

function randomMove(state: State, seat: Seat, chance: Chance): Move {
  const moves = game.legal(state, seat)
  return moves[chance.int(moves.length)]!
}
