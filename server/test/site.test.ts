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

  it('serves the hashed files of every build from every node, before and after an upgrade', async () => {
    const [old, fresh, buildsDir] = ['old-', 'new-', 'builds-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string, string]
    const build = (at: string, name: string) => {
      mkdirSync(join(at, 'assets'))
      writeFileSync(join(at, 'index.html'), `<!doctype html><script src="/assets/${name}.js"></script>`)
      writeFileSync(join(at, 'assets', `${name}.js`), `export const build = '${name}'`)
    }
    build(old, 'app-1111')
    build(fresh, 'app-2222')
    const nodes = [await buildSite(old, buildsDir), await buildSite(fresh, buildsDir)]
    const addresses = await Promise.all(nodes.map((node) => node.listen({ port: 0, host: '127.0.0.1' })))
    for (const at of addresses)
      for (const name of ['app-1111', 'app-2222']) {
        const response = await fetch(`${at}/assets/${name}.js`)
        expect([response.status, await response.text()]).toEqual([200, `export const build = '${name}'`])
        expect(response.headers.get('cache-control')).toContain('immutable')
      }
    // The page itself is each node's own, and what no build has is not there.
    const pages = await Promise.all(addresses.map(async (at) => (await fetch(`${at}/table/abc`, page)).text()))
    expect(pages.map((text) => /app-\d+/.exec(text)?.[0])).toEqual(['app-1111', 'app-2222'])
    expect((await fetch(`${addresses[0]}/assets/app-3333.js`)).status).toBe(404)
    await Promise.all(nodes.map((node) => node.close()))
    // The old node is gone; a page that is still open asks the new one.
    const later = await buildSite(fresh, buildsDir)
    const at = await later.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(`${at}/assets/app-1111.js`)).status).toBe(200)
    await later.close()
    for (const one of [old, fresh, buildsDir]) rmSync(one, { recursive: true, force: true })
  })

  it('says that it is well', async () => {
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true })
  })
})
