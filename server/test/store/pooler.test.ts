import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { newTable } from './place.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

const NOTICE = 'A'.charCodeAt(0)

/** Between a node and the database, as a pooler stands. Answers the address there, and the first messages of all connections. */
async function standBetween({ passesNotices }: { passesNotices: boolean }) {
  const url = new URL(await postgres.freshUrl())
  const openings: string[] = []
  const server = createServer((inward) => {
    const outward = connect(postgres.port, '127.0.0.1')
    inward.once('data', (first) => openings.push(first.toString('latin1')))
    inward.pipe(outward)
    let rest = Buffer.alloc(0)
    outward.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const message = rest.subarray(0, 1 + rest.readUInt32BE(1))
        rest = rest.subarray(message.length)
        if (passesNotices || message[0] !== NOTICE) inward.write(message)
      }
    })
    for (const [one, other] of [
      [inward, outward],
      [outward, inward],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, openings }
}

it('a pooler that does not pass notices on is refused at the start, in a sentence', async () => {
  const { url } = await standBetween({ passesNotices: false })
  const sentence = expect.stringContaining('PgBouncer in transaction mode') as string
  await expect(openPostgresStore(url)).rejects.toMatchObject({ code: 'pooled', sentence })
})

it('a pooler by session meets no parameter that it would refuse, and the limits hold all the same', async () => {
  const { url, openings } = await standBetween({ passesNotices: true })
  const store = await openPostgresStore(url)
  expect(await store.createTable(newTable('a'))).toBe('ok')
  await store.close()
  expect(openings.length).toBeGreaterThanOrEqual(3)
  for (const opening of openings) expect(opening).not.toContain('_timeout')
})
