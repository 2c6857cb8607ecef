import { createServer, type AddressInfo, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { Client, type Greeting } from '../tables/client.ts'
import { SHORT } from '../tables/games.ts'
import { api, create, gather, sitDown, start, startService, type Service } from '../tables/harness.ts'
import { IN_TURN as GAME } from '../tables/real-games.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

const HOUR = 3_600_000
const short = { options: SHORT[GAME]! }

describe('three nodes on one PostgreSQL', () => {
  it('S52: serve the people of one table at one node, wherever they come', async () => {
    const nodes = await nodesOn(await postgres.freshUrl(), 3)
    const host = await create(nodes[0]!, GAME, { ...short, seats: ['open', 'open', 'open'] })
    const { id } = host.table
    const keys = [host, await sitDown(nodes[1]!, id, 'Bo'), await sitDown(nodes[2]!, id, 'Cy')]
    const clients = await Promise.all(keys.map(({ key }, i) => lead(nodes[i]!, GAME, { table: id, key })))
    await start(nodes[2]!, host)
    await Promise.all(clients.map((client) => client.play()))
    expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
    // Whoever has created the table is at the right place.
    expect(await Promise.all(nodes.map((node) => figure(node, 'echappee_sockets')))).toEqual([3, 0, 0])
    expect(await Promise.all(nodes.map((node) => figure(node, 'echappee_sockets_led')))).toEqual([0, 1, 1])
    expect(nodes.map(({ tables }) => tables.count)).toEqual([1, 0, 0])
    const records = await Promise.all(nodes.map((node) => api(node, 'GET', `/api/tables/${id}/record`)))
    expect(records.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(records[2]).toEqual(records[0])
  })

  it('S52: count whoever is led by their own address, and tell strangers who say that they lead somebody that it is the wrong place', async () => {
    const nodes = await nodesOn(await postgres.freshUrl(), 2, { trustProxy: 1, socketsPerAddress: 2, connectionsPerAddress: 1 })
    const { table } = await create(nodes[0]!, '_template')
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let i = 0; i < 2; i++) await lead(nodes[1]!, '_template', { table: table.id }, from('198.51.100.7'))
    await expect(lead(nodes[1]!, '_template', { table: table.id }, from('198.51.100.7'))).rejects.toThrow('429')
    // The node that serves them knows them too.
    await expect(lead(nodes[0]!, '_template', { table: table.id }, from('198.51.100.7'))).rejects.toThrow('tooMany')
    await lead(nodes[1]!, '_template', { table: table.id }, from('198.51.100.8'))
    // What no proxy would say is an address too.
    await lead(nodes[1]!, '_template', { table: table.id }, from('nonsense'))

    const lie = { 'x-echappee-led': `${'A'.repeat(43)} 198.51.100.9` }
    await expect(lead(nodes[0]!, '_template', { table: table.id }, lie)).rejects.toThrow('421')
    expect((await fetch(`${nodes[0]!.address}/api/tables/${table.id}`, { headers: lie })).status).toBe(421)
    // A request with a mistake is answered in the same words wherever it is made.
    const mistakes = await Promise.all(nodes.map((node) => api(node, 'POST', `/api/tables/${table.id}/seats`, { name: 7 })))
    expect(mistakes[0]!.status).toBe(400)
    expect(mistakes[1]).toEqual(mistakes[0])
  })

  it('S52: go on when the node that serves a table goes away: all are at one node again', async () => {
    const nodes = await nodesOn(await postgres.freshUrl(), 3)
    const { id, keys } = await gather(nodes[0]!, GAME, 3, short)
    const clients = await Promise.all(keys.map(({ key }, i) => lead(nodes[(i + 1) % 3]!, GAME, { table: id, key })))
    await start(nodes[1]!, keys[0]!)
    await Promise.all(clients.map((client) => client.play(() => client.events.length < 30)))
    await nodes[0]!.close()
    await Promise.all(clients.map((client) => client.untilClosed()))
    const left = [nodes[1]!, nodes[2]!]
    const back = await Promise.all(
      clients.map(async ({ events, epoch, seat }, i) => {
        const client = await Client.open(left[i % 2]!.address, GAME, {}, id)
        client.events.push(...events)
        await client.hello({ table: id, key: keys[seat]!.key, seen: events.length, epoch })
        return client
      }),
    )
    await Promise.all(back.map((client) => client.play()))
    expect(back.flatMap(({ mistakes }) => mistakes)).toEqual([])
    const sockets = await Promise.all(left.map((node) => figure(node, 'echappee_sockets')))
    expect(sockets.toSorted((a, b) => a - b)).toEqual([0, 3])
  })
})

describe('a node that nobody reaches', () => {
  it.each(['refuses', 'hears nothing', 'is somebody else'] as const)('S52: because it %s: another one serves its tables', async (how) => {
    const url = await postgres.freshUrl()
    const [node] = await nodesOn(url, 1)
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await create(node!, '_template')).table.id))
    // Now there seems to be a second node, which is the first to serve some of the tables.
    const other = await openPostgresStore(url)
    onTestFinished(async () => other.close())
    await other.openDoor({ address: await placeThat(how), machine: hostname(), secret: 'S'.repeat(43) })
    await expect.poll(() => node!.store.doors().length).toBe(2)
    const moved = ids.filter((id) => !node!.tables.isOwn(id))
    expect(moved.length).toBeGreaterThan(0)
    expect((await sitDown(node!, moved[0]!, 'Bo')).seat).toBe(1)
    // From the first failure on nobody is led there for a while.
    expect(ids.every((id) => node!.tables.isOwn(id))).toBe(true)
    for (const table of moved) expect((await lead(node!, '_template', { table })).table?.id).toBe(table)
  })
})

async function placeThat(how: 'refuses' | 'hears nothing' | 'is somebody else'): Promise<string> {
  if (how === 'is somebody else') return (await startService()).address.replace('http://', '')
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  }
  if (how === 'refuses') await close()
  else onTestFinished(async () => void (await close()))
  return `127.0.0.1:${port}`
}

async function nodesOn(
  url: string,
  count: number,
  limits: NonNullable<Parameters<typeof startService>[0]>['limits'] = {},
): Promise<Service[]> {
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => startService({ limits, store: await openPostgresStore(url, { heartbeatMs: HOUR }) })),
  )
  for (const { store } of nodes) await expect.poll(() => store.doors().length).toBe(count)
  return nodes
}

/** A socket that names its table in the address, as the site does. */
async function lead(node: Service, game: string, greeting: Greeting, headers: Record<string, string> = {}): Promise<Client> {
  const client = await Client.open(node.address, game, headers, greeting.table)
  await client.hello(greeting)
  return client
}

async function figure(node: Service, name: string): Promise<number> {
  const text = await (await fetch(`${node.address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}
