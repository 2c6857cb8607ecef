import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRules } from '../rules.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const newGame = (...args: string[]) => spawnSync(process.execPath, [join(ROOT, 'scripts/new-game.ts'), ...args], { encoding: 'utf8' })
const oneGame = readdirSync(join(ROOT, 'games')).find((id) => /^[a-z-]+$/.test(id))!

let home: string
let games: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'echappee-new-game-'))
  games = join(home, 'games')
  mkdirSync(games)
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'), 'junction')
})
afterAll(() => rmSync(home, { recursive: true }))

describe('npm run new-game', () => {
  it('makes a game with its own names, whose tests pass', () => {
    const made = newGame('tpl-course-d-essai', '--title', "La course d'essai", '--prefix', 'TCE', '--into', games)
    expect(made).toMatchObject({ status: 0, stderr: '' })
    expect(made.stdout).toContain('npm run unit -- games/tpl-course-d-essai')

    const folder = join(games, 'tpl-course-d-essai')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    expect(texts.filter((text) => /_template|TPL|tpl-(?!course)|La petite course/.test(text))).toEqual([])
    expect(readFileSync(join(folder, 'cover.ts'), 'utf8')).toContain("title: 'La course d\\'essai'")
    expect(checkRules(folder, 'tpl-course-d-essai')).toMatchObject({ rules: 10, untested: [], unknown: [], problems: [] })

    const report = join(home, 'report.json')
    const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', home, '--config', join(ROOT, 'vitest.config.ts')]
    const env = { ...process.env, ECHAPPEE_UPDATE: '' }
    spawnSync(process.execPath, [...vitest, '--reporter', 'json', '--outputFile', report], { cwd: home, env })
    const tests = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number }
    expect(tests).toMatchObject({ success: true, numFailedTests: 0 })
    expect(tests.numPassedTests).toBeGreaterThan(50)
  })

  it('finds a title and letters by itself', () => {
    expect(newGame('zone-verte', '--into', games).status).toBe(0)
    expect(readFileSync(join(games, 'zone-verte', 'cover.ts'), 'utf8')).toContain("title: 'Zone verte'")
    expect(readFileSync(join(games, 'zone-verte', 'RULES.md'), 'utf8')).toContain('**ZV-1 Aim.**')
  })

  it.each([
    [[], 'Which game?'],
    [['Grand Tour'], '"Grand Tour" can\'t be a game\'s id'],
    [['_template'], '"_template" can\'t be a game\'s id'],
    [['../evil'], '"../evil" can\'t be a game\'s id'],
    [[oneGame], `There is a game "${oneGame}" already.`],
    [['one', 'two'], 'One game at a time'],
    [['one', '--prefix', 'abc'], '"abc" can\'t stand before rule numbers'],
    [['one', '--prefix', 'TPL'], 'The rules of _template are called TPL already'],
    [['one', '--title', ''], 'A title is one line of text.'],
    [['one', '--colour', 'red'], "Unknown option '--colour'"],
    [['one', '--into', '/no/such/folder'], 'There is no folder /no/such/folder.'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { status, stderr, stdout } = newGame(...args)
    expect(stderr.startsWith(sentence), stderr).toBe(true)
    expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, stdout: '', lines: 1 })
  })

  it('is told apart in the catalog from games with nearly the same id', () => {
    const checkout = join(home, 'checkout')
    const ids = ['race', 'race-2', 'race-3', 'race2', 'race-2-b', 'race2-b']
    for (const id of ids) cpSync(join(ROOT, 'games/_template/cover.ts'), join(checkout, 'games', id, 'cover.ts'))
    cpSync(join(ROOT, 'scripts/catalog.mjs'), join(checkout, 'scripts/catalog.mjs'))
    expect(spawnSync(process.execPath, [join(checkout, 'scripts/catalog.mjs')]).status).toBe(0)
    const text = readFileSync(join(checkout, 'games/catalog/index.ts'), 'utf8')
    const names = [...text.matchAll(/^import \{ cover as (\w+) \}/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(ids.length)
  })

  it('leaves a folder alone that exists', () => {
    mkdirSync(join(games, 'mine'))
    expect(newGame('mine', '--into', games)).toMatchObject({ status: 2, stderr: expect.stringContaining('exists already.') as string })
    expect(existsSync(join(games, 'mine', 'cover.ts'))).toBe(false)
  })
})
