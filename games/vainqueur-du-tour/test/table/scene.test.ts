import type { Seat } from '@echappee/kernel'
import { foldLaw } from '@echappee/testkit'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import type { View } from '../../rules/state.ts'
import { words as en } from '../../text/words/en/index.ts'
import { words as fr } from '../../text/words/fr/index.ts'
import { weight } from '../../table/weight.ts'
import { gameText } from '../../text/index.ts'
import { subject } from '../subject.ts'

const names = (seat: Seat) => `Rider ${seat}`
const texts = { en: gameText(en), fr: gameText(fr) }
/** French typography: a narrow no-break space before high punctuation and inside quotes. */
const BAD_FRENCH = /[^\u202f][;:!?»]|«[^\u202f]/
const ROUGH = /undefined|NaN|\[object/

describe('the scene', () => {
  const seen = new Set<string>()
  const silent = { en: new Set<string>(), fr: new Set<string>() }
  const judged = new Set<string>()

  test('led on by the events of a move is the view after the move, for every seat and a spectator', () => {
    foldLaw(subject, 26, { event: hear })
    expect([...seen].sort()).toEqual([...subject.events].sort())
  })

  test('gives every event a time that is not negative, and both languages have a line or none', () => {
    expect(silent.en).toEqual(silent.fr)
    expect([...silent.en].sort()).toEqual(['dealtHidden', 'drewHidden', 'turnBegan'])
  })

  function hear(event: Event, { viewer }: View): void {
    seen.add(event.type)
    // What two seats hear is all that anybody hears.
    if (viewer > 1) return
    if (!(weight(event) >= 0)) throw new Error(`the weight of ${event.type} is ${weight(event)}`)
    for (const language of ['en', 'fr'] as const) {
      const line = texts[language].event(event, names)
      if (line === undefined) silent[language].add(event.type)
      else if (!judged.has(language + line)) {
        judged.add(language + line)
        expect(line).not.toMatch(ROUGH)
        if (language === 'fr') expect(line).not.toMatch(BAD_FRENCH)
      }
    }
  }
})
