import { catalog } from '@echappee/games/catalog'
import { describe, expect, test } from 'vitest'
import { arrangements, botsOf, gameSeed, type SimulationPlan } from '../src/simulation/plan.ts'
import { pairResult, tableOf } from '../src/tournament/pairing.ts'
import { ratingsOf } from '../src/tournament/rating.ts'
import { echappee, lastJson, toyEchappee } from './run.ts'

const plan: SimulationPlan = { game: 'x', options: {}, bots: tableOf('greedy', 'random', 4), seed: 's', isRotated: true, isPaired: true }

test('each seed is played in every arrangement', () => {
  expect(arrangements(['greedy', 'random', 'greedy', 'random'])).toBe(2)
  expect(arrangements(['greedy', 'random', 'random'])).toBe(3)
  expect(arrangements(['greedy', 'greedy'])).toBe(1)
  expect([1, 2, 3, 4].map((index) => gameSeed(plan, index))).toEqual(['s/1', 's/1', 's/2', 's/2'])
  expect(botsOf(plan, 1)).toEqual(['greedy', 'random', 'greedy', 'random'])
  expect(botsOf(plan, 2)).toEqual(['random', 'greedy', 'random', 'greedy'])
})

describe('the share of a pair', () => {
  const won = (seat: number) => ({ places: [2, 2, 2, 2].map((place, i) => (i === seat ? 1 : place)), scores: [0, 0, 0, 0], decisions: [] })

  test('follows the bot through its seats', () => {
    expect(pairResult(plan, [won(0), won(1), won(2), won(0)])).toMatchObject({ share: 0.75, games: 4 })
  })

  test('has the interval of independent games where exchanged seats tell as much, and a wider one where both games of a seed go alike', () => {
    const different = Array.from({ length: 40 }, () => [won(0), won(0)]).flat()
    expect(pairResult(plan, different)).toMatchObject({ share: 0.5, independent: 80 })
    const alike = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? [won(0), won(1)] : [won(1), won(0)])).flat()
    const result = pairResult(plan, alike)
    expect(result.share).toBe(0.5)
    expect(result.independent).toBeCloseTo(39, 6)
  })
})

test('ratings: ten to one is 400 points, and more games make narrower intervals', () => {
  const few = ratingsOf(2, [{ a: 0, b: 1, games: 110, share: 10 / 11 }])
  expect(few[0]!.rating - few[1]!.rating).toBeGreaterThan(380)
  expect(few[0]!.rating - few[1]!.rating).toBeLessThan(405)
  expect(few[0]!.rating + few[1]!.rating).toBeCloseTo(3000, 6)
  const many = ratingsOf(2, [{ a: 0, b: 1, games: 1100, share: 10 / 11 }])
  expect(many[0]!.high - many[0]!.low).toBeLessThan((few[0]!.high - few[0]!.low) / 2)
})

test('a ladder of three is rated in its order', () => {
  const [a, b, c] = ratingsOf(3, [
    { a: 1, b: 0, games: 50, share: 0.8 },
    { a: 2, b: 1, games: 50, share: 0.8 },
    { a: 2, b: 0, games: 50, share: 0.95 },
  ])
  expect(a!.high).toBeLessThan(b!.low)
  expect(b!.high).toBeLessThan(c!.low)
})

test('tournament prints ratings, a cross table and intervals; --json repeats from its seed', () => {
  const args = ['tournament', 'sealed-bids', '--games', '40', '--bots', 'random,greedy', '--seed', 's', '--workers', '1']
  const shown = toyEchappee(args)
  expect(shown.err).toBe('')
  for (const part of ['1 against 1', 'Rating', 'Share of wins', 'greedy against random', '95 % interval']) expect(shown.out).toContain(part)
  const data = () => {
    const { speed: _speed, ...rest } = lastJson(toyEchappee([...args, '--json']))
    return rest
  }
  const once = data()
  expect(once).toMatchObject({ game: 'sealed-bids', seats: 2, games: 40, pairs: [{ a: 'greedy', b: 'random', games: 40 }], faults: [] })
  expect(data()).toEqual(once)
  expect(toyEchappee([...args, '--lang', 'fr']).out).toContain('Part des victoires')
})

test('a level may think longer or shorter than usual, and meet itself so', () => {
  const ran = toyEchappee([
    'tournament',
    'sealed-bids',
    '--games',
    '20',
    '--bots',
    'leader:1,leader:200',
    '--seed',
    'longer',
    '--workers',
    '1',
    '--json',
  ])
  expect(ran.err).toBe('')
  const { pairs } = lastJson(ran) as { pairs: { a: string; b: string; share: number }[] }
  expect(pairs).toMatchObject([{ a: 'leader:200', b: 'leader:1' }])
  expect(pairs[0]!.share).not.toBe(0.5)
})

test('a level may judge its imagined games earlier than the game does, or play them to their end', async () => {
  const { id } = await gameWithoutHorizon()
  const share = (bots: string) => {
    const ran = echappee(['tournament', id, '--games', '12', '--bots', bots, '--seed', 's', '--workers', '1', '--json'])
    expect(ran.err).toBe('')
    return (lastJson(ran) as { pairs: { share: number }[] }).pairs[0]!.share
  }
  // It plays them to their end anyway: who plays alike wins alike where seats are exchanged on the same seeds.
  expect(share('champion:4,champion:4@end')).toBe(0.5)
  expect(share('champion:4@1,champion:4@end')).not.toBe(0.5)
})

async function gameWithoutHorizon() {
  for (const entry of catalog.toReversed()) {
    const bot = await entry.parts?.bot()
    if (bot?.judgement !== undefined && bot.horizon === undefined) return entry
  }
  throw new Error('every game judges its imagined games before their end')
}

test.each<[string, string[], string[]]>([
  ['one bot', ['--bots', 'greedy'], ['at least two different bots']],
  ['the same bot twice', ['--bots', 'greedy,greedy'], ['at least two different bots']],
  ['an odd table', ['--seats', '3'], ['an even number', '3']],
  ['an unknown bot', ['--bots', 'greedy,champoin'], ['"champoin"', 'did you mean "champion"', 'run:…']],
  ['a level that thinks no number of games', ['--bots', 'greedy,leader:0'], ['"leader:0"', 'leader']],
  ['a level that judges nowhere', ['--bots', 'greedy,leader:5@0'], ['"leader:5@0"', 'leader']],
  ['a program without a command', ['--bots', 'greedy,run:'], ['needs a command']],
])('%s is refused in one sentence', (_what, flags, parts) => {
  const { code, out, err } = toyEchappee(['tournament', 'sealed-bids', '--games', '4', ...flags])
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toMatch(/^echappee: [^\n]+\n$/)
  for (const part of parts) expect(err).toContain(part)
})
