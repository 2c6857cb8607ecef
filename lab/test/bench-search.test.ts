import { expect, test } from 'vitest'
import { lastJson, toyEchappee } from './run.ts'

test('bench --search ends with iterations a second as JSON, under the names that a runner compares', () => {
  const plain = toyEchappee(['bench', 'sealed-bids', '--search', '--ms', '60'])
  expect(plain.err).toBe('')
  expect(plain.out).toContain('search iterations:')
  const json = lastJson(plain)
  expect(json).toMatchObject({ name: 'echappee', game: 'sealed-bids', seats: 3 })
  for (const rate of ['iterationsPerSecond', 'randomMovesPerSecond', 'ratioToRandom']) expect(json[rate], rate).toBeGreaterThan(0)
  expect(json['gamesPerSecond']).toBe(json['iterationsPerSecond'])
  expect(toyEchappee(['bench', 'sealed-bids', '--search', '--ms', '60', '--json']).out.trimEnd().split('\n')).toHaveLength(1)
})
