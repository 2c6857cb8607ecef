import { expect, it } from 'vitest'
import { PROBLEMS } from '@echappee/protocol'
import { serverProblemText } from '../src/online/problem-text.ts'
import { words as cup } from '../src/words/fr/cup.ts'
import { words as fr } from '../src/words/fr/index.ts'

it('says a problem of the server in French with what it is about', () => {
  const problem = { code: 'rulesChanged', sentence: 'English.', params: { version: 1, expected: 3 } }
  expect(serverProblemText(fr.online.problems, problem)).toContain('la version 1 des règles ; ce serveur joue la version 3.')
  expect(serverProblemText({}, problem)).toBe('English.')
})

it('has French words for every problem that a reader can meet', () => {
  // These are mistakes of a program, not of a person.
  const unspoken = ['helloFirst', 'helloTwice', 'foreignAddress', 'unknownFormat', 'badEmbed']
  const spoken = { ...cup.problems, ...fr.online.problems }
  expect(PROBLEMS.filter((code) => spoken[code] === undefined)).toEqual(unspoken)
})
