import { execFileSync } from 'node:child_process'
import type { LookupAddress } from 'node:dns'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { isEndpointGood, isPublicAddress, publicLookup } from '../src/push/endpoint.ts'
import { PushSender } from '../src/push/sender.ts'
import { MOST_SUBSCRIPTIONS } from '../src/push/subscriptions.ts'
import { newVapidKeys, readVapid } from '../src/push/vapid.ts'
import { pruneTables } from '../src/store/prune.ts'
import { StoreProblem } from '../src/store/problem.ts'
import { openSqliteStore } from '../src/store/sqlite.ts'
import type { NewTable } from '../src/store/store.ts'
import { onBothStores } from './both-stores.ts'
import { Browser, claimsOf, PushService } from './push-service.ts'
import { api, gather, greet, seatParty, start, startService, temporaryFolder, type Service } from './tables/harness.ts'

const GAME = '_template'
const KEYS = newVapidKeys()
const VAPID = readVapid(KEYS.publicKey, KEYS.privateKey, 'mailto:host@tour.example')!
const PUSH = { vapid: VAPID, mayReachPrivate: true }

const subscribe = (at: Service, table: string, key: string, wanted: unknown) => api(at, 'POST', `/api/tables/${table}/push`, wanted, key)

/** Until every call that was to come has come: that of another table, which was told later. */
async function calledAll(service: Service, pushService: PushService): Promise<void> {
  const last = new Browser(pushService.origin)
  const { id, keys } = await gather(service, GAME, 2)
  await subscribe(service, id, keys[1]!.key, last.wanted())
  await start(service, keys[0]!)
  await expect.poll(() => pushService.callsTo(last).length).toBe(1)
  pushService.calls.splice(pushService.calls.indexOf(pushService.callsTo(last)[0]!), 1)
}

/** A table of people of whom the last has subscribed a browser. */
async function subscribed(people = 2, settings: Parameters<typeof startService>[0] = {}, more: Parameters<typeof gather>[3] = {}) {
  const pushService = await PushService.open()
  const service = await startService({ ...settings, limits: { push: PUSH, ...settings.limits } })
  const party = await gather(service, GAME, people, more)
  const browser = new Browser(pushService.origin)
  const { key } = party.keys.at(-1)!
  expect(await subscribe(service, party.id, key, browser.wanted())).toEqual({ status: 201, body: { browsers: 1 } })
  return { ...party, key, service, pushService, browser }
}

