import { get } from 'node:http'
import { describe, expect, it } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { LogEntry } from '../../src/tables/log-entry.ts'
import { TableModel } from '../../src/tables/model.ts'
import { onBothStores } from '../both-stores.ts'
import { putFinishedTable } from './finished-table.ts'
import { api, startService, temporaryFolder } from './harness.ts'
import { startNode } from './measured-node.ts'
import { LONGEST } from './real-games.ts'

const { game, race } = LONGEST

/** What a connection brings, as it is sent. */
async function rawGet(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; encoding: string; bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const all = Buffer.concat(chunks)
        resolve({
          status: response.statusCode!,
          encoding: response.headers['content-encoding'] ?? '',
          bytes: all.length,
          text: all.toString(),
        })
      })
    }).on('error', reject)
  })
}

/** Milliseconds of processor time of this thread. */
function ownCost(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function playAgain({ id, meta, game: rules }: TableModel, entries: readonly LogEntry[]): void {
  const model = new TableModel(id, meta, rules)
  for (const [i, entry] of entries.entries()) model.take(entry, i + 1)
  model.match!.record()
}

describe('the record of a long game', () => {
  it('S43: is made in a thread: the main one takes a fraction of what it takes to play the game again, and next to nothing the next time', async () => {
    const dataFolder = temporaryFolder()
    const store = await openSqliteStore(dataFolder)
    const { model, entries } = await putFinishedTable(store, game, race.options, 6)
    await store.close()
    const again = Math.min(
      ownCost(() => playAgain(model, entries)),
      ownCost(() => playAgain(model, entries)),
    )
    const node = await startNode(dataFolder)
    for (let i = 0; i < 20; i++) await api(node, 'GET', '/api/tables')
    const first = await node.cost(() => api(node, 'GET', `/api/tables/${model.id}/record`), 1)
    const next = await node.cost(() => api(node, 'GET', `/api/tables/${model.id}/record`))
    expect(first).toBeLessThan(again / 3)
    expect(next).toBeLessThan(again / 30)
    expect((await api(node, 'GET', `/api/tables/${model.id}/record`)).body).toEqual({
      record: model.match!.record(),
      fairness: model.fairness,
    })
  })

  it('S43: is sent compressed to whoever takes that, and an address gets so many bytes of them and no more', async () => {
    const service = await startService()
    const { model } = await putFinishedTable(service.store, game, race.options, 6)
    const url = `${service.address}/api/tables/${model.id}/record`
    const plain = await rawGet(url)
    const compressed = await rawGet(url, { 'accept-encoding': 'gzip, br' })
    expect([plain.encoding, compressed.encoding]).toEqual(['', 'gzip'])
    expect(compressed.bytes * 4).toBeLessThan(plain.bytes)
    expect(JSON.parse(plain.text)).toEqual({ record: model.match!.record(), fairness: model.fairness })
    let sent = plain.bytes
    let last = plain
    for (let i = 0; i < 2000 && last.status === 200; i++) {
      last = await rawGet(url)
      sent += last.bytes
    }
    expect(JSON.parse(last.text)).toMatchObject({ code: 'tooMany', params: { what: 'records' } })
    expect(sent).toBeLessThan(20_000_000)
  })
})

onBothStores(({ serve }) =>
  it('S43: whoever asks at once for the same record gets the same; one that was removed is gone', async () => {
    const service = await serve()
    const { model } = await putFinishedTable(service.store, '_template', {}, 2)
    const ask = async () => api(service, 'GET', `/api/tables/${model.id}/record`)
    const answers = await Promise.all([1, 2, 3, 4].map(ask))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { record: model.match!.record(), fairness: model.fairness } })
    await service.store.removeTable(model.id)
    expect(await ask()).toMatchObject({ status: 404, body: { code: 'unknownTable' } })
  }),
)
