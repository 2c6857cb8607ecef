import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalog } from '@echappee/games/catalog'
import { doDisagree } from '../src/study/findings.ts'
import { gameWith } from './game-with.ts'
import { echappee, scratchFolder } from './run.ts'

const GAME = await gameWith('attackMode')

describe('balance', () => {
  const words = ['balance', GAME, '--seats', '3', '--games', '60,20', '--bots', 'greedy,random', '--workers', '1']
  interface Found {
    witnesses: {
      bots: string
      games: number
      wins: { label: string; value: string; fair: number }[]
      options: { label: string; isDead: boolean; changes: string[] }[]
      never: string[]
    }[]
  }

  test('tells start order and options as both kinds of bots see them, and names the option that changes nothing', () => {
    const { code, out } = echappee([...words, '--json'])
    const { witnesses } = JSON.parse(out) as Found
    expect([code, witnesses.map(({ bots, games }) => [bots, games])]).toEqual([
      0,
      [
        ['greedy', 60],
        ['random', 20],
      ],
    ])
    const [greedy] = witnesses
    expect(
      greedy!.wins
        .filter(({ label }) => label === 'start')
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['1', '2', '3'])
    const option = (label: string) => greedy!.options.find((finding) => finding.label === label)!
    expect(option('sfMajorityCancel=true')).toMatchObject({ isDead: true, changes: [] })
    expect(option('attackMode=scramble').changes).not.toEqual([])
    // Greedy riders never lay the double attack; whoever plays at random does everything.
    expect(witnesses.map(({ never }) => never.includes('attack 2'))).toEqual([true, false])
    // Not for three seats.
    expect(option('firstPlayer=seat8')).toBeUndefined()
  })

  test('says it in French', () => {
    expect(echappee([...words, '--lang', 'fr']).out).toContain('sfMajorityCancel=true ne change rien')
  })

  test.each([
    [['--games', '5'], '--games takes a whole number from 20'],
    [['--bots', 'greddy'], 'greddy'],
    [['--seats', '9'], '--seats takes a whole number from 3 to 8'],
  ])('refuses %j', (bad, why) => {
    const { code, err } = echappee(['balance', GAME, ...bad])
    expect([code, err]).toEqual([2, expect.stringContaining(why)])
  })

  test('two kinds of bots disagree only where both are certain', () => {
    expect([
      doDisagree('more', 'less'),
      doDisagree('more', 'fair'),
      doDisagree('more', 'unknown'),
      doDisagree('less', 'less'),
      doDisagree('more', undefined),
    ]).toEqual([true, true, false, false, false])
  })
})

/** Every option but this one, as it usually is. */
async function allBut(varied: string): Promise<string[]> {
  const { optionFields } = await catalog.find(({ id }) => id === GAME)!.parts!.rules()
  return Object.entries(optionFields).flatMap(([key, field]) => (key === varied ? [] : ['--option', `${key}=${String(field.default)}`]))
}

describe('bots that learn anew', () => {
  const words = ['balance', GAME, '--seats', '3', '--games', '20', '--bots', 'greedy']

  test('under each variant are a further witness, the same for any number of workers and by the games that the report names', async () => {
    const fixed = await allBut('attackMode')
    const learn = [...words, ...fixed, '--train', '512g', '--json']
    const one = echappee([...learn, '--workers', '1'])
    expect([one.code, one.err]).toEqual([0, ''])
    expect(JSON.parse(echappee([...learn, '--workers', '2']).out)).toEqual(JSON.parse(one.out))
    const { witnesses } = JSON.parse(one.out) as {
      witnesses: { bots: string; wins: { share: number }[]; taught?: { games: number; gains: { label: string }[] } }[]
    }
    expect(witnesses.map(({ bots }) => bots)).toEqual(['greedy', 'learned'])
    expect(witnesses[1]!.taught!.games).toBe(512)
    expect(witnesses[1]!.taught!.gains.map(({ label }) => label)).toEqual([GAME, 'attackMode=scramble'])
    expect(witnesses[1]!.wins.map(({ share }) => share)).not.toEqual(witnesses[0]!.wins.map(({ share }) => share))
    const html = join(scratchFolder(), 'balance.html')
    const { out } = echappee([...words, ...fixed, '--train', '512g', '--html', html])
    expect(out).toContain('"learned" are bots that went on learning under each variant, 512 games each')
    const page = readFileSync(html, 'utf8')
    expect(page).toContain('--train 512g')
    expect(page).not.toContain('<script')
  })

  test.each([
    [['--train', '0'], '--train takes minutes from 1'],
    [['--train', '10g'], '--train takes minutes from 1'],
    [['--train', 'long'], '--train takes minutes from 1'],
    [['--html', '/dev/null/x.html'], '/dev/null'],
  ])('refuses %j in one sentence', (bad, why) => {
    const { code, out, err } = echappee([...words, ...bad])
    expect([code, out, err.trim().split('\n').length, err]).toEqual([2, '', 1, expect.stringContaining(why)])
  })
})
