import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalog } from '@echappee/games/catalog'
import { copyHouse } from './house.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GAME = catalog.find(({ parts }) => parts !== undefined)!.id
const SPEAK = `
import { coverWords } from '@echappee/games/cover-words'
import { words } from './games/${GAME}/text/words/index.ts'
const [own, english] = [await words.load('zz'), await words.load('en')]
const cover = (await coverWords.load('zz'))['${GAME}'].tagline
console.log(JSON.stringify({ own: own.options, english: english.options, cover }))
`

let house: string
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'echappee-new-language-'))
  copyHouse(ROOT, house)
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })

it('a language under way says what it has and leaves the rest to English', () => {
  expect(run('scripts/new-language.ts', 'zz')).toMatchObject({ status: 0, stderr: '' })
  const folder = join(house, 'games', GAME, 'text/words/zz')
  expect(existsSync(join(folder, 'lesson.ts'))).toBe(true)
  const cover = join(folder, 'cover.ts')
  writeFileSync(cover, readFileSync(cover, 'utf8').replace('= {}', "= { tagline: 'Zum zum zum' }"))
  expect(run('scripts/catalog.mjs').status).toBe(0)

  const gaps = run('scripts/language-gaps.ts', 'zz', `games/${GAME}`).stdout
  expect(gaps).toMatch(new RegExp(`games/${GAME}/text/words: 1 of \\d+ said, \\d+ left to English`))
  expect(gaps).toContain('  cover.')
  expect(gaps).not.toContain('  cover.tagline')

  const { own, english, cover: said } = JSON.parse(run('--input-type=module', '-e', SPEAK).stdout)
  expect(said).toBe('Zum zum zum')
  expect(own).toEqual(english)

  // The house still compiles: no list of languages is kept anywhere else.
  const types = run('scripts/types.mjs')
  expect(types.stdout + types.stderr).not.toContain('error')
  expect(types.status).toBe(0)
})

it.each([
  [['scripts/new-language.ts'], 'One language by its code'],
  [['scripts/new-language.ts', 'Dutch'], '"Dutch" is no code of a language'],
  [['scripts/new-language.ts', 'fr'], '"fr" is there already.'],
  [['scripts/language-gaps.ts', 'qq'], '"qq" is no language of the house'],
  [['scripts/language-gaps.ts', 'en', 'nowhere'], '"nowhere" says nothing.'],
])('%j is told what is allowed', (args, sentence) => {
  const { status, stderr } = run(...args)
  expect(status).toBe(2)
  expect(stderr).toContain(sentence)
})
