import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../src/index.ts'

let folder: string
let address: string
let close: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>site</title>')
  writeFileSync(join(folder, 'assets', 'app-1234.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'app-1234.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(folder, 'assets', 'app-1234.js.gz'), gzipSync('export {}'))
  const app = await buildSite(folder)
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  close = async () => app.close()
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

const page = { headers: { accept: 'text/html' } }

describe('the site server', () => {
  it('answers every page address with the one page', async () => {
    for (const path of ['/', '/play/some-game', '/table/abc', '/rules']) {
      const response = await fetch(address + path, page)
      expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>site</title>'])
    }
  })

  it('answers a missing file with 404 and a sentence, not with a page', async () => {
    const response = await fetch(`${address}/assets/none.js`)
    expect([response.status, await response.json()]).toEqual([404, { error: 'There is nothing at this address.' }])
  })

  it('lets browsers keep hashed files for ever and nothing else', async () => {
    const cache = async (path: string) => (await fetch(address + path, page)).headers.get('cache-control')
    expect(await cache('/assets/app-1234.js')).toContain('immutable')
    expect(await cache('/')).toBe('no-cache')
    expect(await cache('/table/abc')).toBe('no-cache')
  })

  it('sends what the build has compressed to whoever can read it, and says so to caches', async () => {
    const load = async (encoding: string) => fetch(`${address}/assets/app-1234.js`, { headers: { 'accept-encoding': encoding } })
    for (const encoding of ['br', 'gzip']) {
      const response = await load(encoding)
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('content-type')).toContain('javascript')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(await response.text()).toBe('export {}')
    }
    expect((await load('identity')).headers.get('content-encoding')).toBeNull()
  })

  it('allows no foreign code on the page', async () => {
    const { headers } = await fetch(address, page)
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('does not serve files outside of its folder', async () => {
    const response = await fetch(`${address}/..%2f..%2f..%2fetc%2fpasswd`)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain('root:')
  })

  it('says that it is well', async () => {
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true })
  })
})
