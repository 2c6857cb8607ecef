import { chooseMove } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { DAY_LEVEL, botStream, deviceBotSeed, raceOfDay } from '@echappee/games/day'
import { Match, checkOptions, seededChance, type AnyMatch, type Json } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { replayDay } from '../src/days/replay-day.ts'
import { api, startService } from './tables/harness.ts'

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
    const chance = seededChance(deviceBotSeed(seed, match.moveCount), botStream(seat))
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
    it(`of ${id} is played again with its bots`, async () => {
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

  it('is not counted when a bot has been played by hand', async () => {
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

  it('counts a device once, tells everybody how the day went, and whoever asks with the key how he did', async () => {
    const service = await startService({ now: () => day * DAY + 5 })
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

  it('refuses other days, races that are none, and whoever has no key, with a sentence', async () => {
    const service = await startService({ now: () => day * DAY })
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
})
