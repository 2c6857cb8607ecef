import { describeAtTable, describeMixedTours, expectSame } from '@echappee/testkit'
import { checkOptions, defaultOptions } from '@echappee/kernel'
import { TableRace, type TableRaceFile } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { DEFAULT_BOARD } from '../content/board.ts'
import { game } from '../rules/index.ts'
import { optionFields } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import { words as en } from '../text/words/en/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { subject } from './subject.ts'

describeAtTable({ subject, sheet: sheet as never, knowledge, games: 8 })

describeMixedTours({
  subject,
  sheet,
  texts: { en: sheetText(en) },
  refusals: SHEET_REFUSALS,
  games: 30,
  compareStart({ results, totals, cap }, state) {
    if (cap === null) return
    expectSame(state.totals, totals, 'totals')
    expectSame(state.bearer, cap.seat, 'the cap')
    expectSame(
      state.results.map(({ places, points, bearer, n }) => ({ places, points, bearer, n })),
      results.map(({ places, points, bearer, n }) => ({ places, points, bearer, n })),
      'the stages before',
    )
  },
  compare: ({ totals }, state) => expectSame(totals, state.totals, 'totals'),
})

describe('a tour at a real table', () => {
  const file = (options: object, ...by: string[]): TableRaceFile => ({
    format: 'echappee-table-1',
    game: game.id,
    options: { ...defaultOptions(optionFields), ...options } as never,
    seats: by.map((who, seat) => ({ name: `Seat ${seat + 1}`, by: who })),
    seed: 'box',
    steps: [],
  })

  it('VDT-3, 22 the die of the table counts, and the device throws where nobody says', () => {
    const race = new TableRace(game, sheet.atTable!, file({}, 'human', 'human'))
    expect(race.turn()).toMatchObject({ kind: 'person', seat: 0, die: [1, 2, 3, 4, 5, 6] })
    expect(race.play({ type: 'roll' }, 7)).toBe(false)
    expect(race.play({ type: 'roll' }, 2)).toBe(true)
    expect(race.play({ type: 'roll' }, 5)).toBe(true)
    expect((race.view() as View).bearer).toBe(1)
    const again = new TableRace(game, sheet.atTable!, JSON.parse(JSON.stringify(race.file)) as TableRaceFile)
    expectSame(again.view(), race.view(), 'the race, opened again')
  })

  it('VDT-8, 18 people play any card of the box as often as there are; a card that can be played is not discarded', () => {
    const race = new TableRace(game, sheet.atTable!, file({ stages: [1] }, 'human', 'human'))
    race.play({ type: 'roll' }, 6)
    race.play({ type: 'roll' }, 1)
    for (let turn = 0; turn < 6; turn++) {
      expect(race.play({ type: 'discard', card: 'KM20' }), 'nobody who can ride discards').toBe(false)
      expect(race.play(turn % 2 === 0 ? { type: 'km', value: 60 } : { type: 'discard', card: 'C_FOOD' })).toBe(true)
    }
    expect((race.view() as View).riders.map(({ at }) => at)).toEqual([180, 0])
  })
})

describe('a tour that goes on', () => {
  const issues = (carry: object, seats = 2, stages: readonly number[] = [1, 4]) => {
    const checked = checkOptions(game, { stages, board: { ...DEFAULT_BOARD, carry } }, seats)
    return checked.ok ? [] : checked.issues.map(({ code }) => code)
  }

  it('VDT-25, 28 only a whole and possible past is taken over', () => {
    expect(issues({ bearer: 1, places: [[2, 1]] })).toEqual([])
    expect(issues({ bearer: 1, places: [] })).toEqual([])
    expect(issues({ bearer: 2, places: [[2, 1]] })).toEqual(['carry_riders'])
    expect(issues({ bearer: 0, places: [[1, 1]] })).toEqual(['carry_riders'])
    expect(issues({ bearer: 0, places: [[2, 1]] }, 3)).toEqual(['carry_riders'])
    expect(
      issues({
        bearer: 0,
        places: [
          [2, 1],
          [1, 2],
        ],
      }),
    ).toEqual(['carry_stages'])
    expect(issues({ bearer: 0, places: [[0, 1]] })).toHaveLength(1)
    const carry = { bearer: 2, places: [[2, 1]] }
    const checked = checkOptions(game, { stages: [1, 4], board: { ...DEFAULT_BOARD, carry } }, 2)
    expect(checked).toMatchObject({ issues: [{ code: 'carry_riders', path: ['board', 'carry'], params: { seats: 2 } }] })
  })
})
