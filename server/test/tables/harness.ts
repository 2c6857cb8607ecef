import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { defaultOptions, type Json } from '@echappee/kernel'
import type { CreateTable, SeatKey, TableInfo } from '@echappee/protocol'
import { onTestFinished } from 'vitest'
import { buildApp, type App, type AppSettings } from '../../src/app.ts'
import { readConfig, type Config } from '../../src/config.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { Client, type Greeting } from './client.ts'
import { gameOf } from './games.ts'

export interface Service extends App {
  readonly address: string
  readonly store: Store
}

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A service on a real store and a real port. Limits are far away unless given. */
export async function startService(
  settings: Partial<AppSettings> & { limits?: Partial<Config>; dataFolder?: string } = {},
): Promise<Service> {
  const store = settings.store ?? (await openSqliteStore(settings.dataFolder ?? temporaryFolder()))
  const app = await buildApp({ config: configWith(settings.limits), ...settings, store })
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => app.close())
  return { ...app, address, store }
}

export function configWith(limits: Partial<Config> = {}): Config {
  const read = readConfig({ LOG_LEVEL: 'silent', BOT_THREADS: '1' })
  if (!read.ok) throw new Error(read.sentences.join(' '))
  const far = {
    socketsPerAddress: 10_000,
    connectionsPerAddress: 20_000,
    seatsPerAddress: 10_000,
    tablesPerHour: 100_000,
    messagesPerSecond: 10_000,
    requestsPerSecond: 10_000,
    hiddenGames: 1,
  }
  return { ...read.config, ...far, ...limits }
}

export interface Answered {
  readonly status: number
  readonly body: any
}

/** One HTTP request with a JSON body and a key. */
export async function api(at: { address: string }, method: string, path: string, body?: unknown, key?: string): Promise<Answered> {
  const response = await fetch(at.address + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

export const nonce = (): string => randomBytes(16).toString('hex')

export async function wanted(game: string, more: Partial<CreateTable> = {}): Promise<CreateTable> {
  const { rules } = await gameOf(game)
  return {
    game,
    options: defaultOptions(rules.optionFields) as Record<string, never>,
    seats: ['open', 'open'],
    host: 'Anne',
    isPublic: false,
    clock: { kind: 'none' },
    hasChat: true,
    standIn: { after: 2, level: 'greedy' },
    ...more,
  }
}

/** A table whose host has not added a nonce yet. */
export async function createBare(at: { address: string }, game: string, more: Partial<CreateTable> = {}): Promise<SeatKey> {
  const { status, body } = await api(at, 'POST', '/api/tables', await wanted(game, more))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export async function create(at: { address: string }, game: string, more: Partial<CreateTable> = {}): Promise<SeatKey> {
  const host = await createBare(at, game, more)
  return { ...host, table: await come(at, host.table.id, host.key) }
}

/** Adds a nonce of the seat that the key opens, as the site does when it has seen the commitment. */
export async function come(at: { address: string }, table: string, key: string): Promise<TableInfo> {
  const { body } = await api(at, 'GET', `/api/tables/${table}`)
  const client = await greet(at, body.game, { table, key, nonce: nonce() })
  await client.leave()
  return client.table!
}

export async function sitDown(at: { address: string }, table: string, name: string, seat?: number): Promise<SeatKey> {
  const { status, body } = await api(at, 'POST', `/api/tables/${table}/seats`, {
    name,
    nonce: nonce(),
    ...(seat === undefined ? {} : { seat }),
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export async function start(at: { address: string }, { table, key }: SeatKey): Promise<void> {
  const { status, body } = await api(at, 'POST', `/api/tables/${table.id}/start`, undefined, key)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

export interface Party {
  readonly id: string
  readonly keys: readonly SeatKey[]
}

/** A table with all its people, not started yet. */
export async function gather(at: { address: string }, game: string, people: number, more: Partial<CreateTable> = {}): Promise<Party> {
  const host = await create(at, game, { seats: Array.from({ length: people }, () => 'open'), ...more })
  const keys = [host]
  for (let seat = 1; seat < people; seat++)
    if (host.table.seats[seat]!.by === 'open') keys.push(await sitDown(at, host.table.id, `Guest ${seat}`))
  return { id: host.table.id, keys }
}

export async function greet(at: { address: string }, game: string, greeting: Greeting): Promise<Client> {
  const client = await Client.open(at.address, game)
  await client.hello(greeting)
  return client
}

/** Everybody of a party on a socket of their own, the game started. */
export async function seatParty(at: { address: string }, game: string, people: number, more: Partial<CreateTable> = {}) {
  const party = await gather(at, game, people, more)
  const clients = await Promise.all(party.keys.map(({ key }) => greet(at, game, { table: party.id, key })))
  await start(at, party.keys[0]!)
  await Promise.all(clients.map((client) => client.until(() => client.turn !== null)))
  return { ...party, clients }
}

export const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
