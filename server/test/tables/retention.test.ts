import { describe, expect, it } from 'vitest'
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
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await api(service, 'GET', `/api/tables/${table.id}`)).status).toBe(200)
    now += 2 * DAY
    await expect.poll(() => service.store.readTable(table.id)).toBeUndefined()
    expect(await service.store.readTable(id), 'its clock ran out yesterday').toBeDefined()
  })

  it('S31: keeps everything where the host says so', async () => {
    const service = await startService({ limits: { keepDays: 0 }, now: () => Date.now() + 40_000 * DAY, pruneEvery: 20 })
    const { table } = await createBare(service, '_template')
    await new Promise((resolve) => setTimeout(resolve, 100))
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
