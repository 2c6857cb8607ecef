import { describe, expect, test } from 'vitest'
import { seededChance } from '@echappee/kernel'
import { calibrationOf } from '../src/training/calibration.ts'
import { fitWeights, softmax } from '../src/training/fit.ts'
import type { Position } from '../src/training/positions.ts'
import { toyEchappee } from './run.ts'

/** Games that end as these weights say: the first feature counts, the second does not. */
function invented(count: number, seed: string): Position[] {
  const chance = seededChance(seed)
  return Array.from({ length: count }, (_, game) => {
    const progress = chance.int(1000) / 1000
    const values = [0, 1, 2].map(() => [chance.int(100) / 20, chance.int(100) / 20])
    const chances = softmax(values.map(([first]) => first! * (0.5 + 1.5 * progress)))
    let drawn = chance.int(1_000_000) / 1_000_000
    let winner = 0
    while (winner < 2 && (drawn -= chances[winner]!) >= 0) winner++
    return { game: game + 1, progress, values, shares: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)) }
  })
}

describe('the fit', () => {
  const weights = fitWeights(invented(4000, 'fit'))

  test('finds the weights that games were made with', () => {
    expect(weights.start[0]).toBeGreaterThan(0.3)
    expect(weights.start[0]).toBeLessThan(0.7)
    expect(weights.end[0]).toBeGreaterThan(1.7)
    expect(weights.end[0]).toBeLessThan(2.3)
    expect(weights.start[1]).toBeLessThan(0.12)
    expect(weights.end[1]).toBeLessThan(0.12)
  })

  test('foretells other games better than equal chances, and what it says comes as often as it says', () => {
    const { brier, baseBrier, reliability } = calibrationOf(invented(2000, 'others'), weights)
    expect(brier).toBeLessThan(baseBrier * 0.8)
    expect(baseBrier).toBeCloseTo(2 / 9, 6)
    for (const { count, foretold, came } of reliability)
      expect(Math.abs(foretold - came)).toBeLessThan(5 * Math.sqrt((foretold * (1 - foretold)) / count))
  })

  test('is the same every time', () => {
    expect(fitWeights(invented(200, 'again'))).toEqual(fitWeights(invented(200, 'again')))
  })
})

test('a game without features can not be trained', () => {
  const { code, err } = toyEchappee(['train', 'sealed-bids', '--chances', '--games', '20'])
  expect(code).toBe(2)
  expect(err).toContain('names no features')
})