describe('a notification', () => {
  it('S21: tells the browser table, game and language, and its push service nothing', async () => {
    const { id, keys, key, service, pushService, browser } = await subscribed(3)
    const english = new Browser(pushService.origin)
    await subscribe(service, id, keys[1]!.key, english.wanted('en'))
    await start(service, keys[0]!)
    await expect.poll(() => pushService.calls.length).toBe(2)
    const [call] = pushService.callsTo(browser)
    expect(browser.read(call!)).toEqual({ kind: 'decision', table: id, game: GAME, language: 'fr' })
    expect(english.read(pushService.callsTo(english)[0]!)).toEqual({ kind: 'decision', table: id, game: GAME, language: 'en' })
    expect(() => english.read(call!)).toThrow()

    const claims = claimsOf(call!, KEYS.publicKey) as { exp: number }
    expect(claims).toEqual({ aud: pushService.origin, sub: 'mailto:host@tour.example', exp: expect.any(Number) })
    expect(claims.exp - Date.now() / 1000).toBeGreaterThan(3600)
    expect(claims.exp - Date.now() / 1000).toBeLessThan(86_400)
    expect(call!.headers['topic']).toMatch(/^[\w-]{32}$/)
    const open = JSON.stringify(call!.headers) + call!.body.toString('latin1')
    for (const secret of [id, GAME, key, 'Anne', 'Guest']) expect(open).not.toContain(secret)

    const info = JSON.stringify((await api(service, 'GET', `/api/tables/${id}`)).body)
    const own = JSON.stringify((await api(service, 'POST', '/api/seats', { keys: [keys[0]!.key] })).body)
    expect(info + own).not.toContain('/push/')
  })

  it('S21: and no address of a browser is in the log, whatever the push service answers', async () => {
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const { keys, service, pushService, browser } = await subscribed(2, { logTo, limits: { logLevel: 'trace' } })
    pushService.answer = 500
    await start(service, keys[0]!)
    await expect.poll(() => lines.some((line) => line.includes('a push service did not take a message'))).toBe(true)
    const { subscription } = browser.wanted()
    for (const secret of [subscription.endpoint, '/push/', subscription.keys.auth, subscription.keys.p256dh])
      expect(lines.join('')).not.toContain(secret)
  })

  it('comes once for each decision, and not to somebody who is there', async () => {
    const { id, keys, key, service, pushService, browser } = await subscribed()
    const host = await greet(service, GAME, { table: id, key: keys[0]!.key })
    await start(service, keys[0]!)
    await host.until(() => host.isAwaited)
    await expect.poll(() => pushService.calls.length).toBe(1)
    // Moves that ask nothing new: made, taken back, made again.
    expect((await host.move(host.choice())).ok).toBe(true)
    expect((await host.ask({ type: 'undo' })).ok).toBe(true)
    expect((await host.ask({ type: 'chat', text: 'hello' })).ok).toBe(true)

    const guest = await greet(service, GAME, { table: id, key })
    await guest.move(guest.choice())
    await calledAll(service, pushService)
    expect(pushService.calls).toHaveLength(1)
    // The guest goes, the host ends the round: a new decision.
    await guest.leave()
    await expect.poll(() => service.metrics.text()).toContain('echappee_sockets 1')
    await host.move(host.choice())
    await expect.poll(() => pushService.calls.length).toBe(2)
    // The guest is there for the one after that.
    const again = await greet(service, GAME, { table: id, key })
    await host.move(host.choice())
    await again.move(again.choice())
    await again.until(() => again.turn!.decision === 2)
    await calledAll(service, pushService)
    expect(pushService.callsTo(browser)).toHaveLength(2)
    // Two of them told that nobody was missed.
    expect(await service.metrics.text()).toContain('echappee_pushes_total{kind="sent"} 4')
  })

  it('is asked for with a seat, whose owner is told on every browser and can end it', async () => {
    const { id, keys, key, service, pushService, browser } = await subscribed()
    const second = new Browser(pushService.origin)
    expect((await subscribe(service, id, key, second.wanted())).body).toEqual({ browsers: 2 })
    expect((await subscribe(service, id, key, browser.wanted('en'))).body).toEqual({ browsers: 2 })
    const end = await api(service, 'DELETE', `/api/tables/${id}/push`, { endpoint: second.endpoint }, key)
    expect(end).toEqual({ status: 200, body: { browsers: 1 } })
    await start(service, keys[0]!)
    await expect.poll(() => pushService.calls.length).toBe(1)
    expect(browser.read(pushService.calls[0]!)).toMatchObject({ language: 'en' })
    await calledAll(service, pushService)
    expect(pushService.calls).toHaveLength(1)
    // A seat holds a few; the oldest go.
    const many = Array.from({ length: MOST_SUBSCRIPTIONS + 2 }, () => new Browser(pushService.origin))
    for (const one of many) await subscribe(service, id, key, one.wanted())
    const kept = (await service.store.readSeats(id))[1]!.data as { push: { subscription: { endpoint: string } }[] }
    expect(kept.push.map(({ subscription }) => subscription.endpoint)).toEqual(many.slice(2).map(({ endpoint }) => endpoint))
  })

  it('ends with the seat', async () => {
    const { id, keys, key, service, pushService } = await subscribed()
    await api(service, 'DELETE', `/api/tables/${id}/seats`, undefined, key)
    await api(service, 'PUT', `/api/tables/${id}/seats`, { seat: 1, by: 'random' }, keys[0]!.key)
    expect((await service.store.readSeats(id))[1]!.data).toEqual({ by: 'random' })
    await start(service, keys[0]!)
    await calledAll(service, pushService)
    expect(pushService.calls).toHaveLength(0)
  })

  it('is sent by one node alone', async () => {
    const { id, keys, service, pushService } = await subscribed(3)
    const other = await startService({ store: service.store, limits: { push: PUSH } })
    const [first, second] = [
      await greet(service, GAME, { table: id, key: keys[0]!.key }),
      await greet(other, GAME, { table: id, key: keys[1]!.key }),
    ]
    await start(other, keys[0]!)
    await Promise.all([first, second].map((client) => client.until(() => client.isAwaited)))
    expect((await first.move(first.choice())).ok).toBe(true)
    expect((await second.move(second.choice())).ok).toBe(true)
    for (const node of [service, other]) await calledAll(node, pushService)
    expect(pushService.calls).toHaveLength(1)
  })

  it('is still sent after a restart', async () => {
    const dataFolder = temporaryFolder()
    const { keys, service, pushService, id, browser } = await subscribed(2, { dataFolder })
    await service.close()
    const next = await startService({ dataFolder, limits: { push: PUSH } })
    await start(next, keys[0]!)
    await expect.poll(() => pushService.calls.length).toBe(1)
    expect(browser.read(pushService.calls[0]!)).toMatchObject({ table: id })
  })

  it('does not come while a bot stands in, and is worth nothing after the deadline', async () => {
    let now = 1_800_000_000_000
    const settings = { now: () => now, sweepEvery: 20 }
    const more = { clock: { kind: 'decision', seconds: 60 }, standIn: { after: 1, level: 'random' } } as const
    const { id, keys, service, pushService } = await subscribed(2, settings, more)
    await start(service, keys[0]!)
    await expect.poll(() => pushService.calls.length).toBe(1)
    expect(pushService.calls[0]!.headers['ttl']).toBe('60')
    now += 61_000
    await expect.poll(async () => (await api(service, 'GET', `/api/tables/${id}`)).body.status).toBe('over')
    await calledAll(service, pushService)
    expect(pushService.calls).toHaveLength(1)
  })

  it('comes for the decision that follows one the clock has made', async () => {
    let now = 1_800_000_000_000
    const more = { clock: { kind: 'decision', seconds: 60 }, standIn: { after: 9, level: 'random' } } as const
    const { keys, service, pushService } = await subscribed(2, { now: () => now, sweepEvery: 20 }, more)
    await start(service, keys[0]!)
    await expect.poll(() => pushService.calls.length).toBe(1)
    now += 61_000
    await expect.poll(() => pushService.calls.length).toBe(2)
    await calledAll(service, pushService)
    expect(pushService.calls).toHaveLength(2)
  })
})

