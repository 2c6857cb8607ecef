import { availableParallelism } from 'node:os'
import { readNotices, type NoticeConfig } from './notices/config.ts'
import type { PushConfig } from './push/sender.ts'
import { readVapid } from './push/vapid.ts'
import { readDatabaseUrl } from './store/postgres-connection.ts'
import { StoreProblem } from './store/problem.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * What a host can set, by environment variables. A variable set to nothing is not set.
 *
 * | Variable | Default | Meaning |
 * |---|---|---|
 * | HOST | 127.0.0.1 | the address to listen on; 0.0.0.0 or :: for everybody |
 * | PORT | the first free one from 4810 | 0 lets the system choose |
 * | PUBLIC_URL | none | the address people open, like https://tour.example; sockets from pages of any other are refused |
 * | TRUST_PROXY | 0 | how many proxies stand before the server and name the caller's address |
 * | NODE_ADDRESS | where it listens | where other nodes on the same database reach this one, like 10.0.0.1:4810 |
 * | DATA_DIR | ./data | the folder of the embedded database |
 * | DATABASE_URL | none | a PostgreSQL database instead of the folder |
 * | LOG_LEVEL | warn | fatal, error, warn, info, debug, trace or silent |
 * | BOT_THREADS | cores − 1, at least 2 | threads in which bots think; with one alone, everybody waits for the slowest |
 * | SOCKETS_PER_ADDRESS | 100 | open sockets from one address |
 * | CONNECTIONS_PER_ADDRESS | 250 | connections of any kind from one address; not counted behind a proxy, which does that itself |
 * | SEATS_PER_ADDRESS | 20 | seats that one address can hold at tables of others that wait for their start |
 * | TABLES_PER_HOUR | 60 | new tables from one address |
 * | MESSAGES_PER_SECOND | 20 | on one socket; three times as many at once, ten times as many from one address |
 * | REQUESTS_PER_SECOND | 20 | HTTP requests from one address; five times as many at once |
 * | KEEP_DAYS | 365 | days after which a table is removed to which nothing was written, finished or abandoned; 0 keeps all |
 * | HIDDEN_GAMES | 0 | 1 lets games be played that are not in the menu, such as the template |
 * | BUILDS_DIR | none | a folder in which the hashed files of all builds are kept and found |
 * | METRICS_TOKEN | none | who asks for /metrics must send it as a bearer token; without it only this machine may ask |
 * | VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY | made at the first start and kept in the store | the host's keys for Web Push, by which browsers are told of decisions when the page is closed; `node server/src/push/make-keys.ts` prints a pair |
 * | VAPID_SUBJECT | PUBLIC_URL | whom push services can write to, like mailto:host@tour.example or https://tour.example; must be there with keys of one's own |
 * | SMTP_URL | none | a mail server like smtps://user:password@mail.example:465, by which people who wish it are told of decisions; needs PUBLIC_URL |
 * | MAIL_FROM | echappee@ the name in PUBLIC_URL | the sender of mails |
 * | NOTICE_HOSTS | none | host names, separated by commas, to which notices may be posted (ntfy topics, webhooks); with http:// and a port for one in the own network |
 */
