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

test('bench --search --workers says how much more several workers do than one', () => {
  const plain = toyEchappee(['bench', 'sealed-bids', '--search', '--workers', '2', '--ms', '60'])
  expect(plain.err).toBe('')
  expect(plain.out).toContain('2 workers together:')
  const { together } = lastJson(plain) as { together: Record<string, number> }
  expect(together).toMatchObject({ workers: 2 })
  for (const rate of ['iterationsPerSecond', 'ofOne', 'ratioToOne']) expect(together[rate], rate).toBeGreaterThan(0)
})

test('workers are for a search alone', () => {
  const ran = toyEchappee(['bench', 'sealed-bids', '--workers', '2'])
  expect(ran.code).toBe(2)
  expect(ran.err).toContain('--workers belongs to --search')
})
