import { SPECTATOR, replay } from '@echappee/kernel'
import { recordGame } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { BOARD_ISSUES } from '../rules/board-check.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import { optionFields } from '../rules/options.ts'
import { REFUSALS, refuse } from '../rules/refusals.ts'
import type { State } from '../rules/state.ts'
import { TOUR_ISSUES } from '../rules/tour-schema.ts'
import { words as en } from '../text/words/en/index.ts'
import { words as fr } from '../text/words/fr/index.ts'
import { gameText } from '../text/index.ts'
import { position, ride } from './position.ts'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan']
const names = (seat: number) => NAMES[seat]!
const ROUGH = /undefined|NaN|\[object|\bnull\b/
/** A plain space, or none, before high punctuation. */
const BAD_FRENCH = /[^\u202f\d.][;:!?»]|«[^\u202f]/
const PARAMS = { card: 4, steps: 3, square: '9A', boost: 'CLIMB', owed: 1, given: 2, phase: 'play' }
const ISSUE_PARAMS = {
  from: 3,
  to: 2,
  given: 4,
  expected: 3,
  min: 20,
  max: 200,
  rows: 9,
  lane: 2,
  before: 1,
  lanes: '1, 2',
  low: 1,
  high: 3,
  last: 95,
}
const MORE_PARAMS = { square: '9A', row: 9, previous: 12, board: 'own', known: 'flat', boards: 7, stages: 3, riders: 12 }

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('texts in %s', (language, words) => {
  const text = gameText(words)
  const isGood = (said: string) => {
    expect(said).not.toMatch(ROUGH)
    if (language === 'fr') expect(said).not.toMatch(BAD_FRENCH)
  }

  it('speak of everything that happens, who must do what, and what every choice does', () => {
    const silent = new Set<Event['type']>()
    for (const [seed, tour] of [
      ['text 1', 'evening'],
      ['text 2', 'trial'],
    ] as const) {
      const record = recordGame(game, { seed, seats: 3, options: { tour } })
      replay(game, record, ({ events, match }) => {
        for (const { event } of events as unknown as { event: Event }[]) {
          const line = text.event(event, names)
          if (line === undefined) silent.add(event.type)
          else isGood(line)
        }
        const state = match.state as State
        for (const seat of [0, 1, 2, SPECTATOR]) {
          const view = game.view(state, seat)
          isGood(text.prompt(view, seat, names))
          expect(text.prompt(view, seat, names)).toMatch(/\w+.*[.?]$/)
          for (const { heading, lines } of text.board(view, names)) for (const line of [heading, ...lines]) isGood(line)
        }
        for (const seat of game.toAct(state)) {
          const view = game.view(state, seat)
          for (const move of game.legal(state, seat).slice(0, 5)) isGood(text.move(move, view, names))
        }
      })
    }
    expect([...silent].sort()).toEqual(['asked', 'chanceWentUnder', 'dealBegan', 'picked', 'roundEnded'])
  })

  it('have a sentence for every refusal, with its values and without', () => {
    for (const code of REFUSALS)
      for (const refusal of [refuse(code), refuse(code, PARAMS)]) {
        expect(text.refusal(refusal, names)).toMatch(/^\S.*\.$/)
        isGood(text.refusal(refusal, names))
      }
    expect(text.refusal({ code: 'NEW', rule: 'TDF-99' }, names)).toBe('NEW (TDF-99)')
  })

  it('have a label for every option and a word for every value', () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(optionFields))
    for (const [key, field] of Object.entries(optionFields)) {
      const values = 'values' in field ? field.values : 'presets' in field ? field.presets : []
      for (const value of values) expect(text.options[key]!.values?.[value], `${key} ${value}`).toMatch(/\S/)
    }
  })

  it('have a sentence for every mistake of a board or a tour', () => {
    for (const code of [...BOARD_ISSUES, ...TOUR_ISSUES]) isGood(text.issues[code]!({ ...ISSUE_PARAMS, ...MORE_PARAMS }))
  })

  it('say what a ride does', () => {
    const state = position({ riders: { A1: '20.1', B1: '22.1*' }, hands: { A: [2, 9] } })
    const view = game.view(state, 0)
    const said = text.move(ride(state, 2, '22.3'), view, names)
    expect(said).toContain('22.3')
    expect(said).toContain('Route du Bord de Mer')
    expect(said).toContain(words.screen.effects.exchange)
  })

  it('say in which order those at the roadside restart (TDF-32, TDF-34)', () => {
    const state = position({ riders: { B2: '~50.1!', A1: '~50.1', C1: '40.1' }, hands: { A: [2], B: [3], C: [4] } })
    const lines = text.board(game.view(state, 0), names).flatMap((section) => section.lines)
    expect(lines.filter((line) => line.includes(words.screen.people.queue(1)))).toEqual([expect.stringContaining('Bea 2')])
    expect(lines.filter((line) => line.includes(words.screen.people.queue(2)))).toEqual([expect.stringContaining('Ada 1')])
  })

  it('name nobody in a secret step', () => {
    const state = position({ seats: 2, riders: { A1: '20.1', B1: '22.1' }, hands: { A: [2, 9], B: [1] } })
    const view = { ...game.view(state, 1), phase: 'giveBack' as const, asked: [0] }
    expect(text.prompt(view, 1, names)).not.toMatch(/Ada|Bea/)
  })
})