export interface Config {
  readonly host: string
  readonly port: number | undefined
  /** An origin: without path and final slash. */
  readonly publicUrl: string | undefined
  readonly trustProxy: number
  readonly nodeAddress: string | undefined
  readonly logLevel: LogLevel
  readonly botThreads: number
  readonly socketsPerAddress: number
  readonly connectionsPerAddress: number
  readonly seatsPerAddress: number
  readonly tablesPerHour: number
  readonly messagesPerSecond: number
  readonly requestsPerSecond: number
  readonly keepDays: number
  /** 0 or 1. */
  readonly hiddenGames: number
  readonly metricsToken: string | undefined
  readonly buildsDir: string | undefined
  /** With keys that the host has set; undefined where the store has them. */
  readonly push: PushConfig | undefined
  readonly notices: NoticeConfig
  /** Whom push services can write to. */
  readonly pushSubject: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type ReadConfig = { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly sentences: readonly string[] }

/** Finds all mistakes at once, one sentence each. */
export function readConfig(env: Env): ReadConfig {
  const sentences: string[] = []
  const text = (name: string): string | undefined => {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }
  const whole = <T>(name: string, min: number, max: number, otherwise: T): number | T => {
    const given = text(name)
    if (given === undefined) return otherwise
    const number = Number(given)
    if (/^\d+$/.test(given) && number >= min && number <= max) return number
    sentences.push(`${name} is "${given}"; it must be a whole number from ${min} to ${max}.`)
    return otherwise
  }
  let config: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port: whole('PORT', 0, 65_535, undefined),
    publicUrl: readPublicUrl(text('PUBLIC_URL'), sentences),
    trustProxy: whole('TRUST_PROXY', 0, 10, 0),
    nodeAddress: readNodeAddress(text('NODE_ADDRESS'), sentences),
    logLevel: readLogLevel(text('LOG_LEVEL'), sentences),
    botThreads: whole('BOT_THREADS', 1, 256, Math.max(2, availableParallelism() - 1)),
    connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 1, 1_000_000, 250),
    socketsPerAddress: whole('SOCKETS_PER_ADDRESS', 1, 1_000_000, 100),
    seatsPerAddress: whole('SEATS_PER_ADDRESS', 1, 1_000_000, 20),
    tablesPerHour: whole('TABLES_PER_HOUR', 1, 10_000_000, 60),
    messagesPerSecond: whole('MESSAGES_PER_SECOND', 1, 1_000_000, 20),
    requestsPerSecond: whole('REQUESTS_PER_SECOND', 1, 1_000_000, 20),
    keepDays: whole('KEEP_DAYS', 0, 36_500, 365),
    hiddenGames: whole('HIDDEN_GAMES', 0, 1, 0),
    metricsToken: text('METRICS_TOKEN'),
    buildsDir: text('BUILDS_DIR'),
    push: readPush(text, sentences),
    notices: NO_NOTICES,
    pushSubject: text('VAPID_SUBJECT') ?? NO_SUBJECT,
  }
  config = { ...config, notices: readNotices(text, config.publicUrl, sentences) }
  if (text('VAPID_SUBJECT') === undefined && config.publicUrl?.startsWith('https:') === true)
    config = { ...config, pushSubject: config.publicUrl }
  if (config.metricsToken !== undefined && config.metricsToken.length < SHORTEST_TOKEN)
    sentences.push(`METRICS_TOKEN is too short; it must have at least ${SHORTEST_TOKEN} characters.`)
  checkDatabase(text('DATABASE_URL'), text('DATA_DIR'), sentences)
  return sentences.length === 0 ? { ok: true, config } : { ok: false, sentences }
}

const SHORTEST_TOKEN = 16

function readPublicUrl(given: string | undefined, sentences: string[]): string | undefined {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash + url.username === ''
  if (isOrigin) return url.origin
  sentences.push(`PUBLIC_URL is "${given}"; it must look like https://tour.example, with nothing after the name but a port.`)
  return undefined
}

function readNodeAddress(given: string | undefined, sentences: string[]): string | undefined {
  if (given === undefined || /^(?:[\w.-]+|\[[\da-fA-F:.]+\]):\d{1,5}$/.test(given)) return given
  sentences.push(`NODE_ADDRESS is "${given}"; it must be a name or number and a port, like 10.0.0.1:4810.`)
  return undefined
}

function readLogLevel(given: string | undefined, sentences: string[]): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (given ?? 'warn'))
  if (level === undefined) sentences.push(`LOG_LEVEL is "${given}"; it must be one of ${LOG_LEVELS.join(', ')}.`)
  return level ?? 'warn'
}

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

function readPush(text: (name: string) => string | undefined, sentences: string[]): PushConfig | undefined {
  const [publicKey, privateKey, subject] = VAPID.map(text)
  const missing = VAPID.filter((name) => text(name) === undefined)
  if (subject !== undefined && !isSubject(subject))
    sentences.push(`VAPID_SUBJECT is "${subject}"; it must look like mailto:host@tour.example or https://tour.example.`)
  if (publicKey === undefined && privateKey === undefined) return undefined
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    sentences.push(`${missing.join(' and ')} must be set too: ${VAPID.join(', ')} go together.`)
    return undefined
  }
  const vapid = readVapid(publicKey, privateKey, subject)
  if (vapid !== undefined) return { vapid, mayReachPrivate: false }
  sentences.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair; `node server/src/push/make-keys.ts` prints a new one.')
  return undefined
}

const isSubject = (text: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:')

const NO_NOTICES: NoticeConfig = { mail: undefined, hosts: [] }

/** Where the host has said nothing: push services need an address, though nobody reads it there. */
const NO_SUBJECT = 'mailto:host@localhost.localdomain'

function checkDatabase(url: string | undefined, folder: string | undefined, sentences: string[]): void {
  if (url === undefined) return
  if (folder !== undefined) sentences.push('DATABASE_URL and DATA_DIR are both set; the tables can live in only one of them.')
  try {
    readDatabaseUrl(url)
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error
    sentences.push(error.sentence)
  }
}
