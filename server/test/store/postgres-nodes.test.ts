import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POSTGRES_MIGRATIONS } from '../../src/store/migration.ts'
import { openPostgresStore, type PostgresOptions } from '../../src/store/postgres.ts'
import type { Store } from '../../src/store/store.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { newTable } from './place.ts'

let postgres: TestPostgres
let url: string
let nodes: Store[] = []
/** `pg` warns once a process. */
const warnings: string[] = []
const hearWarning = ({ message }: Error) => void warnings.push(message)
beforeAll(async () => {
  process.on('warning', hearWarning)
  postgres = await startPostgres()
})
afterAll(async () => {
  process.off('warning', hearWarning)
  await postgres.end()
})
beforeEach(async () => {
  url = await postgres.freshUrl()
})
afterEach(async () => {
  await Promise.all(nodes.map(async (node) => node.close()))
  nodes = []
})

async function open(options?: PostgresOptions, at = url): Promise<Store> {
  const node = await openPostgresStore(at, options)
  nodes.push(node)
  return node
}

const often = { interval: 5 }
/** No heartbeat brings what a notice should have brought. */
const WITHOUT_HEARTBEAT = { heartbeatMs: 3_600_000 }

describe('several nodes on one database', () => {
  it('settle a race: exactly one wins, the others are told', async () => {
    const racers = [await open(), await open(), await open()]
    await racers[0]?.createTable(newTable('a'))
    const winners: number[] = []
    for (let after = 0; after < 60; after++) {
      const answers = await Promise.all(racers.map(async (node, i) => node.append({ table: 'a', after, payloads: [i] })))
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
      expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(2)
      winners.push(answers.indexOf('ok'))
    }
    for (const node of racers) expect((await node.readEntries('a', 0, 100)).map(({ payload }) => payload)).toEqual(winners)
  })

  it('hear of the others also while somebody watches what no database could hold', async () => {
    const failures: unknown[] = []
    const [one, two] = [await open({ heartbeatMs: 1000, onFailure: (error) => failures.push(error) }), await open()]
    await two.createTable(newTable('a'))
    const stop = one.watch('a\0b', () => undefined)
    const heard: number[] = []
    one.watch('a', (seq) => heard.push(seq))
    // A heartbeat; a shorter one would be too short for an answer where the machine is slow.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await one.health()).toEqual({ ok: true })
    await two.append({ table: 'a', after: 0, payloads: [1] })
    await expect.poll(() => heard, often).toContain(1)
    stop()
    expect(failures).toEqual([])
  })

  it('write to the same many tables at once without loss, gap or deadlock', async () => {
    const racers = [await open(), await open(), await open()]
    const tables = Array.from({ length: 30 }, (_, i) => `t${i}`)
    await Promise.all(tables.map(async (table) => racers[0]?.createTable(newTable(table))))
    const written = new Map(tables.map((table) => [table, 0]))
    const until = Date.now() + 1500
    let conflicts = 0
    const race = async (node: Store, name: number, table: string) => {
      for (let after = 0, turn = 0; Date.now() < until; turn++) {
        // One to four entries, and now and then a seat and a deadline with them.
        const payloads = Array.from({ length: 1 + ((turn + name) % 4) }, () => ({ name, turn }))
        const seats = turn % 3 === 0 ? [{ seat: name, name: `${turn}`, keyHash: null, data: {} }] : []
        const answer = await node.append({
          table,
          after,
          payloads,
          seats,
          changes: { deadline: turn, ...(turn % 5 === 0 && { status: `${turn}` }) },
        })
        if (answer === 'ok') written.set(table, (written.get(table) ?? 0) + payloads.length)
        else conflicts++
        after = (await node.lastSeq(table)) ?? -1
      }
    }
    // Each node goes through the tables in another order.
    const from = (name: number) => [...tables.slice(name * 10), ...tables.slice(0, name * 10)]
    await Promise.all(racers.flatMap((node, name) => from(name).map(async (table) => race(node, name, table))))
    expect(conflicts).toBeGreaterThan(0)
    for (const table of tables) {
      const entries = await racers[1]?.readEntries(table, 0, 10_000)
      expect(entries?.map(({ seq }) => seq)).toEqual(Array.from({ length: written.get(table) ?? -1 }, (_, i) => i + 1))
      expect(await racers[2]?.lastSeq(table)).toBe(written.get(table))
    }
  })

  it('hear of each other at once', async () => {
    const [here, there] = [await open(), await open(WITHOUT_HEARTBEAT)]
    await here.createTable(newTable('a'))
    const news: number[] = []
    there.watch('a', (seq) => news.push(seq))
    for (let after = 0; after < 40; after++) {
      await here.append({ table: 'a', after, payloads: [{}] })
      await expect.poll(() => news.at(-1), often).toBe(after + 1)
    }
    expect(news).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('hear of nothing but the tables that they hold, and what only the writer holds is told to nobody', async () => {
    const [here, there] = [await open(), await open()]
    await here.createTable(newTable('a'))
    const holders = async () => (await postgres.query<{ holders: string[] }>(url, 'select holders from tables'))[0]!.holders
    const stop = here.watch('a', () => undefined)
    await expect.poll(holders, often).toHaveLength(1)
    const notices: string[] = []
    const spy = new Client(url)
    await spy.connect()
    spy.on('notification', ({ payload }) => notices.push(payload ?? ''))
    const [row] = await postgres.query<{ channel: string }>(
      url,
      `select 'echappee_' || md5(current_schema()) || '_' || holders[1] as channel from tables`,
    )
    await spy.query(`listen ${row!.channel}`)
    await here.append({ table: 'a', after: 0, payloads: [1] })
    await there.append({ table: 'a', after: 1, payloads: [1] })
    await expect.poll(() => notices, often).toEqual(['2 a'])
    stop()
    await expect.poll(holders, often).toEqual([])
    await there.append({ table: 'a', after: 2, payloads: [1] })
    await spy.query('select 1')
    expect(notices).toEqual(['2 a'])
    await spy.end()
    // Whoever is gone without a word is left out by the next who comes.
    there.watch('a', () => undefined)
    await expect.poll(holders, often).toHaveLength(1)
    const [gone] = await holders()
    await there.close()
    here.watch('a', () => undefined)
    await expect.poll(async () => (await holders()).filter((node) => node !== gone), often).toHaveLength(1)
    expect(await holders()).not.toContain(gone)
  })

  it('miss nothing that is written in the moment in which they begin to watch', async () => {
    const [here, there] = [await open(), await open(WITHOUT_HEARTBEAT)]
    for (let i = 0; i < 30; i++) {
      await here.createTable(newTable(`t${i}`))
      const news: number[] = []
      there.watch(`t${i}`, (seq) => news.push(seq))
      if (i % 3 === 1) await new Promise(setImmediate)
      await here.append({ table: `t${i}`, after: 0, payloads: [1] })
      await expect.poll(() => news, often).toEqual([1])
    }
  })

  it('ask one thing after the other on the connection on which they listen', async () => {
    const [one, two] = [await open(), await open()]
    await Promise.all(['a', 'b'].map(async (id) => one.createTable(newTable(id))))
    const heard: number[] = []
    const opened = [one, two].map(async (node, i) => node.openDoor({ address: `http://127.0.0.1:${i}`, machine: 'm', secret: `${i}` }))
    const stop = one.watch('a', () => undefined)
    await new Promise(setImmediate)
    stop()
    one.watch('b', (seq) => heard.push(seq))
    await Promise.all(opened)
    await expect.poll(() => one.doors().length, often).toBe(2)
    await two.append({ table: 'b', after: 0, payloads: [1] })
    await expect.poll(() => heard, often).toContain(1)
    expect(warnings).toEqual([])
  })

  it('let one of them act when time is up', async () => {
    const racers = [await open(), await open(), await open()]
    await racers[0]?.createTable(newTable('a', { deadline: 1000 }))
    const answers = await Promise.all(
      racers.map(async (node) => {
        const [due] = await node.listDue(2000, 10)
        return due && node.append({ table: due.id, after: due.seq, payloads: ['fallback'], changes: { deadline: 9000 } })
      }),
    )
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    expect(await racers[1]?.lastSeq('a')).toBe(1)
    expect(await racers[1]?.listDue(2000, 10)).toEqual([])
  })

  it('batch the appends of a turn into few transactions', async () => {
    const node = await open()
    const tables = Array.from({ length: 300 }, (_, i) => `t${i}`)
    await Promise.all(tables.map(async (table) => node.createTable(newTable(table))))
    await Promise.all(tables.map(async (table) => node.append({ table, after: 0, payloads: [1] })))
    const [row] = await postgres.query<{ transactions: string }>(url, 'select count(distinct xmin::text) as transactions from entries')
    expect(Number(row?.transactions)).toBe(1)
  })

  it('are kept waiting by a held table in that table alone', async () => {
    const node = await open({ lockMs: 200 })
    for (const id of ['a', 'b', 'c']) await node.createTable(newTable(id))
    const holder = new Client(url)
    await holder.connect()
    await holder.query(`begin; select * from tables where id = 'b' for update`)
    const append = async (table: string) => node.append({ table, after: 0, payloads: [1] })
    const answers = await Promise.allSettled(['a', 'b', 'c'].map(append))
    await holder.end()
    expect(answers).toMatchObject([{ value: 'ok' }, { reason: { code: 'failed' } }, { value: 'ok' }])
    expect(await append('b')).toBe('ok')
  })

  it('start together on an empty and on an old database, and one of them migrates', async () => {
    await Promise.all(Array.from({ length: 6 }, async () => open()))
    const forms = async () => (await postgres.query(url, 'select version from migrations order by version')).length
    expect(await forms()).toBe(POSTGRES_MIGRATIONS.length)
    const migrations = [...POSTGRES_MIGRATIONS, 'alter table tables add column colour text']
    await Promise.all(Array.from({ length: 6 }, async () => open({ migrations })))
    expect(await forms()).toBe(POSTGRES_MIGRATIONS.length + 1)
    // Nodes of the old program that run already go on.
    expect(await nodes[0]?.createTable(newTable('a'))).toBe('ok')
    expect(await nodes[0]?.append({ table: 'a', after: 0, payloads: [1] })).toBe('ok')
    expect(await nodes[11]?.lastSeq('a')).toBe(1)
  })
})

describe('a node whose connection breaks', () => {
  it('hears what was announced while it did not listen', async () => {
    const [here, there] = [await open(WITHOUT_HEARTBEAT), await open(WITHOUT_HEARTBEAT)]
    await here.createTable(newTable('a'))
    const news: number[] = []
    there.watch('a', (seq) => news.push(seq))
    for (let after = 0; after < 5; after++) {
      const ended = await postgres.query(
        url,
        `select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name like 'echappee listen%'`,
      )
      expect(ended).toHaveLength(2)
      expect(await here.append({ table: 'a', after, payloads: [1] })).toBe('ok')
      await expect.poll(() => news.at(-1), often).toBe(after + 1)
      await expect.poll(async () => (await Promise.all(nodes.map(async (node) => node.health()))).every(({ ok }) => ok), often).toBe(true)
    }
  })

  it('says so while the server is away, and goes on when it is back', async () => {
    const [here, there] = [await open(), await open()]
    await here.createTable(newTable('a'))
    const news: number[] = []
    there.watch('a', (seq) => news.push(seq))
    await postgres.stop()
    try {
      await expect(here.append({ table: 'a', after: 0, payloads: [1] })).rejects.toMatchObject({
        code: 'failed',
        sentence: expect.stringMatching(/^The database did not do it: .+\.$/) as string,
      })
      await expect(here.readTable('a')).rejects.toMatchObject({ code: 'failed' })
      expect(await here.health()).toMatchObject({ ok: false })
    } finally {
      await postgres.start()
    }
    await expect.poll(async () => (await here.health()).ok).toBe(true)
    expect(await here.append({ table: 'a', after: 0, payloads: [1] })).toBe('ok')
    await expect.poll(() => news).toEqual([1])
  })

  it('notices a connection that died in silence', async () => {
    const proxy = await startProxy(postgres.port)
    const here = await open()
    const there = await open({ heartbeatMs: 200 }, url.replace(`:${postgres.port}/`, `:${proxy.port}/`))
    await here.createTable(newTable('a'))
    const news: number[] = []
    there.watch('a', (seq) => news.push(seq))
    proxy.freeze()
    await here.append({ table: 'a', after: 0, payloads: [1] })
    await expect.poll(() => news).toEqual([1])
    await there.close()
    await proxy.close()
  })
})

describe('a server that does not admit us', () => {
  it('is named in a sentence, without the password', async () => {
    const wrong = open({}, url.replace('not-a-secret', 'hush-hush'))
    await expect(wrong).rejects.toMatchObject({
      code: 'not_admitted',
      sentence: `PostgreSQL at 127.0.0.1:${postgres.port}/postgres does not admit us: password authentication failed for user "echappee".`,
    })
    const missing = open({}, url.replace('/postgres?', '/club?'))
    await expect(missing).rejects.toMatchObject({
      code: 'not_admitted',
      sentence: expect.stringContaining('database "club" does not exist') as string,
    })
  })
})

/** Passes bytes on; what was connected before `freeze` hears nothing any more, and is not told so. */
async function startProxy(port: number): Promise<{ port: number; freeze(): void; close(): Promise<void> }> {
  const sockets: Socket[] = []
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1')
    sockets.push(from, to)
    from.pipe(to).on('error', () => undefined)
    to.pipe(from).on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
