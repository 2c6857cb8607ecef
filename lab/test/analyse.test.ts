import { globSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { optionFields, toyGame, type ToyMove } from '../../bots/test/toy-game.ts'
import { echappee, lastJson, scratchFolder, toyEchappee } from './run.ts'

interface Analysed {
  curve: { seq: number; shown: number[]; own: number[] }[]
  costly: { seq: number; seat: number; played: ToyMove; better: ToyMove; cost: number; low: number; high: number }[]
  shares: { seat: number; luck: number; choices: number; interval: number }[]
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
  const ran = toyEchappee(['analyse', file, '--effort', '60', '--json'])
  expect(ran.err).toBe('')
  const { curve, costly, shares } = lastJson(ran) as unknown as Analysed
  expect(curve).toHaveLength(9)
  expect(curve.at(-1)!.shown).toEqual(places.map((place) => (place === 1 ? 1 : 0)))
  for (const { shown } of curve) expect(shown.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  expect(costly.length).toBeGreaterThan(0)
  expect(costly[0]).toMatchObject({ seat: 0 })
  expect((costly[0]!.better as { card: number }).card).toBeGreaterThan((costly[0]!.played as { card: number }).card)
  for (const { low, cost } of costly) expect(low > 0 && low < cost).toBe(true)
  for (const { seat, luck, choices, interval } of shares) {
    expect(0.5 + luck + choices).toBeCloseTo(curve.at(-1)!.shown[seat]!, 9)
    expect(interval).toBeGreaterThan(0)
  }
})

test('it is printed for people, in both languages, and the same every time', () => {
  const { file } = fileOfUnevenGame()
  const once = toyEchappee(['analyse', file, '--effort', '10'])
  for (const part of ['Chance of winning', 'Decisions that cost most', 'Luck and choices', 'Low', 'High']) expect(once.out).toContain(part)
  expect(toyEchappee(['analyse', file, '--effort', '10']).out).toBe(once.out)
  expect(toyEchappee(['analyse', file, '--effort', '10', '--lang', 'fr']).out).toContain('Hasard et choix')
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
    const { curve, costly, shares } = JSON.parse(out) as Analysed
    expect(curve.length).toBeGreaterThan(2)
    for (const { shown, own } of curve) {
      expect(shown.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      for (const chance of own) expect(chance >= 0 && chance <= 1).toBe(true)
    }
    expect(curve.at(-1)!.shown.some((chance) => chance > 0)).toBe(true)
    for (const { seat, luck, choices } of shares) expect(1 / shares.length + luck + choices).toBeCloseTo(curve.at(-1)!.shown[seat]!, 9)
    for (const { played, better, cost, low, high } of costly) {
      expect(better).not.toEqual(played)
      expect(low < cost && cost < high).toBe(true)
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
