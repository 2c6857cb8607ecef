import { check } from '@echappee/kernel'
import {
  askNoticeSchema,
  endNoticeSchema,
  mailAddressSchema,
  type AskNotice,
  type HookNotice,
  type MailNotice,
  type NoticeState,
} from '@echappee/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey, Buckets } from '../http/buckets.ts'
import { body, keyHashOf, type OfTable } from '../http/routes.ts'
import { TableProblem } from '../problems.ts'
import type { Store, TakenSeat } from '../store/store.ts'
import type { TableMeta } from '../tables/log-entry.ts'
import { WORDS } from '../words/index.ts'
import type { NoticeConfig } from './config.ts'
import { changeNotices, noticesOf, noticeState, type SeatNotices } from './seat-notices.ts'
import type { NoticeSender } from './sender.ts'
import { hashAddress, type NoticeLink } from './token.ts'

type OfToken = FastifyRequest<{ Params: { token: string } }>

/** Mails and posts are asked for with the key of a seat; links in mails need none. */
export function addNoticeRoutes(app: FastifyInstance, store: Store, sender: NoticeSender, config: NoticeConfig): void {
  /** Nobody can make the server write to strangers all day long: by caller, and by the address that is written to. */
  const asked = new Buckets({ burst: 10, perSecond: 10 / 3600 })
  const written = new Buckets({ burst: 3, perSecond: 3 / 86_400 })

  app.get('/api/tables/:id/notices', async (request: OfTable) => {
    const { notices } = await changeNotices(store, request.params.id, ownedBy(keyHashOf(request)), () => undefined)
    return noticeState(notices)
  })

  app.post('/api/tables/:id/notices', async (request: OfTable, reply) => {
    const keyHash = keyHashOf(request)
    const wanted = wantedNotice(request)
    return reply.code(201).send(wanted.kind === 'mail' ? await askMail(request, keyHash, wanted) : await askHook(request, keyHash, wanted))
  })

  app.delete('/api/tables/:id/notices', async (request: OfTable) => {
    const { kind } = body(endNoticeSchema, request)
    const { notices } = await changeNotices(store, request.params.id, ownedBy(keyHashOf(request)), (kept) => without(kept, kind))
    return noticeState(notices)
  })

  async function askMail({ params, ip }: OfTable, keyHash: string, wanted: MailNotice): Promise<NoticeState> {
    if (config.mail === undefined) throw new TableProblem('noMail')
    const table = await store.readTable(params.id)
    if (table === undefined) throw new TableProblem('unknownTable')
    if (!asked.take(addressKey(ip)) || !written.take(hashAddress(wanted.address))) throw new TableProblem('tooMany', { what: 'mails' })
    const isSame = ({ mail }: SeatNotices) => mail?.address === wanted.address && mail.isConfirmed
    let before: SeatNotices = {}
    const { notices, row } = await changeNotices(store, params.id, ownedBy(keyHash), (kept) => {
      before = kept
      return isSame(kept) ? undefined : { ...kept, mail: { ...wanted, isConfirmed: false } }
    })
    if (isSame(notices)) return noticeState(notices)
    const { game } = table.meta as unknown as TableMeta
    try {
      await sender.askToConfirm(wanted, { table: params.id, game, seat: row.seat }, row.name)
    } catch {
      // Nothing is on its way, and nobody is told that something is.
      await changeNotices(store, params.id, ownedBy(keyHash), (kept) => withMail(kept, before.mail))
      throw new TableProblem('badMail')
    }
    return noticeState(notices)
  }

  async function askHook({ params }: OfTable, keyHash: string, wanted: HookNotice): Promise<NoticeState> {
    if (!sender.isHookGood(wanted.url)) throw new TableProblem('badHook', { hosts: config.hosts.join(', ') || '–' })
    const { notices } = await changeNotices(store, params.id, ownedBy(keyHash), (kept) => ({ ...kept, hook: wanted }))
    return noticeState(notices)
  }

  app.get('/api/notices/:token', async ({ params }: OfToken, reply) => {
    const link = sender.tokens.read(params.token)
    const mail = link === undefined ? undefined : await linkedMail(link)
    const m = WORDS[mail?.language ?? 'en'].page
    // A program that follows every link of a mail must not say yes or no for somebody: that takes a button.
    const content =
      link === undefined || mail === undefined ? `<p>${m.gone}</p>` : `<form method="post"><button>${m[link.does]}</button></form>`
    return page(reply, m.title, mail?.language ?? 'en', content)
  })

  app.post('/api/notices/:token', async ({ params }: OfToken, reply) => {
    const link = sender.tokens.read(params.token)
    const mail = link === undefined ? undefined : await linkedMail(link)
    const m = WORDS[mail?.language ?? 'en'].page
    if (link === undefined || mail === undefined) return page(reply, m.title, 'en', `<p>${m.gone}</p>`)
    await changeNotices(
      store,
      link.table,
      ({ seat }) => seat === link.seat,
      (kept) => {
        if (kept.mail === undefined || hashAddress(kept.mail.address) !== link.address) return undefined
        return link.does === 'end' ? without(kept, 'mail') : { ...kept, mail: { ...kept.mail, isConfirmed: true } }
      },
    )
    const said = `<p>${link.does === 'end' ? m.ended : m.confirmed}</p><p><a href="/t/${link.table}">${m.table}</a></p>`
    return page(reply, m.title, mail.language, said)
  })

  async function linkedMail({ table, seat, address }: NoticeLink): Promise<SeatNotices['mail']> {
    const row = (await store.readSeats(table)).find((taken) => taken.seat === seat)
    const mail = row === undefined ? undefined : noticesOf(row).mail
    return mail !== undefined && hashAddress(mail.address) === address ? mail : undefined
  }
  // A button on a plain page, and the programs of mail providers, send a form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1000 }, (_request, _form, done) =>
    done(null, undefined),
  )
}

