import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions } from '@echappee/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { replayLink } from '../../lab/src/weight/replay-link.ts'
import { pack, unpack } from '../src/share/pack.ts'
import { linkedRecord, raceLink, readRaceLink } from '../src/share/race-link.ts'
import { readSetupLink, seatsOf, setupLink } from '../src/share/setup-link.ts'

beforeAll(() => {
  Object.assign(globalThis, { location: { origin: 'https://tour.example' } })
})

const anyRules = async () => catalog.find(({ parts }) => parts !== undefined)!.parts!.rules()
const hashOf = (link: string) => link.split('#')[1]!

describe('packed data', () => {
  it('comes back as it was, whatever letters it has', async () => {
    const value = { text: 'Échappée – «?&#%»', list: [1, 2, { deep: null }] }
    const text = await pack(value)
    expect(text).toMatch(/^[\w-]+$/)
    expect(await unpack(text)).toEqual(value)
  })

  it('is nothing where it is cut, broken or far too large', async () => {
    const text = await pack({ a: 'abcdefghijklmnopqrstuvwxyz' })
    for (const bad of ['', '%', text.slice(0, 9), 'not packed at all']) expect(await unpack(bad)).toBeUndefined()
    expect(await unpack(await pack('x'.repeat(600_000)))).toBeUndefined()
  })
})

describe('a set-up as a link', () => {
  for (const { id, parts } of catalog.filter((entry) => entry.parts !== undefined))
    it(`brings back options, seats and seed of ${id}`, async () => {
      const game = await parts!.rules()
      const seats = Array.from({ length: game.seats.min }, (_, seat) => (seat === 0 ? 'human' : 'greedy'))
      const choice = { options: defaultOptions(game.optionFields), seats, seed: 'graine' }
      const link = await setupLink(game, choice)
      expect(link).toContain(`https://tour.example/play/${id}#`)
      expect(await readSetupLink(game, hashOf(link))).toEqual(choice)
    })

  it('means what was usual when it was made, and the page as it begins today, once a default has changed', async () => {
    const length = { kind: 'choice', values: ['short', 'long'], default: 'short', formerly: 'long' } as const
    const game = { ...(await anyRules()), optionFields: { length } }
    const seats = Array.from({ length: game.seats.min }, () => 'human')
    expect((await readSetupLink(game, await pack({ options: {}, seats })))?.options).toEqual({ length: 'long' })
    const today = await setupLink(game, { options: defaultOptions(game.optionFields), seats, seed: '' })
    expect((await readSetupLink(game, hashOf(today)))?.options).toEqual({ length: 'short' })
  })

  it('refuses what is no set-up, and gives unknown levels to people', async () => {
    const game = await anyRules()
    for (const raw of [1, { options: 1, seats: [] }, { options: {}, seats: ['human'] }, { options: {}, seats: ['human', 2] }])
      expect(await readSetupLink(game, await pack(raw))).toBeUndefined()
    const seats = seatsOf({ options: {}, seats: ['human', 'wizard'], seed: '' }, ['human', 'greedy'], 'Moi')
    expect(seats.map(({ by }) => by)).toEqual(['human', 'human'])
    expect(seats[0]!.name).toBe('Moi')
  })
})

describe('a race as a link', () => {
  it('is the same race again, and nothing else', async () => {
    const game = await anyRules()
    const seats = [
      { name: 'Annie', by: 'human' },
      { name: 'Bernard', by: 'random' },
    ]
    const match = new Match(game, { options: defaultOptions(game.optionFields), seats, seed: 'lien' })
    while (match.toAct().length > 0) {
      const seat = match.toAct()[0]!
      expect(match.submit(seat, match.decision(seat), match.legal(seat)[0]).ok).toBe(true)
    }
    const link = await raceLink(match.record())
    const race = await readRaceLink(hashOf(link!))
    expect(linkedRecord(game, race!)).toEqual(match.record())
    const ofReport = replayLink('https://tour.example/', match.record(), 7)
    expect(ofReport).toContain('https://tour.example/replay/link?at=7#')
    expect(await readRaceLink(hashOf(ofReport))).toEqual(race)
    expect(linkedRecord(game, { ...race!, rules: 0 })).toBeUndefined()
    expect(linkedRecord(game, { ...race!, moves: [[1, { type: 'nothing' }]] })).toBeUndefined()
    expect(await readRaceLink(await pack({ game: 1 }))).toBeUndefined()
  })
})
