import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { catalog } from '@echappee/games/catalog'
import type { HookNotice, MailNotice } from '@echappee/protocol'
import { createTransport, type Transporter } from 'nodemailer'
import { WORDS } from '../words/index.ts'
import type { NoticeConfig } from './config.ts'
import { hashAddress, NoticeTokens, type NoticeLink } from './token.ts'

/** That a decision of a seat is asked. */
export interface Turn {
  readonly table: string
  readonly game: string
  readonly seat: number
  readonly decision: number
  readonly deadline: number | null
}

export interface SenderSettings {
  readonly config: NoticeConfig
  readonly publicUrl: string
  /** From which the links in mails are sealed. */
  readonly secret: string
}

/** Writes and hands over mails and posts. Throws where nobody took them. */
export class NoticeSender {
  readonly tokens: NoticeTokens
  readonly #settings: SenderSettings
  readonly #closing = new AbortController()
  #transport: Transporter | undefined

  constructor(settings: SenderSettings) {
    this.#settings = settings
    this.tokens = new NoticeTokens(settings.secret)
  }

  isHookGood(url: string): boolean {
    const parsed = URL.canParse(url) ? new URL(url) : undefined
    return parsed !== undefined && parsed.username + parsed.password === '' && this.#settings.config.hosts.includes(parsed.origin)
  }

  async askToConfirm({ address, language }: MailNotice, turn: Pick<Turn, 'table' | 'game' | 'seat'>, name: string): Promise<void> {
    const m = WORDS[language]
    await this.#mail({
      to: address,
      subject: m.confirmSubject(titleOf(turn.game)),
      text: m.confirmText(name, this.#link('confirm', turn, address)),
    })
  }

  async mailTurn({ address, language }: MailNotice, turn: Turn): Promise<void> {
    const m = WORDS[language]
    const end = this.#link('end', turn, address)
    const due = turn.deadline === null ? '' : `\n\n${m.due(timeText(turn.deadline, language))}`
    await this.#mail({
      to: address,
      subject: m.turnSubject(titleOf(turn.game)),
      text: `${m.turnText(titleOf(turn.game), this.#tableLink(turn))}${due}\n\n--\n${m.endText(end)}`,
      // Sent again after a crash, it is the same mail.
      messageId: `<${hashAddress(`${turn.table} ${turn.seat} ${turn.decision}`)}@${new URL(this.#settings.publicUrl).hostname}>`,
      headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  }

  /** Answers the status; no redirect is followed, and nothing else of the answer is looked at. */
  async post({ kind, url, language }: HookNotice, turn: Turn): Promise<number> {
    if (!this.isHookGood(url)) return GONE
    const m = WORDS[language]
    const [text, link] = [m.turnSubject(titleOf(turn.game)), this.#tableLink(turn)]
    const body = kind === 'ntfy' ? text : JSON.stringify({ text, game: turn.game, link })
    const headers = {
      'content-type': kind === 'ntfy' ? 'text/plain; charset=utf-8' : 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(kind === 'ntfy' ? { click: link } : {}),
    }
    const request = url.startsWith('https:') ? httpsRequest : httpRequest
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(PATIENCE)])
    return new Promise((resolve, reject) => {
      const call = request(url, { method: 'POST', headers, signal }, (response) => {
        response.on('error', () => undefined)
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      call.on('error', reject)
      call.end(body)
    })
  }

  close(): void {
    this.#closing.abort()
    this.#transport?.close()
  }

  async #mail(mail: { to: string; subject: string; text: string; messageId?: string; headers?: Record<string, string> }): Promise<void> {
    const { mail: config } = this.#settings.config
    if (config === undefined) throw new Error('this server sends no mail')
    this.#transport ??= createTransport({
      url: config.url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // Addresses and texts are data, never files or addresses to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await this.#transport.sendMail({ ...mail, from: { name: 'Échappée', address: config.from } })
  }

  #tableLink({ table }: Pick<Turn, 'table'>): string {
    return `${this.#settings.publicUrl}/t/${table}`
  }

  #link(does: NoticeLink['does'], { table, seat }: Pick<Turn, 'table' | 'seat'>, address: string): string {
    return `${this.#settings.publicUrl}/api/notices/${this.tokens.make({ does, table, seat, address: hashAddress(address) })}`
  }
}

export const GONE = 410
const PATIENCE = 10_000

const titleOf = (game: string): string => catalog.find(({ id }) => id === game)?.cover.title ?? game

function timeText(time: number, language: 'fr' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    time,
  )
}
