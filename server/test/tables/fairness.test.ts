import { commitTo, verifyFairness, type SeatKey } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { findInCatalog } from '../../src/tables/games.ts'
import { SHORT } from './games.ts'
import { api, createBare, greet, nonce, seatParty, sitDown, startService, wanted, type Service } from './harness.ts'

const GAME = '_template'

const begin = async (service: Service, { table, key }: SeatKey) => api(service, 'POST', `/api/tables/${table.id}/start`, undefined, key)
const noncesOf = async (service: Service, table: string): Promise<string[]> =>
  (await api(service, 'GET', `/api/tables/${table}`)).body.fairness.nonces

describe('the chance of a table', () => {
  it('S2: is committed to before any nonce is known, and stays so', async () => {
    const service = await startService()
    const host = await createBare(service, GAME, { seats: ['open', 'open', 'greedy'] })
    const { commitment, nonces, secret } = host.table.fairness
    expect([commitment, nonces, secret]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), ['', '', ''], undefined])
    expect(host.table.seats.map(({ isReady }) => isReady)).toEqual([false, false, true])

    const [first, second] = [nonce(), nonce()]
    const client = await greet(service, GAME, { table: host.table.id, key: host.key, nonce: first })
    expect(client.table!.fairness).toEqual({ commitment, nonces: [first, '', ''] })
    const guest = await api(service, 'POST', `/api/tables/${host.table.id}/seats`, { name: 'Bo', nonce: second })
    expect(guest.body.table.fairness).toEqual({ commitment, nonces: [first, second, ''] })
    const other = await greet(service, GAME, { table: host.table.id, key: guest.body.key })
    expect((await begin(service, host)).status).toBe(200)
    await Promise.all([client, other].map(async (one) => one.until(() => one.turn !== null)))
    await Promise.all([client.play(), other.play()])

    const { record, fairness } = (await api(service, 'GET', `/api/tables/${host.table.id}/record`)).body
    expect(fairness).toEqual({ commitment, nonces: [first, second, ''], secret: expect.any(String) })
    expect(commitTo(fairness.secret)).toBe(commitment)
    const witness = { commitment, nonces: [first, second].map((given, seat) => ({ seat, nonce: given })) }
    expect(verifyFairness((await findInCatalog(GAME))!, record, fairness, witness)).toMatchObject({ ok: true })
  })

  it('S2: takes no nonce with the request that creates the table', async () => {
    const service = await startService()
    const { body } = await api(service, 'POST', '/api/tables', { ...(await wanted(GAME)), nonce: nonce() })
    expect(body.table.fairness.nonces).toEqual(['', ''])
    expect(body.table.seats[0].isReady).toBe(false)
  })

  it('S2: waits for the host’s nonce, against bots alone too', async () => {
    const service = await startService()
    const host = await createBare(service, GAME, { seats: ['open', 'greedy'] })
    expect((await begin(service, host)).body).toMatchObject({ code: 'notReady', params: { seat: 0 } })
    const silent = await greet(service, GAME, { table: host.table.id, key: host.key })
    expect((await begin(service, host)).body).toMatchObject({ code: 'notReady', params: { seat: 0 } })
    const watcher = await greet(service, GAME, { table: host.table.id, nonce: nonce() })
    expect(watcher.table!.fairness.nonces).toEqual(['', ''])
    await greet(service, GAME, { table: host.table.id, key: host.key, nonce: nonce() })
    await silent.until(() => silent.table!.seats[0]!.isReady)
    expect((await begin(service, host)).status).toBe(200)
  })

  it('S2: keeps a nonce that was given, whoever comes again with another', async () => {
    const service = await startService()
    const host = await createBare(service, GAME)
    const guest = await sitDown(service, host.table.id, 'Bo')
    await greet(service, GAME, { table: host.table.id, key: host.key, nonce: nonce() })
    const given = await noncesOf(service, host.table.id)
    expect(given).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    for (const { key } of [host, guest]) await greet(service, GAME, { table: host.table.id, key, nonce: nonce() })
    expect(await noncesOf(service, host.table.id)).toEqual(given)
    expect((await begin(service, host)).status).toBe(200)
    for (const { key } of [host, guest]) await greet(service, GAME, { table: host.table.id, key, nonce: nonce() })
    expect(await noncesOf(service, host.table.id)).toEqual(given)
  })

  it('S2: of a rematch is committed to anew before anybody adds to it, whoever asked for it', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, GAME, 2, { options: SHORT[GAME]! })
    await Promise.all(clients.map((client) => client.play()))
    const answer = await api(service, 'POST', `/api/tables/${id}/rematch`, { nonce: nonce() }, keys[1]!.key)
    const { table, seat } = answer.body
    expect([answer.status, seat, table.fairness.nonces]).toEqual([201, 1, ['', '']])
    expect(table.fairness.commitment).not.toBe(keys[0]!.table.fairness.commitment)
    const host = { ...keys[1]!, table }
    expect((await begin(service, host)).body).toMatchObject({ code: 'notReady', params: { seat: 0 } })
    await greet(service, GAME, { table: table.id, key: keys[0]!.key, nonce: nonce() })
    expect((await begin(service, host)).body).toMatchObject({ code: 'notReady', params: { seat: 1 } })
    const late = await greet(service, GAME, { table: table.id, key: keys[1]!.key, nonce: nonce() })
    expect(late.table!.fairness.commitment).toBe(table.fairness.commitment)
    expect((await begin(service, host)).status).toBe(200)
  })
})