describe('a push service', () => {
  it.each([410, 404])('that answers %d is not called again', async (answer) => {
    const { id, keys, service, pushService } = await subscribed()
    pushService.answer = answer
    await start(service, keys[0]!)
    await expect.poll(async () => (await service.store.readSeats(id))[1]!.data).toEqual({ by: 'human', push: [] })
    expect(pushService.calls).toHaveLength(1)
    expect(await service.metrics.text()).toContain('echappee_pushes_total{kind="gone"} 1')
  })

  it.each([301, 429, 500])('that answers %d disturbs nothing, and is called for the next decision', async (answer) => {
    const { id, keys, key, service, pushService, browser } = await subscribed()
    pushService.answer = answer
    await start(service, keys[0]!)
    await expect.poll(() => service.metrics.text()).toContain('echappee_pushes_total{kind="failed"} 1')
    const [host, guest] = await Promise.all([keys[0]!.key, key].map((own) => greet(service, GAME, { table: id, key: own })))
    await guest!.move(guest!.choice())
    await guest!.leave()
    await expect.poll(() => service.metrics.text()).toContain('echappee_sockets 1')
    expect((await host!.move(host!.choice())).ok).toBe(true)
    await expect.poll(() => pushService.callsTo(browser).length).toBe(2)
    expect(pushService.calls).toHaveLength(2)
  })

  it('that never answers keeps neither the game nor the end of the server waiting', async () => {
    // No patience ends the call: only the end of the server does.
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    onTestFinished(() => patience.mockRestore())
    const { id, keys, key, service, pushService } = await subscribed()
    pushService.answer = 'never'
    await start(service, keys[0]!)
    await expect.poll(() => pushService.calls.length).toBe(1)
    const clients = await Promise.all([keys[0]!.key, key].map((own) => greet(service, GAME, { table: id, key: own })))
    await Promise.all(clients.map((client) => client.play()))
    expect(clients.every((client) => client.isOver)).toBe(true)
    await service.close()
  })

  it('that is not there disturbs nothing', async () => {
    const { id, key, keys, service } = await subscribed()
    await subscribe(service, id, key, new Browser('http://127.0.0.1:1').wanted())
    await start(service, keys[0]!)
    await expect.poll(() => service.metrics.text()).toContain('echappee_pushes_total{kind="failed"} 1')
    expect((await api(service, 'GET', `/api/tables/${id}`)).body.status).toBe('running')
  })
})

