import { readFileSync, readdirSync } from 'node:fs'
import { catalog } from '@echappee/games/catalog'
import { replay, type GameRecord } from '@echappee/kernel'
import { aloneInFront, longestRun } from '@echappee/text/facts'
import { describe, expect, it } from 'vitest'
import { bestOf, ownSeat, resultOf, strongest, tallies, type RaceResult } from '../src/me/career.ts'
import { riddenOn } from '../src/replay/what-if.ts'
import type { SavedTable } from '../src/table/saved-table.ts'

const games = catalog.filter(({ parts }) => parts !== undefined)
const root = new URL('../../games/', import.meta.url)
const goldenOf = (game: string) =>
  readdirSync(new URL(`${game}/test/golden/`, root)).map(
    (name) => JSON.parse(readFileSync(new URL(`${game}/test/golden/${name}`, root), 'utf8')) as GameRecord,
  )

/** The race as if the person had ridden in this seat alone. */
const riddenBy = (record: GameRecord, person: number): SavedTable => ({
  id: 'golden',
  isOver: true,
  savedAt: '2026-01-01T00:00:00.000Z',
  record: { ...record, seats: record.seats.map(({ name }, seat) => ({ name, by: seat === person ? 'human' : 'greedy' })) },
})

describe('what a game remembers of a race', () => {
  for (const { id, parts } of games)
    it(`${id}: every fact occurs, is a whole number and has words in both languages`, async () => {
      const game = await parts!.rules()
      const facts = await parts!.facts('en')
      const inFrench = await parts!.facts('fr')
      expect(facts.length).toBeGreaterThan(0)
      const best = facts.map(() => 0)
      for (const record of goldenOf(id))
        for (const seat of record.seats.keys()) {
          const result = resultOf(riddenBy(record, seat), game, facts)!
          expect(result).toMatchObject({ game: id, riders: record.seats.length, against: 'greedy' })
          for (const [i, figure] of result.figures.entries()) {
            expect(Number.isSafeInteger(figure)).toBe(true)
            expect(figure).toBeGreaterThanOrEqual(0)
            best[i] = Math.max(best[i]!, figure)
          }
        }
      for (const [i, { label, text }] of facts.entries()) {
        expect(best[i], label).toBeGreaterThan(0)
        expect(`${label} ${text(best[i]!)}`).toContain(String(best[i]))
        expect(inFrench[i]!.text(best[i]!)).toContain(String(best[i]))
        expect(inFrench[i]!.label).not.toBe(label)
      }
    })

  it('counts runs, and knows who is alone in front', () => {
    expect(longestRun([true, true, false, true])).toBe(2)
    expect(longestRun([])).toBe(0)
    expect(
      aloneInFront(
        new Map([
          [3, 10],
          [4, 20],
        ]),
      ),
    ).toBe(4)
    expect(
      aloneInFront(
        new Map([
          [3, 20],
          [4, 20],
        ]),
      ),
    ).toBeUndefined()
  })
})

describe('my races', () => {
  const table: SavedTable = riddenBy(goldenOf('_template')[0]!, 1)

  it('are those in which one knows who rode: one person on this device, or one’s own seat online', () => {
    expect(ownSeat(table)).toBe(1)
    expect(ownSeat({ ...table, isOver: false })).toBeUndefined()
    expect(ownSeat({ ...table, origin: 'file' })).toBeUndefined()
    expect(ownSeat({ ...table, origin: 'whatIf' })).toBeUndefined()
    expect(ownSeat({ ...table, origin: 'online' })).toBeUndefined()
    expect(ownSeat({ ...table, origin: 'online', seat: 0 })).toBe(0)
    const two = table.record.seats.map((seat) => ({ ...seat, by: 'human' }))
    expect(ownSeat({ ...table, record: { ...table.record, seats: two } })).toBeUndefined()
  })

  it('go by the strongest opponent; the characters ride as the leader does', () => {
    const against = (...kinds: string[]) => strongest(kinds.map((by) => ({ name: by, by })))
    expect(against('random', 'greedy')).toBe('greedy')
    expect(against('champion', 'human')).toBe('human')
    expect(against('greedy', 'wheelSucker')).toBe('leader')
  })

  it('are counted by game and opponent, and each fact has its best race', () => {
    const result = (id: string, place: number, figure: number): RaceResult => ({
      id,
      game: 'a',
      place,
      riders: 4,
      against: 'greedy',
      figures: [figure],
    })
    const results = [result('x', 1, 2), result('y', 3, 5), result('z', 1, 5), { ...result('w', 1, 9), game: 'b' }]
    expect(tallies(results).get('a')!.get('greedy')).toEqual({ races: 3, wins: 2 })
    expect(bestOf(results, 'a', 0)).toEqual({ id: 'y', figure: 5 })
    expect(bestOf([result('x', 1, 0)], 'a', 0)).toBeUndefined()
  })

  it('that can’t be replayed count for nothing', async () => {
    const game = await games.find(({ id }) => id === '_template')!.parts!.rules()
    expect(resultOf(table, game, [])).toMatchObject({ place: expect.any(Number) })
    expect(resultOf({ ...table, record: { ...table.record, rulesVersion: 99 } }, game, [])).toBeUndefined()
  })
})

describe('what if', () => {
  it('rides on from a record of a table of friends, which has no seed', async () => {
    const game = await games.find(({ id }) => id === '_template')!.parts!.rules()
    const { seed: _seed, ...online } = goldenOf('_template')[0]!
    const begun = riddenOn(online, 3, 1)
    expect(begun.seats.map(({ by }) => by).filter((by) => by === 'human')).toHaveLength(1)
    const opened = replay(game, begun)
    if (!opened.ok) throw new Error(opened.problem.code)
    const { match } = opened
    for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0])
      expect(match.submit(seat, match.decision(seat), game.fallback(match.state, seat)).ok).toBe(true)
    expect(replay(game, match.record()).ok).toBe(true)
  })
})
