import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../src/config.ts'
import { onBothStores } from './both-stores.ts'
import { MailServer } from './mail-server.ts'
import { api, gather, greet, start, startService, type Service } from './tables/harness.ts'

const GAME = '_template'
const PUBLIC_URL = 'https://tour.example'
const ADDRESS = 'bo@mail.example'

const withMail = (mail: MailServer, hosts: string[] = []) => ({
  noticeDelay: 0,
  limits: { publicUrl: PUBLIC_URL, notices: { mail: { url: mail.url, from: 'tour@tour.example' }, hosts } },
})

const ask = (at: Service, table: string, key: string, wanted: unknown) => api(at, 'POST', `/api/tables/${table}/notices`, wanted, key)
const click = (at: Service, token: string, method = 'POST') => fetch(`${at.address}/api/notices/${token}`, { method })

onBothStores(({ serveTwo }) => {
  it('S48: a mail is written once a turn to a confirmed address of somebody who is not there, by one node alone, until a click ends it', async () => {
    const mail = await MailServer.open()
    const [one, two] = await serveTwo(withMail(mail))
    const { id, keys } = await gather(one, GAME, 2, { clock: { kind: 'days', days: 3 } })
    const key = keys[1]!.key
    const wanted = { kind: 'mail', address: ADDRESS, language: 'fr' }
    expect(await ask(one, id, key, wanted)).toEqual({
      status: 201,
      body: { mail: { hint: 'b…@mail.example', isConfirmed: false }, hook: null },
    })
    expect(mail.mails).toHaveLength(1)
    // Nothing in the mail leads a stranger to the table, and looking at the link is no consent.
    const confirm = mail.linkOf(mail.mails[0]!)
    expect(mail.mails[0]!.text).not.toContain(id)
    expect(confirm).not.toContain(id)
    const shown = await click(two, confirm, 'GET')
    expect(shown.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await shown.text()).toContain('<button')
    expect((await api(two, 'GET', `/api/tables/${id}/notices`, undefined, key)).body.mail.isConfirmed).toBe(false)
    expect(await (await click(two, confirm)).text()).toContain('C’est noté')
    expect((await api(one, 'GET', `/api/tables/${id}/notices`, undefined, key)).body.mail.isConfirmed).toBe(true)

    const host = await greet(one, GAME, { table: id, key: keys[0]!.key })
    await start(two, keys[0]!)
    await expect.poll(() => mail.mails.length).toBe(2)
    const [, turn] = mail.mails
    expect(turn!.to).toBe(ADDRESS)
    expect(turn!.text).toContain(`${PUBLIC_URL}/t/${id}`)
    expect(turn!.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    // Both look for people who were not told: nobody is told twice.
    for (const node of [one, two]) await node.lookAround()
    expect(mail.mails).toHaveLength(2)

    // None while one is connected.
    const guest = await greet(two, GAME, { table: id, key })
    await guest.move(guest.choice())
    await host.move(host.choice())
    await guest.until(() => guest.isAwaited && guest.turn!.decision === 1)
    for (const node of [one, two]) await node.lookAround()
    expect(mail.mails).toHaveLength(2)
    // Gone, and a node forgot to tell: it is found.
    await guest.leave()
    const lookAround = async () => Promise.all([one, two].map((node) => node.lookAround()))
    await expect.poll(async () => lookAround().then(() => mail.mails.length)).toBe(3)
    await lookAround()
    expect(mail.mails).toHaveLength(3)

    // Ended by a click, and nothing of the address is left.
    expect(await (await click(one, mail.linkOf({ ...mail.mails[2]!, text: '' }))).text()).toContain('plus de courriels')
    expect(JSON.stringify(await one.store.readSeats(id))).not.toContain(ADDRESS)
    expect(await (await click(one, confirm)).text()).toContain('does not count any more')
  })
})

describe('an address', () => {
  it('S48: is told to nobody else, stands in no log, and no link can be made up', async () => {
    const mail = await MailServer.open()
    const lines: string[] = []
    const settings = withMail(mail)
    const service = await startService({
      ...settings,
      limits: { ...settings.limits, logLevel: 'trace' },
      logTo: { write: (line: string) => void lines.push(line) },
    })
    const { id, keys } = await gather(service, GAME, 2)
    await ask(service, id, keys[1]!.key, { kind: 'mail', address: ADDRESS, language: 'en' })
    await click(service, mail.linkOf(mail.mails[0]!))
    mail.refusals = [550]
    const host = await greet(service, GAME, { table: id, key: keys[0]!.key })
    await start(service, keys[0]!)
    await expect.poll(() => lines.some((line) => line.includes('a notice was not taken'))).toBe(true)
    const answers = await Promise.all([
      api(service, 'GET', `/api/tables/${id}`),
      api(service, 'GET', `/api/tables/${id}/notices`, undefined, keys[0]!.key),
      api(service, 'POST', '/api/seats', { keys: keys.map(({ key }) => key) }),
    ])
    for (const text of [...lines, ...host.raw, JSON.stringify(answers)]) expect(text).not.toContain(ADDRESS)
    const token = mail.linkOf(mail.mails[0]!)
    for (const forged of ['x', token.slice(0, -4), `${token.slice(0, 40)}A${token.slice(41)}`])
      expect(await (await click(service, forged)).text()).toContain('does not count any more')
  })

  it('S48: that is wrong, or written to too often, is refused with a sentence; what fails for a moment is tried again', async () => {
    const mail = await MailServer.open()
    const service = await startService(withMail(mail))
    const { id, keys } = await gather(service, GAME, 2)
    const key = keys[1]!.key
    for (const address of ['', 'bo', 'bo@mail', 'a@b.c, d@e.fr', 'bo@mail.example\nBcc: x@y.fr', `${'x'.repeat(200)}@mail.example`])
      expect((await ask(service, id, key, { kind: 'mail', address, language: 'fr' })).body.code).toBe('badMail')
    expect((await ask(service, id, key, { kind: 'mail', address: 7, language: 'fr' })).body.code).toBe('malformed')
    mail.refusals = [550]
    expect((await ask(service, id, key, { kind: 'mail', address: ADDRESS, language: 'fr' })).body.code).toBe('badMail')
    // Nobody reads afterwards that a mail is on its way.
    expect((await api(service, 'GET', `/api/tables/${id}/notices`, undefined, key)).body.mail).toBeNull()
    const answers: string[] = []
    for (let i = 0; i < 4; i++) answers.push((await ask(service, id, key, { kind: 'mail', address: ADDRESS, language: 'fr' })).body.code)
    expect(answers).toEqual([undefined, undefined, 'tooMany', 'tooMany'])
    expect((await ask(service, id, 'k'.repeat(43), { kind: 'mail', address: 'c@d.fr', language: 'fr' })).body.code).toBe('badKey')
    await click(service, mail.linkOf(mail.mails[0]!))
    mail.refusals = [451]
    const count = mail.mails.length
    await start(service, keys[0]!)
    await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBe(count + 1)
    const none = await startService()
    const other = await gather(none, GAME, 2)
    expect((await ask(none, other.id, other.keys[0]!.key, { kind: 'mail', address: ADDRESS, language: 'fr' })).status).toBe(404)
    expect((await api(none, 'GET', '/api/push')).body).toMatchObject({ hasMail: false, hosts: [] })
  })
})

describe('a post', () => {
  it('S49: goes to the addresses that the host allows and to no other, and follows no redirect', async () => {
    const calls: { path: string; body: string; click: unknown }[] = []
    let answer = 200
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        calls.push({ path: request.url!, body, click: request.headers['click'] })
        response.writeHead(answer, { location: '/elsewhere' }).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const mail = await MailServer.open()
    const service = await startService(withMail(mail, [origin]))
    const { id, keys } = await gather(service, GAME, 2)
    const key = keys[1]!.key
    for (const url of [
      'https://ntfy.sh/x',
      'http://127.0.0.1:1/x',
      `${origin.replace('http', 'https')}/x`,
      `${origin.replace('//', '//a:b@')}/x`,
      'nonsense',
    ])
      expect((await ask(service, id, key, { kind: 'ntfy', url, language: 'fr' })).body.code).toBe('badHook')
    expect((await ask(service, id, key, { kind: 'ntfy', url: `${origin}/bo`, language: 'fr' })).body.hook).toEqual({
      hint: new URL(origin).host,
    })
    answer = 302
    await start(service, keys[0]!)
    await expect.poll(() => service.metrics.text()).toContain('echappee_notices_total{kind="failed"} 1')
    expect(calls).toEqual([{ path: '/bo', body: 'La petite course : c’est à vous', click: `${PUBLIC_URL}/t/${id}` }])
    const ended = await api(service, 'DELETE', `/api/tables/${id}/notices`, { kind: 'hook' }, key)
    expect(ended.body).toEqual({ mail: null, hook: null })
  })
})

describe('what a host sets', () => {
  it('is read with a sentence for every mistake, and no password is repeated', () => {
    const sentences = (env: Record<string, string>) => {
      const read = readConfig(env)
      return read.ok ? [] : read.sentences
    }
    expect(
      readConfig({ SMTP_URL: 'smtps://me:secret@mail.example', PUBLIC_URL, NOTICE_HOSTS: 'ntfy.sh, http://10.0.0.2:8080' }),
    ).toMatchObject({
      ok: true,
      config: {
        notices: { mail: { from: 'echappee@tour.example' }, hosts: ['https://ntfy.sh', 'http://10.0.0.2:8080'] },
      },
    })
    expect(sentences({ SMTP_URL: 'smtp://mail.example' })).toEqual([expect.stringContaining('PUBLIC_URL')])
    expect(sentences({ SMTP_URL: 'me:secret@mail', PUBLIC_URL })).toEqual([expect.not.stringContaining('secret')])
    expect(sentences({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL, MAIL_FROM: 'me' })).toEqual([expect.stringContaining('MAIL_FROM')])
    expect(sentences({ NOTICE_HOSTS: 'ntfy.sh/topic' })).toEqual([expect.stringContaining('NOTICE_HOSTS has "ntfy.sh/topic"')])
  })
})
