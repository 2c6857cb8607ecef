import { LIMITS, SHEET_LIMITS } from '@echappee/protocol'
import type { SheetFile } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import { api } from '../tables/harness.ts'
import { Follower, GAME, Phone, invite, newSheetKey, save, share, sheetOf } from './harness.ts'

const NAMES = ['Ada', 'Bea', 'Cleo']
const bytesOf = (file: unknown): number => Buffer.byteLength(JSON.stringify(file))

/** A sheet of exactly so many bytes; its last answer fits no question. */
async function sheetOfSize(bytes: number): Promise<SheetFile> {
  const file = await sheetOf(GAME, NAMES, 1)
  const withNote = (note: string): SheetFile => ({
    ...file,
    entries: [...file.entries, { question: 'a note', answer: { kind: 'choice', value: note } }],
  })
  return withNote('é'.repeat(((bytes - bytesOf(withNote(''))) / 2) | 0))
}

onBothStores(({ serve }) =>
  describe('the bounds of a shared sheet', () => {
    it('S37: the largest sheet is told in messages of at most 64 KB, and one byte more is refused', async () => {
      const service = await serve()
      const largest = await sheetOfSize(SHEET_LIMITS.file)
      expect(SHEET_LIMITS.file - bytesOf(largest)).toBeLessThan(2)
      const kept = await share(service, largest)
      await invite(service, kept, 0)
      const follower = await Follower.open(service, kept.id)
      await follower.until(() => follower.last('decks') !== undefined)
      expect(follower.last('sheet')!.file).toEqual(largest)
      expect(Math.max(...follower.raw.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(LIMITS.outgoing)
      expect(await save(service, kept, 2, await sheetOfSize(SHEET_LIMITS.file + 2))).toMatchObject({
        status: 413,
        body: { code: 'sheetTooBig' },
      })
      // What is left out is filled in before it is counted.
      const { options: _, ...bare } = await sheetOfSize(SHEET_LIMITS.file + bytesOf(largest.options) - 200)
      const answer = await save(service, kept, 3, { ...bare, options: {} })
      expect(bytesOf({ ...bare, options: {} })).toBeLessThan(SHEET_LIMITS.file)
      expect(answer.status).toBe(413)
    })

    it('S12: what can not be the name of a sheet is refused at the door', async () => {
      const service = await serve()
      for (const name of ['abcdefgh\0ij', 'a'.repeat(40) + '\ud800', '', '../../etc']) {
        const follower = await Follower.open(service, name.slice(0, 40))
        expect(follower.last('problem')?.problem.code).toBe('unknownSheet')
      }
      expect(service.sheets.followed).toBe(0)
    })

    it('S37: whoever has the link, but not the key, can not use up what the keeper may write', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES))
      const next = await sheetOf(GAME, NAMES, 1)
      const stranger = newSheetKey()
      for (let i = 0; i < 60; i++) expect((await save(service, { ...kept, key: stranger }, 2 + i, next)).status).toBe(403)
      for (let i = 0; i < 60; i++)
        expect((await api(service, 'POST', `/api/sheets/${kept.id}/invitations`, { seat: 0 }, stranger)).status).toBe(403)
      expect((await save(service, kept, 2, next)).status).toBe(200)
    })

    it('S37: a phone has its own pace, and so have invitations', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES, 1))
      const [fast, calm] = [await Phone.open(service, kept, 0), await Phone.open(service, kept, 1)]
      const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await fast.act({ do: 'draw', deck: 'none' })).status))
      expect(new Set(statuses)).toContain(429)
      expect((await calm.act({ do: 'draw', deck: 'none' })).status).not.toBe(429)
      const invited = await Promise.all(
        Array.from(
          { length: 60 },
          async () => (await api(service, 'POST', `/api/sheets/${kept.id}/invitations`, { seat: 2 }, kept.key)).status,
        ),
      )
      expect(new Set(invited)).toEqual(new Set([201, 429]))
    })

    it('S37: the more there is to send, the less often it is sent: a megabyte a second for all who follow one sheet', async () => {
      const service = await serve()
      const file = await sheetOfSize(55_000)
      const kept = await share(service, file)
      const begun = performance.now()
      const followers = await Promise.all(Array.from({ length: 30 }, () => Follower.open(service, kept.id)))
      const last = 12
      for (let number = 2; number <= last; number++) {
        await save(service, kept, number, file)
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
      await Promise.all(followers.map((follower) => follower.until(() => follower.last('sheet')?.number === last)))
      const seconds = (performance.now() - begun) / 1000
      const characters = followers.flatMap(({ raw }) => raw).reduce((sum, { length }) => sum + length, 0)
      const once = followers.length * followers[0]!.raw[0]!.length
      // The first and the last word are free.
      expect(characters).toBeLessThan(2 * once + seconds * 1e6 + once / 2)
    })

    it('S37: a log that is full takes nothing but its end', async () => {
      const service = await serve()
      const kept = await share(service, await sheetOf(GAME, NAMES))
      for (let after = 0; after < 50_000; after += 1000)
        await service.store.append({ table: kept.id, after, payloads: Array.from({ length: 1000 }, () => ({ type: 'sheet' })) })
      expect(await save(service, kept, 2, await sheetOf(GAME, NAMES, 1))).toMatchObject({ status: 409, body: { code: 'tableFull' } })
      expect((await Follower.open(service, kept.id)).last('sheet')?.number).toBe(1)
      expect(await api(service, 'DELETE', `/api/sheets/${kept.id}`, undefined, kept.key)).toMatchObject({ status: 200 })
      expect(await service.store.readTable(kept.id)).toBeUndefined()
    })
  }),
)
