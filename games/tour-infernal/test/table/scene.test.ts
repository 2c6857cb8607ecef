import { SPECTATOR, seededChance, type Seat } from '@echappee/kernel'
import { foldLaw } from '@echappee/testkit'
import { describe, expect, test } from 'vitest'
import { EVENT_TYPES, type Event } from '../../rules/events.ts'
import { game } from '../../rules/index.ts'
import type { View } from '../../rules/state.ts'
import { words as en } from '../../text/words/en/index.ts'
import { words as fr } from '../../text/words/fr/index.ts'
import { weight } from '../../table/weight.ts'
import { gameText } from '../../text/index.ts'
import { subject } from '../subject.ts'

const names = (seat: Seat) => ['Anna', 'Bruno', 'Chloé', 'Denis', 'Elsa', 'Farid', 'Gaël', 'Hugo'][seat] ?? '?'
const texts = { en: gameText(en), fr: gameText(fr) }

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

/** Games in which every view is put into words. */
const GAMES_IN_WORDS = 12

describe('the scene', () => {
  const seen = new Set<string>()
  const silent = { en: new Set<string>(), fr: new Set<string>() }

  // One walk for all: whatever fails stops it, and is named.
  test('led on by the events of a move is the view after the move, for every seat and a spectator; all is said in both languages', () => {
    foldLaw(subject, 80, { event: hear, view: read })
  })

  test('gives every event a time that is not negative, and both languages have a line or none', () => {
    expect([...seen].sort()).toEqual([...EVENT_TYPES].sort())
    expect(silent.en).toEqual(silent.fr)
    expect([...silent.en].sort()).toEqual(['asked', 'attacksEnded', 'bidSkipped', 'countersEnded'])
  })

  function hear(event: Event, { viewer }: View): void {
    // Everybody hears the same sentences.
    if (viewer !== 0) return
    seen.add(event.type)
    if (!(weight(event) >= 0)) throw new Error(`the weight of ${event.type} is ${weight(event)}`)
    for (const language of ['en', 'fr'] as const) {
      const line = texts[language].event(event, names)
      if (line === undefined) silent[language].add(event.type)
      else judge(line, language)
    }
  }

  /** A prompt, a text board and words for every choice. */
  function read(view: View, seat: Seat, number: number): void {
    if (number >= GAMES_IN_WORDS) return
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
  }
})
