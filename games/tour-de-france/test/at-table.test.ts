import { describeAtTable, describeMixedTours, expectSame } from '@echappee/testkit'
import { checkOptions, defaultOptions, seededChance } from '@echappee/kernel'
import { TableRace, type TableRaceFile } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import type { Ride } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import { words as en } from '../text/words/en/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { randomOptions, subject } from './subject.ts'

describeAtTable({
  subject,
  sheet: sheet as never,
  knowledge,
  games: 12,
  optionsOf: (_index, chance) => ({ ...randomOptions(chance), openHands: false, revealOnCrash: false }),
})

describeMixedTours({
  subject,
  sheet,
  texts: { en: sheetText(en) },
  refusals: SHEET_REFUSALS,
  games: 12,
  choose: knowledge.playout!.bind(knowledge),
  optionsOf: (_index, chance) => ({ ...randomOptions(chance), tour: 'classic' as const }),
  compareStart({ results, first, step }, state) {
    expectSame(state.results, results, 'the stages before')
    expectSame(state.stage, results.length, 'the stage')
    if (step !== 'first') expectSame(state.first, first, 'who begins')
  },
  compare: ({ results }, state) => expectSame(results, state.results, 'results by stage'),
})

describe('a tour at a real table', () => {
  const file = (...by: string[]): TableRaceFile => ({
    format: 'echappee-table-1',
    game: game.id,
    options: sheet.atTable!.followed!({ ...defaultOptions(optionFields), tour: 'evening', chanceDeck: 'none' }) as never,
    seats: by.map((who, seat) => ({ name: `Seat ${seat + 1}`, by: who })),
    seed: 'box',
    steps: [],
  })

  it('TDF-12 people play any card of the box, and the device does not see their hands', () => {
    const race = new TableRace(game, sheet.atTable!, file('human', 'human'))
    const { handSizes } = race.view() as View
    for (let rides = 0; rides < 6; rides++) {
      const turn = race.turn()!
      if (turn.kind !== 'person') throw new Error('nobody else plays')
      // Six riders start with the highest card that is free: more of them than the guessed hands hold.
      const ride = (turn.moves as Ride[])
        .filter(({ type }) => type === 'ride')
        .reduce((best, move) => (move.card > best.card ? move : best))
      expect(ride.card).toBeGreaterThan(9)
      expect(race.play(ride)).toBe(true)
    }
    expect((race.view() as View).handSizes.map((size, seat) => handSizes[seat]! - size)).toEqual([3, 3])
  })
})

describe('a tour that goes on', () => {
  const result = {
    kind: 'road',
    first: 0,
    times: [1, 2, 3, 4, 5, 6],
    places: [1, 2, 3, 4, 5, 6],
    bonusSeconds: [0, 0, 0, 0, 0, 0],
    points: [9, 4],
  }
  const stages = [
    { board: 'flat', kind: 'road' },
    { board: 'short', kind: 'road' },
  ]
  const issues = (carry: object, seats = 2) => {
    const checked = checkOptions(game, { tour: { stages, carry } }, seats)
    return checked.ok ? [] : checked.issues.map(({ code }) => code)
  }

  it('TDF-3 the seat after the one that began the last carried stage begins, unless the file names another', () => {
    const began = { ...result, first: 1, times: [...result.times, 7, 8, 9], places: [...result.places, 7, 8, 9], points: [9, 4, 0] }
    const past = { ...began, bonusSeconds: began.times.map(() => 0) }
    const firstOf = (carry: object) => {
      const checked = checkOptions(game, { tour: { stages, carry }, firstPlayer: 'rotate' }, 3)
      if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
      return game.setup(checked.value as Options, 3, { chance: seededChance('first') }).first
    }
    expect([firstOf({ results: [past] }), firstOf({ results: [{ ...past, first: 2 }] })]).toEqual([2, 0])
    expect(firstOf({ results: [past], first: 1 })).toBe(1)
  })

  it('TDF-3 a first player whom the file names is told like one who was drawn, or as the option has it later', () => {
    const told = (carry: object, firstPlayer: string) => {
      const events: unknown[] = []
      const checked = checkOptions(game, { tour: { stages, carry }, firstPlayer }, 2)
      if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
      game.setup(checked.value as Options, 2, { chance: seededChance('first'), emit: (event) => void events.push(event) })
      return events[0]
    }
    expect(told({ first: 1, results: [] }, 'rotate')).toEqual({ type: 'firstChosen', seat: 1, by: 'draw', draws: [] })
    expect(told({ first: 1, results: [result] }, 'yellow')).toEqual({ type: 'firstChosen', seat: 1, by: 'yellow', draws: [] })
    expect(told({ results: [result] }, 'rotate')).toEqual({ type: 'firstChosen', seat: 1, by: 'rotate', draws: [] })
    expect(told({ results: [result] }, 'yellow')).toEqual({ type: 'firstChosen', seat: 0, by: 'yellow', draws: [] })
  })

  it('TDF-44 only a whole and possible past is taken over', () => {
    expect(issues({ results: [result] })).toEqual([])
    expect(issues({ first: 1, results: [result] })).toEqual([])
    expect(issues({ first: 2, results: [result] })).toEqual(['carry_riders'])
    expect(issues({ results: [result] }, 3)).toEqual(['carry_riders'])
    expect(issues({ results: [{ ...result, points: [1] }] })).toEqual(['carry_riders'])
    expect(issues({ results: [{ ...result, kind: 'ttt' }] })).toEqual(['carry_stages'])
    expect(issues({ results: [result, result] })).toEqual(['carry_stages'])
    expect(issues({ results: [{ ...result, times: ['1'] }] })).toHaveLength(1)
    expect(issues({ first: 4, results: [result] }), 'no table has five seats').toEqual(['too_big'])
    expect(issues({ results: [{ ...result, first: -1 }] })).toEqual(['too_small'])
    expect(checkOptions(game, { tour: { stages, carry: { results: [result] } } }, 3)).toMatchObject({ issues: [{ params: { riders: 9 } }] })
  })
})
