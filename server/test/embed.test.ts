import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guestPage } from '../src/embed/routes.ts'
import { onBothStores } from './both-stores.ts'
import { create, gather, seatParty, startService, temporaryFolder, type Service } from './tables/harness.ts'

const GAME = '_template'
const PUBLIC_URL = 'https://tour.example'
const PAGE =
  '<!doctype html><html><head><script src="/theme.js"></script><title>site</title><link rel="manifest" href="/m"><script type="module" src="/x.js"></script></head><body></body></html>'

function siteFolder(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  return folder
}

const get = async (service: Service, path: string, headers = {}) =>
  fetch(`${service.address}${path}`, { headers: { accept: 'text/html', ...headers } })

async function oembed(service: Service, wanted: Readonly<Record<string, string>>, language = 'en') {
  const answer = await get(service, `/oembed?${new URLSearchParams(wanted).toString()}`, { accept: '*/*', 'accept-language': language })
  return { status: answer.status, body: (await answer.json()) as Record<string, any> }
}

describe('a frame of another site', () => {
  it('S53: is allowed to the pages under /embed alone, which install nothing', async () => {
    const service = await startService({ folder: siteFolder() })
    const { table } = await create(service, GAME, { seats: ['open', 'open'] })
    const ancestors = async (path: string) => {
      const policy = (await get(service, path)).headers.get('content-security-policy')
      return /frame-ancestors ([^;]+)/.exec(policy ?? '')?.[1]
    }
    for (const path of [`/embed/t/${table.id}`, '/embed/t/no-such-table', '/embed/replay']) expect(await ancestors(path)).toBe('*')
    for (const path of [
      '/',
      '/embed',
      '/embed/',
      '/embed/x',
      '/index.html',
      `/t/${table.id}`,
      `/embed/t/${table.id}/x`,
      '/replay/link',
      '/online',
      '/healthz',
      `/api/tables/${table.id}`,
      '/oembed',
    ])
      expect([path, await ancestors(path)]).toEqual([path, "'none'"])
    const page = await (await get(service, '/embed/replay')).text()
    expect(page).toBe(
      '<!doctype html><html><head><title>site</title><script type="module" src="/x.js"></script></head><body></body></html>',
    )
    expect(guestPage(PAGE)).toBe(page)
    // What only looks like a page of this kind gets no more than any other.
    const odd = await get(service, '/embed/t/%22%3E%3Cb%3E')
    expect(await odd.text()).not.toContain('<b>')
  })
})

onBothStores(({ serveTwo }) => {
  it('S53: whoever asks by oEmbed, at any node, reads what everybody with the link sees, as large as wished', async () => {
    const [one, two] = await serveTwo({ folder: siteFolder(), limits: { publicUrl: PUBLIC_URL } })
    const { id } = await gather(one, GAME, 2)
    const url = `${PUBLIC_URL}/t/${id}`
    const { status, body } = await oembed(two, { url })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Échappée',
      provider_url: PUBLIC_URL,
      width: 800,
      height: 560,
    })
    expect(body['title']).toContain('Anne')
    expect(body['html']).toMatch(new RegExp(`^<iframe src="${PUBLIC_URL}/embed/t/${id}" title="[^"<>]+" width="800" height="560"`))
    expect(body['thumbnail_url']).toBe(`${PUBLIC_URL}/poster/${GAME}.png`)
    expect((await oembed(two, { url }, 'fr')).body['title']).toContain('départ')

    const small = (await oembed(one, { url: `${PUBLIC_URL}/embed/t/${id}`, maxwidth: '320', maxheight: '300', format: 'json' })).body
    expect([small['width'], small['height'], small['thumbnail_url']]).toEqual([320, 300, undefined])
    expect(small['html']).toContain('width="320" height="300"')
    // A replay is whole in its address.
    const replay = (await oembed(one, { url: `${PUBLIC_URL}/replay/link#abc-_1` })).body
    expect(replay['html']).toContain(`src="${PUBLIC_URL}/embed/replay#abc-_1"`)

    for (const [at, path] of [
      [one, `/t/${id}`],
      [two, `/embed/t/${id}`],
    ] as const) {
      const page = await (await get(at, path)).text()
      const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)">/.exec(page)![1]!.replaceAll('&#38;', '&')
      expect(new URL(link).searchParams.get('url')).toBe(url)
      expect((await fetch(link.replace(PUBLIC_URL, at.address))).status).toBe(200)
    }
  })

  it('S53: foreign addresses, other formats, closed tables and too many questions get a sentence each', async () => {
    const [one, two] = await serveTwo({ folder: siteFolder(), limits: { publicUrl: PUBLIC_URL } })
    const closed = await seatParty(one, GAME, 2, { onlookers: 'seats' })
    const codes: Record<string, string> = {
      'https://other.example/t/abc': 'foreignAddress',
      [`https://me@tour.example/t/abc`]: 'foreignAddress',
      [`${PUBLIC_URL}.other.example/t/abc`]: 'foreignAddress',
      [`${PUBLIC_URL}/me`]: 'foreignAddress',
      [`${PUBLIC_URL}/replay/link`]: 'foreignAddress',
      [`${PUBLIC_URL}/replay/link#"><script>`]: 'foreignAddress',
      'javascript:alert(1)': 'foreignAddress',
      nonsense: 'foreignAddress',
      [`${PUBLIC_URL}/t/no-such-table`]: 'unknownTable',
      [`${PUBLIC_URL}/t/${closed.id}`]: 'noOnlookers',
    }
    for (const [url, code] of Object.entries(codes)) {
      const { status, body } = await oembed(two, { url })
      expect([url, body['code'], status >= 400, String(body['sentence']).endsWith('.')]).toEqual([url, code, true, true])
      expect(JSON.stringify(body)).not.toContain('Anne')
    }
    const url = `${PUBLIC_URL}/t/no-such-table`
    expect((await oembed(two, { url, format: 'xml' })).status).toBe(501)
    for (const wrong of [{ url, maxwidth: '0' }, { url, maxheight: 'x' }, { url, maxwidth: '1e9' }, {}] as Record<string, string>[])
      expect((await oembed(two, wrong)).body['code']).toBe('badEmbed')
    expect(await (await get(one, `/t/${closed.id}`)).text()).not.toContain('oembed')
    const many = await Promise.all(Array.from({ length: 25 }, async () => oembed(one, { url })))
    expect(many.map(({ status }) => status)).toContain(429)
  })
})
