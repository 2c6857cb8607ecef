import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { literals } from './literals.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const filesLike = (...patterns: string[]) => globSync(patterns, { cwd: ROOT }).toSorted()

/** The words of games, of the kit and of the terminal. English has no space before these marks. The site sets its own as it loads them. */
const DICTIONARIES = filesLike(
  'games/*/{cover,text/**/*,sheet/text}.ts',
  '{text,sheet}/src/**/*.ts',
  'kit/src/words.ts',
  'lab/src/messages/*.ts',
)
const PLAIN_SPACE = / (?:[;!?»]|:(?!-))|« /

describe('no French mark can begin a line: before ; : ! ? » and after « stands a narrow no-break space', () => {
  it('is looked for where it can be found', () => {
    expect(DICTIONARIES.length).toBeGreaterThan(60)
    const read = literals("say('Qui ?') // no ?\nconst a = b ? `${c ? 'oui' : x} : ${y}` : /* ; */ 'it\\'s'")
    expect(read).toEqual(['Qui ?', '', 'oui', ' : ', '', "it\\'s"])
    expect(read.filter((text) => PLAIN_SPACE.test(text))).toEqual(['Qui ?', ' : '])
  })

  for (const file of DICTIONARIES)
    it(file, () => {
      expect(literals(readFileSync(`${ROOT}/${file}`, 'utf8')).filter((text) => PLAIN_SPACE.test(text))).toEqual([])
    })

  for (const file of filesLike('games/*/RULES.fr.md'))
    it(file, () => {
      const prose = readFileSync(`${ROOT}/${file}`, 'utf8').replaceAll(/^```.*?^```|`[^`\n]*`/gms, '')
      expect(prose.split('\n').filter((line) => PLAIN_SPACE.test(line) && !/^\s*\|[\s:|-]+$/.test(line))).toEqual([])
    })
})
