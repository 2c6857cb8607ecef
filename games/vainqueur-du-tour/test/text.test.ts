import { Match, SPECTATOR, check, seededChance, type Seat } from '@echappee/kernel'
import type { Choice } from '@echappee/text'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { BOARD_ISSUES } from '../rules/board-schema.ts'
import { CARRY_ISSUES } from '../rules/carry.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, optionSchema, type Options } from '../rules/options.ts'
import { REFUSALS, refuse } from '../rules/refusals.ts'
import type { View } from '../rules/state.ts'
import { words as en } from '../text/words/en/index.ts'
import { words as fr } from '../text/words/fr/index.ts'
import { gameText } from '../text/index.ts'

const NAMES = ['Anna', 'Bob', 'Chloé', 'Dan']
const names = (seat: Seat) => NAMES[seat]!
const LANGUAGES = [
  ['English', en],
  ['French', fr],
] as const
const ROUGH = /undefined|NaN|\[object/
/** A plain space, or none, before high punctuation. */
const BAD_FRENCH = /[^\u202f\d][;:!?»]|«[^\u202f]/

/** A position of the first road stage, with the viewer to act. */
function position(change: (view: View) => void = () => {}, raw: unknown = {}): View {
  const options = check(optionSchema, raw) as { ok: true; value: Options }
  const match = new Match(game, { options: options.value, seats: NAMES.map((name) => ({ name, by: 'human' })), seed: 'text' })
  while (match.view(0).phase === 'prologue') {
    const seat = match.toAct()[0]!
    match.submit(seat, match.decision(seat), { type: 'roll' })
  }
  const view = match.view(match.toAct()[0]!)
  change(view)
  return view
}

/** What the viewer can choose from, refused or not. */
function choicesIn(view: View): Choice<Move>[] {
  const state = game.determinize(view, seededChance('choices'))
  return game.candidates(state, view.viewer).map((move) => ({ move, refusal: game.whyNot(state, view.viewer, move) }))
}

describe.each(LANGUAGES)('texts in %s', (_, words) => {
  const text = gameText(words)

  test('every refusal code has a sentence and a short form, with its values and without', () => {
    const params = { card: 'C_WHEEL', handicap: 'H_CRASH', target: 1, acting: 2, km: 40, phase: 'road' }
    for (const code of REFUSALS)
      for (const refusal of [refuse(code), refuse(code, params)]) {
        const sentence = text.refusal(refusal, names)
        expect(sentence).toMatch(/^\S.*\.$/)
        for (const said of [sentence, text.reason!(refusal, names)]) {
          expect(said).not.toMatch(ROUGH)
          expect(said).not.toMatch(/[A-Z]_|KM/)
          if (words === fr) expect(said).not.toMatch(BAD_FRENCH)
        }
      }
  })

  test('a refusal of an unknown code is shown by its code and rule', () => {
    expect(text.refusal({ code: 'NEW', rule: 'VDT-99' }, names)).toBe('NEW (VDT-99)')
  })

  test('every option has a label and a word for every value', () => {
    expect(Object.keys(text.options).sort()).toEqual(Object.keys(optionFields).sort())
    for (const [key, field] of Object.entries(optionFields)) {
      const option = text.options[key]!
      expect(option.label).not.toBe('')
      const values = 'values' in field ? field.values : 'presets' in field ? field.presets : []
      for (const value of values) expect(option.values?.[value], `${key} ${value}`).toMatch(/\S/)
    }
  })

  test('every mistake of a board pack has a sentence', () => {
    const params = {
      expected: 20,
      min: 1,
      max: 200,
      number: 2,
      previous: 3,
      step: 20,
      length: 100,
      track: 'blue',
      known: 'red',
      last: 35,
      square: 40,
    }
    for (const code of [...BOARD_ISSUES, ...CARRY_ISSUES, 'no_such_stage', 'stage_twice']) {
      const sentence = text.issues[code]?.({ ...params, missing: '13', allowed: '1, 2', twice: '4', given: 2, stages: 2, seats: 3 })
      expect(sentence, code).toMatch(/\S/)
      expect(sentence).not.toMatch(ROUGH)
      if (words === fr) expect(sentence).not.toMatch(BAD_FRENCH)
    }
  })

  test('every choice says what it would do', () => {
    const view = position((v) => {
      const own = v.riders[v.viewer]!
      own.at = 180
      own.handicap = 'H_HUNGER'
      v.hand = [...CARDS]
    })
    const target = (view.viewer + 1) % 4
    const moves: Move[] = [
      { type: 'roll' },
      { type: 'km', value: 20 },
      { type: 'counter', card: 'C_FOOD' },
      { type: 'handicap', card: 'H_CRASH', target },
      { type: 'climber' },
      { type: 'sprint' },
      { type: 'discard', card: 'C_BIKE' },
    ]
    for (const move of moves) expect(text.move(move, view, names)).not.toMatch(ROUGH)
    expect(text.move({ type: 'km', value: 20 }, view, names)).toContain(`→ 200, ${words === fr ? 'zone de sprint' : 'sprint zone'}`)
    expect(text.move({ type: 'sprint' }, view, names)).toContain('260')
    expect(text.move({ type: 'handicap', card: 'H_CRASH', target }, view, names)).toContain(names(target))
  })

  test('the text board names the stage, everybody and the own hand; a spectator gets no hand', () => {
    const view = position((v) => {
      v.riders[1]!.handicap = 'H_PUNCTURE'
      v.riders[2]!.at = 220
      v.hand = ['KM20', 'KM20', 'C_FOOD']
      v.drawn = 'C_FOOD'
    })
    const all = text.board(view, names).flatMap(({ heading, lines }) => [heading, ...lines])
    for (const line of all) expect(line).not.toMatch(ROUGH)
    const board = all.join('\n')
    for (const name of NAMES) expect(board).toContain(name)
    expect(board).toContain('260 km')
    expect(board).toContain(`${words.cards.H_PUNCTURE} (`)
    expect(board).toContain(words.aCard.C_WHEEL)
    expect(board).toContain('20 km ×2')
    const watching = text.board({ ...view, viewer: SPECTATOR, hand: [], drawn: null }, names)
    expect(watching.map(({ heading }) => heading)).not.toContain(words.text.hand)
  })
})

describe('prompts', () => {
  const text = gameText(en)
  const prompt = (view: View) => text.prompt(view, view.viewer, names, choicesIn(view))

  test('say what is asked of the reader, and whom he waits for', () => {
    const view = position((v) => (v.hand = ['KM20', 'C_FOOD']))
    expect(prompt(view)).toBe('Play a card: ride or attack.')
    const other = (view.viewer + 1) % 4
    expect(text.prompt(view, other, names)).toBe(`${names(view.viewer)} plays.`)
  })

  test('name the cure of the handicap in front of the reader, in hand or not', () => {
    const stopped = (hand: View['hand']) =>
      position((v) => {
        v.riders[v.viewer]!.handicap = 'H_PUNCTURE'
        v.hand = hand
      })
    expect(prompt(stopped(['KM20', 'C_WHEEL']))).toBe('Puncture: play a spare wheel to ride on.')
    expect(prompt(stopped(['KM20', 'H_CRASH']))).toBe('Puncture: you need a spare bike or a spare wheel to ride on.')
    expect(prompt(stopped(['KM20', 'C_FOOD']))).toBe(
      'Puncture: you need a spare bike or a spare wheel to ride on. Nothing can be played: choose a card to discard.',
    )
  })

  test('VDT-18: with nothing but a sprint, offer the sprint or a discard', () => {
    const view = position((v) => {
      v.riders[v.viewer]!.at = 200
      v.hand = ['S_SPRINT', 'C_FOOD']
    })
    expect(prompt(view)).toBe('Sprint for the stage, or discard a card.')
  })
})

describe('log lines', () => {
  const line = (event: Parameters<ReturnType<typeof gameText>['event']>[0]) => [en, fr].map((words) => gameText(words).event(event, names))

  test('read as the specification writes them', () => {
    expect(line({ type: 'rode', seat: 1, value: 40, from: 120, to: 160, enters: 'zone' })).toEqual([
      'Bob rides 40 (120 → 160, enters the sprint zone)',
      'Bob roule 40 (120 → 160, entre dans la zone de sprint)',
    ])
    expect(line({ type: 'handicapLaid', seat: 0, target: 2, card: 'H_CRASH' })).toEqual([
      'Anna plays a crash on Chloé',
      'Anna pose une chute devant Chloé',
    ])
    expect(line({ type: 'countered', seat: 0, card: 'C_FOOD', handicap: 'H_HUNGER' })).toEqual([
      'Anna plays food: no longer hungry',
      'Anna joue un ravitaillement\u202f: plus de fringale',
    ])
    expect(line({ type: 'discarded', seat: 3, card: 'C_FOOD', isStuck: true })[0]).toBe('Dan can’t play and discards food')
    expect(line({ type: 'discarded', seat: 3, card: 'C_FOOD', isStuck: false })[0]).toBe('Dan discards food')
    expect(line({ type: 'deckReshuffled', count: 51 })).toEqual(['Draw pile renewed (51 cards)', 'Pioche renouvelée (51 cartes)'])
    const ended = { n: 4, winner: 2, places: [2, 2, 1, 4], points: [30, 30, 60, 0], totals: [30, 30, 60, 0], stopped: false }
    expect(line({ type: 'stageEnded', ...ended })).toEqual([
      'Stage 4: Chloé wins; Anna and Bob second',
      'Étape 4\u202f: Chloé gagne\u202f; Anna et Bob deuxièmes',
    ])
    expect(line({ type: 'capAwarded', seat: 1, reason: 'tie-stage-winner', from: 0 })[0]).toBe(
      'Bob takes the yellow cap (tie, stage winner)',
    )
  })

  test('VDT-24: a roll that is too much with the exact finish says so', () => {
    expect(line({ type: 'trialRolled', seat: 0, value: 5, from: 34, to: 34 })[0]).toBe('Anna rolls 5: too much for the line, stays on 34')
  })
})
