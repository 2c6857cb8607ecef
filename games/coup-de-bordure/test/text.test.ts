import { expectSame } from '@echappee/testkit'
import { describe, expect, test } from 'vitest'
import { COURSE_ISSUES } from '../rules/course-schema.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields } from '../rules/options.ts'
import { REFUSALS, refuse } from '../rules/refusals.ts'
import { PHASES } from '../rules/state.ts'
import { words as en } from '../text/words/en/index.ts'
import { words as fr } from '../text/words/fr/index.ts'
import { weight } from '../table/weight.ts'
import { gameText } from '../text/index.ts'
import { reasonText } from '../text/refusal.ts'
import { playAndFold } from './table/walk.ts'

const names = (seat: number) => ['Ana', 'Bo', 'Cy', 'Dee'][seat]!
const MOVE_TYPES: readonly Move['type'][] = [
  'add',
  'announce',
  'clear',
  'confirm',
  'follow',
  'hide',
  'pace',
  'pay',
  'refill',
  'remove',
  'start',
  'team',
]
const english = gameText(en)
const french = gameText(fr)

describe('the texts', () => {
  test('every event that is shown has a line in both languages, and both are silent about the same events', () => {
    const silent = new Set<string>()
    playAndFold(6, (event, _before, after) => {
      const lines = [english.event(event, names), french.event(event, names)] as const
      expectSame(lines[0] === undefined, lines[1] === undefined, event.type)
      if (lines[0] === undefined) silent.add(event.type)
      else {
        expectSaid(lines[0])
        expectFrench(lines[1]!)
      }
      if (weight(event, after) > 0 && lines[0] === undefined) throw new Error(`${event.type} is shown without a line`)
    })
    expect(['asked', 'answered', 'roundEnded'].filter((type) => !silent.has(type))).toEqual([])
  })

  test('prompts, choices, refusals and the text board say something of every position', () => {
    const phases = new Set<string>()
    const moves = new Set<string>()
    const refused = new Set<string>()
    playAndFold(
      5,
      () => {},
      (view, match, viewer) => {
        phases.add(view.phase)
        for (const text of [english, french]) {
          const say = text === english ? expectSaid : expectFrench
          say(text.prompt(view, viewer, names))
          for (const { heading, lines } of text.board(view, names)) for (const line of [heading, ...lines]) say(line)
        }
        if (!match.toAct().includes(viewer)) return
        for (const move of game.candidates(match.state, viewer)) {
          moves.add(move.type)
          expectSaid(english.move(move, view, names))
          expectFrench(french.move(move, view, names))
          const refusal = game.whyNot(match.state, viewer, move)
          if (refusal === undefined) continue
          refused.add(refusal.code)
          expectSaid(english.refusal(refusal, names))
          expectFrench(french.refusal(refusal, names))
        }
      },
    )
    expect([...phases].sort()).toEqual([...PHASES].sort())
    expect([...moves].sort()).toEqual(MOVE_TYPES)
    expect(refused.size).toBeGreaterThan(8)
  })

  test('every refusal has a sentence and few words in both languages', () => {
    const params = {
      rider: 4,
      first: 3,
      team: 'msr-sky',
      seat: 1,
      terrain: 'M',
      tokens: 'Pc',
      pace: 'ACC',
      phase: 'pace',
      needed: 2,
      owned: 1,
      given: 3,
      left: 2,
      limit: 18,
      distance: 2,
    }
    for (const code of REFUSALS) {
      const refusal = refuse(code, params)
      expectSaid(english.refusal(refusal, names))
      expectFrench(french.refusal(refusal, names))
      expect(english.refusal(refusal, names)).not.toContain(code)
      expectSaid(reasonText(en, refusal, names))
      expectFrench(reasonText(fr, refusal, names))
    }
  })

  test('CDB-2: every mistake in a course, every option and every value has its words', () => {
    for (const text of [english, french]) {
      for (const code of COURSE_ISSUES)
        expectSaid(text.issues[code]!({ expected: 16, given: 15, case: 16, terrains: 'P, C, M, S', terrain: 'S', count: 13, limit: 12 }))
      expect(Object.keys(text.options).sort()).toEqual(Object.keys(optionFields).sort())
      for (const [key, field] of Object.entries(optionFields)) {
        const values = 'values' in field ? field.values : 'presets' in field ? field.presets : []
        for (const value of values) expect(text.options[key]!.values?.[value], `${key} ${value}`).toBeDefined()
      }
    }
  })

  test('CDB-8, CDB-10: only the owner is told what lies face down', () => {
    let boards = 0
    playAndFold(
      8,
      () => {},
      (view, match, viewer) => {
        if (view.phase === 'finished' || view.round === 0) return
        const board = english.board(view, names).flatMap(({ lines }) => lines)
        const isOwn = viewer >= 0 && match.state.hidden.slice(viewer * 3, viewer * 3 + 3).some((colour) => colour !== null)
        const isTold = board.some((line) => line.includes('one of them'))
        expectSame(isTold, isOwn)
        if (isTold) boards++
      },
    )
    expect(boards).toBeGreaterThan(0)
  })
})

/** A sentence is judged once, however often it is said. */
const judged = new Set<string>()

function expectSaid(text: string): void {
  if (judged.has(text)) return
  expect(text).not.toBe('')
  expect(text).not.toMatch(/undefined|NaN|\[object|null/)
  judged.add(text)
}

/** French typography: a narrow no-break space before high punctuation and inside quotes. */
function expectFrench(text: string): void {
  if (judged.has(`fr ${text}`)) return
  expectSaid(text)
  expect(text).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/)
  expect(text).not.toMatch(/'/)
  judged.add(`fr ${text}`)
}