describe('an address to call', () => {
  const CLOSED = [
    'http://push.example.org/x',
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://172.20.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://[::1]/x',
    'https://[::]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fe80::1]/x',
    'https://[fd00::1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://postgres/x',
    'https://metadata.google.internal/x',
    'https://printer.local/x',
    'https://push.example.org:5432/x',
    'https://me:secret@push.example.org/x',
    'file:///etc/passwd',
    'nonsense',
  ]

  it('S22: inside the host’s own network, or not by HTTPS, is refused', async () => {
    const service = await startService({ limits: { push: { ...PUSH, mayReachPrivate: false } } })
    const { id, keys } = await gather(service, GAME, 2)
    const browser = new Browser('https://push.example.org')
    for (const endpoint of CLOSED) {
      const { status, body } = await subscribe(service, id, keys[0]!.key, browser.wanted('fr', endpoint))
      expect([endpoint, status, body.code]).toEqual([endpoint, 400, 'badPush'])
    }
    expect((await service.store.readSeats(id))[0]!.data).toEqual({ by: 'human' })
    for (const good of [
      'https://fcm.googleapis.com/fcm/send/x:y',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://[2a00:1450::1]/x',
    ])
      expect([good, isEndpointGood(good, false)]).toEqual([good, true])
    expect((await subscribe(service, id, keys[0]!.key, browser.wanted())).status).toBe(201)
  })

  it('S22: is looked at again when it is called and when its name is resolved', async () => {
    const pushService = await PushService.open()
    const sender = new PushSender({ ...PUSH, mayReachPrivate: false })
    const { subscription } = new Browser(pushService.origin).wanted()
    const message = { text: '{}', topic: 'x', ttl: 60 }
    expect(await sender.send(subscription, message)).toBe(410)
    expect(pushService.calls).toHaveLength(0)
    sender.close()
    for (const all of [true, false]) {
      const resolved = new Promise<unknown>((resolve) =>
        publicLookup('localhost', { all }, (error: Error | null, found: string | LookupAddress[]) => resolve(error ?? found)),
      )
      expect(await resolved).toMatchObject({ code: 'EPRIVATE' })
    }
    expect(['8.8.8.8', '2a00:1450:4001::1'].every(isPublicAddress)).toBe(true)
    expect(['127.0.0.1', '::ffff:10.0.0.1', '::1', 'fe80::1', '203.0.113.9'].some(isPublicAddress)).toBe(false)
  })
})

