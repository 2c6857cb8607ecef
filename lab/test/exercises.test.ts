import { catalog } from '@echappee/games/catalog'
import type { KeptExercise } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { varied } from '../src/exercises/stock.ts'
import { echappee, toyEchappee } from './run.ts'

test('a stock is as varied as it can be: unlike reasons first, then unlike moves', () => {
  const one = (digest: string, deed: string, card: number) =>
    ({ digest, answer: { move: { card }, reasons: [{ deed }] } }) as unknown as KeptExercise
  const found = [one('a', 'hides', 1), one('b', 'hides', 1), one('c', 'hides', 2), one('d', 'spares', 1)]
  expect(varied(found, 3).map(({ digest }) => digest)).toEqual(['a', 'd', 'c'])
  expect(varied(found, 9)).toHaveLength(4)
})

const real = catalog.find(({ cover, parts }) => parts?.exercises !== undefined && cover.isHidden !== true)!.id

test('bad input about exercises is told in one sentence', () => {
  const refused = (args: readonly string[], run = toyEchappee) => {
    const { code, out, err } = run(['exercises', ...args])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^echappee: [^\n]+\n$/)
    return err
  }
  expect(refused(['sealed-bids'])).toContain('has no clone')
  expect(refused(['no-such-game'])).toContain('no-such-game')
  expect(refused([real, '--races', '3'], echappee)).toContain('--races belongs to --find')
  expect(refused([real, '--find', '0'], echappee)).toContain('--find')
})
