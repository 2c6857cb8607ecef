import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { catalog } from '@echappee/games/catalog'
import { checkParameters, replay, tunedGame, type AnyGame, type Json } from '@echappee/kernel'
import { columnsFor } from '@echappee/study/stretch'
import { measureRecord } from '@echappee/study/measure-record'
import { withCrew } from '../src/in-order.ts'
import { openRules } from '../src/opened-game.ts'
import { recordGame } from '../src/simulation/one-game.ts'
import type { SimulationPlan } from '../src/simulation/plan.ts'
import { runSimulation, simulationCrew } from '../src/simulation/run.ts'
import { gameWith } from './game-with.ts'
import { echappee } from './run.ts'

const GAME = await gameWith('attackMode')

const folder = mkdtempSync(join(tmpdir(), 'metrics-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A short race where the game has one. */
function planFor(game: AnyGame, options: object | undefined, change: Partial<SimulationPlan> = {}): SimulationPlan {
  const checked = game.schemas.options['~standard'].validate(options ?? {}) as { value: Json }
  const bots = Array.from({ length: Math.max(3, game.seats.min) }, () => 'greedy')
  return { game: game.id, options: checked.value, bots, seed: 'metrics', isRotated: true, isCounted: true, ...change }
}

const games = catalog.filter(({ parts }) => parts !== undefined)

describe.each(games.map(({ id, cover }) => [id, cover] as const))('%s', (id, cover) => {
  const options = cover.dayOptions?.(1)

  test('what riding a course shows is named by what is counted', async () => {
    const rules = await openRules(id)
    const { game, seat, gameLabels, seatLabels } = columnsFor(rules, planFor(rules.game, options))
    const counted = [...game, ...seat].map(({ name }) => name)
    const { length, kinds } = rules.metrics!.trial ?? { length: ['rounds'], kinds: [] }
    expect(length.filter((name) => !counted.includes(name))).toEqual([])
    expect(kinds.filter((name) => ![...game, ...gameLabels, ...seatLabels].some((column) => column.name === name))).toEqual([])
  })

  test('what is counted live is what is counted in the record, and every metric has a value of its kind', async () => {
    const rules = await openRules(id)
    const plan = planFor(rules.game, options)
    const { game, seat } = columnsFor(rules, plan)
    for (const index of [1, 2, 3]) {
      const { result, record } = await recordGame(rules, plan, index)
      expect(measureRecord(rules, record)).toEqual({ ok: true, row: result.row })
      expect(result.row!.game).toHaveLength(game.length)
      for (const own of result.row!.seats) expect(own).toHaveLength(seat.length)
      const values = [...result.row!.game, ...result.row!.seats.flat()]
      expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true)
      expect(rules.metrics!.endings).toHaveProperty(result.row!.gameLabels[0]!)
    }
  })

  test('names of metrics are used once', async () => {
    const { game, seat } = columnsFor(await openRules(id), { bots: ['greedy', 'greedy', 'greedy'] })
    const names = [...game, ...seat].map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test('every parameter, at both ends of its range, gives whole games whose records hold', async () => {
    const rules = await openRules(id)
    const fields = Object.entries(rules.game.parameters!.fields)
    for (const [key, { min, max, default: usual }] of fields)
      for (const value of [min, max].filter((end) => end !== usual)) {
        const { value: parameters } = checkParameters(rules.game, { [key]: value }) as { value: Record<string, number> }
        const { record } = await recordGame(rules, planFor(rules.game, options, { parameters, isCounted: false }), 1)
        expect(record.parameters).toMatchObject({ [key]: value })
        expect(replay(rules.game, record)).toMatchObject({ ok: true })
        expect(replay(rules.game, { ...record, parameters: { ...parameters, [key]: max + 1 } })).toMatchObject({ ok: false })
      }
    expect(checkParameters(rules.game, Object.fromEntries(fields.map(([key, field]) => [key, field.default])))).toEqual({
      ok: true,
      value: undefined,
    })
    expect(tunedGame(rules.game, undefined)).toBe(rules.game)
  })
})

test('one, two and four workers count the same to the last bit', async () => {
  const { game } = await openRules(GAME)
  const plan = planFor(game, { missions: true })
  const [one, two, four] = await Promise.all(
    [1, 2, 4].map(async (workers) =>
      JSON.stringify((await withCrew(simulationCrew(workers), (crew) => runSimulation({ plan, games: 61, crew }))).summary),
    ),
  )
  expect(two).toBe(one)
  expect(four).toBe(one)
})

describe('--metric', () => {
  const own = join(folder, 'own.ts')
  writeFileSync(
    own,
    `export const metrics = [{ name: 'doubleBids', per: 'game', means: { fr: 'deux mises', en: 'two bids' }, begin: () => { let n = 0; return { on: { bid: () => { n++ } }, end: () => n } } }]\n`,
  )
  const simulate = (...words: string[]) =>
    echappee(['simulate', GAME, '--games', '20', '--seats', 'greedy,greedy,greedy', '--seed', 'a', ...words])

  test('counts what a file of one’s own names', () => {
    const { out } = simulate('--metric', own, '--json')
    const { metrics } = JSON.parse(out) as { metrics: { game: Record<string, { mean: number }> } }
    expect(metrics.game['doubleBids']!.mean).toBeGreaterThan(0)
  })

  test.each([
    ['export const metrics = [{ name: "x y" }]', 'must export "metrics"'],
    ['export const metrics = [', "can't be loaded as a module"],
    [
      'export const metrics = [{ name: "margin", per: "game", means: { fr: "a", en: "b" }, begin() {} }]',
      '"margin" is the name of another metric already',
    ],
  ])('refuses %s', (text, why) => {
    const file = join(folder, `bad-${text.length}.ts`)
    writeFileSync(file, text)
    const { code, err } = simulate('--metric', file)
    expect([code, err]).toEqual([2, expect.stringContaining(why)])
  })

  test.each([
    [['--metric', join(folder, 'none.ts')], 'there is no such file'],
    [['--parameter', 'handsize=18'], 'did you mean "handSize"?'],
    [['--parameter', 'handSize=3'], 'parameter handSize takes a whole number from 14 to 26, not "3"'],
    [['--parameter', 'handSize'], '--parameter takes key=value'],
  ])('refuses %j', (words, why) => {
    const { code, err } = simulate(...words)
    expect([code, err]).toEqual([2, expect.stringContaining(why)])
  })
})