describe('nonsense', () => {
  it('is refused with a sentence', async () => {
    const { id, keys, key, service, browser } = await subscribed()
    const good = browser.wanted()
    const { endpoint, keys: own } = good.subscription
    const bad: unknown[] = [
      undefined,
      {},
      [],
      { subscription: good.subscription },
      { ...good, language: 'de' },
      { ...good, subscription: { endpoint } },
      { ...good, subscription: { endpoint: endpoint.padEnd(2000, 'x'), keys: own } },
      { ...good, subscription: { endpoint, keys: { ...own, auth: 'short' } } },
      { ...good, subscription: { endpoint, keys: { ...own, p256dh: 7 } } },
    ]
    for (const wanted of bad) expect([wanted, (await subscribe(service, id, key, wanted)).body.code]).toEqual([wanted, 'malformed'])
    const noPoint = { ...own, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    expect((await subscribe(service, id, key, { ...good, subscription: { endpoint, keys: noPoint } })).body.code).toBe('badPush')
    expect((await api(service, 'DELETE', `/api/tables/${id}/push`, {}, key)).body.code).toBe('malformed')
    for (const method of ['POST', 'DELETE']) {
      const body = method === 'POST' ? good : { endpoint }
      expect((await api(service, method, `/api/tables/${id}/push`, body)).body.code).toBe('noKey')
      expect((await api(service, method, `/api/tables/${id}/push`, body, 'k'.repeat(43))).body.code).toBe('badKey')
      expect((await api(service, method, '/api/tables/no-such-table/push', body, key)).body.code).toBe('unknownTable')
    }
    expect((await api(service, 'DELETE', `/api/tables/${id}/push`, { endpoint }, keys[0]!.key)).body).toEqual({ browsers: 0 })
    expect((await service.store.readSeats(id))[1]!.data).toMatchObject({ push: [good] })
  })

  it('is not expected where no keys could be made: everything else is served', async () => {
    const real = await openSqliteStore(temporaryFolder())
    const store = new Proxy(real, {
      get(target, name) {
        if (name === 'createTable')
          return (table: NewTable, ...more: []) => (table.id.startsWith('host.') ? fail() : real.createTable(table, ...more))
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const fail = () => Promise.reject(new StoreProblem('failed', { reason: 'the disk is full' }))
    const service = await startService({ store })
    const { id, keys } = await gather(service, GAME, 2)
    expect((await api(service, 'GET', '/api/push')).body).toMatchObject({ publicKey: null })
    const wanted = new Browser('https://push.example.org').wanted()
    expect(await subscribe(service, id, keys[0]!.key, wanted)).toMatchObject({ status: 409, body: { code: 'noPush' } })
    const other = await startService({ limits: { push: PUSH } })
    expect((await api(other, 'GET', '/api/push')).body).toMatchObject({ publicKey: KEYS.publicKey })
    const { clients } = await seatParty(service, GAME, 2)
    await Promise.all(clients.map((client) => client.play()))
  })

  it('in the configuration is named, without the private key', () => {
    const env = { VAPID_PUBLIC_KEY: KEYS.publicKey, VAPID_PRIVATE_KEY: KEYS.privateKey, VAPID_SUBJECT: 'mailto:host@tour.example' }
    const sentences = (change: Record<string, string>) => {
      const read = readConfig({ ...env, ...change })
      return read.ok ? [] : read.sentences
    }
    expect(readConfig(env)).toMatchObject({ ok: true, config: { push: { vapid: { publicKey: KEYS.publicKey }, mayReachPrivate: false } } })
    expect(sentences({ VAPID_SUBJECT: 'https://tour.example/contact' })).toEqual([])
    for (const [change, word] of [
      [{ VAPID_SUBJECT: '' }, 'VAPID_SUBJECT must be set too'],
      [{ VAPID_PUBLIC_KEY: '', VAPID_SUBJECT: '' }, 'VAPID_PUBLIC_KEY and VAPID_SUBJECT must be set too'],
      [{ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: 'me' }, 'VAPID_SUBJECT is "me"'],
      [{ VAPID_SUBJECT: 'me' }, 'VAPID_SUBJECT is "me"'],
      [{ VAPID_SUBJECT: 'http://tour.example' }, 'VAPID_SUBJECT is "http'],
      [{ VAPID_PUBLIC_KEY: newVapidKeys().publicKey }, 'no pair'],
      [{ VAPID_PRIVATE_KEY: 'x' }, 'no pair'],
      [{ VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') }, 'no pair'],
    ] as const) {
      const answer = sentences(change)
      expect(answer).toEqual([expect.stringContaining(word)])
      expect(answer.join('')).not.toContain(KEYS.privateKey)
    }
  })
})

describe('keys and ciphers', () => {
  onBothStores(({ newPlace, serveTwo }) => {
    it('S46: are made at the first start, the same for all nodes, and stay when all that is old goes', async () => {
      const nodes = await serveTwo()
      const offers = await Promise.all(nodes.map((node) => api(node, 'GET', '/api/push')))
      expect(offers[0]!.body.publicKey).toMatch(/^[\w-]{87}$/)
      expect(offers[1]!.body).toEqual(offers[0]!.body)
      for (const path of ['host.vapid', 'host.vapid/record'])
        expect(await api(nodes[0], 'GET', `/api/tables/${path}`)).toMatchObject({ status: 404, body: { code: 'unknownTable' } })

      const place = await newPlace()
      const first = await startService({ store: await place.open() })
      const { publicKey } = (await api(first, 'GET', '/api/push')).body
      await pruneTables(first.store, 1, Date.now() + 1000 * 86_400_000)
      await first.close()
      const again = await startService({ store: await place.open() })
      expect((await api(again, 'GET', '/api/push')).body).toMatchObject({ publicKey })
    })
  })

  it('are made for the configuration', () => {
    const script = fileURLToPath(new URL('../src/push/make-keys.ts', import.meta.url))
    const lines = execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim().split('\n')
    expect(readConfig(Object.fromEntries(lines.map((line) => line.split('='))))).toMatchObject({ ok: true, config: { push: {} } })
  })

  it('are those of the standard: the browser of these tests reads its example', () => {
    const keys = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    const body = Buffer.from(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
      'base64url',
    )
    expect(new Browser('', keys).decrypt(body)).toBe('When I grow up, I want to be a watermelon')
  })
})
