import type { SeatKey } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { GAMES, SHORT, seatCount } from './games.ts'
import {
  api,
  come,
  create,
  createBare,
  gather,
  greet,
  nonce,
  seatParty,
  sitDown,
  start,
  startService,
  wanted,
  type Service,
} from './harness.ts'

const GAME = '_template'

describe('creating a table', () => {
  it.each(GAMES)('gives the host of %s the first seat and its key', async (game) => {
    const service = await startService()
    const others = ['open', 'greedy'].slice(0, (await seatCount(game, 3)) - 1)
    const { table, seat, key } = await create(service, game, { seats: ['open', ...others] })
    expect([seat, key.length]).toEqual([0, 43])
    expect(table).toMatchObject({ game, status: 'open', host: 0, isPublic: false, rematch: null })
    expect(table.seats.map(({ by, name, isReady }) => [by, name, isReady])).toEqual(
      [
        ['human', 'Anne', true],
        ['open', '', false],
        ['greedy', 'Jeannie', true],
      ].slice(0, 1 + others.length),
    )
    expect(table.fairness.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(table.fairness.secret).toBeUndefined()
    expect((await api(service, 'GET', `/api/tables/${table.id}`)).body).toEqual(table)
  })

  it('refuses what can not be played, with a reason', async () => {
    const service = await startService()
    const good = await wanted(GAME)
    const tries: [string, unknown][] = [
      ['malformed', {}],
      ['malformed', { ...good, host: '' }],
      ['malformed', { ...good, host: 'a\u202Eb' }],
      ['malformed', { ...good, host: 'x'.repeat(25) }],
      ['malformed', { ...good, clock: { kind: 'decision', seconds: 1 } }],
      ['unknownGame', { ...good, game: 'chess' }],
      ['unknownGame', { ...good, game: `${GAME}-2` }],
      ['badSeats', { ...good, seats: ['open'] }],
      ['unknownLevel', { ...good, seats: ['open', 'genius'] }],
      ['unknownLevel', { ...good, standIn: { after: 2, level: 'human' } }],
      ['badOptions', { ...good, options: { nonsense: true } }],
    ]
    for (const [code, body] of tries) {
      const answer = await api(service, 'POST', '/api/tables', body)
      expect([answer.body.code, answer.status >= 400 && answer.status < 500]).toEqual([code, true])
      expect(answer.body.sentence).toMatch(/\.$/)
    }
    expect((await api(service, 'POST', '/api/tables', { ...good, options: { nonsense: true } })).body.issues).toMatchObject([
      { path: ['nonsense'] },
    ])
  })
})

describe('seats', () => {
  it('are taken by whoever has the link, one each', async () => {
    const service = await startService()
    const host = await create(service, GAME, { seats: ['open', 'open', 'open'] })
    const watching = await greet(service, GAME, { table: host.table.id, key: host.key })
    const both = await Promise.all(['Bo', 'Cléo'].map((name) => sitDown(service, host.table.id, name)))
    expect(new Set(both.map(({ seat }) => seat))).toEqual(new Set([1, 2]))
    await watching.until(() => watching.table!.seats.every(({ by }) => by === 'human'))
    expect(await attempt(service, host.table.id, {})).toMatchObject({ status: 409, body: { code: 'noFreeSeat' } })
    expect(await attempt(service, host.table.id, { seat: 1 })).toMatchObject({ body: { code: 'noFreeSeat' } })
    expect(await attempt(service, host.table.id, { seat: 9 })).toMatchObject({ body: { code: 'unknownSeat' } })
    expect(await attempt(service, 'nosuchtable', {})).toMatchObject({ status: 404, body: { code: 'unknownTable' } })
  })

  it('S10: are filled with bots and reopened by the host alone, and only before the start', async () => {
    const service = await startService()
    const host = await create(service, GAME, { seats: ['open', 'open', 'open'] })
    const guest = await sitDown(service, host.table.id, 'Bo', 1)
    const fill = (seat: number, by: string, key?: string) => api(service, 'PUT', `/api/tables/${host.table.id}/seats`, { seat, by }, key)
    expect((await fill(2, 'greedy')).body.code).toBe('noKey')
    expect((await fill(2, 'greedy', guest.key)).body.code).toBe('notHost')
    expect((await fill(2, 'greedy', 'x'.repeat(43))).body.code).toBe('badKey')
    expect((await fill(2, 'genius', host.key)).body.code).toBe('unknownLevel')
    expect((await fill(0, 'greedy', host.key)).body.code).toBe('hostStays')
    expect((await api(service, 'POST', `/api/tables/${host.table.id}/start`, undefined, host.key)).body.code).toBe('notReady')
    expect((await fill(2, 'greedy', host.key)).body.seats[2]).toMatchObject({ by: 'greedy', name: 'Jeannie' })
    expect((await fill(2, 'open', host.key)).body.seats[2]).toMatchObject({ by: 'open', name: '' })
    expect((await fill(2, 'random', host.key)).body.seats[2]).toMatchObject({ by: 'random', name: 'Jeannie' })
    expect((await api(service, 'POST', `/api/tables/${host.table.id}/start`, undefined, guest.key)).body.code).toBe('notHost')
    await start(service, host)
    for (const by of ['open', 'greedy']) expect((await fill(1, by, host.key)).body.code).toBe('notOpen')
    expect((await api(service, 'POST', `/api/tables/${host.table.id}/start`, undefined, host.key)).body.code).toBe('notOpen')
    expect((await api(service, 'DELETE', `/api/tables/${host.table.id}/seats`, undefined, guest.key)).body.code).toBe('notOpen')
    expect(await attempt(service, host.table.id, {})).toMatchObject({ body: { code: 'notOpen' } })
  })

  it('S9: that are given up or taken away are no longer opened by their key', async () => {
    const service = await startService()
    const host = await create(service, GAME, { seats: ['open', 'open', 'open'] })
    const [bo, cleo] = [await sitDown(service, host.table.id, 'Bo'), await sitDown(service, host.table.id, 'Cléo')]
    const client = await greet(service, GAME, { table: host.table.id, key: cleo.key })
    expect((await api(service, 'DELETE', `/api/tables/${host.table.id}/seats`, undefined, bo.key)).body.seats[1]).toMatchObject({
      by: 'open',
      name: '',
    })
    await api(service, 'PUT', `/api/tables/${host.table.id}/seats`, { seat: 2, by: 'open' }, host.key)
    expect((await client.untilClosed()).code).toBe(4000)
    expect(client.messages.at(-1)).toMatchObject({ type: 'problem', problem: { code: 'badKey' } })
    for (const { key } of [bo, cleo]) {
      const late = await greetRaw(service, host.table.id, key)
      expect(late).toBe('badKey')
      expect((await api(service, 'POST', '/api/seats', { keys: [key] })).body.tables).toEqual([])
    }
    expect((await sitDown(service, host.table.id, 'Dan')).seat).toBe(1)
  })
})

describe('names', () => {
  it('S17: that look like another seat’s are refused', async () => {
    const service = await startService()
    const host = await create(service, GAME, { seats: ['open', 'open', 'open'], host: 'Anne' })
    for (const name of ['Anne', 'anné', 'Аnnе'])
      expect((await api(service, 'POST', `/api/tables/${host.table.id}/seats`, { name, nonce: nonce() })).body.code).toBe('nameTaken')
    expect((await sitDown(service, host.table.id, 'Bo')).seat).toBe(1)
  })
})

describe('the lobby', () => {
  it('S27: shows every public table with a free seat, page by page, however many full ones there are', async () => {
    const service = await startService()
    const open = await create(service, GAME, { isPublic: true })
    for (let i = 0; i < 120; i++) await createBare(service, GAME, { isPublic: true, seats: ['open', 'greedy'], host: `Full ${i}` })
    expect((await api(service, 'GET', '/api/tables')).body).toMatchObject({ tables: [{ id: open.table.id }], next: null })

    for (let i = 0; i < 59; i++) await createBare(service, GAME, { isPublic: true, host: `Open ${i}` })
    const first = (await api(service, 'GET', '/api/tables')).body
    const { id, updatedAt } = first.next
    const second = (await api(service, 'GET', `/api/tables?id=${id}&updatedAt=${updatedAt}`)).body
    const ids = [...first.tables, ...second.tables].map((table) => table.id)
    expect([new Set(ids).size, second.next, ids.includes(open.table.id)]).toEqual([60, null, true])

    // A table leaves the list with its last seat, and comes back with it.
    const guest = await sitDown(service, open.table.id, 'Bo')
    const listed = async () => {
      const page = (await api(service, 'GET', `/api/tables?id=${id}&updatedAt=${updatedAt}`)).body.tables
      return [...(await api(service, 'GET', '/api/tables')).body.tables, ...page].some((table) => table.id === open.table.id)
    }
    expect(await listed()).toBe(false)
    expect((await api(service, 'POST', '/api/seats', { keys: [guest.key] })).body.tables).toMatchObject([{ status: 'open' }])
    await api(service, 'DELETE', `/api/tables/${open.table.id}/seats`, undefined, guest.key)
    expect(await listed()).toBe(true)
  })

  it('S27: can not be emptied by one address that takes all seats', async () => {
    const service = await startService({ limits: { seatsPerAddress: 3 } })
    const hosts = []
    for (let i = 0; i < 5; i++) hosts.push(await create(service, GAME, { isPublic: true }))
    const first = await sitDown(service, hosts[0]!.table.id, 'Hog')
    for (const host of hosts.slice(1, 3)) await sitDown(service, host.table.id, 'Hog')
    expect(await attempt(service, hosts[3]!.table.id, {})).toMatchObject({ status: 429, body: { code: 'tooMany' } })
    // A seat that was given up, or whose game has begun, is not held any more.
    await api(service, 'DELETE', `/api/tables/${hosts[0]!.table.id}/seats`, undefined, first.key)
    await sitDown(service, hosts[3]!.table.id, 'Hog')
    await start(service, hosts[1]!)
    await sitDown(service, hosts[4]!.table.id, 'Hog')
  })

  it('S27: nor by one that asks for all of them at once; what was refused holds nothing', async () => {
    const service = await startService({ limits: { seatsPerAddress: 3 } })
    const hosts = await Promise.all(Array.from({ length: 12 }, () => create(service, GAME, { isPublic: true })))
    const answers = await Promise.all(hosts.map((host) => attempt(service, host.table.id, {})))
    const taken = answers.flatMap(({ status, body }, i) => (status === 201 ? [{ table: hosts[i]!.table.id, key: body.key as string }] : []))
    expect(taken).toHaveLength(3)
    expect(answers.filter(({ status, body }) => status === 429 && body.code === 'tooMany')).toHaveLength(9)
    await Promise.all(taken.map(({ table, key }) => api(service, 'DELETE', `/api/tables/${table}/seats`, undefined, key)))
    // Nor does a seat that somebody else has taken.
    for (let i = 0; i < 5; i++) expect((await attempt(service, hosts[0]!.table.id, { seat: 0 })).status).toBe(409)
    for (const host of hosts.slice(9)) expect((await attempt(service, host.table.id, {})).status).toBe(201)
  })

  it('S27: whom the host has sent away does not come back to that table', async () => {
    const service = await startService({ limits: { trustProxy: 1 } })
    const host = await create(service, GAME, { seats: ['open', 'open', 'open'] })
    const join = async (address: string) =>
      fetch(`${service.address}/api/tables/${host.table.id}/seats`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name: 'Bo', nonce: nonce() }),
      })
    const { seat } = (await (await join('192.0.2.1')).json()) as SeatKey
    expect((await api(service, 'PUT', `/api/tables/${host.table.id}/seats`, { seat, by: 'open' }, host.key)).status).toBe(200)
    const again = await join('192.0.2.1')
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([403, 'sentAway'])
    expect((await join('192.0.2.2')).status).toBe(201)
  })
})

