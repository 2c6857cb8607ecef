import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { optionFields, toyGame, type ToyMove } from '../../bots/test/toy-game.ts'
import { echappee, lastJson, scratchFolder, toyEchappee } from './run.ts'

/** Whole games of three and more riders are its shortest. */
const SHORTEST = catalog.find(({ cover }) => cover.seats.min > 2)!.id

interface Analysed {
  curve: { seq: number; chances: number[]; errors: number[] }[]
  costly: { seq: number; seat: number; played: ToyMove; better: ToyMove; cost: number; low: number; high: number }[]
  shares: { seat: number; draws: number; own: number; others: number; rest: number; interval: number }[]
  known: { seq: number; chances: number[] }[][]
}

function expectSums({ curve, shares, known }: Analysed): void {
  for (const { chances } of [...curve, ...known.flat()]) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  for (const { seat, draws, own, others, rest } of shares)
    expect(1 / shares.length + draws + own + others + rest).toBeCloseTo(curve.at(-1)!.chances[seat]!, 9)
  for (const own of known) expect(own.map(({ seq }) => seq)).toEqual(curve.map(({ seq }) => seq))
}

/** Seat 0 always bids its lowest card, seat 1 its highest. */
function fileOfUnevenGame(): { file: string; places: readonly number[] } {
  const options = { ...defaultOptions(optionFields), prize: 'fixed' as const, canWave: false }
  const match = new Match(toyGame, {
    options,
    seats: [
      { name: 'Low', by: 'human' },
      { name: 'High', by: 'human' },
    ],
    seed: 'uneven',
  })
  for (;;) {
    const seat = match.toAct()[0]
    if (seat === undefined) break
    const legal = match.legal(seat)
    match.submit(seat, match.decision(seat), seat === 0 ? legal[0] : legal.at(-1))
  }
  const file = join(scratchFolder(), 'uneven.json')
  writeFileSync(file, JSON.stringify(match.record()))
  return { file, places: match.outcome()!.places }
}

test('the curve begins near equal and ends with the result; the cost of bad bids is found; luck and choices add up', () => {
  const { file, places } = fileOfUnevenGame()
  const ran = toyEchappee(['analyse', file, '--effort', '256', '--json'])
  expect(ran.err).toBe('')
  const analysed = lastJson(ran) as unknown as Analysed
  const { curve, costly, shares } = analysed
  expect(curve).toHaveLength(9)
  expect(curve.at(-1)!.chances).toEqual(places.map((place) => (place === 1 ? 1 : 0)))
  expectSums(analysed)
  expect(costly.length).toBeGreaterThan(0)
  expect(costly[0]).toMatchObject({ seat: 0 })
  expect((costly[0]!.better as { card: number }).card).toBeGreaterThan((costly[0]!.played as { card: number }).card)
  for (const { low, cost } of costly) expect(low > 0 && low < cost).toBe(true)
  for (const { interval } of shares) expect(interval).toBeGreaterThan(0)
})

test('it is printed for people, in both languages, and the same every time', () => {
  const { file } = fileOfUnevenGame()
  const once = toyEchappee(['analyse', file, '--effort', '10'])
  for (const part of ['Chance of winning', 'Decisions that cost most', 'Where results came from', 'Low', 'High'])
    expect(once.out).toContain(part)
  expect(toyEchappee(['analyse', file, '--effort', '10']).out).toBe(once.out)
  expect(toyEchappee(['analyse', file, '--effort', '10', '--lang', 'fr']).out).toContain('D’où viennent les résultats')
})

const GAMES = join(import.meta.dirname, '../../games')
const sizeOf = (file: string) => statSync(join(GAMES, file)).size

/** The shortest golden record of each of two games on show. */
const golden = catalog
  .filter(({ cover, parts }) => parts !== undefined && cover.isHidden !== true)
  .slice(0, 2)
  .map(({ id }) => ({ file: globSync(`${id}/test/golden/*.json`, { cwd: GAMES }).sort((a, b) => sizeOf(a) - sizeOf(b))[0]! }))

test.each(golden)(
  'the real game $file is analysed: chances that sum to one, the result at the end, a better move that is another',
  ({ file }) => {
    const { code, out } = echappee(['analyse', join(GAMES, file), '--effort', '4', '--json'])
    expect(code).toBe(0)
    const analysed = JSON.parse(out) as Analysed
    expect(analysed.curve.length).toBeGreaterThan(2)
    expectSums(analysed)
    const { costly } = analysed
    for (const { played, better, cost, low, high } of costly) {
      expect(better).not.toEqual(played)
      expect(low < cost && cost <= high).toBe(true)
    }
  },
)

test('a file that is no record gets one sentence', () => {
  const file = join(scratchFolder(), 'none.json')
  writeFileSync(file, '{}')
  const { code, err } = toyEchappee(['analyse', file])
  expect(code).toBe(2)
  expect(err).toMatch(/^echappee: [^\n]+\n$/)
})

