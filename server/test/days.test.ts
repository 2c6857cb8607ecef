import { botChance, chooseMove } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { DAY_LEVEL, raceOfDay } from '@echappee/games/day'
import { Match, checkOptions, type AnyMatch, type Json } from '@echappee/kernel'
import { DAY_LIMITS } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { DayLog } from '../src/days/day-log.ts'
import { replayDay } from '../src/days/replay-day.ts'
import { pruneTables } from '../src/store/prune.ts'
import type { Store } from '../src/store/store.ts'
import { onBothStores } from './both-stores.ts'
import { api } from './tables/harness.ts'

const shown = catalog.filter(({ cover, parts }) => parts !== undefined && cover.isHidden !== true)
const DAY = 86_400_000
/** A day of a game that has a shorter race for it. */
const day = 20_000 - (20_000 % shown.length) + shown.findIndex(({ cover }) => cover.dayOptions !== undefined)

/** A race as a device plays it; the person plays the move with this number. */
async function ride(number: number, pick = (moves: readonly Json[]) => moves[0]!): Promise<{ match: AnyMatch; moves: [number, Json][] }> {
  const { entry, options, seed } = raceOfDay(number)!
  const [game, knowledge] = await Promise.all([entry.parts!.rules(), entry.parts!.bot()])
  const seats = Array.from({ length: game.seats.best }, (_, seat) => ({ name: `${seat}`, by: seat === 0 ? 'human' : DAY_LEVEL }))
  const checked = checkOptions(game, options, seats.length)
  if (!checked.ok) throw new Error('the options of the day are bad')
  const match: AnyMatch = new Match(game, { options: checked.value, seats, seed })
  while (match.toAct().length > 0) {
    const seat = match.toAct().find((one) => one !== 0) ?? 0
    const chance = botChance(seed, seat, match.decision(seat))
    const move: Json =
      seat === 0
        ? pick(match.legal(0) as Json[])
        : (chooseMove({ game, knowledge, level: DAY_LEVEL, view: match.view(seat) as unknown, seat, chance }) as Json)
    expect(match.submit(seat, match.decision(seat), move).ok).toBe(true)
  }
  return { match, moves: match.moves.map(({ seat, move }) => [seat, move]) }
}

describe('the race of the day', () => {
  for (const [i, { id }] of shown.entries())
    it(`S41: of ${id} is played again with its bots`, async () => {
      const number = 20_000 - (20_000 % shown.length) + i
      const race = raceOfDay(number)!
      expect(race.entry.id).toBe(id)
      const { game, moves } = await ride(number).then(({ match, moves: all }) => ({ game: match.game, moves: all }))
      const sent = { rulesVersion: game.rulesVersion, moves }
      const result = await replayDay(race, sent)
      expect(result).toEqual({ place: expect.any(Number), riders: game.seats.best })
      expect(await replayDay(race, { ...sent, moves: moves.slice(0, -1) })).toBeUndefined()
      expect(await replayDay(race, { ...sent, rulesVersion: 0 })).toBeUndefined()
      expect(await replayDay({ ...race, seed: 'day-1' }, sent)).toBeUndefined()
    })

  it('S41: is not counted when a bot has been played by hand', async () => {
    const race = raceOfDay(day)!
    const { match } = await ride(day)
    const again: AnyMatch = new Match(match.game, { options: match.record().options, seats: match.seats, seed: race.seed })
    let isForged = false
    while (again.toAct().length > 0) {
      const seat = again.toAct()[0]!
      const legal = again.legal(seat) as Json[]
      isForged ||= seat !== 0 && legal.length > 1
      again.submit(seat, again.decision(seat), legal.at(-1))
    }
    expect(isForged).toBe(true)
    const moves = again.moves.map(({ seat, move }) => [seat, move] as [number, Json])
    expect(await replayDay(race, { rulesVersion: match.game.rulesVersion, moves })).toBeUndefined()
  })
})

