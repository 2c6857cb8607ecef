import { get } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIMITS } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { addressKey, Bucket, Buckets } from '../../src/http/buckets.ts'
import { OutgoingText } from '../../src/tables/outgoing-text.ts'
import { Connection, type Socket, type Stream } from '../../src/http/connection.ts'
import { pingAll } from '../../src/http/heartbeat.ts'
import { Metrics } from '../../src/metrics.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { Client } from './client.ts'
import { SHORT } from './games.ts'
import { api, create, gather, greet, seatParty, sitDown, startService, temporaryFolder, wanted, type Service } from './harness.ts'
import { IN_TURN } from './real-games.ts'

const GAME = '_template'

describe('bounds', () => {
  it('S13: a message or request that is too big is not read', async () => {
    const service = await startService()
    const client = await Client.open(service.address, GAME)
    client.say('x'.repeat(LIMITS.message + 1))
    expect((await client.untilClosed()).code).toBe(1009)
    const answer = await api(service, 'POST', '/api/tables', { ...(await wanted(GAME)), options: { big: 'x'.repeat(LIMITS.request) } })
    expect([answer.status, answer.body.code]).toEqual([413, 'tooBig'])
  })

  it('S14: a connection that sends too fast is closed, and so are those of one address together', async () => {
    const service = await startService({ limits: { messagesPerSecond: 2 } })
    const { id, keys } = await gather(service, GAME, 2)
    const client = await greet(service, GAME, { table: id, key: keys[0]!.key })
    for (let i = 0; i < 7; i++) client.say({ type: 'undo', id: i })
    expect((await client.untilClosed()).code).toBe(4008)
    // All are open before the first speaks: however slow the machine, what they say comes at once.
    const crowd = await Promise.all(Array.from({ length: 80 }, () => Client.open(service.address, GAME)))
    for (const one of crowd) for (let i = 0; i < 3; i++) one.say({ type: 'hello', table: id, seen: 0, epoch: 0 })
    const codes = (await Promise.all(crowd.map((one) => one.untilClosed()))).map(({ code }) => code)
    // The second hello ends a socket; whoever came when the address had no more left is ended by the first.
    expect(new Set(codes)).toEqual(new Set([4000, 4008]))
  })

  it('S14: one address has so many sockets, so many requests and so many new tables', async () => {
    const service = await startService({ limits: { socketsPerAddress: 3, tablesPerHour: 2, requestsPerSecond: 4 } })
    const body = await wanted(GAME)
    const tables = await Promise.all([1, 2, 3].map(() => api(service, 'POST', '/api/tables', body)))
    expect(tables.map(({ status }) => String(status)).sort()).toEqual(['201', '201', '429'])
    const sockets = await Promise.all([1, 2, 3].map(() => Client.open(service.address, GAME)))
    const one = await Client.open(service.address, GAME)
    expect((await one.untilClosed()).code).toBe(4000)
    expect(one.messages.at(-1)).toMatchObject({ type: 'problem', problem: { code: 'tooMany' } })
    await sockets[0]!.leave()
    const again = await Client.open(service.address, GAME)
    await again.hello({ table: tables.find(({ status }) => status === 201)!.body.table.id })
    const requests = await Promise.all(Array.from({ length: 25 }, () => api(service, 'GET', '/api/tables')))
    expect(requests.some(({ status }) => status === 429)).toBe(true)
  })

  it('S14: talk has its own pace for each seat, however many sockets it has', async () => {
    const service = await startService()
    const { id, keys } = await gather(service, GAME, 2)
    const tabs = await Promise.all([1, 2, 3].map(() => greet(service, GAME, { table: id, key: keys[0]!.key })))
    const answers = await Promise.all(tabs.flatMap((tab) => [1, 2, 3].map((i) => tab.ask({ type: 'chat', text: `line ${i}` }))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'tooFast' } })
  })

  it('S14: a bucket fills again with time, and a network counts as one address', () => {
    const time = { now: 0 }
    const buckets = new Buckets({ burst: 3, perSecond: 2 }, () => time.now)
    const taken = () => [1, 2, 3, 4].map(() => buckets.take('a')).filter(Boolean).length
    expect([taken(), buckets.take('b')]).toEqual([3, true])
    time.now += 1000
    expect(taken()).toBe(2)
    for (let i = 0; i < 30_000; i++) buckets.take(`flood ${i}`)
    expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8:0:0:ffff::2'))
    expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8::1'))
    expect([addressKey('::ffff:10.1.2.3'), addressKey('10.1.2.3'), addressKey('::1')]).toEqual(['10.1.2.3', '10.1.2.3', '0:0:0:0::/64'])
  })
})