test('an audit plays races, analyses them, and says whether what was told holds; the same every time', () => {
  const args = ['analyse', 'sealed-bids', '--audit', '--games', '3', '--seats', 'random,greedy', '--workers', '1']
  const once = toyEchappee([...args, '--json'])
  expect([once.code, once.err]).toEqual([0, ''])
  const { races, luck, restOfVariance } = lastJson(once) as { races: number; luck: { bot: string }[]; restOfVariance: number }
  expect(races).toBe(3)
  expect(luck.map(({ bot }) => bot).sort()).toEqual(['greedy', 'random'])
  expect(restOfVariance).toBeGreaterThanOrEqual(0)
  expect(toyEchappee([...args, '--json']).out).toBe(once.out)
  expect(toyEchappee([...args]).out).toContain('not explained')
  expect(toyEchappee(['analyse', 'a.json', '--games', '3']).err).toContain('--games belongs to --audit')
})

test('an audit that was cut off goes on from what it kept, also with Leaders as judges', () => {
  const kept = join(scratchFolder(), 'kept.json')
  const args = (games: number, leaders: number) => {
    const table = [
      '--games',
      `${games}`,
      '--seats',
      'random,random,random',
      '--leaders',
      `${leaders}`,
      '--keep',
      kept,
      '--workers',
      '1',
      '--json',
    ]
    return ['analyse', SHORTEST, '--audit', ...table]
  }
  expect(echappee(args(1, 3)).code).toBe(0)
  const half = JSON.parse(readFileSync(kept, 'utf8')) as { races: [number, unknown][] }
  expect(half.races.map(([number]) => number)).toEqual([1])
  // What is kept is not played again: a mark that only the file has stays in it.
  writeFileSync(
    kept,
    JSON.stringify({ ...half, races: half.races.map(([number, race]) => [number, { ...(race as object), mark: number }]) }),
  )
  const whole = echappee(args(3, 3))
  expect([whole.code, whole.err]).toEqual([0, ''])
  const { races, byLeaders } = JSON.parse(whole.out) as { races: number; byLeaders: { advices: number } }
  expect(races).toBe(3)
  expect(byLeaders.advices).toBeGreaterThan(0)
  const after = JSON.parse(readFileSync(kept, 'utf8')) as { races: [number, { mark?: number }][] }
  expect(after.races.map(([number, { mark }]) => [number, mark])).toEqual([
    [1, 1],
    [2, undefined],
    [3, undefined],
  ])
  const other = echappee(args(3, 4))
  expect([other.code, other.err]).toEqual([2, `echappee: ${kept} keeps another audit: of another game, table or seed\n`])
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual(after)
})

test('clone and calibrate need features and a clone, and say so', () => {
  for (const args of [
    ['clone', 'sealed-bids'],
    ['calibrate', 'sealed-bids'],
    ['calibrate', 'sealed-bids', '--level', 'x'],
  ]) {
    const { code, err } = toyEchappee(args)
    expect(code).toBe(2)
    expect(err).toMatch(/^echappee: [^\n]+\n$/)
  }
})

test('a small clone is the same for any number of workers, and what it foretells is measured', () => {
  const [one, two] = [1, 2].map((workers) => {
    const out = join(scratchFolder(), 'clone.json')
    const ran = echappee(['clone', SHORTEST, '--games', '8', '--seed', 'small', '--workers', `${workers}`, '--out', out, '--json'])
    expect([ran.code, ran.err]).toEqual([0, ''])
    return (lastJson(ran) as { digest: string }).digest
  })
  expect(two).toBe(one)
  const { code, out } = echappee(['calibrate', SHORTEST, '--games', '4', '--workers', '1', '--json'])
  expect(code).toBe(0)
  const { parts, reliability } = JSON.parse(out) as { parts: { brier: number; base: number }[]; reliability: { count: number }[] }
  expect(parts.map(({ base }) => base)).toEqual([0.1875, 0.1875, 0.1875])
  expect(reliability.reduce((sum, { count }) => sum + count, 0)).toBe(4 * 4 * 3)
})

test('calibrate also measures what luck leaves to no forecast, and what the coach tells', () => {
  const { code, out } = echappee(['calibrate', SHORTEST, '--games', '3', '--again', '4', '--coach', '--workers', '1', '--json'])
  expect(code).toBe(0)
  const { parts, coachReliability } = JSON.parse(out) as {
    parts: { least: number; coach: number }[]
    coachReliability: { count: number }[]
  }
  for (const { least, coach } of parts) {
    expect(least).toBeGreaterThanOrEqual(0)
    // A share of the win can't vary more than heads and tails do, and four games are a sample.
    expect(least).toBeLessThanOrEqual(0.25 * (4 / 3))
    expect(coach).toBeGreaterThan(0)
  }
  expect(coachReliability.reduce((sum, { count }) => sum + count, 0)).toBe(3 * 3)
})
