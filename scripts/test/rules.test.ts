import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRules, namedIds, ruleIds, testTitles } from '../rules.ts'

const SCRIPT = fileURLToPath(new URL('../rules.ts', import.meta.url))

describe('ruleIds', () => {
  it('finds the rules of a rulebook, not what they mention', () => {
    expect(ruleIds('# A\n\n**XYZ-1 Aim.** Ride, see XYZ-2.\n\n- **XYZ-2 Cards.** Two.\n\n**Note.** XYZ-3 and **XYZ-4**.\n')).toEqual([
      'XYZ-1',
      'XYZ-2',
    ])
  })
})

describe('namedIds', () => {
  it.each([
    ['XYZ-3 a rule', ['XYZ-3']],
    ['XYZ-3, 4 and XYZ-9', ['XYZ-3', 'XYZ-4', 'XYZ-9']],
    ['XYZ-7…9', ['XYZ-7', 'XYZ-8', 'XYZ-9']],
    ['XYZ-7...9, 12', ['XYZ-7', 'XYZ-8', 'XYZ-9', 'XYZ-12']],
    ['XYZ-3, XYZ-5…XYZ-6', ['XYZ-3', 'XYZ-5', 'XYZ-6']],
    ['ABC-1, WXYZ-2, nothing', []],
  ])('reads %s', (text, ids) => {
    expect(namedIds(text, 'XYZ')).toEqual(ids)
  })
})

describe('testTitles', () => {
  it('reads them wherever a title can stand', () => {
    const source = `
      describe('one', () => {
        it("two (with 'quotes')", () => { expect('not a title') })
        test.concurrent(\`three\`, async () => {})
        it.each([['(', /* it's */ ")"], // don't
        ])(
          'four %s', () => {})
        it.each\`a | b\`('five', () => {})
      })
      const submit = visit('not a title')
      describe.each(tables)('six', () => {})
    `
    expect(testTitles(source)).toEqual(['one', "two (with 'quotes')", 'three', 'four %s', 'five', 'six'])
  })

  it('leaves out what does not run, with all that is inside', () => {
    const unused = ['skip', 'todo'] as const
    for (const word of unused) {
      const source = `it('before', () => {})\n describe.${word}('not', () => { it('nor this', () => {}) })\n it.${word}('nor that')\n it('after', () => {})`
      expect(testTitles(source)).toEqual(['before', 'after'])
    }
  })
})

describe('checkRules', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'echappee-rules-'))
    write('RULES.md', '**XYZ-1 A.** a\n\n**XYZ-2 B.** b\n')
    write('RULES.fr.md', '**XYZ-1 A.** a\n\n**XYZ-2 B.** b\n')
    write('rules/index.ts', "// XYZ-2: why\nexport const refusal = { rule: 'XYZ-1' }\n")
    write('test/deep/some.test.ts', "it('XYZ-1, 2 all of it', () => {})\n")
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  it('has nothing to say about a game in order', () => {
    expect(checkRules(folder, 'xyz')).toEqual({ game: 'xyz', rules: 2, untested: [], unknown: [], problems: [] })
  })

  it('lists rules without a test; a comment is no test', () => {
    write('test/deep/some.test.ts', "// XYZ-1\nit('XYZ-2 b', () => expect('XYZ-1'))\n")
    expect(checkRules(folder, 'xyz').untested).toEqual(['XYZ-1'])
  })

  it('lists tests and code that name unknown rules', () => {
    write('test/more.test.ts', "it('XYZ-7 what', () => {})\n")
    write('rules/phases/one.ts', "export const rule = 'XYZ-8'\n")
    expect(checkRules(folder, 'xyz').unknown).toEqual([
      { id: 'XYZ-7', file: join('test', 'more.test.ts') },
      { id: 'XYZ-8', file: join('rules', 'phases', 'one.ts') },
    ])
  })

  it('compares the languages', () => {
    write('RULES.fr.md', '**XYZ-1 A.** a\n\n**XYZ-3 C.** c\n')
    expect(checkRules(folder, 'xyz').problems).toEqual(['RULES.fr.md lacks XYZ-2', 'only RULES.fr.md has XYZ-3'])
    rmSync(join(folder, 'RULES.fr.md'))
    expect(checkRules(folder, 'xyz').problems).toEqual(['there is no RULES.fr.md'])
  })

  it('names rulebooks that can not be right', () => {
    write('RULES.md', '**XYZ-1 A.** a\n\n**XYZ-1 B.** b\n\n**ABC-2 C.** c\n')
    write('RULES.fr.md', '**XYZ-1 A.** a\n\n**ABC-2 C.** c\n')
    expect(checkRules(folder, 'xyz').problems).toEqual(['RULES.md has rules with different letters: XYZ, ABC', 'RULES.md has twice: XYZ-1'])
    rmSync(join(folder, 'RULES.md'))
    expect(checkRules(folder, 'xyz').problems).toEqual(['has rules, but no RULES.md to say what they are'])
  })
})

describe('npm run rules', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' })

  it('is content with the template, and says so to programs too', () => {
    const { status, stdout } = run('_template', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({
      ok: true,
      games: [{ game: '_template', untested: [], unknown: [] }],
    })
  })

  it('refuses what it does not know with a sentence', () => {
    expect(run('no-such-game')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no game "no-such-game" with rules\. There are: .*_template/) as string,
    })
    expect(run('--loud')).toMatchObject({ status: 2, stderr: "Unknown option '--loud'. Usage: npm run rules [game…] [-- --json]\n" })
  })
})