describe('other sites', () => {
  it('S15: can neither open a socket nor change anything', async () => {
    const own = await startService()
    const named = await startService({ limits: { publicUrl: 'https://tour.example' } })
    const opens = async (address: string, origin: string) =>
      Client.open(address, GAME, { origin }).then(
        () => true,
        () => false,
      )
    expect(await opens(own.address, own.address)).toBe(true)
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', 'nonsense'])
      expect(await opens(own.address, origin)).toBe(false)
    expect(await opens(named.address, 'https://tour.example')).toBe(true)
    for (const origin of [named.address, 'https://tour.example.evil.example', 'http://tour.example'])
      expect(await opens(named.address, origin)).toBe(false)
    const body = JSON.stringify(await wanted(GAME))
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    const answer = await fetch(`${own.address}/api/tables`, { method: 'POST', headers, body })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect((await fetch(`${own.address}/api/tables`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).status).toBe(400)
  })

  it('S15: nor can one whose name was made to lead here: without PUBLIC_URL only names are known that are nobody else’s', async () => {
    const named = await startService({ limits: { publicUrl: 'https://tour.example' } })
    const own = await startService()
    const ask = async (host: string, at: Service, path = '/api/tables', accept = '*/*') =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        get(`${at.address}${path}`, { headers: { host, accept } }, (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => resolve({ status: response.statusCode!, text }))
        }).on('error', reject)
      })
    for (const host of [
      'localhost:4810',
      'localhost',
      '127.0.0.1:1',
      '192.168.1.7:4810',
      '[::1]:4810',
      'raspberry',
      'bike.local:80',
      'a.localhost',
    ])
      expect((await ask(host, own)).status, host).toBe(200)
    for (const host of [
      'evil.example',
      'evil.example:4810',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'bike.local.evil.example',
      'EVIL.EXAMPLE.',
    ])
      for (const path of ['/api/tables', '/metrics', '/']) expect((await ask(host, own, path)).status, host).toBe(421)
    expect(JSON.parse((await ask('club.example', own)).text)).toMatchObject({ code: 'unknownHost', params: { host: 'club.example' } })
    expect((await ask('club.example', own, '/', 'text/html')).text).toContain('PUBLIC_URL=https://club.example npm start')
    expect((await ask('"><script>.example', own, '/', 'text/html')).text).not.toContain('script>')
    expect((await ask('anything.example', own, '/healthz')).status).toBe(200)
    expect((await ask('anything.example', named)).status).toBe(200)
    await expect(Client.open(own.address, GAME, { host: 'evil.example', origin: 'http://evil.example' })).rejects.toThrow('421')
  })

  it('S16: no foreign code runs on our pages, and nobody frames them', async () => {
    const service = await startService()
    const policy = (await fetch(`${service.address}/api/tables`)).headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy.split('; ')).toContain(part)
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http)/)
  })
})

describe('talk', () => {
  it('S17: is plain text, bounded, heard by all, and can be switched off by the host alone', async () => {
    const service = await startService()
    const { id, keys } = await gather(service, GAME, 2)
    const [own, other] = await Promise.all(keys.map(({ key }) => greet(service, GAME, { table: id, key })))
    const text = '<img src=x onerror=alert(1)> & "ça va ?" 🚴'
    expect(await own!.ask({ type: 'chat', text: `  ${text} ` })).toMatchObject({ ok: true })
    await other!.until(() => other!.chat.length === 1)
    expect(other!.chat[0]).toMatchObject({ seat: 0, text })
    const late = await greet(service, GAME, { table: id })
    expect(late.chat).toEqual(other!.chat)
    for (const bad of ['', '   ', 'x'.repeat(301), 'a\u0000b', 'a\u202Eb', '\uD800']) {
      const client = await greet(service, GAME, { table: id, key: keys[1]!.key })
      client.say({ type: 'chat', id: 1, text: bad })
      expect((await client.untilClosed()).code).toBe(4000)
    }
    const switchTo = (isOn: boolean, key: string) => api(service, 'PUT', `/api/tables/${id}/chat`, { isOn }, key)
    expect((await switchTo(false, keys[1]!.key)).body.code).toBe('notHost')
    expect((await switchTo(false, keys[0]!.key)).body.hasChat).toBe(false)
    expect(await other!.ask({ type: 'chat', text: 'still?' })).toMatchObject({ ok: false, problem: { code: 'chatOff' } })
    expect((await greet(service, GAME, { table: id })).chat).toEqual([])
    expect((await switchTo(true, keys[0]!.key)).body.hasChat).toBe(true)
    expect(await other!.ask({ type: 'chat', text: 'again' })).toMatchObject({ ok: true })
  })
})

