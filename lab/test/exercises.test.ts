import { catalog } from '@echappee/games/catalog'
import type { KeptExercise } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { positionOf, varied } from '../src/exercises/stock.ts'
import { echappee, toyEchappee } from './run.ts'

const built = catalog.filter(({ cover, parts }) => parts !== undefined && cover.isHidden !== true)

describe.each(built)('$id', ({ parts }) => {
  test('keeps at least ten exercises: their positions are there, and their answers are legal and have words', async () => {
    const [game, fr, en] = await Promise.all([parts!.rules(), parts!.text('fr'), parts!.text('en')])
    const stock = (await parts!.exercises?.()) ?? []
    expect(stock.length).toBeGreaterThanOrEqual(10)
    expect(new Set(stock.map(({ digest }) => digest)).size).toBe(stock.length)
    for (const exercise of stock) {
      const { seat, answer } = exercise
      const match = positionOf(game, exercise)
      expect(match, `today's rules lead elsewhere: echappee exercises ${game.id} --find ${stock.length}`).toBeDefined()
      expect(match!.toAct()).toContain(seat)
      for (const move of [answer.move, answer.next.move]) expect(game.whyNot(match!.state, seat, move)).toBeUndefined()
      expect(game.moveKey(answer.move)).not.toBe(game.moveKey(answer.next.move))
      // 95 % for three rivals together.
      expect(answer.next.gain - 2.394 * answer.next.gainError).toBeGreaterThan(0)
      expect(answer.reasons.length).toBeGreaterThan(0)
      const view: unknown = match!.view(seat)
      for (const text of [fr, en])
        for (const { deed, about } of answer.reasons)
          expect(text.deed!(deed, about, view, (who) => `Rider ${who}`)).not.toMatch(/undefined|NaN|^$/)
    }
  })
})

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
