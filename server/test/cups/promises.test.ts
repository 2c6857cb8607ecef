import { CUP_LIMITS, LIMITS, type CreateCup } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import { BOUNDS } from '../tables/real-games.ts'
import { api, greet } from '../tables/harness.ts'
import { act, acted, cupAt, followCup, GAME, makeCup, NAMES, newCupKey, tablesOf, take, takeAll, wantedCup } from './harness.ts'

const refusal = (status: number, code: string) => ({ status, body: { code, sentence: expect.stringMatching(/^[A-ZÀ-Ý].*\.$/) } })

onBothStores(({ serve }) => {
  describe('what a cup evening promises', () => {
    it('S70: all that is told of a cup is for everybody: no key and no hash of one, and the keys open nothing but their own', async () => {
      const service = await serve()
      const cup = await makeCup(service)
      const keys = await takeAll(service, cup)
      await acted(service, cup, { do: 'start', round: 1 })
      const follower = await followCup(service, cup.id)
      const told = JSON.stringify(await cupAt(service, cup.id)) + follower.raw.join('')
      const { meta } = (await service.store.readTable(cup.id))!
      const kept = await service.store.readSeats(cup.id)
      const hashes = [(meta as { keyHash: string }).keyHash, ...kept.map(({ keyHash }) => keyHash!)]
      expect(new Set(hashes).size).toBe(NAMES.length + 1)
      for (const secret of [cup.key, ...keys, ...hashes]) expect(told).not.toContain(secret)
      for (const key of [cup.key, ...keys]) expect(JSON.stringify([meta, kept])).not.toContain(key)

      const stranger = newCupKey()
      for (const key of [stranger, keys[0]!])
        expect(await act(service, { ...cup, key }, { do: 'end', isEnded: true })).toMatchObject(refusal(403, 'badCupKey'))
      expect(await api(service, 'PUT', `/api/cups/${cup.id}`, { do: 'end', isEnded: true })).toMatchObject(refusal(401, 'noKey'))
      expect(await api(service, 'PUT', `/api/cups/${cup.id}/people`, { isHere: false }, stranger)).toMatchObject(refusal(403, 'badCupKey'))
      expect((await api(service, 'PUT', `/api/cups/${cup.id}/people`, { isHere: false }, keys[4])).status).toBe(200)
      expect((await cupAt(service, cup.id)).people.map(({ isHere }) => isHere)).toEqual(NAMES.map((_, person) => person !== 4))
      // Nor is a cup a table, whichever way it is asked for.
      expect(await api(service, 'GET', `/api/tables/${cup.id}`)).toMatchObject(refusal(404, 'unknownTable'))
      expect(
        (await api(service, 'POST', '/api/seats', { keys: [cup.key, ...keys] })).body.tables.map(({ id }: { id: string }) => id),
      ).not.toContain(cup.id)
    })

    it('S70: a name is taken once, by one device, which has one name; whoever was freed has nothing any more', async () => {
      const service = await serve()
      const cup = await makeCup(service, { names: ['Ada', 'Bea', 'Cleo'] })
      const [first, second] = [newCupKey(), newCupKey()]
      expect(await take(service, cup.id, 0, first)).toMatchObject({ status: 201, body: { person: 0, holding: 1 } })
      expect(await take(service, cup.id, 0, first)).toMatchObject({ status: 201, body: { person: 0, holding: 1 } })
      expect(await take(service, cup.id, 0, second)).toMatchObject(refusal(409, 'nameHeld'))
      expect(await take(service, cup.id, 1, first)).toMatchObject(refusal(409, 'oneName'))
      expect(await take(service, cup.id, 7, second)).toMatchObject(refusal(404, 'unknownPerson'))
      // Two devices at the same moment: one has it.
      const both = await Promise.all([second, newCupKey()].map((key) => take(service, cup.id, 1, key)))
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      await acted(service, cup, { do: 'free', person: 0 })
      expect(await api(service, 'PUT', `/api/cups/${cup.id}/people`, { isHere: false }, first)).toMatchObject(refusal(403, 'badCupKey'))
      expect((await take(service, cup.id, 2, first)).status).toBe(201)
    })

    it('S70: the seats of its tables are those of the names alone: nobody at the table can give them away or take them', async () => {
      const service = await serve()
      const cup = await makeCup(service, { names: ['Ada', 'Bea', 'Cleo'] })
      const keys = await takeAll(service, cup, 3)
      const [table] = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      const [host, other] = table!.seats.map(({ person }) => keys[person!]!)
      const path = `/api/tables/${table!.id}`
      expect(await api(service, 'PUT', `${path}/seats`, { seat: 1, by: 'open' }, host)).toMatchObject(refusal(409, 'ofCup'))
      expect(await api(service, 'DELETE', `${path}/seats`, undefined, other)).toMatchObject(refusal(409, 'ofCup'))
      expect(await api(service, 'POST', `${path}/seats`, { name: 'Zoe', nonce: '00'.repeat(16) })).toMatchObject(refusal(409, 'noFreeSeat'))
      expect(await api(service, 'POST', `${path}/start`, {}, host)).toMatchObject(refusal(409, 'notReady'))
      const { table: seen } = await greet(service, GAME, { table: table!.id })
      expect(seen).toMatchObject({ status: 'open', cup: cup.id })
    })

    it('S71: what is sent is bounded and checked, and each mistake is one sentence', async () => {
      const service = await serve()
      const create = async (more: Partial<CreateCup>) => api(service, 'POST', '/api/cups', wantedCup(more), newCupKey())
      const many = Array.from({ length: CUP_LIMITS.people }, (_, i) => `Rider ${'ABCDEF'[i % 6]}${'GHKT'[Math.floor(i / 6)]}`)
      expect((await create({ names: many })).status).toBe(201)
      expect(await create({ names: [...many, 'One more'] })).toMatchObject(refusal(409, 'cupFull'))
      expect(await create({ names: ['Ada', 'Bea', ' ada'] })).toMatchObject(refusal(409, 'cupNames'))
      expect(await create({ points: [5, 7] })).toMatchObject(refusal(400, 'cupPoints'))
      expect(await create({ points: [101] })).toMatchObject(refusal(400, 'malformed'))
      expect(await create({ tableSize: 5 })).toMatchObject(refusal(400, 'cupSize'))
      expect(await create({ game: 'nothing' })).toMatchObject(refusal(404, 'unknownGame'))
      expect(await create({ level: 'god' })).toMatchObject(refusal(400, 'unknownLevel'))
      expect(await create({ options: { squares: 99 } })).toMatchObject(refusal(400, 'badOptions'))
      expect(await create({ rounds: CUP_LIMITS.rounds + 1 })).toMatchObject(refusal(400, 'malformed'))
      expect(await create({ title: 'a\u202Eb' })).toMatchObject(refusal(400, 'malformed'))
      expect(await api(service, 'POST', '/api/cups', wantedCup())).toMatchObject(refusal(401, 'noKey'))
      expect(await api(service, 'POST', '/api/cups', wantedCup(), 'short')).toMatchObject(refusal(403, 'badCupKey'))
      for (const id of ['nothing-of-this-name', 'a b', '..%2F..'])
        expect(await api(service, 'GET', `/api/cups/${id}`)).toMatchObject(refusal(404, 'unknownCup'))

      const cup = await makeCup(service, { names: ['Ada', 'Bea', 'Cleo'], tableSize: 4 })
      expect(await act(service, cup, { do: 'add', name: 'BEA' })).toMatchObject(refusal(409, 'cupNames'))
      expect(await act(service, cup, { do: 'start', round: 2 })).toMatchObject(refusal(409, 'noSuchRound'))
      for (const person of [1, 2]) await acted(service, cup, { do: 'here', person, isHere: false })
      expect(await act(service, cup, { do: 'start', round: 1 })).toMatchObject(refusal(409, 'cupFew'))
      await acted(service, cup, { do: 'here', person: 1, isHere: true })
      await acted(service, cup, { do: 'remove', person: 2 })
      const [table] = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      expect(await act(service, cup, { do: 'start', round: 2 })).toMatchObject(refusal(409, 'roundRuns'))
      expect(await act(service, cup, { do: 'end', isEnded: true })).toMatchObject(refusal(409, 'roundRuns'))
      expect(await act(service, cup, { do: 'remove', person: 0 })).toMatchObject(refusal(409, 'hasRidden'))
      expect(await act(service, cup, { do: 'close', table: 'other-table', places: null })).toMatchObject(refusal(404, 'noCupTable'))
      expect(await act(service, cup, { do: 'bot', table: table!.id, seat: 9 })).toMatchObject(refusal(404, 'unknownSeat'))
      await acted(service, cup, { do: 'close', table: table!.id, places: [1, 2] })
      await acted(service, cup, { do: 'end', isEnded: true })
      expect(await act(service, cup, { do: 'start', round: 2 })).toMatchObject(refusal(409, 'cupEnded'))
      expect(await act(service, cup, { do: 'add', name: 'Zoe' })).toMatchObject(refusal(409, 'cupEnded'))
    })

    it('S71: a full cup of all rounds is told in a message of at most 64 KB', async () => {
      const service = await serve()
      const names = Array.from({ length: CUP_LIMITS.people }, (_, i) => `${String.fromCodePoint(0x1f600 + i).repeat(11)}é`)
      const cup = await makeCup(service, {
        names,
        title: 'é'.repeat(CUP_LIMITS.title),
        rounds: CUP_LIMITS.rounds,
        tableSize: 2,
        options: { squares: 8, wind: true },
      })
      await takeAll(service, cup, names.length)
      for (let round = 1; round <= CUP_LIMITS.rounds; round++)
        for (const { id, seats } of tablesOf(await acted(service, cup, { do: 'start', round })))
          await service.cups.act(cup.id, { do: 'close', table: id, places: seats.map((_, i) => i + 1) }, () => true)
      const follower = await followCup(service, cup.id)
      const shown = follower.last('cup')!.cup
      expect(shown.rounds).toHaveLength(CUP_LIMITS.rounds)
      expect(Buffer.byteLength(follower.raw.at(-1)!)).toBeLessThanOrEqual(LIMITS.outgoing)
      expect(await act(service, cup, { do: 'start', round: CUP_LIMITS.rounds + 1 })).toMatchObject(refusal(409, 'noSuchRound'))
    })

    it('S71: new cups, the tables of their rounds and what a host does are counted', async () => {
      const service = await serve({ limits: { tablesPerHour: 3 } })
      const cup = await makeCup(service, { names: NAMES.slice(0, 4), tableSize: 2 })
      expect(tablesOf(await acted(service, cup, { do: 'start', round: 1 }))).toHaveLength(2)
      for (const { id } of tablesOf(await cupAt(service, cup.id))) await acted(service, cup, { do: 'close', table: id, places: null })
      const refused = await act(service, cup, { do: 'start', round: 2 })
      expect(refused).toMatchObject(refusal(429, 'tooMany'))
      expect((await cupAt(service, cup.id)).rounds).toHaveLength(1)
      for (let i = 0; i < 2; i++) await makeCup(service)
      expect(await api(service, 'POST', '/api/cups', wantedCup(), newCupKey())).toMatchObject(refusal(429, 'tooMany'))
      const statuses = await Promise.all(
        Array.from({ length: 90 }, async () => (await act(service, cup, { do: 'here', person: 0, isHere: true })).status),
      )
      expect(new Set(statuses)).toEqual(new Set([200, 429]))
      // Whoever has the link alone uses up nothing of that.
      const other = await serve()
      const theirs = await makeCup(other)
      for (let i = 0; i < 90; i++)
        expect((await act(other, { ...theirs, key: newCupKey() }, { do: 'end', isEnded: true })).status).toBe(403)
      expect((await act(other, theirs, { do: 'here', person: 0, isHere: false })).status).toBe(200)
    })

    it('S71: the heaviest options of a game are taken, and its tables get them', async () => {
      const service = await serve()
      const { game, options, seats: people } = BOUNDS[0]!
      const cup = await makeCup(service, {
        game,
        options,
        names: NAMES.slice(0, people),
        tableSize: people,
      })
      const [table] = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      expect((await api(service, 'GET', `/api/tables/${table!.id}`)).body.options).toMatchObject(options)
    })
  })
})
