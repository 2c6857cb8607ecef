import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { databasesOf, newFolder, type NewPlace } from './store/place.ts'
import { startService, type Service } from './tables/harness.ts'

export interface Stores {
  readonly newPlace: NewPlace
  /** A service on a fresh place. */
  readonly serve: (settings?: Parameters<typeof startService>[0]) => Promise<Service>
  /** Two nodes on a fresh place: on PostgreSQL each with connections of its own, and none is helped by a heartbeat. */
  readonly serveTwo: (settings?: Parameters<typeof startService>[0]) => Promise<readonly [Service, Service]>
}

/** The same tests on the embedded store and on a real PostgreSQL. */
export function onBothStores(tests: (stores: Stores) => void): void {
  describe('on the embedded store', () => tests(storesOf(newFolder)))
  describe('on PostgreSQL', () => {
    let postgres: TestPostgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(async () => postgres.end())
    tests(storesOf(databasesOf(() => postgres)))
  })
}

function storesOf(newPlace: NewPlace): Stores {
  return {
    newPlace,
    serve: async (settings = {}) => {
      const place = await newPlace()
      return startService({ ...settings, store: await place.open(settings.now === undefined ? {} : { now: settings.now }) })
    },
    serveTwo: async (settings = {}) => {
      const place = await newPlace()
      const options = { ...(settings.now === undefined ? {} : { now: settings.now }), heartbeatMs: 3_600_000 }
      const store = await place.open(options)
      const other = store.kind === 'sqlite' ? store : await place.open(options)
      return [await startService({ ...settings, store }), await startService({ ...settings, store: other })]
    },
  }
}
