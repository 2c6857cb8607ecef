import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { seededChance } from '@echappee/kernel'
import { addTo, noMoments } from '@echappee/study/moments'
import { addGames, afterRound, beginSearch, inOrderOfMiss, rungOf, trialOf, type Search } from '../src/tune/search.ts'
import { gameWith } from './game-with.ts'
import { echappee, scratchFolder, startEchappee } from './run.ts'

const GAME = await gameWith('attackMode')

/** A toy whose share is at its lowest in one place of two parameters. */
function bestOfToy(seed: string, budget: number): readonly number[] {
  const values = Array.from({ length: 9 }, (_, i) => i)
  const axes = ['a', 'b'].map((key) => ({ key, values, usual: 0 }))
  const search: Search = { axes, targets: [{ metric: 'm', isShare: true, sign: '<=', limit: 0, text: 'm<=0' }], seed, budget }
  let progress = beginSearch(search)
  while (progress.phase !== 'judge') {
    const rung = rungOf(search, progress)
    for (const point of progress.alive) {
      const chance = seededChance(rung.seed, point.join())
      const limit = 200 + 40 * (Math.abs(point[0]! - 6) + Math.abs(point[1]! - 2))
      const moments = noMoments()
      for (let game = 0; game < rung.games; game++) addTo(moments, chance.int(1000) < limit ? 1 : 0)
      addGames(trialOf(progress, point), rung.games, [moments])
    }
    progress = afterRound(search, progress)
  }
  return inOrderOfMiss(search, progress, progress.alive)[0]!
}

test('a search finds the best place, or one beside it, among 81 of which it tries a part', () => {
  const found = Array.from({ length: 40 }, (_, i) => bestOfToy(`toy/${i}`, 40_000))
  const near = found.filter(([a, b]) => Math.abs(a! - 6) + Math.abs(b! - 2) <= 1).length
  expect(near).toBeGreaterThanOrEqual(36)
})

const tune = (...words: string[]) => echappee(['tune', GAME, ...words])
const SEARCH = ['--param', 'handSize=16..24:4', '--target', 'ledForGood<=75%', '--seats', '3', '--budget', '800', '--seed', 't']

describe('tune', () => {
  const whole = tune(...SEARCH, '--workers', '1', '--json')

  test('is the same to the last byte for one and two workers, and when it was stopped and taken up again', async () => {
    expect([whole.code, whole.err]).toEqual([0, ''])
    expect(tune(...SEARCH, '--workers', '2', '--json').out).toBe(whole.out)
    const file = join(scratchFolder(), 'stopped.json')
    const child = startEchappee(['tune', GAME, ...SEARCH, '--workers', '1', '--save', file])
    await vi.waitUntil(() => existsSync(file), { timeout: 60_000, interval: 1 })
    child.kill('SIGINT')
    expect((await child.end).code).toBe(0)
    expect(tune('--resume', file, '--workers', '2', '--json').out).toBe(whole.out)
  })

  test('judges the best on other seeds than those it was chosen by, beside its neighbours and the box', () => {
    const { judged, best, trials } = JSON.parse(whole.out) as {
      best: string
      judged: { label: string; role: string; games: number; targets: { met: string; mean: number }[] }[]
      trials: { label: string; means: Record<string, number> }[]
    }
    expect(judged[0]).toMatchObject({ label: best, role: 'best' })
    expect(judged.map(({ role }) => role)).toContain('neighbour')
    expect(trials).toHaveLength(3)
    expect(trials.find(({ label }) => label === best)!.means['ledForGood']).not.toBe(judged[0]!.targets[0]!.mean)
  })

  test('names a parameter that changes nothing, and writes a page with command, seed and rules under every figure', () => {
    const page = join(scratchFolder(), 'tune.html')
    const words = [
      '--param',
      'missionSolo=0..30:10',
      '--target',
      'margin<=60',
      '--seats',
      '3',
      '--budget',
      '800',
      '--seed',
      'd',
      '--html',
      page,
    ]
    // Missions are not played unless they are asked for: what they pay is of no matter.
    const { code, out } = tune(...words, '--lang', 'fr')
    expect([code, out]).toEqual([0, expect.stringContaining('missionSolo ne change rien')])
    const html = readFileSync(page, 'utf8')
    expect(html).not.toContain('<script')
    expect(html.match(/echappee tune [a-z-]+ --param .{0,300}? --budget 800 · graine d · règles version 1/g)).toHaveLength(
      html.match(/<figure>/g)!.length,
    )
  })

  test.each([
    [['--param', 'handSze=16..24'], 'did you mean "handSize"?'],
    [['--param', 'handSize=16'], '--param takes key=lo..hi'],
    [['--param', 'handSize=24..16'], '--param takes key=lo..hi'],
    [['--param', 'handSize=2..24'], 'parameter handSize takes a whole number from 14 to 26, not "2"'],
    [['--param', 'handSize=16..24', '--param', 'handSize=16..18'], '--param handSize is given twice'],
    [['--param', 'handSize=16..24', '--parameter', 'handSize=18'], 'at once'],
    [['--param', 'handSize=16..24'], '--target is missing'],
    [['--target', 'margin<=3'], '--param is missing'],
    [['--param', 'handSize=16..24', '--target', 'margn<=3'], 'no metric "margn" (did you mean "margin"?)'],
    [['--param', 'handSize=16..24', '--target', 'margin=3'], "--target takes 'metric<=x'"],
    [['--param', 'handSize=16..24', '--target', 'margin<=3%'], 'margin is no share'],
    [['--param', 'handSize=16..24', '--target', 'ledForGood<=120%'], 'ledForGood is a share'],
    [['--param', 'handSize=16..24', '--target', 'margin<=3', '--budget', '10'], '--budget takes from 800 to'],
    [['--resume', '/nowhere/at.all'], 'no such file'],
  ])('refuses %j', (words, why) => {
    const { code, out, err } = tune(...words)
    expect([code, out, err.trim().split('\n').length, err]).toEqual([2, '', 1, expect.stringContaining(why)])
  })

  test('goes on only from a search of its own, by the same rules', () => {
    const file = join(scratchFolder(), 'kept.json')
    expect(tune(...SEARCH, '--workers', '1', '--save', file).code).toBe(0)
    const text = readFileSync(file, 'utf8')
    const resume = (content: string, ...more: string[]) => {
      writeFileSync(file, content)
      return tune('--resume', file, ...more)
    }
    expect(resume(text.slice(0, 400)).err).toContain('is not JSON')
    expect(resume('{"format":"echappee-study-1"}').err).toContain('is not a study that was left off')
    expect(resume(text.replace('"rulesVersion":1', '"rulesVersion":0')).err).toContain('was begun with version 0 of the rules')
    expect(resume(text, '--seed', 'other').err).toContain('is another study')
  })
})
