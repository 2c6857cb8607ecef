import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { StoreProblem } from '../../src/store/problem.ts'
import { pruneTables } from '../../src/store/prune.ts'
import { exportTables, importTables } from '../../src/store/transfer.ts'
import { onBothStores } from '../both-stores.ts'
import { newFolder } from '../store/place.ts'
import { greet, nonce, startService } from '../tables/harness.ts'
import { kill, startProcess } from '../tables/own-process.ts'
import { act, acted, cupAt, followCup, GAME, makeCup, NAMES, newCupKey, ride, tablesOf, take, takeAll } from './harness.ts'

onBothStores(({ serve, serveTwo, newPlace }) => {
  describe('nodes and faults', () => {
    it('S72: two nodes draw and start a round once, however often and wherever it is asked for', async () => {
      const [one, two] = await serveTwo()
      const cup = await makeCup(one)
      const keys = await takeAll(two, cup)
      const followers = await Promise.all([one, two].map((node) => followCup(node, cup.id)))
      const answers = await Promise.all([one, two, one, two].map((node) => act(node, cup, { do: 'start', round: 1 })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(
        new Set(answers.map(({ body }) => JSON.stringify(tablesOf(body).map(({ id, seats }) => [id, seats.map(({ person }) => person)]))))
          .size,
      ).toBe(1)
      const { rounds } = await cupAt(two, cup.id)
      expect(rounds).toHaveLength(1)
      // People of one table at two nodes; both learn how it ended, once.
      const [first, second] = rounds[0]!.tables
      const clients = await Promise.all(
        first!.seats.map(({ person }, i) =>
          greet(i % 2 === 0 ? one : two, GAME, { table: first!.id, key: keys[person!]!, nonce: nonce() }),
        ),
      )
      await Promise.all([
        ...clients.map(async (client) => (await client.until(() => client.turn !== null), client.play())),
        ride(two, second!, keys),
      ])
      for (const follower of followers)
        await follower.until(
          () =>
            follower
              .last('cup')!
              .cup.rounds.at(-1)
              ?.tables.every(({ isSettled }) => isSettled) === true,
        )
      expect(followers[0]!.last('cup')).toEqual(followers[1]!.last('cup'))
      const again = await Promise.all([one, two].map((node) => act(node, cup, { do: 'start', round: 1 })))
      for (const { status, body } of again) expect([status, body.rounds.length]).toEqual([200, 1])
    })

    it('S72: a node that dies while it makes the tables of a round leaves nothing half: whoever looks next makes the rest', async () => {
      const place = await newPlace()
      const store = await place.open()
      // It dies after the first table.
      let left = 1
      const dying = failing(store, 'createTable', (row) => (row as { status: string }).status === 'cup' || left-- > 0)
      const [one, two] = [
        await startService({ store: dying }),
        await startService({ store: store.kind === 'sqlite' ? store : await place.open() }),
      ]
      const cup = await makeCup(one)
      const keys = await takeAll(one, cup)
      expect((await act(one, cup, { do: 'start', round: 1 })).status).toBe(503)
      const { rounds } = await cupAt(two, cup.id)
      expect(rounds).toHaveLength(1)
      for (const table of rounds[0]!.tables) await ride(two, table, keys)
      await expect.poll(async () => tablesOf(await cupAt(two, cup.id)).every(({ isSettled }) => isSettled)).toBe(true)
    })

    it('S72: a result that the node of the last move did not come to write is found by whoever follows', async () => {
      const [one, two] = await serveTwo({ cupEvery: 50 })
      const cup = await makeCup(one, { names: ['Ada', 'Bea'] })
      const keys = await takeAll(one, cup, 2)
      const [table] = tablesOf(await acted(one, cup, { do: 'start', round: 1 }))
      const follower = await followCup(two, cup.id)
      // It hears nothing of its tables, as if it had died at that moment.
      one.cups.hear = () => undefined
      two.cups.hear = () => undefined
      await ride(one, table!, keys)
      await follower.until(() => tablesOf(follower.last('cup')!.cup)[0]!.isSettled)
    })

    it('S72: what was acknowledged is there after kill -9, and a start that was cut off can be asked for again', async () => {
      const place = await newPlace()
      const first = await startProcess(place.env)
      const cup = await makeCup(first)
      const keys = await takeAll(first, cup)
      await acted(first, cup, { do: 'add', name: 'Late' })
      const cut = act(first, cup, { do: 'start', round: 1 }).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 5))
      await kill(first)
      await cut
      const second = await startProcess(place.env)
      const { people } = await cupAt(second, cup.id)
      expect(people.map(({ name, isTaken }) => [name, isTaken])).toEqual([...NAMES.map((name) => [name, true]), ['Late', false]])
      const late = newCupKey()
      expect((await take(second, cup.id, NAMES.length, late)).status).toBe(201)
      const { rounds } = await acted(second, cup, { do: 'start', round: 1 })
      expect(rounds).toHaveLength(1)
      for (const table of rounds[0]!.tables) await ride(second, table, [...keys, late])
      await expect.poll(async () => tablesOf(await cupAt(second, cup.id)).every(({ isSettled }) => isSettled)).toBe(true)
      await kill(second)
      const third = await startProcess(place.env)
      expect(tablesOf(await cupAt(third, cup.id)).every(({ isSettled }) => isSettled)).toBe(true)
    })

    it('is taken along by an export, with keys that are still good', async () => {
      const before = await serve()
      const cup = await makeCup(before)
      const keys = await takeAll(before, cup)
      await acted(before, cup, { do: 'start', round: 1 })
      const to = await (await newFolder()).open()
      const stream = new PassThrough()
      await Promise.all([exportTables(before.store, stream).then(() => stream.end()), importTables(to, stream)])
      const after = await startService({ store: to })
      const moved = await cupAt(after, cup.id)
      expect(moved).toEqual(await cupAt(before, cup.id))
      for (const table of tablesOf(moved)) await ride(after, table, keys)
      await expect.poll(async () => tablesOf(await cupAt(after, cup.id)).every(({ isSettled }) => isSettled)).toBe(true)
      expect((await acted(after, cup, { do: 'start', round: 2 })).rounds).toHaveLength(2)
    })

    it('goes with the old tables, and whoever follows it then is told so', async () => {
      let now = Date.now()
      const service = await serve({ now: () => now })
      const cup = await makeCup(service)
      now += 40 * 86_400_000
      await pruneTables(service.store, 30, now)
      const follower = await followCup(service, cup.id)
      expect(follower.last('problem')?.problem.code).toBe('unknownCup')
      expect((await act(service, cup, { do: 'start', round: 1 })).status).toBe(404)
    })
  })
})

/** A store that fails from some call on. */
function failing(store: Store, method: 'createTable', isGood: (row: unknown) => boolean): Store {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name === method)
        return async (...values: Parameters<Store['createTable']>) => {
          if (!isGood(values[0])) throw new StoreProblem('closed')
          return target.createTable(...values)
        }
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
