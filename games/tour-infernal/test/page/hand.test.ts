import { Match, defaultOptions } from '@echappee/kernel'
import { loadKitWords } from '@echappee/kit'
import { LANGUAGES } from '@echappee/text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { game } from '../../rules/index.ts'
import { Hand } from '../../table/parts/hand.tsx'
import { wordsIn, type Props } from '../../table/props.ts'
import { gameText } from '../../text/index.ts'
import { words } from '../../text/words/index.ts'
import { besace } from '../position.ts'

const NAMES = ['Anna', 'Bob', 'Chloé']

function newRace() {
  const seats = NAMES.map((name) => ({ name, by: 'human' }))
  return new Match(game, { options: defaultOptions(game.optionFields), seats, seed: 'hand' })
}

/** The hand of the first seat while nothing is asked of it: bots are thinking, or a beat is shown. */
function waitingHand(match: ReturnType<typeof newRace>, language: Props['language']): string {
  const props: Props = {
    scene: match.view(0),
    log: [],
    beat: undefined,
    beatMs: 0,
    viewer: 0,
    choices: [],
    decision: 0,
    choose: () => {},
    chooseAll: () => {},
    names: (seat) => NAMES[seat]!,
    isBot: () => false,
    text: gameText(wordsIn(language)),
    language,
  }
  return renderToStaticMarkup(createElement(Hand, props))
}

await Promise.all(LANGUAGES.flatMap((language) => [words.load(language), loadKitWords(language)]))

describe.each(LANGUAGES)('TI-5: a hand that waits before the start, in %s', (language) => {
  const { besace: say } = wordsIn(language)

  test('whoever has not packed is never told so, even while others are thinking', () => {
    const match = newRace()
    for (const seat of [1, 2]) {
      expect(waitingHand(match, language)).not.toContain(say.packed)
      expect(waitingHand(match, language)).toContain(say.pack)
      match.submit(seat, match.decision(seat), besace(2, 2, 2))
    }
    expect(waitingHand(match, language)).not.toContain(say.packed)
  })

  test('whoever has packed is told that the others have not', () => {
    const match = newRace()
    match.submit(0, match.decision(0), besace(2, 2, 2))
    expect(waitingHand(match, language)).toContain(say.packed)
  })
})
