import { expect, it } from 'vitest'
import { addressesOf, exitCodeOf } from '../src/greeting.ts'
import { openStore } from '../src/store/open.ts'
import { StoreProblem } from '../src/store/problem.ts'

it('greets with addresses that can be opened', () => {
  const none = { publicUrl: undefined }
  expect(addressesOf({ ...none, host: '127.0.0.1' }, 4810)).toEqual(['http://localhost:4810'])
  expect(addressesOf({ ...none, host: '0.0.0.0' }, 80, '192.168.1.7')).toEqual(['http://localhost:80', 'http://192.168.1.7:80'])
  expect(addressesOf({ ...none, host: '::1' }, 80)).toEqual(['http://[::1]:80'])
  for (const host of ['0.0.0.0', '::']) expect(addressesOf({ ...none, host }, 80).join(' ')).not.toContain(host === '::' ? '[::]' : host)
  expect(addressesOf({ publicUrl: 'https://tour.example', host: '0.0.0.0' }, 80)).toEqual(['https://tour.example'])
})

it('lets a start be tried again while the database is not up, and not where a setting is wrong', async () => {
  const codeOf = async (env: Record<string, string>) => {
    const error: unknown = await openStore(env).catch((thrown: unknown) => thrown)
    return error instanceof StoreProblem ? exitCodeOf(error) : error
  }
  expect(await codeOf({ DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/name' })).toBe(1)
  expect(await codeOf({ DATABASE_URL: 'nonsense' })).toBe(2)
  expect(await codeOf({ DATA_DIR: 'http://tour.example' })).toBe(2)
})
