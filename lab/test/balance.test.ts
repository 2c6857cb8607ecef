import { describe, expect, test } from 'vitest'
import { doDisagree } from '../src/study/findings.ts'
import { gameWith } from './game-with.ts'
import { echappee } from './run.ts'

const GAME = await gameWith('attackMode')

describe('balance', () => {
  const words = ['balance', GAME, '--seats', '3', '--games', '60,20', '--bots', 'greedy,random', '--workers', '1']
  interface Found {
    witnesses: {
      bots: string
      games: number
      wins: { label: string; value: string; fair: number }[]
      options: { label: string; isDead: boolean; changes: string[] }[]
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
