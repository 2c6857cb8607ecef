import { expect, it } from 'vitest'
import { withFrenchSpaces } from '../src/shell/french-spaces.ts'
import { words as messages } from '../src/words/fr/index.ts'

it('no mark that needs a space in French can begin a line', () => {
  const words = withFrenchSpaces({ ask: 'Qui ?', deep: { say: (name: string) => `${name} : « oui » ; 95 %` }, list: ['non !'], n: 3 })
  expect(words.ask).toBe('Qui\u202F?')
  expect(words.deep.say('Eddy')).toBe('Eddy\u202F: «\u202Foui\u202F»\u202F; 95\u202F%')
  expect(words.list).toEqual(['non\u202F!'])
  expect(words.n).toBe(3)
})

it('holds for every sentence of the site', () => {
  const said: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') said.push(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  collect(withFrenchSpaces(messages))
  expect(said.length).toBeGreaterThan(200)
  expect(said.filter((sentence) => / [;:!?»%]|« /.test(sentence))).toEqual([])
})
