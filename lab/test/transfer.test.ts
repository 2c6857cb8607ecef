import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../server/src/store/open.ts'
import type { Store } from '../../server/src/store/store.ts'
import { startPostgres, type TestPostgres } from '../../server/test/postgres.ts'
import { newTable } from '../../server/test/store/place.ts'
import { api, greet, seatParty, startService } from '../../server/test/tables/harness.ts'
import { SHORT } from '../../server/test/tables/games.ts'
import { IN_TURN as game } from '../../server/test/tables/real-games.ts'
import { echappee, lastJson, scratchFolder, spawnEchappee, type Ran } from './run.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

type Env = Record<string, string>
const newPlaces: Record<string, () => Promise<Env>> = {
  sqlite: async () => ({ DATA_DIR: join(scratchFolder(), 'data') }),
  postgres: async () => ({ DATABASE_URL: await postgres.freshUrl() }),
}

async function inStore<T>(env: Env, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(env)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Three tables: an empty one, one of rules that nobody has any more, and a long one. */
const fill = async (env: Env) =>
  inStore(env, async (store) => {
    await store.createTable(newTable('empty'))
    const seat = { seat: 0, name: 'Zoé', keyHash: 'hash', data: { by: 'human' } }
    await store.createTable(newTable('old', { isPublic: true, deadline: 12345, meta: { game: 'gone', rulesVersion: 99 } }), [seat])
    await store.append({ table: 'old', after: 0, payloads: [{ text: 'Échappée 🚴 \u2028' }, 2], changes: { status: 'running' } })
    await store.createTable(newTable('long'))
    for (let after = 0; after < 1500; after += 500)
      await store.append({ table: 'long', after, payloads: Array.from({ length: 500 }, (_, i) => ({ move: after + i })) })
  })

function expectRefused({ code, out, err }: Ran, ...parts: string[]): void {
  for (const part of parts) expect(err).toContain(part)
  expect(err).toMatch(/^echappee: [^\n]+\n$/)
  expect(out).toBe('')
  expect(code).toBe(2)
}

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('from %s to %s', (from, to) => {
  test('all tables move by a file, and come back the same', async () => {
    const [source, target] = [await newPlaces[from]!(), await newPlaces[to]!()]
    await fill(source)
    const folder = scratchFolder()
    const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')]
    const exported = echappee(['export', '--out', first, '--json'], { env: source })
    expect(exported.err).toBe('')
    expect(exported.code).toBe(0)
    expect(lastJson(exported)).toEqual({ tables: 3, store: from, file: first })
    expect(readFileSync(first, 'utf8').trimEnd().split('\n')).toHaveLength(1 + 3 + 2 + 1500 + 1)
    // It holds secrets, and nothing is left beside it.
    expect(statSync(first).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['first.jsonl'])

    const imported = echappee(['import', first, '--json'], { env: target })
    expect(imported.err).toBe('')
    expect(imported.code).toBe(0)
    expect(lastJson(imported)).toEqual({ tables: 3, imported: 3, skipped: [], store: to })
    expect(echappee(['export', '--out', second], { env: target }).out).toBe(`3 tables exported to ${second}.\n`)
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'))
    // The game goes on where it was.
    expect(await inStore(target, async (store) => store.append({ table: 'old', after: 2, payloads: [3] }))).toBe('ok')
  })

  test('all tables move through a pipe', async () => {
    const [source, target] = [await newPlaces[from]!(), await newPlaces[to]!()]
    await fill(source)
    const exported = spawnEchappee(['export'], { env: source })
    expect([exported.code, exported.err]).toEqual([0, '3 tables exported.\n'])
    const imported = spawnEchappee(['import', '-'], { env: target, input: exported.out })
    expect(imported).toEqual({ code: 0, out: '3 tables imported.\n', err: '' })
    expect(echappee(['export'], { env: target }).out).toBe(exported.out)
  })

  test('a table that is there already stops the import, or is passed over', async () => {
    const [source, target] = [await newPlaces[from]!(), await newPlaces[to]!()]
    await fill(source)
    const file = join(scratchFolder(), 'tables.jsonl')
    echappee(['export', '--out', file], { env: source })
    await inStore(target, async (store) => store.createTable(newTable('long', { meta: 'mine' })))
    expectRefused(echappee(['import', file], { env: target }), 'line 3: the table long is there already', '1 before it is imported')
    const again = echappee(['import', file, '--skip-existing'], { env: target })
    expect(again).toEqual({ code: 0, out: '1 table imported.\n2 tables were there already, and left alone: empty, long.\n', err: '' })
    expect(await inStore(target, async (store) => store.readTable('long'))).toMatchObject({ meta: 'mine', seq: 0 })
    const thrice = echappee(['import', file, '--skip-existing', '--json'], { env: target })
    expect(lastJson(thrice)).toMatchObject({ tables: 3, imported: 0, skipped: ['empty', 'long', 'old'] })
  })
})

test('a game begun on the embedded store is played to its end on PostgreSQL, with the same keys', async () => {
  const dataFolder = scratchFolder()
  const before = await startService({ dataFolder })
  const { id, keys, clients } = await seatParty(before, game, 2, { options: SHORT[game]! })
  let left = 6
  await Promise.all(clients.map((client) => client.play(() => left-- > 0)))
  const promised = keys[0]!.table.fairness.commitment
  await before.close()
  const url = await postgres.freshUrl()
  const exported = echappee(['export', '--data-dir', dataFolder])
  expect(exported.code).toBe(0)
  expect(echappee(['import', '-', '--database-url', url], { input: exported.out }).code).toBe(0)

  const after = await startService({ store: await openStore({ DATABASE_URL: url }) })
  const again = await Promise.all(keys.map(async ({ key }) => greet(after, game, { table: id, key })))
  expect(again.some(({ turn }) => turn!.decision > 0)).toBe(true)
  await Promise.all(again.map((client) => client.play()))
  const { body } = await api(after, 'GET', `/api/tables/${id}/record`)
  const file = join(scratchFolder(), 'game.json')
  writeFileSync(file, JSON.stringify(body))
  expect(echappee(['verify', file, '--commitment', promised]).code).toBe(0)
})

describe('which store is meant', () => {
  test('a flag outweighs the environment', async () => {
    const source = await newPlaces['sqlite']!()
    await fill(source)
    const { out } = echappee(['export', '--data-dir', source['DATA_DIR']!], { env: { DATABASE_URL: 'nonsense', DATA_DIR: 'nowhere' } })
    expect(out).toContain('"id":"old"')
  })

  test.each<[string, string[], Env, string[]]>([
    ['both by environment', [], { DATABASE_URL: 'postgres://a@b/c', DATA_DIR: 'x' }, ['DATABASE_URL and DATA_DIR are both set']],
    ['both by flags', ['--database-url', 'postgres://a@b/c', '--data-dir', 'x'], {}, ['--database-url and --data-dir name two places']],
    ['an empty flag', ['--data-dir', ''], {}, ['--data-dir <folder> needs a value']],
    ['no address', ['--database-url', 'mysql://me:hush@host/db'], {}, ['it begins with mysql:', 'postgres://user:password@host:5432/name']],
    ['an address as a folder', ['--data-dir', 'postgres://me:hush@host/db'], {}, ["the folder of the tables can't be used"]],
    ['no place for JSON', ['--data-dir', 'x', '--json'], {}, ['--json needs --out']],
  ])('%s is refused', (_what, flags, env, parts) => {
    const ran = echappee(['export', ...flags], { env })
    expectRefused(ran, ...parts)
    expect(ran.err).not.toContain('hush')
  })

  test('a folder without tables is refused, and none is made', () => {
    const folder = join(scratchFolder(), 'dta')
    expectRefused(echappee(['export', '--data-dir', folder]), `${folder} holds no tables`)
    expectRefused(echappee(['export', '--data-dir', folder, '--lang', 'fr']), `${folder} ne contient aucune table`)
    expect(existsSync(folder)).toBe(false)
  })

  test('a folder that a server uses is refused', async () => {
    const env = await newPlaces['sqlite']!()
    const file = join(scratchFolder(), 'none.jsonl')
    writeFileSync(file, '')
    await inStore(env, async () => {
      expectRefused(spawnEchappee(['export'], { env }), `${env['DATA_DIR']} is in use by a running server`)
      expectRefused(spawnEchappee(['import', file], { env }), `${env['DATA_DIR']} is in use by a running server`)
    })
  })

  test('a database that nobody serves is refused, without its password', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const ran = echappee(['export', '--database-url', `postgres://me:hush@127.0.0.1:${port}/club`])
    expectRefused(ran, `PostgreSQL at 127.0.0.1:${port}/club can't be reached`)
    expect(ran.err).not.toContain('hush')
  })

  test('a file that is no database is refused', async () => {
    const folder = scratchFolder()
    writeFileSync(join(folder, 'echappee.db'), 'not a database '.repeat(100))
    expectRefused(echappee(['export', '--data-dir', folder]), 'is no database of Échappée')
  })

  test('a newer database is refused', async () => {
    const DATABASE_URL = await postgres.freshUrl()
    await inStore({ DATABASE_URL }, async () => undefined)
    await postgres.query(DATABASE_URL, 'insert into migrations (version, at) values (999, 0)')
    expectRefused(echappee(['export'], { env: { DATABASE_URL } }), 'was written by a newer Échappée (form 999')
  })
})

