import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { StoreProblem } from '../../src/store/problem.ts'
import { newFolder, type StorePlace } from './place.ts'

let place: StorePlace
let folder: string
beforeEach(async () => {
  place = await newFolder()
  folder = place.env['DATA_DIR'] ?? ''
})
afterEach(async () => place.remove())

async function sentence(env: Record<string, string>): Promise<string> {
  try {
    await (await openStore(env)).close()
    return 'it opened'
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error
    // What is printed of an uncaught one is its sentence too.
    expect(error.stack).toBe(`StoreProblem: ${error.sentence}`)
    return error.sentence
  }
}

describe('which store the environment means', () => {
  it('is the folder DATA_DIR without DATABASE_URL, also if that is set to nothing', async () => {
    for (const env of [{ DATA_DIR: folder }, { DATA_DIR: ` ${folder} `, DATABASE_URL: '' }, { DATA_DIR: folder, DATABASE_URL: '  ' }]) {
      const store = await openStore(env)
      expect(store.kind).toBe('sqlite')
      await store.close()
    }
  })

  it('is ./data when nothing is said', async () => {
    const before = process.cwd()
    // Where it is forbidden to make one: the sentence names the folder that was meant.
    writeFileSync(join(folder, 'data'), 'a file stands here')
    process.chdir(folder)
    try {
      expect(await sentence({})).toContain(`The folder ${join(folder, 'data')} can't hold the tables`)
    } finally {
      process.chdir(before)
    }
  })

  it('is refused with a sentence when it is nonsense', async () => {
    const usual = 'it looks like postgres://user:password@host:5432/name.'
    expect(await sentence({ DATABASE_URL: 'what?' })).toBe(
      `DATABASE_URL is not the address of a PostgreSQL database (it is no URL); ${usual}`,
    )
    expect(await sentence({ DATABASE_URL: 'mysql://me:secret@host/db' })).toBe(
      `DATABASE_URL is not the address of a PostgreSQL database (it begins with mysql:); ${usual}`,
    )
    expect(await sentence({ DATABASE_URL: 'postgres://me:secret@host:5432' })).toContain('it names no database')
    expect(await sentence({ DATABASE_URL: 'postgres://me:secret@host:99999/db' })).toContain('it is no URL')
    expect(await sentence({ DATA_DIR: 'postgres://me:secret@host/db' })).toBe(
      'DATA_DIR is no folder that can be used: it is an address; a database goes into DATABASE_URL.',
    )
    expect(await sentence({ DATA_DIR: 'a\0b' })).toContain('DATA_DIR is no folder that can be used')
  })

  it('is refused with a sentence when nobody answers there, without its password', async () => {
    const port = await closedPort()
    expect(await sentence({ DATABASE_URL: `postgres://me:hush-hush@127.0.0.1:${port}/club` })).toBe(
      `PostgreSQL at 127.0.0.1:${port}/club can't be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    )
    const unknown = await sentence({ DATABASE_URL: 'postgresql://me:hush-hush@no-such-host.invalid/club' })
    expect(unknown).toMatch(/^PostgreSQL at no-such-host\.invalid:5432\/club can't be reached: getaddrinfo \w+ no-such-host\.invalid\.$/)
  })

  it('is refused when what answers there is no PostgreSQL', async () => {
    const other = createServer((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    expect(await sentence({ DATABASE_URL: `postgres://me@127.0.0.1:${port}/club` })).toContain(
      `PostgreSQL at 127.0.0.1:${port}/club can't be reached`,
    )
    await new Promise((resolve) => other.close(resolve))
  })
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