describe('bots', () => {
  it('have names in the table, in lists and in the record, none of them twice', async () => {
    const service = await startService()
    const host = await create(service, GAME, { seats: ['open', 'greedy', 'open', 'greedy'], host: 'louison', isPublic: true })
    const fill = (seat: number, by: string) => api(service, 'PUT', `/api/tables/${host.table.id}/seats`, { seat, by }, host.key)
    const inList = (await api(service, 'GET', '/api/tables')).body.tables[0].seats
    expect(inList.map(({ name }: any) => name)).toEqual(['louison', 'Jeannie', '', 'Fausto'])
    const { seats } = (await fill(2, 'random')).body
    expect(seats.map(({ name }: any) => name)).toEqual(['louison', 'Jeannie', 'Marianne', 'Fausto'])
    const client = await greet(service, GAME, { table: host.table.id, key: host.key })
    await start(service, host)
    await client.until(() => client.turn !== null)
    await client.play()
    const { record } = (await api(service, 'GET', `/api/tables/${host.table.id}/record`)).body
    expect(record.seats).toEqual(seats.map(({ name, by }: any) => ({ name, by })))
    const mine = (await api(service, 'POST', '/api/seats', { keys: [host.key] })).body.tables[0].seats
    expect(mine).toEqual(record.seats)
  })
})