onBothStores(({ serve }) =>
  describe('the results of a day', () => {
    it('S41: counts a device once, tells everybody how the day went, and whoever asks with the key how he did', async () => {
      const service = await serve({ now: () => day * DAY + 5 })
      const path = `/api/days/${day}`
      expect((await api(service, 'GET', path)).body).toEqual({ people: 0, places: [], own: null })
      const one = await ride(day)
      const other = await ride(day, (moves) => moves.at(-1)!)
      const rulesVersion = one.match.game.rulesVersion
      const keys = ['a', 'b'].map((letter) => letter.repeat(32))
      const places = [one, other].map(({ match }) => match.outcome()!.places[0]!)
      const first = await api(service, 'POST', path, { rulesVersion, moves: one.moves }, keys[0])
      expect([first.status, first.body.people, first.body.own]).toEqual([201, 1, places[0]])
      // The first race counts, whatever is sent later.
      expect((await api(service, 'POST', path, { rulesVersion, moves: other.moves }, keys[0])).body).toEqual(first.body)
      await api(service, 'POST', path, { rulesVersion, moves: other.moves }, keys[1])
      const { body } = await api(service, 'GET', path, undefined, keys[1])
      expect([body.people, body.own]).toEqual([2, places[1]])
      expect(body.places.reduce((sum: number, n: number) => sum + n, 0)).toBe(2)
      expect((await api(service, 'GET', path)).body.own).toBeNull()
    })

    it('S41: refuses other days, races that are none, and whoever has no key, with a sentence', async () => {
      const service = await serve({ now: () => day * DAY })
      const good = { rulesVersion: 1, moves: [] }
      const key = 'k'.repeat(32)
      const tries: [string, string, unknown, string | undefined][] = [
        ['dayOver', `/api/days/${day - 2}`, good, key],
        ['dayOver', `/api/days/today`, good, key],
        ['noKey', `/api/days/${day}`, good, undefined],
        ['badRace', `/api/days/${day}`, good, key],
        ['badRace', `/api/days/${day + 1}`, { rulesVersion: 1, moves: [[0, 'nonsense']] }, key],
        ['malformed', `/api/days/${day}`, { moves: 'all' }, key],
      ]
      for (const [code, path, body, withKey] of tries) {
        const answer = await api(service, 'POST', path, body, withKey)
        expect([answer.body.code, answer.status >= 400 && answer.status < 500]).toEqual([code, true])
        expect(answer.body.sentence).toMatch(/\.$/)
      }
      expect((await api(service, 'GET', `/api/tables/day.${day}`)).body.code).toBe('unknownTable')
    })

    it('S41: are bounded: so many races an hour from one address, so many results a day', async () => {
      const service = await serve({ now: () => day * DAY })
      const path = `/api/days/${day}`
      const send = async () => api(service, 'POST', path, { rulesVersion: 1, moves: [] }, 'k'.repeat(32))
      const codes = []
      for (let i = 0; i < 21; i++) codes.push((await send()).body.code)
      expect(codes).toEqual([...Array.from({ length: 20 }, () => 'badRace'), 'tooMany'])
      expect(
        (
          await api(
            service,
            'POST',
            path,
            { rulesVersion: 1, moves: Array.from({ length: DAY_LIMITS.moves + 1 }, () => [0, 0]) },
            'k'.repeat(32),
          )
        ).body.code,
      ).toBe('malformed')
      const log = new DayLog(service.store)
      await log.add(day, 'first', { place: 1, riders: 4 })
      for (let after = 1; after < DAY_LIMITS.results; after += 1000) {
        const payloads = Array.from({ length: Math.min(1000, DAY_LIMITS.results - after) }, (_, i) => ({
          keyHash: `k${after + i}`,
          place: 2,
        }))
        expect(await service.store.append({ table: `day.${day}`, after, payloads })).toBe('ok')
      }
      await expect(log.add(day, 'one more', { place: 1, riders: 4 })).rejects.toMatchObject({ problem: { code: 'tableFull' } })
      expect(await log.add(day, 'first', { place: 3, riders: 4 })).toEqual({
        people: DAY_LIMITS.results,
        places: [1, DAY_LIMITS.results - 1],
        own: 1,
      })
    })

    it('S41: are read once, however often somebody asks', async () => {
      const { store } = await serve()
      let rows = 0
      const readEntries: Store['readEntries'] = async (...asked) => {
        const entries = await store.readEntries(...asked)
        rows += entries.length
        return entries
      }
      const log = new DayLog(
        Object.assign(Object.create(store) as Store, {
          readEntries,
          append: store.append.bind(store),
          createTable: store.createTable.bind(store),
        }),
      )
      for (let i = 0; i < 30; i++) await log.add(day, `key ${i}`, { place: 1 + (i % 4), riders: 4 })
      rows = 0
      for (let i = 0; i < 50; i++) expect((await log.summary(day, undefined)).people).toBe(30)
      expect(rows).toBeLessThanOrEqual(1)
      // What another node has written is seen all the same.
      await new DayLog(store).add(day, 'elsewhere', { place: 4, riders: 4 })
      expect((await log.summary(day, 'elsewhere')).own).toBe(4)
    })

    it('S41: go like old tables, and a day that went can be written anew', async () => {
      const time = { now: day * DAY }
      const { store } = await serve({ now: () => time.now })
      const log = new DayLog(store)
      await log.add(day, 'early', { place: 1, riders: 4 })
      time.now += 366 * DAY
      await log.add(day + 366, 'late', { place: 1, riders: 4 })
      expect(await pruneTables(store, 365, time.now)).toBe(1)
      expect(await store.readTable(`day.${day}`)).toBeUndefined()
      expect(await store.readTable(`day.${day + 366}`)).toBeDefined()
      expect(await log.add(day, 'again', { place: 2, riders: 4 })).toMatchObject({ people: 1, own: 2 })
    })
  }),
)
