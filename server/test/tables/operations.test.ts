import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { Readiness } from '../../src/http/readiness.ts'
import { StoreProblem } from '../../src/store/problem.ts'
import type { Store } from '../../src/store/store.ts'
import { api, create, seatParty, startService, temporaryFolder, wanted } from './harness.ts'

const PAGE = 4096

describe('operations', () => {
  it('says that it lives, and whether it can serve', async () => {
    const store = await openSqliteStore(temporaryFolder())
    const service = await startService({ store })
    expect(await api(service, 'GET', '/healthz')).toEqual({ status: 200, body: { ok: true } })
    expect(await api(service, 'GET', '/readyz')).toEqual({ status: 200, body: { ok: true } })
    await store.close()
    const closed = { status: 503, body: { ok: false, sentence: 'The store is closed.' } }
    await expect.poll(() => api(service, 'GET', '/readyz')).toMatchObject(closed)
    expect((await api(service, 'GET', '/healthz')).status).toBe(200)
    expect(await api(service, 'GET', '/api/tables')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  it('S28: is not ready while nothing can be written, and is again afterwards', async () => {
    const dataFolder = temporaryFolder()
    const service = await startService({ dataFolder })
    const other = new DatabaseSync(join(dataFolder, 'echappee.db'))
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    expect(await api(service, 'GET', '/readyz')).toMatchObject({ status: 503, body: { sentence: expect.stringContaining('locked') } })
    expect((await api(service, 'GET', '/api/tables')).status, 'reading goes on').toBe(200)
    other.exec('rollback')
    await expect.poll(async () => (await api(service, 'GET', '/readyz')).status).toBe(200)
  })

  it('S28: is not ready for some seconds after a write has failed, though the next would succeed, and says to strangers no more than that', async () => {
    const real = await openSqliteStore(temporaryFolder())
    let isIll = false
    const reason = 'connect ECONNREFUSED 10.1.2.3:5432'
    const store = new Proxy(real, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (name === 'createTable' && isIll) return async () => Promise.reject(new StoreProblem('failed', { reason }))
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const service = await startService({ store, limits: { trustProxy: 1, logLevel: 'warn' }, logTo })
    const ready = async (headers: Record<string, string> = {}) => (await fetch(`${service.address}/readyz`, { headers })).json()
    expect(await ready()).toEqual({ ok: true })
    isIll = true
    expect(await api(service, 'POST', '/api/tables', await wanted('_template'))).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    isIll = false
    expect(await real.health()).toEqual({ ok: true })
    expect(await ready()).toMatchObject({ ok: false, sentence: expect.stringContaining(reason) })
    const told = JSON.stringify(await ready({ 'x-forwarded-for': '203.0.113.9' }))
    expect(told).toContain('"ok":false')
    expect(told).not.toContain('10.1.2.3')
    expect(lines.join('')).toContain(reason)
  })

  it('S28: is ready again when nothing has failed for a while', async () => {
    const time = { now: 0 }
    const readiness = new Readiness({ health: async () => ({ ok: true }) } as Store, () => time.now)
    readiness.noteFailedWrite(new StoreProblem('failed', { reason: 'no' }))
    const isReady: boolean[] = []
    for (const now of [0, 5000, 9000, 11_000]) {
      time.now = now
      isReady.push((await readiness.read()).ok)
    }
    expect(isReady).toEqual([false, false, false, true])
  })

  it('S28: names a damaged database, in the log and to whoever asks, and is not ready', async () => {
    const dataFolder = temporaryFolder()
    const before = await startService({ dataFolder })
    const parties = []
    for (let i = 0; i < 40; i++) parties.push(await create(before, '_template'))
    await before.close()
    const file = join(dataFolder, 'echappee.db')
    // The pages that hold the rows of tables, and no other.
    const bytes = readFileSync(file)
    for (let at = bytes.indexOf('"commitment"'); at >= 0; at = bytes.indexOf('"commitment"', at + 1))
      bytes.fill(0xff, at - (at % PAGE), at - (at % PAGE) + PAGE)
    writeFileSync(file, bytes)
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const service = await startService({ dataFolder, limits: { logLevel: 'error' }, logTo })
    const codes = new Set<string>()
    for (const { table } of parties) codes.add((await api(service, 'GET', `/api/tables/${table.id}`)).body.code)
    expect(codes).toContain('damagedStore')
    expect(lines.join('')).toContain(`The file ${file} is no database of Échappée, or it is damaged`)
    await expect
      .poll(() => api(service, 'GET', '/readyz'))
      .toMatchObject({ status: 503, body: { sentence: expect.stringContaining(file) } })
  })

  it('counts what happens, in the format of Prometheus', async () => {
    const service = await startService()
    const { clients } = await seatParty(service, '_template', 2)
    await Promise.all(clients.map((client) => client.play()))
    await clients[0]!.ask({ type: 'undo' })
    const text = await (await fetch(`${service.address}/metrics`)).text()
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(
        /^(|# (HELP|TYPE) [a-z\d_]+ .+|[a-z\d_]+(\{[a-z]+="[^"]+"(,[a-z]+="[^"]+")*\})? (Nan|-?\d+(\.\d+)?(e[+-]\d+)?))$/,
      )
    const value = (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      )
    const moves = value('echappee_moves_total{kind="owner"}')
    expect(moves).toBeGreaterThan(5)
    expect([value('echappee_sockets'), value('echappee_tables_live'), value('echappee_refusals_total')]).toEqual([2, 1, 1])
    // Two who move in the same moment are written together.
    expect(value('echappee_append_seconds_count')).toBeGreaterThan(moves / 2)
    expect(value('echappee_append_seconds_bucket{le="+Inf"}')).toBe(value('echappee_append_seconds_count'))
    expect(text).toContain('# TYPE echappee_append_seconds histogram')
    // Of the process: what an alarm looks at.
    expect(value('process_open_fds')).toBeGreaterThan(3)
    expect(value('process_max_fds')).toBeGreaterThan(value('process_open_fds'))
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('S20: gives its figures to whoever has the token, and to nobody else if there is one', async () => {
    const token = 'a-long-enough-token'
    const service = await startService({ limits: { metricsToken: token } })
    const ask = async (authorization?: string) =>
      (await fetch(`${service.address}/metrics`, authorization === undefined ? {} : { headers: { authorization } })).status
    expect([await ask(), await ask('Bearer wrong-token-here-it-is'), await ask(`Bearer ${token}`)]).toEqual([401, 401, 200])
    const proxied = await startService({ limits: { trustProxy: 1 } })
    const from = async (address: string) => (await fetch(`${proxied.address}/metrics`, { headers: { 'x-forwarded-for': address } })).status
    expect([await from('203.0.113.9'), await from('127.0.0.1')]).toEqual([401, 200])
    const local = await startService()
    const behind = { headers: { 'x-forwarded-for': '127.0.0.1' } }
    expect([(await fetch(`${local.address}/metrics`)).status, (await fetch(`${local.address}/metrics`, behind)).status]).toEqual([200, 401])
  })

  it('forgets a table that nobody uses, and finds it again', async () => {
    const time = { now: 1_000_000 }
    const service = await startService({ now: () => time.now, sweepEvery: 2_000_000_000 })
    const { id, clients } = await seatParty(service, '_template', 2)
    time.now += 61_000
    await service.tables.sweep()
    expect(service.tables.count).toBe(1)
    await Promise.all(clients.map((client) => client.leave()))
    await expect.poll(() => service.metrics.text()).toContain('echappee_sockets 0')
    time.now += 61_000
    await service.tables.sweep()
    expect(service.tables.count).toBe(0)
    expect((await api(service, 'GET', `/api/tables/${id}`)).body.status).toBe('running')
  })
})

describe('the configuration', () => {
  it('is complete without a single variable', () => {
    const read = readConfig({})
    expect(read).toMatchObject({
      ok: true,
      config: { host: '127.0.0.1', port: undefined, publicUrl: undefined, logLevel: 'warn', trustProxy: 0 },
    })
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toEqual(read)
  })

  it('takes what makes sense', () => {
    const env = {
      PORT: '0',
      HOST: '::',
      PUBLIC_URL: 'https://tour.example/',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      BOT_THREADS: '3',
      TABLES_PER_HOUR: '9',
    }
    const config = {
      port: 0,
      host: '::',
      publicUrl: 'https://tour.example',
      trustProxy: 1,
      logLevel: 'info',
      botThreads: 3,
      tablesPerHour: 9,
    }
    expect(readConfig(env)).toMatchObject({ ok: true, config })
  })

  it('names every mistake at once, one sentence each', () => {
    const read = readConfig({
      PORT: '99999',
      PUBLIC_URL: 'tour.example/path',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      BOT_THREADS: '0',
      SOCKETS_PER_ADDRESS: '-1',
      TABLES_PER_HOUR: '1.5',
      MESSAGES_PER_SECOND: 'x',
      REQUESTS_PER_SECOND: '1e3',
      METRICS_TOKEN: 'short',
      DATABASE_URL: 'mysql://x',
      DATA_DIR: './data',
    })
    if (read.ok) throw new Error('should be refused')
    expect(read.sentences).toHaveLength(12)
    for (const sentence of read.sentences) expect(sentence).toMatch(/^[A-Z_]{4,} .*\.$/)
    expect(read.sentences.join(' ')).not.toContain('short"')
  })
})
