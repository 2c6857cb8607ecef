import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import { Client } from '../tables/client.ts'
import { api, greet, nonce } from '../tables/harness.ts'
import { act, acted, comeTo, cupAt, followCup, GAME, makeCup, NAMES, newCupKey, ride, tablesOf, take, takeAll } from './harness.ts'

onBothStores(({ serve }) => {
  describe('a cup evening', () => {
    it('is ridden from the list of names to the standings, and whoever follows sees it all', async () => {
      const service = await serve()
      const cup = await makeCup(service)
      const follower = await followCup(service, cup.id)
      const shownTables = (round: number) => follower.last('cup')!.cup.rounds[round - 1]?.tables ?? []
      const isSettled = (round: number) => shownTables(round).length > 0 && shownTables(round).every((table) => table.isSettled)
      const keys = await takeAll(service, cup)
      const first = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      expect(first.map(({ seats }) => seats.length)).toEqual([4, 3])
      expect(first.every(({ seats }) => seats.every(({ isMissing }) => isMissing))).toBe(true)

      // A race starts by itself when the last of its people has come, and not before.
      const [some, last] = [first[0]!.seats.slice(1), first[0]!.seats[0]!]
      const early = await Promise.all(
        some.map(({ person }) => greet(service, GAME, { table: first[0]!.id, key: keys[person!]!, nonce: nonce() })),
      )
      await follower.until(() => shownTables(1)[0]?.seats.filter(({ isMissing }) => isMissing).length === 1)
      expect(early.every(({ turn }) => turn === null)).toBe(true)
      const late = await greet(service, GAME, { table: first[0]!.id, key: keys[last.person!]!, nonce: nonce() })
      const clients = [...early, late]
      await Promise.all(clients.map((client) => client.until(() => client.turn !== null)))
      await follower.until(() => shownTables(1)[0]!.status === 'running')
      expect(clients.map(({ table }) => table!.cup)).toEqual(clients.map(() => cup.id))
      await Promise.all([...clients.map((client) => client.play()), ride(service, first[1]!, keys)])

      await follower.until(() => isSettled(1))
      const shown = follower.last('cup')!.cup
      for (const { seats } of tablesOf(shown)) {
        const client = clients.find(({ table }) => table!.id === first[0]!.id)!
        if (seats.length === 4) expect(seats.map(({ place }) => place)).toEqual(client.turn!.outcome!.places)
        expect(seats.every(({ finishedBy, isAbsent }) => finishedBy === null && !isAbsent)).toBe(true)
      }
      expect(shown.standings.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(26 + 22, 1)

      const second = tablesOf(await acted(service, cup, { do: 'start', round: 2 }))
      for (const table of second) await ride(service, table, keys)
      await follower.until(() => isSettled(2))
      const end = follower.last('cup')!.cup
      expect(end.rounds).toHaveLength(2)
      expect(end.standings.every(({ byRound }) => byRound.every((points) => points !== null))).toBe(true)
      expect(end.standings.map(({ place }) => place)).toEqual(end.standings.map(({ place }) => place).toSorted((a, b) => a - b))
      expect(await cupAt(service, cup.id)).toEqual(end)
      expect(follower.mistakes).toEqual([])
    })

    it('says who finished by a stand-in, gives a bot nothing, and lets who is behind it move up', async () => {
      const service = await serve()
      const cup = await makeCup(service, { names: ['Ada', 'Bea', 'Cleo'], gaps: 'bots', options: { squares: 8, wind: false } })
      const keys = await takeAll(service, cup, 3)
      const [table] = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      // Cleo does not come; a bot rides for her, and the others need not wait.
      const absent = table!.seats.findIndex(({ name }) => name === 'Cleo')
      const here = table!.seats.filter((_, seat) => seat !== absent)
      const clients = await comeTo(service, { ...table!, seats: here }, keys)
      const filled = await acted(service, cup, { do: 'bot', table: table!.id, seat: absent })
      expect(tablesOf(filled)[0]).toMatchObject({ status: 'running' })
      expect(tablesOf(filled)[0]!.seats[absent]).toMatchObject({ isAbsent: true, isMissing: false })
      expect((await api(service, 'POST', '/api/seats', { keys: [keys[2]] })).body.tables).toEqual([])
      await Promise.all(clients.map((client) => client.until(() => client.turn !== null)))
      // Ada leaves her seat to a bot.
      const ada = clients.find(({ seat }) => table!.seats[seat]!.name === 'Ada')!
      await ada.ask({ type: 'leave' })
      await Promise.all(clients.filter((client) => client !== ada).map((client) => client.play()))
      await expect.poll(async () => tablesOf(await cupAt(service, cup.id))[0]!.isSettled).toBe(true)
      const seats = tablesOf(await cupAt(service, cup.id))[0]!.seats
      const of = (name: string) => seats.find((seat) => seat.name === name)!
      expect(of('Ada').finishedBy).toBe('greedy')
      expect(of('Bea').finishedBy).toBeNull()
      expect(of('Cleo')).toMatchObject({ isAbsent: true, place: null, points: null })
      expect(Math.min(of('Ada').place!, of('Bea').place!)).toBe(1)
      expect((await cupAt(service, cup.id)).standings.find(({ person }) => person === 2)).toMatchObject({ points: 0, met: 0 })
    })

    it('lets some leave and others come late, and lets those rest in turn who make no table', async () => {
      const service = await serve()
      const cup = await makeCup(service, { names: NAMES.slice(0, 5), gaps: 'rest', tableSize: 4 })
      const closeAll = async () => {
        for (const { id } of tablesOf(await cupAt(service, cup.id))) await acted(service, cup, { do: 'close', table: id, places: null })
      }
      expect(tablesOf(await acted(service, cup, { do: 'start', round: 1 })).map(({ seats }) => seats.length)).toEqual([3, 2])
      await closeAll()
      await acted(service, cup, { do: 'here', person: 4, isHere: false })
      await acted(service, cup, { do: 'add', name: 'Late' })
      const { people } = await acted(service, cup, { do: 'here', person: 0, isHere: false })
      expect(people.at(-1)).toMatchObject({ name: 'Late', person: 5, isHere: true, hasRidden: false })
      const second = tablesOf(await acted(service, cup, { do: 'start', round: 2 }))
      expect(second.flatMap(({ seats }) => seats.map(({ name }) => name)).toSorted()).toEqual(['Bea', 'Cleo', 'Dora', 'Late'])
      await closeAll()
      const { standings } = await cupAt(service, cup.id)
      expect(standings.map(({ byRound }) => byRound.length)).toEqual(standings.map(() => 2))
    })

    it('closes a table that hangs with the places that the host types; a race that ended by itself counts as it ended', async () => {
      const service = await serve()
      const cup = await makeCup(service, { names: NAMES.slice(0, 5), tableSize: 3 })
      const keys = await takeAll(service, cup, 5)
      const [hanging, good] = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      const [client] = await comeTo(service, hanging!, keys)
      await client!.until(() => client!.turn !== null)
      for (const places of [
        [1, 2],
        [1, 2, null],
        [1, 2, 4],
      ])
        expect(await act(service, cup, { do: 'close', table: hanging!.id, places })).toMatchObject({
          status: 400,
          body: { code: 'badPlaces' },
        })
      const closed = await acted(service, cup, { do: 'close', table: hanging!.id, places: [2, 1, 2] })
      expect(tablesOf(closed)[0]).toMatchObject({ isByHand: true, isSettled: true })
      expect(tablesOf(closed)[0]!.seats.map(({ points }) => points)).toEqual([6, 10, 6])
      await client!.until(() => client!.table!.ended === 'closed')
      // What was typed can be typed anew.
      const again = await acted(service, cup, { do: 'close', table: hanging!.id, places: [1, 2, 3] })
      expect(tablesOf(again)[0]!.seats.map(({ points }) => points)).toEqual([10, 7, 5])

      await ride(service, good!, keys)
      await expect.poll(async () => tablesOf(await cupAt(service, cup.id))[1]!.isSettled).toBe(true)
      const before = await cupAt(service, cup.id)
      expect(await act(service, cup, { do: 'close', table: good!.id, places: [1, 1] })).toMatchObject({
        status: 409,
        body: { code: 'settledTable' },
      })
      expect(await cupAt(service, cup.id)).toEqual(before)
    })

    it('shows “your turn” at its tables to those who have a seat there, as soon as the round has begun', async () => {
      const service = await serve()
      const cup = await makeCup(service)
      const keys = await takeAll(service, cup)
      const watcher = await Client.open(service.address, GAME)
      watcher.say({ type: 'watch', keys: [keys[3]] })
      const turns = () => watcher.messages.flatMap((message) => (message.type === 'turns' ? [message.turns] : [])).at(-1)
      await watcher.until(() => turns() !== undefined)
      expect(turns()).toEqual([])
      const tables = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      const own = tables.find(({ seats }) => seats.some(({ person }) => person === 3))!
      await watcher.until(() => turns()!.length === 1)
      expect(turns()).toMatchObject([{ table: own.id, status: 'open', isAwaited: true }])
      const listed = await api(service, 'POST', '/api/seats', { keys: [keys[3]] })
      expect(listed.body.tables).toMatchObject([{ id: own.id, isAwaited: true, status: 'open' }])
      const clients = await comeTo(service, own, keys)
      await watcher.until(() => turns()![0]!.status === 'running' && turns()![0]!.isAwaited)
      await Promise.all(clients.map((client) => client.play()))
      await watcher.until(() => turns()![0]!.status === 'over')
    })

    it('gives a name that the host has freed to the next device, with its seat at the running table', async () => {
      const service = await serve()
      const cup = await makeCup(service, { names: ['Ada', 'Bea'] })
      const [own, mistaken] = await takeAll(service, cup, 2)
      const [table] = tablesOf(await acted(service, cup, { do: 'start', round: 1 }))
      const seat = table!.seats.findIndex(({ person }) => person === 1)
      await comeTo(service, table!, [own!, mistaken!])
      await acted(service, cup, { do: 'free', person: 1 })
      const right = newCupKey()
      expect(await take(service, cup.id, 1, right)).toMatchObject({ status: 201, body: { person: 1, holding: 3 } })
      const refused = await Client.open(service.address, GAME)
      refused.say({ type: 'hello', table: table!.id, key: mistaken, seen: 0, epoch: 0 })
      await refused.untilClosed()
      expect(refused.messages).toMatchObject([{ type: 'problem', problem: { code: 'badKey' } }])
      expect((await greet(service, GAME, { table: table!.id, key: right })).seat).toBe(seat)
    })
  })
})