it('a bot gives its name up to a person who comes with it', async () => {
  const service = await startService()
  const host = await create(service, GAME, { seats: ['open', 'greedy', 'open'], host: 'Odile' })
  expect(host.table.seats[1]!.name).toBe('Louison')
  const { table, seat } = await sitDown(service, host.table.id, 'louison')
  expect([seat, table.seats.map(({ name, by }: { name: string; by: string }) => [name, by])]).toEqual([
    2,
    [
      ['Odile', 'human'],
      ['Jeannie', 'greedy'],
      ['louison', 'human'],
    ],
  ])
})

describe('lists', () => {
  it('show public open tables with a free seat, and no private one', async () => {
    const service = await startService()
    await create(service, GAME)
    const open = await create(service, GAME, { isPublic: true, host: 'Odile' })
    const full = await create(service, GAME, { isPublic: true, seats: ['open', 'greedy'] })
    const begun = await create(service, GAME, { isPublic: true, seats: ['open', 'greedy'] })
    await start(service, begun)
    const { body } = await api(service, 'GET', '/api/tables')
    expect(body.tables.map(({ id }: { id: string }) => id)).toEqual([open.table.id])
    expect(body.tables[0].seats).toEqual([
      { name: 'Odile', by: 'human' },
      { name: '', by: 'open' },
    ])
    expect(full.table.isPublic).toBe(true)
  })

  it('go on where the page before ended', async () => {
    const service = await startService()
    for (let i = 0; i < 53; i++) await create(service, GAME, { isPublic: true })
    const first = (await api(service, 'GET', '/api/tables')).body.tables
    const { id, updatedAt } = first.at(-1)
    const second = (await api(service, 'GET', `/api/tables?id=${id}&updatedAt=${updatedAt}`)).body.tables
    expect([first.length, second.length]).toEqual([50, 3])
    expect(new Set([...first, ...second].map((line: { id: string }) => line.id)).size).toBe(53)
  })

  it('show the tables of a device by its keys, and whether it is asked', async () => {
    const service = await startService()
    const { id, keys } = await gather(service, GAME, 2)
    const other = await create(service, GAME)
    await start(service, keys[0]!)
    const mine = (await api(service, 'POST', '/api/seats', { keys: [keys[1]!.key, other.key, 'k'.repeat(43)] })).body.tables
    const lines = mine.map((line: any) => [line.id, line.seat, line.status, line.isAwaited])
    expect(lines).toHaveLength(2)
    expect(lines).toContainEqual([id, 1, 'running', true])
    expect(lines).toContainEqual([other.table.id, 0, 'open', false])
  })
})

