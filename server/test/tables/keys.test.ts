import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashKey } from '../../src/tables/keys.ts'
import { gameOf } from './games.ts'
import { api, create, seatParty, startService, temporaryFolder, wanted } from './harness.ts'

const GAME = '_template'

describe('keys', () => {
  it('S5: are 32 random bytes each, and only their hashes are on the disk', async () => {
    const dataFolder = temporaryFolder()
    const service = await startService({ dataFolder })
    const { keys, clients } = await seatParty(service, GAME, 4)
    await Promise.all(clients.map((client) => client.play()))
    await service.close()
    expect(new Set(keys.map(({ key }) => key)).size).toBe(4)
    const disk = Buffer.concat(readdirSync(dataFolder).map((file) => readFileSync(join(dataFolder, file))))
    for (const { key } of keys) {
      expect(Buffer.from(key, 'base64url')).toHaveLength(32)
      expect(disk.includes(key)).toBe(false)
      expect(disk.includes(hashKey(key))).toBe(true)
    }
  })

  it('S6: are told to nobody but their owner, and open nothing from an address', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, GAME, 3)
    await Promise.all(clients.map((client) => client.play()))
    const answers = await Promise.all([
      api(service, 'GET', `/api/tables/${id}`),
      api(service, 'GET', `/api/tables/${id}/record`),
      api(service, 'POST', '/api/seats', { keys: [keys[0]!.key] }),
      api(service, 'POST', `/api/tables/${id}/rematch`, {}, keys[0]!.key),
    ])
    const texts = [...answers.map(({ body }) => JSON.stringify(body)), ...clients.flatMap(({ raw }) => raw)]
    for (const { key } of keys) for (const text of texts) expect([text.includes(key), text.includes(hashKey(key))]).toEqual([false, false])

    const open = await create(service, GAME)
    for (const query of ['key', 'authorization', 'token'])
      expect((await api(service, 'PUT', `/api/tables/${open.table.id}/chat?${query}=${open.key}`, { isOn: false })).body.code).toBe('noKey')
  })

  it('S7: and secrets and nonces are in no line of the log, at any level, whatever goes wrong', async () => {
    const lines: string[] = []
    const findGame = async (id: string) => (id === GAME ? (await gameOf(GAME)).rules : Promise.reject(new Error('no disk')))
    const service = await startService({ limits: { logLevel: 'trace' }, logTo: { write: (line) => void lines.push(line) }, findGame })
    const { id, keys, clients } = await seatParty(service, GAME, 2)
    await Promise.all(clients.map((client) => client.play()))
    await api(service, 'PUT', `/api/tables/${id}/seats`, { seat: 1, by: 'open' }, keys[0]!.key)
    await api(service, 'POST', '/api/seats', { keys: keys.map(({ key }) => key) })
    await api(service, 'POST', '/api/tables', { ...(await wanted(GAME)), game: 'broken', nonce: 'ab'.repeat(16) })
    await api(service, 'POST', '/api/tables/broken/seats', { name: 'Bo', nonce: 'ab'.repeat(16), seat: 'broken' })
    clients[0]!.say(`{"type":"hello","key":"${keys[0]!.key}"`)
    await clients[0]!.untilClosed()
    const { secret, nonces } = (await api(service, 'GET', `/api/tables/${id}/record`)).body.fairness
    await service.close()
    expect(lines.length).toBeGreaterThan(5)
    for (const word of [...keys.flatMap(({ key }) => [key, hashKey(key)]), secret, ...nonces, 'ab'.repeat(16)])
      expect(lines.filter((line) => line.includes(word))).toEqual([])
    // The second wall: even what is given to the logger by mistake.
    service.server.log.error({ key: 'k-e-y', inner: { secret: 's-e-c', deep: { authorization: 'a-u-t' } } }, 'mistake')
    expect(lines.at(-1)).toContain('mistake')
    for (const word of ['k-e-y', 's-e-c', 'a-u-t']) expect(lines.at(-1)).not.toContain(word)
  })

  it('S8: no page sends a referrer', async () => {
    const service = await startService()
    for (const path of ['/', '/api/tables', '/healthz'])
      expect((await fetch(service.address + path)).headers.get('referrer-policy')).toBe('no-referrer')
  })
})
