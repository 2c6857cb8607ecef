import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isAtLeast, skillDepth, type Duel } from '../src/luck/depth.ts'
import { ownWorth, varianceShares, type SplitSeat } from '../src/luck/split.ts'
import { echappee, scratchFolder } from './run.ts'
import { gameWith } from './game-with.ts'

const seat = (draws: number, own: number, others: number, rest: number): SplitSeat => ({
  draws,
  own,
  others,
  rest,
  result: draws + own + others + rest,
})

describe('the split', () => {
  test('of a game of draws alone is all draws, and the four always sum to one', () => {
    const dice = [0.5, -0.5, 0.5].map((luck) => [seat(luck, 0, 0, 0), seat(-luck, 0, 0, 0)])
    expect(varianceShares(dice)).toEqual({
      draws: { value: 1, half: 0 },
      own: { value: 0, half: 0 },
      others: { value: 0, half: 0 },
      rest: { value: 0, half: 0 },
    })
    const mixed = [
      [seat(0.3, 0.2, 0, 0), seat(-0.3, 0, -0.2, 0)],
      [seat(-0.1, -0.4, 0, 0), seat(0.1, 0, 0.4, 0)],
    ]
    const { draws, own, others, rest } = varianceShares(mixed)
    expect(draws.value).toBeCloseTo(0.4, 12)
    expect(own.value + others.value).toBeCloseTo(0.6, 12)
    expect(draws.value + own.value + others.value + rest.value).toBeCloseTo(1, 12)
    expect(draws.half).toBeGreaterThan(0)
  })

  test('tells what own choices bring on average, over races', () => {
    const { value, half } = ownWorth([[seat(0, -0.1, 0, 0), seat(0, -0.3, 0, 0)], [seat(0, -0.4, 0, 0)]])
    expect(value).toBeCloseTo(-0.3, 12)
    // Two races: the standard error of their mean is half their distance.
    expect(half).toBeCloseTo(1.96 * 0.1, 12)
  })
})

describe('the depth of skill', () => {
  const duel = (share: number, games = 1e6): Duel => ({
    weaker: 'a',
    stronger: 'b',
    share,
    low: share,
    high: share,
    games,
    independent: games,
  })

  test('counts a duel of 65 % as one level and one of 50 % as none; levels add up', () => {
    expect(skillDepth([duel(0.65)]).value).toBeCloseTo(1, 3)
    expect(skillDepth([duel(0.5)]).value).toBeCloseTo(0, 3)
    expect(skillDepth([duel(0.65), duel(0.5), duel(0.65)]).value).toBeCloseTo(2, 3)
  })

  test('is doubted more with fewer games, and is a lower bound where a duel is nearly always won', () => {
    expect(skillDepth([duel(0.65, 50)]).half).toBeGreaterThan(skillDepth([duel(0.65, 500)]).half)
    expect([isAtLeast([duel(0.9)]), isAtLeast([duel(0.9), duel(1, 60)])]).toEqual([false, true])
    expect(Number.isFinite(skillDepth([duel(1, 60)]).value)).toBe(true)
  })
})

describe('the command', () => {
  interface Told {
    levels: { level: string; races: number; shares: Record<string, { value: number }> }[]
    duels: { weaker: string; stronger: string; share: number }[]
    depth: { value: number; half: number }
  }

  test('splits every level, duels neighbours, gives the same for any number of workers and writes a page without scripts', async () => {
    const game = await gameWith('attackMode')
    const html = join(scratchFolder(), 'luck.html')
    const words = ['luck', game, '--levels', 'random,greedy', '--games', '2', '--duels', '8', '--effort', '4', '--json']
    const one = echappee([...words, '--workers', '1', '--html', html, '--lang', 'fr'])
    expect(one.code).toBe(0)
    expect(JSON.parse(echappee([...words, '--workers', '2']).out)).toEqual(JSON.parse(one.out))
    const { levels, duels, depth } = JSON.parse(one.out) as Told
    expect(levels.map(({ level, races }) => [level, races])).toEqual([
      ['random', 2],
      ['greedy', 2],
    ])
    for (const { shares } of levels) expect(Object.values(shares).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9)
    expect(duels).toMatchObject([{ weaker: 'random', stronger: 'greedy' }])
    expect(depth.value).toBeGreaterThan(0)
    const page = readFileSync(html, 'utf8')
    expect(page).toContain('Profondeur d’adresse de random à greedy')
    expect(page).not.toContain('<script')
  })

  test.each([
    [['--levels', 'greedy'], '--levels takes two different levels or more'],
    [['--levels', 'greedy,greedy'], '--levels takes two different levels or more'],
    [['--games', '1'], '--games takes a whole number from 2'],
    [['--seats', '3'], '3'],
    [['--html', '/dev/full/x.html'], '/dev/full'],
  ])('refuses %j in one sentence', async (bad, why) => {
    const { code, err } = echappee(['luck', await gameWith('attackMode'), ...bad])
    expect([code, err]).toEqual([2, expect.stringContaining(why)])
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