describe('files', () => {
  async function exportOf(): Promise<{ env: Env; lines: string[] }> {
    const env = await newPlaces['sqlite']!()
    await inStore(env, async (store) => {
      for (const id of ['a', 'b']) {
        await store.createTable(newTable(id))
        await store.append({ table: id, after: 0, payloads: [1, 2] })
      }
    })
    return { env, lines: echappee(['export'], { env }).out.split('\n') }
  }

  test('a file that can not be written is told, and leaves nothing behind', async () => {
    const { env } = await exportOf()
    const folder = scratchFolder()
    mkdirSync(join(folder, 'taken'))
    expectRefused(echappee(['export', '--out', join(folder, 'no', 'a.jsonl')], { env }), 'no/a.jsonl can', 'no such file or folder')
    expectRefused(echappee(['export', '--out', join(folder, 'taken')], { env }), 'taken can', 'it is a folder')
    expect(readdirSync(folder)).toEqual(['taken'])
  })

  test('a file that can not be read is told before a folder is made', () => {
    const folder = scratchFolder()
    const target = join(folder, 'data')
    expectRefused(echappee(['import', join(folder, 'no.jsonl'), '--data-dir', target]), 'no.jsonl can', 'no such file')
    expectRefused(echappee(['import', folder, '--data-dir', target]), 'it is a folder')
    expect(readdirSync(folder)).toEqual([])
  })

  test('a file that is no export, or half of one, is told its line, in both languages', async () => {
    const { lines } = await exportOf()
    const sentences = (text: string) =>
      ['en', 'fr'].map((lang) => {
        const ran = echappee(['import', '-', '--data-dir', join(scratchFolder(), 'data'), '--lang', lang], { input: text })
        expectRefused(ran)
        return ran.err
      })
    for (const [text, english, french] of [
      ['', 'line 1 of the export', 'la ligne 1 de l’export'],
      ['{"hello":1}\n', 'line 1 of the export', 'ce n’est pas ce qu’un export contient à cet endroit'],
      [lines.with(0, lines[0]!.replace('"format":1', '"format":2')).join('\n'), 'it is of format 2', 'ce format d’export n’est pas'],
      [
        lines.slice(0, 6).join('\n'),
        "line 7 of the export can't be taken: the file ends too early; 1 before it is imported",
        'trop tôt ; 1 table a été importée',
      ],
      [
        lines.with(5, 'x').join('\n'),
        "line 6 of the export can't be taken: it is no JSON",
        'la ligne 6 de l’export ne peut pas être reprise : ce n’est pas du JSON',
      ],
      [[...lines.slice(0, -1), '{}'].join('\n'), 'something follows the end', 'quelque chose suit la fin'],
      [lines.join('\n').replace('"tables":2', '"tables":3'), 'it counts 3 tables, and there were 2', 'autant de tables'],
      [lines.with(2, lines[2]!.replace('"seq":1', '"seq":7')).join('\n'), 'without a gap', 'hors des limites'],
    ] as const) {
      const [en, fr] = sentences(text)
      expect(en).toContain(english)
      expect(fr).toContain(french)
    }
  })
})

test.each(Object.entries(newPlaces))('prune removes old tables from %s, and says how many', async (kind, newPlace) => {
  const env = await newPlace()
  await fill(env)
  const none = echappee(['prune', '--days', '1', '--json'], { env })
  expect(lastJson(none)).toEqual({ removed: 0, days: 1, store: kind })
  const long = Date.now() - 3 * 86_400_000
  await inStore(env, async (store) => {
    const row = { ...newTable('ancient', { status: 'over' }), version: 1, seq: 1, createdAt: long, updatedAt: long }
    await store.importTable(row, [], [{ seq: 1, payload: 'x', at: long }])
  })
  expect(echappee(['prune', '--days', '2'], { env }).out).toBe('1 table removed to which nothing was written for 2 days.\n')
  await inStore(env, async (store) => {
    expect(await store.readTable('ancient')).toBeUndefined()
    expect(await store.readTable('long')).toBeDefined()
  })
  expectRefused(echappee(['prune', '--days', '0'], { env }), '--days', '36500')
  expectRefused(echappee(['prune'], { env }), '--days')
})
