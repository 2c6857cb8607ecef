import { Match, defaultOptions, type AnyMatch } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { optionFields, toyGame } from '../../bots/test/toy-game.ts'
import { wordsFor } from '../src/language.ts'
import { seatRecords } from '../src/seats.ts'
import { playSession, type TerminalTable } from '../src/table/session.ts'
import { toyText } from './toy/text.ts'

const en = await wordsFor(['--lang', 'en'], {})
const CLEARED = '— cleared —'

/** A person at a terminal who answers `1` to everything, and what the screen showed. */
function sit(seats: string[], answers: (prompt: string) => string | undefined) {
  const screen: string[] = []
  const match = new Match(toyGame, { options: defaultOptions(optionFields), seats: seatRecords(seats), seed: 'hand-over' }) as AnyMatch
  const table: TerminalTable = {
    match,
    rules: { game: match.game, knowledge: {} },
    seed: 'hand-over',
    speech: { text: toyText('en'), names: (seat) => match.seats[seat]!.name, say: en },
    print: (lines) => screen.push(...lines),
    clear: () => screen.push(CLEARED),
    save() {},
    isResumed: false,
  }
  const lines = {
    isTerminal: true,
    next: (prompt: string) => {
      screen.push(prompt)
      return Promise.resolve(answers(prompt))
    },
  }
  return { screen, ending: playSession(table, lines) }
}

test('a terminal that goes to another person is wiped before and after the pause', async () => {
  const { screen, ending } = sit(['human', 'human', 'random'], () => '1')
  expect(await ending).toBe('over')
  const pauses = screen.flatMap((line, i) => (line.startsWith('The terminal goes to') ? [i] : []))
  expect(pauses.length).toBeGreaterThan(4)
  for (const pause of pauses) {
    expect(screen[pause - 1]).toBe(CLEARED)
    expect(screen[pause + 1]).toBe(CLEARED)
  }
  const pages = screen.join('\n').split(CLEARED)
  for (const page of pages) {
    const readers = new Set([...page.matchAll(/^(\w+)> $/gm)].map(([, name]) => name))
    expect(readers.size, 'one reader a page').toBeLessThanOrEqual(1)
    for (const [, name] of page.matchAll(/^(\w+) is dealt \d+( \d+)+$/gm)) expect(readers, 'a hand is read by its owner').toContain(name)
  }
})

test('a person alone is never asked to hand over', async () => {
  const { screen, ending } = sit(['human', 'random'], () => '1')
  expect(await ending).toBe('over')
  expect(screen).not.toContain(CLEARED)
})

test('the input may end in the pause', async () => {
  const { screen, ending } = sit(['human', 'human'], (prompt) => (prompt.includes('Bruno') ? undefined : '1'))
  expect(await ending).toBe('inputEnded')
  expect(screen.at(-1)).toBe(CLEARED)
})