describe('a rematch', () => {
  it('keeps people, seats and keys; whoever asks first is its host; everybody adds to its chance', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, GAME, 2, { seats: ['open', 'open', 'greedy'], options: SHORT[GAME]! })
    expect((await ask(service, id, keys[0]!)).body.code).toBe('notOver')
    await Promise.all(clients.map((client) => client.play()))
    const [one, two] = await Promise.all([ask(service, id, keys[1]!), ask(service, id, keys[0]!)])
    expect(one.status).toBe(201)
    expect(one.body.table.id).toBe(two.body.table.id)
    expect([one.body.seat, two.body.seat]).toEqual([1, 0])
    const next = one.body.table.id
    await clients[0]!.until(() => clients[0]!.table!.rematch === next)
    const info = (await api(service, 'GET', `/api/tables/${next}`)).body
    expect(info.seats.map(({ name, by }: any) => [name, by])).toEqual([
      ['Anne', 'human'],
      ['Guest 1', 'human'],
      ['Jeannie', 'greedy'],
    ])
    expect([info.rematchOf, info.seats.map(({ isReady }: any) => isReady)]).toEqual([id, [false, false, true]])
    expect(info.fairness.commitment).not.toBe(keys[0]!.table.fairness.commitment)
    for (const { key } of keys) expect((await come(service, next, key)).fairness.commitment).toBe(info.fairness.commitment)
    const host = keys[info.host]!
    await start(service, { ...host, table: info })
    const again = await Promise.all(keys.map(({ key }) => greet(service, GAME, { table: next, key })))
    await Promise.all(again.map((client) => client.play()))
  })

  it('does not start before the invited have come', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, GAME, 2)
    await Promise.all(clients.map((client) => client.play()))
    const { table } = (await ask(service, id, keys[1]!)).body
    expect(table.host).toBe(1)
    await come(service, table.id, keys[1]!.key)
    const begin = () => api(service, 'POST', `/api/tables/${table.id}/start`, undefined, keys[1]!.key)
    expect((await begin()).body).toMatchObject({ code: 'notReady', params: { seat: 0 } })
    const guest = await greet(service, GAME, { table: table.id, key: keys[0]!.key, nonce: nonce() })
    expect(guest.table!.seats[0]!.isReady).toBe(true)
    expect((await begin()).status).toBe(200)
  })
})

