import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './tables/games.ts'
import { create, seatParty, sitDown, startService, temporaryFolder } from './tables/harness.ts'

const GAME = '_template'

async function served(limits = {}, now = Date.now) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>site</title></head><body></body></html>')
  const service = await startService({ folder, limits, now })
  const page = async (id: string, language = 'en') =>
    (await fetch(`${service.address}/t/${id}`, { headers: { accept: 'text/html', 'accept-language': language } })).text()
  return { service, page }
}

describe('the preview of a table', () => {
  it('S51: tells the game, who rides and how it ended, in both languages, and names are never part of the page', async () => {
    const { service, page } = await served({ publicUrl: 'https://tour.example' })
    const host = await create(service, GAME, { seats: ['open', 'open', 'open'], host: 'Anne' })
    await sitDown(service, host.table.id, '<b>"Bo"&')
    const open = await page(host.table.id)
    expect(open).toContain('content="La petite course"')
    expect(open).toContain('one seat is free')
    expect(open).toContain('&#60;b&#62;&#34;Bo&#34;&#38;')
    expect(open).not.toContain('<b>')
    expect(open).toContain(`content="https://tour.example/t/${host.table.id}"`)
    expect(await page(host.table.id, 'fr-FR,fr;q=0.9')).toContain('une place est libre')
    for (const secret of [host.key, host.table.fairness.commitment]) expect(open).not.toContain(secret)

    const { id, clients } = await seatParty(service, GAME, 2)
    expect(await page(id)).toContain('On the road: Anne and Guest 1.')
    await Promise.all(clients.map((client) => client.play()))
    expect(await page(id)).toMatch(/The race is over: 1\. (?:Anne|Guest 1), [12]\. (?:Anne|Guest 1)\./)
  })

  it('S51: of a table for those with a seat alone names the game and nobody', async () => {
    const { service, page } = await served()
    const { id } = await seatParty(service, GAME, 2, { onlookers: 'seats' })
    const shown = await page(id)
    expect(shown).toContain('A race among friends.')
    expect(shown).not.toContain('Anne')
    // What is no table is a page as every other.
    for (const none of ['no-such-table', 'x']) expect(await page(none)).not.toContain('og:title')
  })

  it('S51: has a picture that is drawn once, and not too many of them', async () => {
    const second = Date.now()
    const { service } = await served({}, () => second)
    const poster = async (game: string) => fetch(`${service.address}/poster/${game}.png`)
    const first = await poster(GAME)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect((await poster('no-such-game')).status).toBe(404)
    expect((await poster('..%2f..%2fserver')).status).toBe(404)
    const others = GAMES.filter((game) => game !== GAME).slice(0, 4)
    const many = await Promise.all(others.map(poster))
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429])
    // What was drawn is there for everybody.
    expect((await poster(GAME)).status).toBe(200)
  })
})
