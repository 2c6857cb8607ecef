import { Match, SPECTATOR, check, seededChance, type Seat } from '@echappee/kernel'
import { expectSame, foldLaw } from '@echappee/testkit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVENT_TYPES, type Event } from '../../rules/events.ts'
import { game } from '../../rules/index.ts'
import { optionSchema } from '../../rules/options.ts'
import type { View } from '../../rules/state.ts'
import { messages as en } from '../../ui/messages/en.ts'
import { messages as fr } from '../../ui/messages/fr.ts'
import { advance, weight } from '../../ui/scene.ts'
import { gameText } from '../../ui/text.ts'
import { subject } from '../subject.ts'

const names = (seat: Seat) => ['Anna', 'Bruno', 'Chloé', 'Denis', 'Elsa', 'Farid', 'Gaël', 'Hugo'][seat] ?? '?'
const texts = { en: gameText(en), fr: gameText(fr) }

const rawOptions = fc.record({
  course: fc.constantFrom('random', 'balade', 'enfer-du-nord', 'etape-reine', 'classique-vallonnee', 'plate-et-venteuse'),
  attackMode: fc.constantFrom('sequential', 'scramble'),
  caughtCounter: fc.boolean(),
  missions: fc.boolean(),
  sfRelay: fc.boolean(),
  layMax: fc.integer({ min: 1, max: 6 }),
  neutralRiders: fc.integer({ min: 0, max: 2 }),
})

/** A whole random game; `see` is shown every event and every view that anybody gets. */
function play(raw: unknown, seats: number, seed: string, see: { event(event: Event): void; view(view: View, seat: Seat): void }): void {
  const options = check(optionSchema, raw)
  if (!options.ok) throw new Error(JSON.stringify(options.issues))
  const match = new Match(game, {
    options: options.value,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: names(seat), by: 'random' })),
    seed,
  })
  const chance = seededChance(`${seed}/moves`)
  const viewers: Seat[] = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]
  let eventCount = 0
  for (const event of match.events(0)) see.event(event)
  eventCount = match.events(0).length
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    see.view(match.view(seat), seat)
    const legal = match.legal(seat)
    expectSame(match.submit(seat, match.decision(seat), legal[chance.int(legal.length)]), { ok: true })
    for (const event of match.events(0, eventCount)) see.event(event)
    eventCount = match.events(0).length
  }
  for (const viewer of viewers) see.view(match.view(viewer), viewer)
}

/** French typography: a narrow no-break space before high punctuation and inside quotes. */
const BAD_FRENCH = /[^\u202F][;:!?»]|«[^\u202F]/
const judged = { en: new Set<string>(), fr: new Set<string>() }
const BROKEN = /undefined|NaN|null|\[object|\?\?/

/** A sentence is judged once, however often it is said. */
function judge(line: string, language: 'en' | 'fr'): void {
  if (judged[language].has(line)) return
  expect(line).not.toBe('')
  expect(line).not.toMatch(BROKEN)
  if (language === 'fr') expect(line).not.toMatch(BAD_FRENCH)
  judged[language].add(line)
}

describe('the scene', () => {
  test('led on by the events of a move is the view after the move, for every seat and a spectator', () => {
    foldLaw(subject, advance, 80)
  })

  test('gives every event a time that is not negative, and both languages have a line or none', () => {
    const seen = new Set<string>()
    const silent = { en: new Set<string>(), fr: new Set<string>() }
    const property = fc.property(rawOptions, fc.integer({ min: 3, max: 8 }), fc.string(), (raw, seats, seed) =>
      play(raw, seats, seed, {
        event(event) {
          seen.add(event.type)
          expect(weight(event)).toBeGreaterThanOrEqual(0)
          for (const language of ['en', 'fr'] as const) {
            const line = texts[language].event(event, names)
            if (line === undefined) silent[language].add(event.type)
            else judge(line, language)
          }
        },
        view: () => undefined,
      }),
    )
    fc.assert(property, { numRuns: 60, seed: 11 })
    expect([...seen].sort()).toEqual([...EVENT_TYPES].sort())
    expect(silent.en).toEqual(silent.fr)
    expect([...silent.en].sort()).toEqual(['asked', 'attacksEnded', 'bidSkipped', 'countersEnded'])
  })

  test('has a prompt, a text board and words for every choice in both languages, at every decision', () => {
    const property = fc.property(rawOptions, fc.integer({ min: 3, max: 8 }), fc.string(), (raw, seats, seed) =>
      play(raw, seats, seed, {
        event: () => undefined,
        view(view, seat) {
          for (const language of ['en', 'fr'] as const) {
            const text = texts[language]
            const said = [text.prompt(view, seat, names)]
            for (const { heading, lines } of text.board(view, names)) said.push(heading, ...lines)
            if (seat !== SPECTATOR && view.result === null) {
              const state = game.determinize(view, seededChance('words'))
              for (const move of game.candidates(state, seat)) {
                said.push(text.move(move, view, names))
                const refusal = game.whyNot(state, seat, move)
                if (refusal === undefined) continue
                said.push(text.refusal(refusal, names), text.reason!(refusal, names))
                if (text.refusal(refusal, names).includes('?')) throw new Error(text.refusal(refusal, names))
              }
            }
            for (const line of said) judge(line, language)
          }
        },
      }),
    )
    fc.assert(property, { numRuns: 12, seed: 5 })
  })
})
