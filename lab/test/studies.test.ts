import { describe, expect, test } from 'vitest'
import { seededChance } from '@echappee/kernel'
import { intervalOf } from '@echappee/study/interval'
import type { Figure } from '@echappee/study/kept-study'
import { addTo, noMoments } from '@echappee/study/moments'
import { checkAnswers, countFigures } from '../src/studies/check.ts'

/** A share of `percent` in so many games. */
function figure(seed: string, count: number, percent: number): Figure {
  const chance = seededChance(seed)
  const moments = noMoments()
  for (let i = 0; i < count; i++) addTo(moments, chance.int(100) < percent ? 1 : 0)
  return { variant: 'a', name: seed.split('/')[0]!, isShare: true, count, ...intervalOf(moments) }
}

/** Ten figures of 1,000 games and their repetition with 100; one of them so many points off. */
function faultsOf(run: number, points: number): number {
  const names = Array.from({ length: 10 }, (_, i) => `m${i}`)
  const kept = { q: names.map((name) => figure(`${name}/kept/${run}`, 1000, 30)) }
  const again = { q: names.map((name, i) => figure(`${name}/again/${run}`, 100, 30 + (i === 0 ? points : 0))) }
  return checkAnswers(kept, again, countFigures(kept)).faults.length
}

describe('a study that is repeated', () => {
  test('fails by chance in about one check of twenty, however many figures it has', () => {
    const failed = Array.from({ length: 300 }, (_, run) => faultsOf(run, 0)).filter((faults) => faults > 0).length
    expect(failed / 300).toBeLessThanOrEqual(0.09)
  })

  test('fails where a figure has changed', () => {
    const failed = Array.from({ length: 40 }, (_, run) => faultsOf(run, 30)).filter((faults) => faults > 0).length
    expect(failed).toBe(40)
  })

  test('fails where a figure is missing, unless a tenth of its games says nothing', () => {
    const kept = { q: [figure('often/x', 1000, 30), figure('seldom/x', 200, 30)] }
    const { faults, tooFew, repeated } = checkAnswers(kept, {}, 2)
    expect([faults.map(({ kept: { name } }) => name), tooFew, repeated]).toEqual([['often'], 1, 0])
  })
})
