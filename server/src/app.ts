import { randomBytes } from 'node:crypto'
import { LIMITS } from '@echappee/protocol'
import { fastify, LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import { Cups } from './cups/cups.ts'
import { addCupRoutes } from './cups/routes.ts'
import { limitConnections } from './http/connections.ts'
import { refuseUnknownHosts } from './http/host.ts'
import { addOperations } from './http/operations.ts'
import { Readiness } from './http/readiness.ts'
import { addRoutes } from './http/routes.ts'
import { addSockets } from './http/sockets.ts'
import { doorAddress } from './nodes/address.ts'
import { hearNodes, leadRequests } from './nodes/lead-request.ts'
import { Nodes } from './nodes/nodes.ts'
import { loggerOptions, type LogStream } from './log.ts'
import { Metrics } from './metrics.ts'
import { repeat } from './repeat.ts'
import { problem, statusOf, storeProblem, TableProblem } from './problems.ts'
import { Notices } from './notices/notices.ts'
import { addNoticeRoutes } from './notices/routes.ts'
import { NoticeSender } from './notices/sender.ts'
import { addEmbeds } from './embed/routes.ts'
import { Buckets } from './http/buckets.ts'
import { addPreviews } from './preview/routes.ts'
import { keptVapid } from './push/kept-vapid.ts'
import { Pusher } from './push/pusher.ts'
import { addPushRoutes } from './push/routes.ts'
import type { PushConfig } from './push/sender.ts'
import type { DayTask } from './days/day-worker.ts'
import type { DayResult } from './days/replay-day.ts'
import { addDayRoutes } from './days/routes.ts'
import { findSheetIn } from './sheets/documents.ts'
import { addSheetRoutes } from './sheets/routes.ts'
import { Sheets } from './sheets/sheets.ts'
import { addSite } from './site.ts'
import { hearFailures } from './store/failures.ts'
import { pruneTables } from './store/prune.ts'
import { StoreProblem } from './store/problem.ts'
import type { Store } from './store/store.ts'
import { BotLate, openBotPool, type Work } from './tables/bot-pool.ts'
import type { TableContext } from './tables/context.ts'
import { findInCatalog, findShown, type FindGame } from './tables/games.ts'
import type { MadeRecord, RecordTask } from './tables/record-worker.ts'
import { Records } from './tables/records.ts'
import { Tables } from './tables/tables.ts'
import { TableTurns } from './turns/table-turns.ts'

export interface AppSettings {
  readonly config: Config
  /** Closed with the app. */
  readonly store: Store
  /** Of the built site; without it there are only tables. */
  readonly folder?: string
  readonly findGame?: FindGame
  /** Instead of bots in threads. */
  readonly think?: TableContext['think']
  readonly now?: () => number
  /** How often clocks are looked at, in milliseconds. */
  readonly sweepEvery?: number
  /** How often old tables are looked for, in milliseconds. */
  readonly pruneEvery?: number
  readonly patience?: number
  /** How long somebody has to come by himself before a mail is written, in milliseconds. */
  readonly noticeDelay?: number
  /** How often people are looked for who were not told, in milliseconds. */
  readonly lookEvery?: number
  /** How long those who follow a sheet hear nothing after a message, in milliseconds. */
  readonly sheetPause?: number
  /** How often cup evenings that are followed are looked after, in milliseconds. */
  readonly cupEvery?: number
  readonly logTo?: LogStream
}

export interface App {
  readonly server: FastifyInstance
  readonly tables: Tables
  readonly sheets: Sheets
  readonly cups: Cups
  readonly turns: TableTurns
  readonly metrics: Metrics
  /** Tells people of decisions who were forgotten. */
  lookAround(): Promise<void>
  /** Sends everybody away, waits for the writes under way and closes the store. */
  close(): Promise<void>
}

/** Site, tables and operations on one port. */
export async function buildApp(settings: AppSettings): Promise<App> {
  const { config, folder } = settings
  const server = fastify({
    logger: loggerOptions(config.logLevel, settings.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    // Requests are not followed through the log: no logger of their own.
    childLoggerFactory: (logger) => logger,
    bodyLimit: LIMITS.request,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    // Node looks for requests that stay half-sent at this interval; Fastify's own option would leave it at half a minute.
    requestTimeout: TIMEOUTS.request,
    http: { headersTimeout: TIMEOUTS.headers, requestTimeout: TIMEOUTS.request, connectionsCheckingInterval: TIMEOUTS.check },
    // An address that is no address, like a broken %-sign.
    frameworkErrors: (_error, { method, headers }, answer) => {
      const reply = answer as unknown as FastifyReply
      const isPage = method === 'GET' && (headers.accept ?? '').includes('text/html') && folder !== undefined
      if (isPage) void reply.redirect('/nothing-here')
      else void reply.code(400).send(problem('malformed'))
    },
  })
  limitConnections(server, config)
  refuseUnknownHosts(server, config)
  const readiness = new Readiness(settings.store)
  const store = hearFailures(settings.store, (failure) => {
    server.log.warn({ err: failure.error, what: failure.what }, 'the store failed')
    if (failure.isWrite) readiness.noteFailedWrite(failure.error)
  })
  const metrics = new Metrics()
  const pool = openBotPool(config.botThreads, { onLoss: (error) => server.log.warn({ err: error }, 'an idle bot thread has died') })
  const now = settings.now ?? Date.now
  const push = config.push ?? (await madePush())
  const pusher = push === undefined ? undefined : new Pusher({ store, metrics, log: server.log, now }, push)
  let notices: Notices | undefined
  let cups: Cups | undefined
  const context: TableContext = {
    store,
    node: randomBytes(8).toString('hex'),
    metrics,
    log: server.log,
    think: settings.think ?? ((task, party) => pool.think(task, party)),
    now,
    // The embedded store has one node: nobody else could be at work.
    patience: settings.patience ?? (store.kind === 'sqlite' ? 0 : FOREIGN_PATIENCE),
    onCup: (cup) => cups?.hear(cup),
    onAwaited: (absent) => {
      pusher?.tell(absent)
      notices?.tell(absent)
    },
  }
  const nodes = new Nodes(store, now)
  hearNodes(server, nodes)
  server.addHook('onListen', async () => {
    const address = server.server.address()
    if (typeof address === 'object' && address !== null) await nodes.open(config.nodeAddress ?? doorAddress(address.address, address.port))
  })
  const tables = new Tables(context, { findGame: settings.findGame ?? (config.hiddenGames === 1 ? findInCatalog : findShown), nodes })
  cups = new Cups({ tables, log: server.log, lookEvery: settings.cupEvery })
  const sheets = new Sheets({
    store,
    log: server.log,
    now,
    keepDays: config.keepDays,
    findSheet: findSheetIn(config.hiddenGames === 1),
    pause: settings.sheetPause,
  })
  metrics.gauge('echappee_sheets_followed', 'Score sheets that somebody follows on this node.', () => sheets.followed)
  metrics.gauge('echappee_tables_live', 'Tables in memory on this node.', () => tables.count)

  server.setErrorHandler((error: FastifyError, request, reply) => {
    const sent = problemOf(error)
    if (sent.code === 'broken' || sent.code === 'damagedStore')
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    return reply.code(statusOf(sent)).send(sent)
  })
  await addSite(server, folder, config.buildsDir)
  const turns = new TableTurns(tables)
  const served = { tables, sheets, cups, turns, nodes }
  addSockets(server, served, metrics, config)
  const records = new Records(tables, (task, party) => pool.run(RECORD_WORK, task, party))
  addRoutes(server, served, records, config)
  leadRequests(server, nodes)
  addPushRoutes(server, store, push, config.notices)
  const { mail, hosts } = config.notices
  // Links in mails are sealed by what all nodes have: the keys for Web Push.
  if (push !== undefined && (mail !== undefined || hosts.length > 0)) {
    const publicUrl = config.publicUrl ?? ''
    const sender = new NoticeSender({ config: config.notices, publicUrl, secret: push.vapid.privateKey })
    const open = async (id: string) => tables.open(id)
    notices = new Notices({ store, metrics, log: server.log, now }, sender, {
      open,
      isOwn: (id) => nodes.isOwn(id),
      delay: settings.noticeDelay ?? NOTICE_DELAY,
    })
    addNoticeRoutes(server, store, sender, config.notices)
  }
  if (folder !== undefined) {
    const draw = async (game: string, address: string) => pool.run(POSTER_WORK, { game }, { table: 'poster', address })
    const shown = { folder, publicUrl: config.publicUrl, looks: new Buckets({ burst: 20, perSecond: 1 }) }
    addPreviews(server, tables, { ...shown, draw })
    addEmbeds(server, tables, shown)
  }
  addDayRoutes(server, store, now, (task, address) => pool.run(DAY_WORK, task, { table: 'day', address }))
  addSheetRoutes(server, sheets, config)
  addCupRoutes(server, cups, config)
  addOperations(server, readiness, metrics, config)

  // Whoever was thrown off by a restart has time to come back before the clock plays for them.
  const stopSweeping = repeat(() => tables.sweep(), {
    first: settings.sweepEvery ?? FIRST_SWEEP,
    every: settings.sweepEvery ?? SWEEP,
    onFailure: (error) => server.log.error({ err: error }, 'clocks could not be looked at'),
  })
  const stopPruning = repeat(() => prune(), {
    first: settings.pruneEvery ?? FIRST_PRUNING,
    every: settings.pruneEvery ?? PRUNING,
    onFailure: (error) => server.log.error({ err: error }, 'old tables could not be removed'),
  })
  /** A store that can't keep them is no reason to serve nothing: then there are no notifications until the next start. */
  async function madePush(): Promise<PushConfig | undefined> {
    try {
      return { vapid: await keptVapid(store, config.pushSubject), mayReachPrivate: false }
    } catch (error) {
      server.log.warn({ err: error }, 'there are no keys for Web Push')
      return undefined
    }
  }
  const stopLooking = repeat(async () => notices?.lookAround(), {
    first: settings.lookEvery ?? FIRST_LOOK,
    every: settings.lookEvery ?? LOOK,
    onFailure: (error) => server.log.error({ err: error }, 'nobody looked for people who were not told'),
  })
  async function prune(): Promise<void> {
    const removed = config.keepDays === 0 ? 0 : await pruneTables(store, config.keepDays, now())
    if (removed > 0) server.log.info({ tables: removed }, 'old tables were removed')
  }
  server.addHook('onClose', async () => {
    await Promise.all([stopSweeping(), stopPruning(), stopLooking()])
    await cups?.close()
    await tables.close()
    await sheets.close()
    await pusher?.close()
    await notices?.close()
    await pool.close()
    await store.close()
  })
  return { server, tables, sheets, cups, turns, metrics, lookAround: async () => notices?.lookAround(), close: async () => server.close() }
}

const RECORD_WORK: Work<RecordTask, MadeRecord> = { file: new URL('./tables/record-worker.ts', import.meta.url), name: 'makeRecord' }
const POSTER_WORK: Work<{ readonly game: string }, Uint8Array> = {
  file: new URL('./preview/poster-worker.ts', import.meta.url),
  name: 'drawPoster',
}
const DAY_WORK: Work<DayTask, DayResult | undefined> = { file: new URL('./days/day-worker.ts', import.meta.url), name: 'replay' }
/** In milliseconds. */
const TIMEOUTS = { headers: 10_000, request: 20_000, check: 2000 }
const SWEEP = 1000
const FIRST_SWEEP = 15_000
const PRUNING = 3_600_000
const NOTICE_DELAY = 60_000
const FIRST_LOOK = 120_000
const LOOK = 300_000
const FIRST_PRUNING = 60_000
const FOREIGN_PATIENCE = 1500

function problemOf(error: FastifyError | TableProblem) {
  if (error instanceof TableProblem) return error.problem
  if (error instanceof StoreProblem) return storeProblem(error)
  if (error instanceof BotLate) return problem('unavailable')
  if (error.statusCode === 413) return problem('tooBig')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return problem('malformed')
  return problem('broken')
}
