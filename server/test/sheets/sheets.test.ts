import { SHEET_LIMITS } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { pruneTables } from '../../src/store/prune.ts'
import { onBothStores } from '../both-stores.ts'
import { api, startService } from '../tables/harness.ts'
import { Follower, GAME, invite, newSheetKey, save, share, sheetOf } from './harness.ts'

const NAMES = ['Ada', 'Bea', 'Cleo']

onBothStores(({ newPlace, serve }) =>
  describe('a shared score sheet', () => {
    it('reaches everybody who follows, entry by entry, and whoever comes later at once', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES))
      const [one, two] = await Promise.all([Follower.open(service, kept.id), Follower.open(service, kept.id)])
      const next = await sheetOf(GAME, NAMES, 3)
      expect(await save(service, kept, 2, next)).toMatchObject({ status: 200, body: { id: kept.id, number: 2 } })
      for (const follower of [one, two]) {
        await follower.until(() => follower.last('sheet')?.number === 2)
        expect(follower.last('sheet')!.file).toEqual(next)
      }
      const late = await Follower.open(service, kept.id)
      expect(late.last('sheet')).toEqual(one.last('sheet'))
      expect([...one.mistakes, ...two.mistakes, ...late.mistakes]).toEqual([])
    })

    it('keeps the highest number, in whatever order the states come, and a state sent twice once', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES))
      const follower = await Follower.open(service, kept.id)
      const [old, newest] = [await sheetOf(GAME, NAMES, 1), await sheetOf(GAME, NAMES, 4)]
      expect((await save(service, kept, 7, newest)).body).toMatchObject({ number: 7 })
      expect((await save(service, kept, 3, old)).body).toMatchObject({ number: 7 })
      expect((await save(service, kept, 7, old)).body).toMatchObject({ number: 7 })
      expect((await api(service, 'POST', '/api/sheets', { number: 1, file: old }, kept.key)).body).toMatchObject({ id: kept.id, number: 7 })
      await follower.until(() => follower.last('sheet')?.number === 7)
      expect(follower.last('sheet')!.file).toEqual(newest)
      expect(follower.messages.filter(({ type }) => type === 'sheet')).toHaveLength(2)
    })

    it('S36: is written with the key of its keeper alone, which nobody who follows ever gets', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES))
      const follower = await Follower.open(service, kept.id)
      const forged = { ...kept, key: newSheetKey() }
      const next = await sheetOf(GAME, NAMES, 2)
      expect(await save(service, forged, 2, next)).toMatchObject({ status: 403, body: { code: 'badSheetKey' } })
      expect(await save(service, { ...kept, key: 'short' }, 2, next)).toMatchObject({ status: 403 })
      expect(await api(service, 'PUT', `/api/sheets/${kept.id}`, { number: 2, file: next })).toMatchObject({ status: 401 })
      expect(await api(service, 'PUT', `/api/sheets/${kept.id}?key=${kept.key}`, { number: 2, file: next })).toMatchObject({ status: 401 })
      expect(await api(service, 'DELETE', `/api/sheets/${kept.id}`, undefined, forged.key)).toMatchObject({ status: 403 })
      expect(await api(service, 'POST', `/api/sheets/${kept.id}/invitations`, { seat: 0 }, forged.key)).toMatchObject({ status: 403 })
      expect(JSON.stringify(follower.raw)).not.toContain(kept.key)
      expect(JSON.stringify(await service.store.readTable(kept.id))).not.toContain(kept.key)
      expect(await service.store.readTable(kept.id)).toMatchObject({ meta: { number: 1 } })
      const key = await Follower.open(service, kept.id, kept.key)
      expect(key.last('problem')?.problem.code, 'the keeper has no decks').toBe('badSheetKey')
    })

    it('S37: is bounded, checked by the rules of its game, and counted by address and by sheet', async () => {
      const service = await serve({ limits: { tablesPerHour: 3 } })
      const file = await sheetOf(GAME, NAMES)
      const kept = await share(service, file)
      const long = Array.from({ length: 1000 }, (_, i) => ({
        question: `stage ${i}/arrival of nobody at all`,
        answer: { kind: 'flags', riders: [] },
      }))
      const tooBig = await save(service, kept, 2, { ...file, entries: long })
      expect(tooBig).toMatchObject({ status: 413, body: { code: 'sheetTooBig', params: { most: SHEET_LIMITS.file } } })
      expect(await save(service, kept, 2, { ...file, names: ['x'.repeat(300_000)] })).toMatchObject({
        status: 413,
        body: { code: 'tooBig' },
      })
      const bad: unknown[] = [
        null,
        7,
        [],
        { ...file, game: 'no-such-game' },
        { ...file, game: 'toString' },
        { ...file, format: 'echappee-sheet-0' },
        { ...file, names: [] },
        { ...file, names: ['Ada', 'Bea', 'Cl\u202Eeo'] },
        { ...file, options: { ...file.options, mode: 'parade' } },
        { ...file, entries: [7] },
      ]
      for (const raw of bad) expect((await save(service, kept, 2, raw)).status, JSON.stringify(raw)?.slice(0, 80)).toBe(400)
      for (const number of [0, -1, 1.5, 'x', 2 ** 60]) expect((await save(service, kept, number as number, file)).status).toBe(400)
      expect((await service.store.readTable(kept.id))!.meta).toMatchObject({ number: 1 })
      const codes = []
      for (let i = 0; i < 60; i++) codes.push((await save(service, kept, 2 + i, file)).status)
      expect(codes).toContain(429)
      await share(service, file)
      const third = await api(service, 'POST', '/api/sheets', { number: 1, file }, newSheetKey())
      expect(third.status).toBe(201)
      const fourth = await api(service, 'POST', '/api/sheets', { number: 1, file }, newSheetKey())
      expect(fourth).toMatchObject({ status: 429, body: { code: 'tooMany' } })
    })

    it('S37: takes answers of any kind without harm: what does not fit is left lying', async () => {
      const service = await serve()
      const file = await sheetOf(GAME, NAMES, 2)
      const kept = await share(service, file)
      const nonsense = [{}, { kind: 'flags' }, { kind: 'order', groups: 'x' }, { kind: 'numbers', values: [1e99] }, { kind: '__proto__' }]
      for (const [i, answer] of nonsense.entries()) {
        const entries = file.entries.map(({ question }) => ({ question, answer }))
        expect((await save(service, kept, 2 + i, { ...file, entries })).status).toBe(200)
      }
      expect((await Follower.open(service, kept.id)).last('sheet')?.number).toBe(6)
    })

    it('S38: is removed whole when its keeper ends it, and everybody who follows is told', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES))
      await invite(service, kept, 1)
      const follower = await Follower.open(service, kept.id)
      expect(await api(service, 'DELETE', `/api/sheets/${kept.id}`, undefined, kept.key)).toMatchObject({ status: 200 })
      await follower.until(() => follower.closed !== undefined)
      expect(follower.last('problem')?.problem.code).toBe('unknownSheet')
      expect(await service.store.readTable(kept.id)).toBeUndefined()
      expect(await service.store.readSeats(kept.id)).toEqual([])
      expect(await service.store.readEntries(kept.id, 0, 10)).toEqual([])
      expect(await save(service, kept, 2, kept.file)).toMatchObject({ status: 404, body: { code: 'unknownSheet' } })
      expect((await Follower.open(service, kept.id)).last('problem')?.problem.code).toBe('unknownSheet')
    })

    it('S38: is removed like a table when nothing was written for KEEP_DAYS days', async () => {
      const time = { now: Date.now() }
      const service = await serve({ now: () => time.now })
      const { store } = service
      const [old, used] = [await share(service, await sheetOf(GAME, NAMES)), await share(service, await sheetOf(GAME, NAMES))]
      time.now += 300 * 86_400_000
      await save(service, used, 2, await sheetOf(GAME, NAMES, 1))
      time.now += 100 * 86_400_000
      expect(await pruneTables(store, 365, time.now)).toBe(1)
      expect(await store.readTable(old.id)).toBeUndefined()
      expect(await store.readTable(used.id)).toBeDefined()
    })

    it('is there after a restart of the server, and is no table', async () => {
      const place = await newPlace()
      const first = await startService({ store: await place.open() })
      const kept = await share(first, await sheetOf(GAME, NAMES, 2))
      const follower = await Follower.open(first, kept.id)
      await first.close()
      await follower.until(() => follower.closed === 1001)
      const second = await startService({ store: await place.open() })
      expect((await Follower.open(second, kept.id)).last('sheet')).toEqual(follower.last('sheet'))
      expect(await save(second, kept, 2, await sheetOf(GAME, NAMES, 3))).toMatchObject({ status: 200 })
      expect(await api(second, 'GET', `/api/tables/${kept.id}`)).toMatchObject({ status: 404, body: { code: 'unknownTable' } })
      expect((await api(second, 'GET', '/api/tables')).body.tables).toEqual([])
    })

    it('answers pings of those who follow, and nothing else', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES))
      const follower = await Follower.open(service, kept.id)
      follower.socket.send(JSON.stringify({ type: 'ping', id: 5 }))
      follower.socket.send(JSON.stringify({ type: 'move', id: 6, decision: 0, move: {} }))
      await follower.until(() => follower.last('answer')?.to === 6)
      expect(follower.messages.filter(({ type }) => type === 'answer')).toMatchObject([
        { to: 5, ok: true },
        { to: 6, ok: false, problem: { code: 'notASeat' } },
      ])
      follower.socket.send(JSON.stringify({ type: 'follow', sheet: kept.id }))
      await follower.until(() => follower.closed !== undefined)
      expect(service.sheets.followed).toBe(0)
    })
  }),
)