describe('a finished game', () => {
  it('can be read by anyone with the link, and not before', async () => {
    const service = await startService()
    const { id, clients } = await seatParty(service, GAME, 2)
    expect((await api(service, 'GET', `/api/tables/${id}/record`)).body.code).toBe('notOver')
    await Promise.all(clients.map((client) => client.play()))
    const { body } = await api(service, 'GET', `/api/tables/${id}/record`)
    expect(body.record).toMatchObject({
      format: 1,
      game: GAME,
      seats: [
        { name: 'Anne', by: 'human' },
        { name: 'Guest 1', by: 'human' },
      ],
    })
    expect('seed' in body.record).toBe(false)
    expect(body.fairness.secret).toMatch(/^[0-9a-f]{64}$/)
  })
})

async function attempt(service: Service, table: string, more: object) {
  return api(service, 'POST', `/api/tables/${table}/seats`, { name: 'Late', nonce: nonce(), ...more })
}

async function ask(service: Service, table: string, { key }: SeatKey) {
  return api(service, 'POST', `/api/tables/${table}/rematch`, {}, key)
}

async function greetRaw(service: Service, table: string, key: string): Promise<string> {
  const { Client } = await import('./client.ts')
  const client = await Client.open(service.address, GAME)
  client.say({ type: 'hello', table, key, seen: 0, epoch: 0 })
  await client.untilClosed()
  const last = client.messages.at(-1)
  return last?.type === 'problem' ? last.problem.code : ''
}
