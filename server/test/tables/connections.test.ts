import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LIMITS } from '@echappee/protocol'
import { callerOf } from '../../src/http/caller.ts'
import { Connection } from '../../src/http/connection.ts'
import { Bucket, Buckets } from '../../src/http/buckets.ts'
import { Client } from './client.ts'
import { api, create, greet, seatParty, start, startService, type Service } from './harness.ts'
import { LONGEST } from './real-games.ts'

describe('connections', () => {
  it('S25: with a request that stays half-sent are closed', async () => {
    const service = await startService()
    const { server } = service.server
    // The same clocks, faster.
    Object.assign(server, { headersTimeout: 300, requestTimeout: 600 })
    const halves = [
      'GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ',
      'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game":',
    ]
    const sockets = halves.map((half) => {
      const socket = plain(service)
      socket.write(half)
      return socket
    })
    await Promise.all(sockets.map((socket) => once(socket, 'close')))
    expect((await api(service, 'GET', '/healthz')).status).toBe(200)
  })

  it('S25: are looked at every few seconds', async () => {
    const { server } = (await startService()).server
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 20_000])
  })

  it('S25: are counted by address before a word is said, and given back', async () => {
    const service = await startService({ limits: { connectionsPerAddress: 5 } })
    const first = Array.from({ length: 5 }, () => plain(service))
    await Promise.all(first.map((socket) => once(socket, 'connect')))
    const sixth = plain(service)
    await once(sixth, 'close')
    expect(sixth.bytesRead).toBe(0)
    for (const socket of first) socket.destroy()
    await expect.poll(async () => (await api(service, 'GET', '/healthz').catch(() => ({ status: 0 }))).status).toBe(200)
  })
})

describe('what leaves', () => {
  it('S26: is framed once for all sockets that hear the same', async () => {
    const service = await startService()
    const { id, clients } = await seatParty(service, '_template', 2)
    const endless = new Buckets({ burst: 1e9, perSecond: 1e9 })
    const written: Uint8Array[][] = []
    for (let i = 0; i < 3; i++) {
      const pieces: Uint8Array[] = []
      written.push(pieces)
      const socket = { bufferedAmount: 0, writable: true, write: (bytes: Uint8Array) => pieces.push(bytes) > 0, close() {}, terminate() {} }
      const { tables, sheets, cups, turns, metrics } = service
      const context = { tables, sheets, cups, turns, metrics, log: service.server.log, mostBuffered: 1e6 }
      const buckets = { messages: endless, talk: endless, undos: endless, orders: endless, resends: endless }
      const onlooker = new Connection(socket, socket, 'x', new Bucket({ burst: 1e9, perSecond: 1e9 }), { ...context, ...buckets })
      onlooker.receive(JSON.stringify({ type: 'hello', table: id, seen: 0, epoch: 0 }))
      await expect.poll(() => pieces.length).toBe(1)
    }
    for (const client of clients) await client.move(client.choice())
    await expect.poll(() => written.map((pieces) => pieces.length)).toEqual([2, 2, 2])
    expect(new Set(written.map(([, second]) => second)).size).toBe(1)
  })

  it('S26: stays small in a long game on the largest board, and nothing of the story is lost', async () => {
    const service = await startService()
    const { game, race } = LONGEST
    const host = await create(service, game, { seats: [...race.seats], options: race.options })
    const client = await greet(service, game, { table: host.table.id, key: host.key })
    await start(service, host)
    await client.until(() => client.turn !== null)
    await client.play(() => client.events.length < 1500)
    const later = await greet(service, game, { table: host.table.id, key: host.key })
    await later.until(() => later.missing === 0)
    expect(later.mistakes).toEqual([])
    expect(later.events.slice(0, 1500)).toEqual(client.events.slice(0, 1500))
    // The welcome, and earlier events page by page.
    expect(later.raw.length).toBeGreaterThan(2)
    for (const text of [...client.raw, ...later.raw]) expect(Buffer.byteLength(text)).toBeLessThan(LIMITS.outgoing)
    // What never changes was sent once.
    expect(client.raw.filter((text) => text.includes(`"${race.fixed}"`) && text.includes('"type":"table"'))).toEqual([])
  })

  it('S26: is not sent again and again to whoever asks: welcomes, earlier events and moves taken back are counted', async () => {
    const service = await startService({ limits: { messagesPerSecond: 20, socketsPerAddress: 5 } })
    const { id, clients } = await seatParty(service, '_template', 2)
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 40; i++) codes.push((await clients[0]!.ask({ type: 'undo' })).problem?.code)
    expect(codes.filter((code) => code === 'tooFast').length).toBeGreaterThan(10)
    let refused = 0
    for (let i = 0; i < 100; i++) {
      const onlooker = await Client.open(service.address, '_template')
      onlooker.say({ type: 'hello', table: id, seen: 0, epoch: 0 })
      await onlooker.until(() => onlooker.messages.length > 0)
      if (onlooker.messages[0]!.type === 'problem') refused++
      await onlooker.leave()
    }
    expect(refused).toBeGreaterThan(5)
  })
})

function plain({ address }: Service): Socket {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.resume()
  onTestFinished(() => void socket.destroy())
  return socket
}

describe('who calls', () => {
  const request = (forwarded?: string) =>
    ({ socket: { remoteAddress: '10.0.0.1' }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as IncomingMessage

  it('S14: is what the nearest proxies say, and nothing that was said before them', () => {
    const named = '6.6.6.6, 203.0.113.9, 10.0.0.2'
    expect([0, 1, 2, 3, 9].map((proxies) => callerOf(request(named), proxies))).toEqual([
      '10.0.0.1',
      '10.0.0.2',
      '203.0.113.9',
      '6.6.6.6',
      '6.6.6.6',
    ])
    expect([callerOf(request(), 1), callerOf(request(' ,'), 1)]).toEqual(['10.0.0.1', '10.0.0.1'])
  })

  it('S14: is the same for a socket as for a request', async () => {
    const service = await startService({ limits: { trustProxy: 1, socketsPerAddress: 1 } })
    const open = (forwarded: string) => Client.open(service.address, '_template', { 'x-forwarded-for': forwarded })
    await open('203.0.113.9')
    const second = await open('6.6.6.6, 203.0.113.9')
    await second.untilClosed()
    expect(second.messages).toMatchObject([{ type: 'problem', problem: { code: 'tooMany' } }])
    const other = await open('203.0.113.10')
    other.say({ type: 'ping', id: 1 })
    await other.untilClosed()
    expect(other.messages).toMatchObject([{ type: 'problem', problem: { code: 'helloFirst' } }])
  })
})
