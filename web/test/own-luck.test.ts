import { rules } from '@echappee/games/catalog/rules'
import { Match, defaultOptions, seededChance, type GameRecord } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { luckSum } from '../src/me/kept-luck.ts'
import { luckOf } from '../src/think/luck.ts'

async function race(seed: string): Promise<GameRecord> {
  const game = await rules['_template']!.rules()
  const seats = [
    { name: 'Annie', by: 'human' },
    { name: 'Bernard', by: 'random' },
  ]
  const match = new Match(game, { options: defaultOptions(game.optionFields), seats, seed })
  const chance = seededChance(seed, 'moves')
  while (match.toAct().length > 0) {
    const seat = match.toAct()[0]!
    const moves = match.legal(seat)
    match.submit(seat, match.decision(seat), moves[chance.int(moves.length)])
  }
  return match.record()
}

test('what a race of one’s own was made of adds up to its result, for both seats, and is found again', async () => {
  const record = await race('mine')
  const shares: number[] = []
  const both = await Promise.all([0, 1].map((seat) => luckOf(record, seat, (share) => shares.push(share))))
  for (const { draws, own, others, rest, result } of both) expect(draws + own + others + rest).toBeCloseTo(result, 9)
  expect(both[0]!.result + both[1]!.result).toBeCloseTo(0, 9)
  expect([Math.min(...shares) >= 0, Math.max(...shares)]).toEqual([true, 1])
  expect(await luckOf(record, 0, () => undefined)).toEqual(both[0])
  const cut = { ...record, moves: record.moves.slice(0, -1) }
  await expect(luckOf(cut, 0, () => undefined)).rejects.toThrow('can’t be replayed to its end')
})

test('races add up, their doubts as squares', () => {
  const one = { result: 0.5, draws: 0.25, own: 0.125, others: 0.125, rest: 0, interval: 0.3 }
  const other = { result: -0.5, draws: -0.75, own: 0.25, others: 0, rest: 0, interval: 0.4 }
  expect(luckSum([one, other])).toEqual({ races: 2, result: 0, draws: -0.5, own: 0.375, others: 0.125, rest: 0, interval: 0.5 })
})