const ownedBy =
  (keyHash: string) =>
  (row: TakenSeat): boolean =>
    row.keyHash === keyHash

/** A mistake in the address itself is told as such. */
function wantedNotice(request: OfTable): AskNotice {
  const { kind, address } = (request.body ?? {}) as { kind?: unknown; address?: unknown }
  if (kind === 'mail' && typeof address === 'string' && !check(mailAddressSchema, address).ok) throw new TableProblem('badMail')
  return body(askNoticeSchema, request)
}

const withMail = (kept: SeatNotices, mail: SeatNotices['mail']): SeatNotices =>
  mail === undefined ? without(kept, 'mail') : { ...kept, mail }

function without(kept: SeatNotices, kind: 'mail' | 'hook'): SeatNotices {
  const { [kind]: _gone, ...rest } = kept
  return rest
}

function page(reply: FastifyReply, title: string, language: string, content: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      // Without it the button would name no page that it is on, and be taken for one of another site.
      'referrer-policy': 'same-origin',
    })
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${LOOK}</style><main><h1>${title}</h1>${content}</main></html>`,
    )
}

/** Paper, ink and a button, like the site; no file is fetched for it. */
const LOOK = `:root { color-scheme: light }
body { margin: 0; padding: 24px 16px; background: #f4ead5; color: #23201c; font: 18px/1.5 'Source Sans 3', system-ui, sans-serif }
main { max-width: 34rem; margin: 6vh auto 0; padding: 8px 24px 24px; border: 2px solid #23201c; border-top: 12px solid #c13a26; border-radius: 14px; background: #fff8e8 }
h1 { font: 700 28px/1.2 'Josefin Sans', 'Century Gothic', Futura, sans-serif }
button, a { display: inline-block; padding: 10px 18px; border: 2px solid #23201c; border-radius: 24px; background: #f2b632; color: inherit; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer }`
