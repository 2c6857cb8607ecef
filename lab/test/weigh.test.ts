import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seededChance } from '@echappee/kernel'
import { beatsAll, beyondMean, bestOf, type Weighed } from '../src/weight/weigh.ts'
import { heaviest, summaryOf } from '../src/weight/summary.ts'
import { echappee, scratchFolder } from './run.ts'
import { gameWith } from './game-with.ts'

const decision = (seq: number, phase: string, options: number, weight: number, over = 0, isClear = false): Weighed => ({
  seq,
  seat: 0,
  phase,
  over,
  options,
  weight,
  isClear,
})

describe('the weight of a decision', () => {
  const wins = (seed: string, chances: readonly number[], games: number) => {
    const chance = seededChance(seed)
    return chances.map((own) => Array.from({ length: games }, () => (chance.int(1000) < 1000 * own ? 1 : 0)))
  }

  test('of options that are all alike is nought on average, though the best of them always seems better', () => {
    let [naive, honest] = [0, 0]
    const runs = 400
    for (let run = 0; run < runs; run++) {
      const [first, second] = [wins(`a${run}`, [0.3, 0.3, 0.3, 0.3, 0.3], 16), wins(`b${run}`, [0.3, 0.3, 0.3, 0.3, 0.3], 16)]
      naive += beyondMean(first, bestOf(first))[1] / runs
      honest += beyondMean(second, bestOf(first))[1] / runs
    }
    expect(naive).toBeGreaterThan(0.08)
    expect(Math.abs(honest)).toBeLessThan(0.015)
  })

  test('a clear one beats every other option, and options that are alike seldom seem clear', () => {
    expect(beatsAll(wins('clear', [0.9, 0.1, 0.1], 40), 0)).toBe(true)
    expect(beatsAll(wins('clear', [0.9, 0.1, 0.1], 40), 1)).toBe(false)
    const alarms = Array.from({ length: 200 }, (_, i) => beatsAll(wins(`alike${i}`, [0.3, 0.3, 0.3], 40), 0)).filter(Boolean).length
    expect(alarms).toBeLessThanOrEqual(10)
  })

  test('is told by phase and by third, forced ones apart, race by race', () => {
    const races = [
      { game: 1, decisions: [decision(1, 'a', 1, 0), decision(2, 'a', 4, 0.1), decision(3, 'b', 2, 0.3, 0.7, true)] },
      { game: 2, decisions: [decision(1, 'a', 2, 0.3, 0.4)] },
    ]
    const { all, phases, thirds } = summaryOf(races)
    expect(
      phases.map(({ name, decisions, forced, clear, options, weight }) => [name, decisions, forced, clear, options, weight[0], weight[1]]),
    ).toEqual([
      ['a', 3, 1 / 3, 0, 3, 2, 0.2],
      ['b', 1, 0, 1, 2, 1, 0.3],
    ])
    expect(phases.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
    expect([all.decisions, thirds.map(({ decisions }) => decisions)]).toEqual([4, [2, 1, 1]])
    expect(heaviest(races, 2)).toEqual([
      { game: 1, seq: 3 },
      { game: 2, seq: 1 },
    ])
  })
})

describe('the command', () => {
  const words = ['--games', '2', '--effort', '8', '--seats', '3']

  interface Told {
    all: { decisions: number; forced: number }
    phases: { name: string }[]
    heaviest: { game: number; seq: number; weight: number; low: number; high: number; file: string; link: string }[]
  }

  test('weighs the same for any number of workers, and writes records and a page that open just before the ten heaviest', async () => {
    const game = await gameWith('attackMode')
    const folder = scratchFolder()
    const html = join(folder, 'weight.html')
    const files = ['--records', join(folder, 'records'), '--html', html]
    const one = echappee(['weigh', game, ...words, ...files, '--workers', '1', '--json', '--lang', 'fr'])
    expect([one.code, one.err]).toEqual([0, ''])
    const two = echappee(['weigh', game, ...words, ...files, '--workers', '2', '--json'])
    const told = JSON.parse(one.out) as Told
    expect(JSON.parse(two.out)).toEqual(told)
    expect(told.all.decisions).toBeGreaterThan(20)
    expect(told.phases.length).toBeGreaterThan(1)
    expect(told.heaviest).toHaveLength(10)
    for (const { weight, low, high, file } of told.heaviest)
      expect([low < weight, weight < high, existsSync(file)]).toEqual([true, true, true])
    const [first] = told.heaviest
    const replayed = echappee(['replay', first!.file, '--until', `${first!.seq - 1}`, '--json'])
    expect([replayed.code, (JSON.parse(replayed.out) as { until: number }).until]).toEqual([0, first!.seq - 1])
    const page = readFileSync(html, 'utf8')
    expect(page).not.toContain('<script')
    expect(page).toContain(`/replay/link?at=${first!.seq - 1}#`)
  })

  test.each([
    [['--games', '0'], '--games takes a whole number from 1'],
    [['--effort', '2'], '--effort takes a whole number from 8'],
    [['--site', 'nowhere'], '--site takes an address'],
    [['--records', '/dev/null/x'], '/dev/null/x'],
    [['--bots', 'leadr'], 'leadr'],
  ])('refuses %j in one sentence', async (bad, why) => {
    const { code, out, err } = echappee(['weigh', await gameWith('attackMode'), ...bad])
    expect([code, out, err.trim().split('\n').length, err]).toEqual([2, '', 1, expect.stringContaining(why)])
  })
})