describe('sockets', () => {
  it('S18: that do not read are closed before they fill the memory', async () => {
    const socket = fakeSocket()
    const service = await startService()
    const { table } = await create(service, GAME)
    const metrics = new Metrics()
    const endless = new Buckets({ burst: 1e9, perSecond: 1e9 })
    const buckets = { messages: endless, talk: endless, undos: endless, orders: endless, resends: endless }
    const { tables, sheets, cups, turns } = service
    const context = { tables, sheets, cups, turns, metrics, log: service.server.log, ...buckets, mostBuffered: 1000 }
    const connection = new Connection(socket, socket, 'x', new Bucket({ burst: 1e9, perSecond: 1e9 }), context)
    connection.receive(JSON.stringify({ type: 'hello', table: table.id, seen: 0, epoch: 0 }))
    await expect.poll(() => socket.calls).toEqual(['send'])
    socket.bufferedAmount = 1001
    await sitDown(service, table.id, 'Bo')
    expect(socket.calls).toEqual(['send', 'close 4009'])
    const sent = socket.calls.length
    connection.send(new OutgoingText('x'))
    expect(socket.calls).toHaveLength(sent)
    expect(await metrics.text()).toContain('echappee_sockets_dropped_total{kind="tooSlow"} 1')
  })

  it('S18: that do not answer a ping are dead', () => {
    const [good, dead] = [fakeSocket(), fakeSocket()]
    const alive = new Map([
      [good, true],
      [dead, true],
    ])
    pingAll(alive, new Metrics())
    alive.set(good, true)
    pingAll(alive, new Metrics())
    expect([good.calls, dead.calls]).toEqual([
      ['ping', 'ping'],
      ['ping', 'close 4010', 'terminate'],
    ])
  })
})

describe('the end', () => {
  it('S19: sends everybody away with 1001, finishes the writes under way and closes the store', async () => {
    const dataFolder = temporaryFolder()
    const service = await startService({ dataFolder })
    const { id, clients } = await seatParty(service, IN_TURN, 2, { options: SHORT[IN_TURN]! })
    const acting = clients.find((client) => client.isAwaited)!
    const answer = acting.move(acting.choice()).then(
      ({ ok }) => ok,
      () => undefined,
    )
    const closing = service.close()
    await Promise.all(clients.map(async (client) => expect((await client.untilClosed()).code).toBe(1001)))
    await closing
    await expect(service.store.readTable(id)).rejects.toThrow('closed')
    await expect(fetch(`${service.address}/healthz`)).rejects.toThrow()
    const again = await startService({ dataFolder })
    const kept = (await again.store.readEntries(id, 0, 100)).filter(({ payload }) => (payload as { type: string }).type === 'moved')
    if ((await answer) === true) expect(kept).toHaveLength(1)
  })

  it('S19: lets a write that takes its time come to its end first', async () => {
    const order: string[] = []
    const real = await openSqliteStore(temporaryFolder())
    let begun = 0
    const store: Store = Object.assign(Object.create(real) as Store, bound(real), {
      append: async (append: Parameters<Store['append']>[0]) => {
        begun++
        await new Promise((resolve) => setTimeout(resolve, 150))
        const answer = await real.append(append)
        order.push(`append ${answer}`)
        return answer
      },
      close: async () => {
        order.push('close')
        return real.close()
      },
    })
    const service = await startService({ store })
    const { clients } = await seatParty(service, GAME, 2)
    order.length = 0
    begun = 0
    clients[0]!.say({ type: 'move', id: 1, decision: 0, move: clients[0]!.choice() })
    await expect.poll(() => begun).toBe(1)
    await service.close()
    expect(order.slice(0, 2)).toEqual(['append ok', 'close'])
  })
})

it('every promise of SECURITY.md has a number of its own and a test, and no test names one that is not there', () => {
  const here = fileURLToPath(new URL('..', import.meta.url))
  const promised = readFileSync(join(here, '../SECURITY.md'), 'utf8').match(/(?<=\*\*)S\d+(?=\*\*)/g) ?? []
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const titles = files.flatMap((file) => readFileSync(join(here, file), 'utf8').match(/(?<=it(?:\.each\(.*?\))?\(\s*)'S\d+[^']*'/g) ?? [])
  const tested = new Set(titles.flatMap((title) => title.slice(1, title.indexOf(':')).split(' ')))
  expect(promised.length).toBeGreaterThan(22)
  expect([...tested].sort()).toEqual(promised.sort())
})

function fakeSocket(): Socket & Stream & { calls: string[]; bufferedAmount: number; ping(): void } {
  const calls: string[] = []
  return {
    calls,
    bufferedAmount: 0,
    writable: true,
    write: () => calls.push('send') > 0,
    close: (code) => void calls.push(`close ${code}`),
    terminate: () => void calls.push('terminate'),
    ping: () => void calls.push('ping'),
  }
}

/** The methods of a store, so that some of them can be exchanged. */
function bound(store: Store): Partial<Store> {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(store)).filter((name) => name !== 'constructor') as (keyof Store)[]
  return Object.fromEntries(names.map((name) => [name, (store[name] as (...args: unknown[]) => unknown).bind(store)]))
}
