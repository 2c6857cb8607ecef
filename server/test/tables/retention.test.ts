import { describe, expect, it, vi } from 'vitest'
import { api, createBare, seatParty, startService, wanted } from './harness.ts'
import { IN_TURN } from './real-games.ts'

const DAY = 86_400_000

describe('what is kept', () => {
  it('S31: removes what nobody has touched for as long as the host keeps it', async () => {
    let now = Date.now()
    const service = await startService({ limits: { keepDays: 30 }, now: () => now, pruneEvery: 20 })
    const { table } = await createBare(service, '_template')
    const { id } = await seatParty(service, '_template', 2, { clock: { kind: 'days', days: 30 } })
    now += 29 * DAY
    const looked = vi.spyOn(service.store, 'removeUnused')
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(1)
    expect((await api(service, 'GET', `/api/tables/${table.id}`)).status).toBe(200)
    now += 2 * DAY
    await expect.poll(() => service.store.readTable(table.id)).toBeUndefined()
    expect(await service.store.readTable(id), 'its clock ran out yesterday').toBeDefined()
  })

  it('S31: keeps everything where the host says so', async () => {
    const later = { now: () => Date.now() + 40_000 * DAY, pruneEvery: 20 }
    const service = await startService({ ...later, limits: { keepDays: 0 } })
    const { table } = await createBare(service, '_template')
    // Another host's tables go meanwhile.
    const other = await startService({ ...later, limits: { keepDays: 30 } })
    const looked = vi.spyOn(other.store, 'removeUnused')
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(1)
    expect(await service.store.readTable(table.id)).toBeDefined()
  })

  it('S31: does not play games that are not in the menu', async () => {
    const service = await startService({ limits: { hiddenGames: 0 } })
    const refused = await api(service, 'POST', '/api/tables', await wanted('_template'))
    expect(refused).toMatchObject({ status: 404, body: { code: 'unknownGame' } })
    const taken = await api(service, 'POST', '/api/tables', await wanted(IN_TURN))
    expect(taken.status).toBe(201)
  })
})
