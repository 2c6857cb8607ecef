import { afterEach, beforeEach, expect, it } from 'vitest'
import { MOST_BYTES } from '../../src/store/bounds.ts'
import type { SeatChange, Store, StoredTable } from '../../src/store/store.ts'
import { newTable, type NewPlace, type StorePlace } from './place.ts'

const anna: SeatChange = { seat: 0, name: 'Anna', keyHash: 'hash of Anna', data: { by: 'human' } }
const bot: SeatChange = { seat: 1, name: 'Bot', keyHash: null, data: { by: 'greedy' } }

export function rowContract(newPlace: NewPlace): void {
  let place: StorePlace
  let store: Store
  let time = 0
  beforeEach(async () => {
    time = 1000
    place = await newPlace()
    store = await place.open({ now: () => time })
  })
  afterEach(async () => {
    await store.close()
    await place.remove()
  })

  it('keeps a new table with its seats, and never a second one of its name', async () => {
    const meta = { game: 'some-game', rulesVersion: 7, options: { name: 'Étape à 🏔️ \u0000' }, list: [null, 1.5] }
    const table = newTable('a', { meta, isPublic: true, deadline: 9000 })
    expect(await store.createTable(table, [anna, bot])).toBe('ok')
    expect(await store.createTable(newTable('a'), [bot])).toBe('exists')
    const kept: StoredTable = { ...table, version: 1, seq: 0, createdAt: 1000, updatedAt: 1000 }
    expect(await store.readTable('a')).toEqual(kept)
    expect(await store.readSeats('a')).toEqual([
      { ...anna, table: 'a', version: 1 },
      { ...bot, table: 'a', version: 1 },
    ])
    await store.close()
    store = await place.open()
    expect(await store.readTable('a')).toEqual(kept)
    expect(await store.readTable('A')).toBeUndefined()
    expect(await store.readSeats('A')).toEqual([])
  })

  it('S31: removes tables to which nothing was written for long, whole, and no others', async () => {
    for (const id of ['empty', 'over', 'played', 'timed', 'late']) await store.createTable(newTable(id), [anna])
    await store.updateTable('timed', 1, { deadline: 90_000 })
    await store.updateTable('late', 1, { deadline: 1500 })
    await store.append({ table: 'over', after: 0, payloads: ['old', 'older'], changes: { status: 'over' } })
    await store.append({ table: 'played', after: 0, payloads: ['old'] })
    time = 50_000
    await store.append({ table: 'played', after: 1, payloads: ['new'] })
    await store.createTable(newTable('new'))
    expect(await store.removeUnused(1000, 10)).toEqual([])
    expect(await store.removeUnused(2000, 2)).toEqual(['empty', 'late'])
    expect(await store.removeUnused(2000, 2)).toEqual(['over'])
    expect(await store.removeUnused(2000, 2)).toEqual([])
    expect(await store.readTable('over')).toBeUndefined()
    expect(await store.readSeats('over')).toEqual([])
    expect(await store.readEntries('over', 0, 10)).toEqual([])
    expect(await store.append({ table: 'over', after: 2, payloads: ['x'] })).toBe('unknown')
    for (const id of ['played', 'timed', 'new']) expect(await store.readTable(id)).toBeDefined()
    expect((await store.readEntries('played', 0, 10)).map(({ payload }) => payload)).toEqual(['old', 'new'])
    expect(await store.createTable(newTable('over')), 'its name is free again').toBe('ok')
    expect(await store.append({ table: 'over', after: 0, payloads: ['x'] })).toBe('ok')
  })

  it('removes one table with all that belongs to it, and no other', async () => {
    for (const id of ['gone', 'kept']) {
      await store.createTable(newTable(id), [anna])
      await store.append({ table: id, after: 0, payloads: ['first', 'second'] })
    }
    expect(await store.removeTable('gone')).toBe('ok')
    expect(await store.removeTable('gone')).toBe('unknown')
    expect(await store.removeTable('never')).toBe('unknown')
    expect(await store.readTable('gone')).toBeUndefined()
    expect(await store.readSeats('gone')).toEqual([])
    expect(await store.readEntries('gone', 0, 10)).toEqual([])
    expect(await store.append({ table: 'gone', after: 2, payloads: ['x'] })).toBe('unknown')
    expect(await store.readEntries('kept', 0, 10)).toHaveLength(2)
    expect(await store.readSeats('kept')).toHaveLength(1)
  })

  it('lets one of those who change a table at once win', async () => {
    await store.createTable(newTable('a'))
    time = 2000
    const answers = await Promise.all(['x', 'y', 'z'].map(async (name) => store.updateTable('a', 1, { meta: { name } })))
    expect(answers.toSorted()).toEqual(['conflict', 'conflict', 'ok'])
    const winner = ['x', 'y', 'z'][answers.indexOf('ok')]
    expect(await store.readTable('a')).toMatchObject({ meta: { name: winner }, version: 2, updatedAt: 2000, createdAt: 1000 })
    expect(await store.updateTable('a', 2, { isPublic: true, status: 'running' })).toBe('ok')
    expect(await store.updateTable('a', 3, { deadline: 4000 })).toBe('ok')
    expect(await store.readTable('a')).toMatchObject({
      meta: { name: winner },
      isPublic: true,
      status: 'running',
      deadline: 4000,
      version: 3,
    })
    expect(await store.updateTable('a', 2, { status: 'old' })).toBe('conflict')
    expect(await store.updateTable('none', 1, {})).toBe('unknown')
  })

  it('raises the version when an append changes the row, so that an edit of the old row fails', async () => {
    await store.createTable(newTable('a'))
    await store.append({ table: 'a', after: 0, payloads: ['started'], changes: { status: 'running' } })
    expect(await store.updateTable('a', 1, { meta: { options: 'better ones' } })).toBe('conflict')
    await store.append({ table: 'a', after: 1, payloads: ['moved'] })
    expect(await store.updateTable('a', 2, { meta: {} })).toBe('ok')
  })

  it('lists public tables of a status, the latest change first, in pages', async () => {
    // Ids that languages sort differently from their bytes; three tables at the same time.
    for (const id of ['e', 'É', 'Z', 'a', 'z']) {
      await store.createTable(newTable(id, { isPublic: true }))
      if (id === 'É' || id === 'a') time += 10
    }
    await store.createTable(newTable('secret'))
    await store.createTable(newTable('going', { isPublic: true, status: 'running' }))
    const ids = (tables: readonly StoredTable[]) => tables.map(({ id }) => id)
    const all = await store.listPublic({ status: 'open', limit: 10 })
    expect(ids(all)).toEqual(['z', 'a', 'Z', 'É', 'e'])
    const paged: StoredTable[] = []
    for (;;) {
      const before = paged.at(-1)
      const page = await store.listPublic({ status: 'open', limit: 2, ...(before && { before }) })
      paged.push(...page)
      if (page.length < 2) break
    }
    expect(paged).toEqual(all)
    time += 10
    await store.append({ table: 'e', after: 0, payloads: ['a move changes no place in the list'] })
    await store.updateTable('Z', 1, { meta: { name: 'new' } })
    await store.updateTable('a', 1, { isPublic: false })
    expect(ids(await store.listPublic({ status: 'open', limit: 10 }))).toEqual(['Z', 'z', 'É', 'e'])
    expect(ids(await store.listPublic({ status: 'running', limit: 10 }))).toEqual(['going'])
    expect(await store.listPublic({ status: 'none', limit: 10 })).toEqual([])
  })

  it('finds the tables whose time is up, the longest overdue first', async () => {
    for (const [id, deadline] of [
      ['a', 3000],
      ['b', 1000],
      ['c', null],
      ['d', 2000],
      ['e', 4000],
    ] as const)
      await store.createTable(newTable(id, { deadline }))
    await store.append({ table: 'd', after: 0, payloads: [1, 2] })
    const due = async (limit: number) => store.listDue(3000, limit)
    expect(await due(10)).toEqual([
      { id: 'b', deadline: 1000, seq: 0 },
      { id: 'd', deadline: 2000, seq: 2 },
      { id: 'a', deadline: 3000, seq: 0 },
    ])
    expect(await due(1)).toEqual([{ id: 'b', deadline: 1000, seq: 0 }])
    // Whoever acts for the absent sets the next deadline with the same append; only one of them can.
    const act = async () => store.append({ table: 'b', after: 0, payloads: ['fallback'], changes: { deadline: 5000 } })
    expect((await Promise.all([act(), act(), act()])).toSorted()).toEqual(['conflict', 'conflict', 'ok'])
    await store.append({ table: 'a', after: 0, payloads: ['over'], changes: { deadline: null } })
    expect(await due(10)).toEqual([{ id: 'd', deadline: 2000, seq: 2 }])
  })

  it('gives a seat to one of those who want it', async () => {
    await store.createTable(newTable('a'))
    const want = async (name: string) => store.putSeat('a', 0, { ...anna, name, keyHash: `hash of ${name}` })
    const answers = await Promise.all(['Anna', 'Bea', 'Caro'].map(want))
    expect(answers.toSorted()).toEqual(['conflict', 'conflict', 'ok'])
    const [seat] = await store.readSeats('a')
    expect(seat?.name).toBe(['Anna', 'Bea', 'Caro'][answers.indexOf('ok')])
    expect(await store.putSeat('a', 1, { ...bot, seat: 0 })).toBe('ok')
    expect(await store.putSeat('a', 1, anna)).toBe('conflict')
    expect(await store.putSeat('a', 5, bot)).toBe('conflict')
    expect(await store.putSeat('none', 0, anna)).toBe('unknown')
    expect(await store.readSeats('a')).toEqual([{ ...bot, seat: 0, table: 'a', version: 2 }])
    // With an entry the number of the entry decides, not the version of the seat.
    await store.append({ table: 'a', after: 0, payloads: ['taken back'], seats: [anna, bot] })
    expect((await store.readSeats('a')).map(({ name, version }) => [name, version])).toEqual([
      ['Anna', 3],
      ['Bot', 1],
    ])
  })

  it('finds seats by the hashes of their keys', async () => {
    await store.createTable(newTable('b'), [anna, bot])
    await store.createTable(newTable('a'), [
      { ...anna, seat: 2 },
      { ...anna, seat: 0, keyHash: 'another' },
    ])
    const found = async (...hashes: string[]) => (await store.findSeats(hashes)).map(({ table, seat }) => `${table}${seat}`)
    expect(await found('hash of Anna')).toEqual(['a2', 'b0'])
    expect(await found('hash of Anna', 'another', 'nobody', '\0')).toEqual(['a0', 'a2', 'b0'])
    expect(await found('nobody')).toEqual([])
    expect(await found()).toEqual([])
  })

  it('refuses names that are no text or too long, before anything is written', async () => {
    const long = 'x'.repeat(MOST_BYTES.name + 1)
    const refused = { code: expect.stringMatching(/^(?:invalid|too_big)$/) as string }
    for (const id of ['', 'a\0', '\ud800', 'x'.repeat(MOST_BYTES.id + 1)])
      await expect(store.createTable(newTable(id))).rejects.toMatchObject(refused)
    for (const seat of [
      { ...anna, name: long },
      { ...anna, name: '\0' },
      { ...anna, seat: -1 },
      { ...anna, seat: 0.5 },
    ])
      await expect(store.createTable(newTable('a'), [seat])).rejects.toMatchObject(refused)
    await expect(store.createTable(newTable('a'), [anna, anna])).rejects.toMatchObject(refused)
    await expect(store.createTable(newTable('a', { deadline: Number.NaN }))).rejects.toMatchObject(refused)
    await expect(store.createTable(newTable('a', { meta: 'x'.repeat(MOST_BYTES.meta) }))).rejects.toMatchObject(refused)
    expect(await store.readTable('a')).toBeUndefined()
  })

  it('goes through all tables by id', async () => {
    const ids = ['É', ...Array.from({ length: 450 }, (_, i) => `t${i}`), 'Z', 'a']
    await Promise.all(ids.map(async (id) => store.createTable(newTable(id))))
    const seen: string[] = []
    for await (const { id } of store.allTables()) seen.push(id)
    expect(seen).toEqual(ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
  })
}
