import { setImmediate } from 'node:timers/promises'
import { SPECTATOR, type AnyGame, type AnyOrders, type Seat } from '@echappee/kernel'
import { problem, storeProblem, TableProblem } from '../problems.ts'
import { StoreProblem } from '../store/problem.ts'
import { wakeAt, willAnswer } from '../orders/due-orders.ts'
import { ordersText } from '../orders/outgoing-orders.ts'
import { Subscribers, type Subscriber } from './subscribers.ts'
import { tryAll, type PendingRequest, type Batch } from './batch.ts'
import { BotDriver } from './bot-driver.ts'
import { ByteBudget } from './byte-budget.ts'
import type { TableContext } from './context.ts'
import type { Party } from './fair-queue.ts'
import { TableLog } from './table-log.ts'
import { LogProblem, type LogEntry, type TableMeta } from './log-entry.ts'
import { TableModel } from './model.ts'
import { mayGoBack, playedAgainFor, type Reply, type Request } from './requests.ts'
import { OutgoingText } from './outgoing-text.ts'
import { mark, presenceText, welcomeText, type Mark } from './outgoing.ts'
import { Presence } from './presence.ts'

export interface Greeting {
  readonly keyHash: string | undefined
  readonly seen: number
  readonly epoch: number
  readonly nonce: string | undefined
}

/** What is played at a table, and what may be answered in advance there. */
export interface TableRules {
  readonly game: AnyGame
  readonly offers: AnyOrders | undefined
}

/**
 * A table on this node. Everything that reads or changes the model goes through one queue, so that nobody ever sees a position that is
 * not durable: a request is tried on the model, written, and only then answered and told. The store settles who was first.
 */
export class LiveTable {
  readonly id: string
  readonly #context: TableContext
  readonly #meta: TableMeta
  readonly #rules: TableRules
  readonly #bots: BotDriver
  readonly #tableLog: TableLog
  readonly #subscribers = new Subscribers()
  readonly #presence: Presence
  readonly #stopWatching: () => void
  readonly #shownAnew: ByteBudget
  #model: TableModel | undefined
  /** Hash of a key → its seat; undefined when seats have changed since they were read. */
  #keys: Map<string, Seat> | undefined
  /** Number of the last entry that the subscribers were told. */
  #announced = 0
  #tail: Promise<unknown> = Promise.resolve()
  /** What was asked since the last write began. */
  #pending: PendingRequest[] = []
  #waiting = 0
  #usedAt: number
  #lastParty: { readonly party: Party; readonly at: number } | undefined
  #later: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(id: string, meta: TableMeta, rules: TableRules, context: TableContext) {
    this.id = id
    this.#meta = meta
    this.#rules = rules
    this.#context = context
    this.#usedAt = context.now()
    this.#shownAnew = new ByteBudget(SHOWN_ANEW.burst, SHOWN_ANEW.perSecond, this.#usedAt)
    this.#tableLog = new TableLog(id, context)
    this.#bots = new BotDriver(context, { submit: (request) => this.request(request), party: () => this.#party() })
    this.#presence = new Presence(
      context,
      (text) => context.store.signal(id, text),
      () => this.#tellPresence(),
    )
    this.#stopWatching = context.store.watch(
      id,
      (seq) => this.#hear(seq),
      (text) => this.#presence.hear(text),
    )
  }

  /** Answers when the request has been refused or is durable. What is asked until the store can write again is written and told together. */
  request(request: Request): Promise<Reply> {
    if (this.#showsAnew(request) && this.#shownAnew.isSpent(this.#context.now()))
      return Promise.resolve({ ok: false, problem: problem('tooFast') })
    return new Promise((resolve, reject) => {
      const isFirst = this.#pending.push({ request, resolve, reject }) === 1
      if (this.#hasAllAnswers()) this.#performPending()
      else if (isFirst) this.#context.store.beforeNextWrite(() => this.#performPending())
    })
  }

  /** Whether everybody at the table may be sent the whole position because of it: a move taken back, or answered anew. */
  #showsAnew(request: Request): boolean {
    if (request.type !== 'move' || this.#model?.match === undefined) return request.type === 'undo'
    const { seat, decision, moves } = request
    return decision < this.#model.match.decision(seat) && !this.#model.isRepeated(seat, decision, moves)
  }

  /** Nobody else can add to the step: waiting would bring nothing. */
  #hasAllAnswers(): boolean {
    const awaited = this.#model?.awaited() ?? []
    return (
      awaited.length > 0 && awaited.every((seat) => this.#pending.some(({ request }) => request.type === 'move' && request.seat === seat))
    )
  }

  /** The request of whoever holds the key; `make` says what it is, knowing the seat. */
  requestAs(keyHash: string, make: (seat: Seat) => Request): Promise<Reply> {
    return this.#enqueue(async () => {
      const request = make(await this.#seatOf(keyHash))
      // Somebody may have sat down at another node a moment ago, whose notice is still on its way.
      if (request.type === 'start') await this.#current((await this.#context.store.lastSeq(this.id)) ?? 0)
      return this.#performOne(request)
    })
  }

  /** Welcomes a subscriber and tells it everything from then on. Answers its seat. */
  subscribe(subscriber: Subscriber, { keyHash, nonce, seen, epoch }: Greeting): Promise<Seat> {
    return this.#enqueue(async () => {
      const seat = keyHash === undefined ? SPECTATOR : await this.#seatOf(keyHash)
      if (seat !== SPECTATOR) {
        await this.#performOne({ type: 'return', seat, isHello: true })
        const come = nonce === undefined ? undefined : await this.#performOne({ type: 'come', seat, nonce })
        // Whoever is sent away tries again; welcomed without the nonce, the seat would never be ready.
        if (come !== undefined && 'problem' in come) throw new TableProblem(come.problem)
        // Nobody has to say so: refused as long as somebody is missing.
        if (this.#meta.cup !== undefined) await this.#performOne({ type: 'start' })
      }
      const model = await this.#current()
      if (seat === SPECTATOR && this.#meta.onlookers === 'seats' && model.status !== 'open') throw new TableProblem('noOnlookers')
      if (this.#subscribers.size === 0) this.#presence.ask()
      this.#subscribers.add(subscriber, seat)
      this.#presence.set(this.#subscribers.seats)
      const now = this.#context.now()
      subscriber.send(new OutgoingText(welcomeText(model, seat, { seen, epoch }, { now, presence: this.#presence.list(model.seenAt) })))
      if (model.orders.of(seat).length > 0) subscriber.send(new OutgoingText(ordersText(model, seat)))
      return seat
    })
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#party()
    this.#subscribers.remove(subscriber)
    this.#presence.set(this.#subscribers.seats)
    this.#usedAt = this.#context.now()
  }

  /** Reads the table as it is, durable to the last entry; to number `reaches` at least, of which the notice may be on its way. */
  read<T>(look: (model: TableModel) => T, reaches = 0): Promise<T> {
    return this.#enqueue(async () => look(await this.#current(reaches)))
  }

  readAs<T>(keyHash: string, look: (model: TableModel, seat: Seat) => T): Promise<T> {
    return this.#enqueue(async () => look(await this.#current(), await this.#seatOf(keyHash)))
  }

  /** Plays the orders that are due, then for everybody whose time has run out, and calls the bots if they are late. */
  async timeOut(): Promise<void> {
    for (let before = -1; ;) {
      await this.request({ type: 'carryOut' })
      await this.request({ type: 'timeOut' })
      const { seq, isLate } = await this.read((model) => {
        this.#bots.wake(model, 'foreign')
        return { seq: model.seq, isLate: (wakeAt(model) ?? Infinity) <= this.#context.now() }
      })
      if (!isLate || seq === before) return
      before = seq
    }
  }

  isIdle(since: number): boolean {
    return this.#subscribers.size === 0 && this.#waiting === 0 && this.#pending.length === 0 && !this.#bots.isBusy && this.#usedAt < since
  }

  /** Nothing is written any more once this has answered. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#later)
    this.#presence.close()
    this.#stopWatching()
    this.#bots.close()
    this.#performPending()
    await this.#tail
  }

  isHere(seat: Seat): boolean {
    return this.#presence.isHere(seat)
  }

  /** From time to time. */
  beat(): void {
    this.#presence.beat()
  }

  #tellPresence(): void {
    if (this.#model === undefined || this.#subscribers.size === 0) return
    this.#subscribers.sendAll(new OutgoingText(presenceText(this.#presence.list(this.#model.seenAt))))
  }

  #party(): Party | undefined {
    const { address } = this.#subscribers
    if (address !== undefined) this.#lastParty = { party: { table: this.id, address }, at: this.#context.now() }
    // Whoever opens a page anew is gone for a moment.
    const isRecent = this.#lastParty !== undefined && this.#context.now() - this.#lastParty.at < MOMENT
    return isRecent ? this.#lastParty!.party : undefined
  }

  #enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.#usedAt = this.#context.now()
    return this.#inTurn(job)
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const isFirst = this.#waiting++ === 0
    const done = isFirst ? job() : this.#tail.then(job)
    this.#tail = done.then(this.#endTurn, this.#endTurn)
    return done
  }

  readonly #endTurn = (): void => {
    this.#waiting--
  }

  /** Another node, or another service on the same store, has written. Nobody here uses the table for that: it may be forgotten. */
  #hear(seq: number): void {
    if (seq <= Math.max(this.#announced, this.#tableLog.writingTo)) return
    this.#inTurn(() => this.#current(seq)).catch((error: unknown) =>
      this.#context.log.warn({ err: error, table: this.id }, 'table not read'),
    )
  }

  #performPending(): void {
    const pending = this.#pending
    this.#pending = []
    const together = pending.some(({ request }) => mayGoBack(request)) ? 1 : MOST_TOGETHER
    for (let i = 0; i < pending.length; i += together) {
      const some = pending.slice(i, i + together)
      this.#enqueue(() => this.#perform(some)).catch((error: unknown) => {
        for (const { reject } of some) reject(error)
      })
    }
  }

  #performOne(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#perform([{ request, resolve, reject }]).catch(reject)
    })
  }

  /** All of them in one write. Nobody is answered before it, not even with a refusal: it may be due to what is not durable yet. */
  async #perform(pending: readonly PendingRequest[]): Promise<void> {
    let left = pending
    let failures = 0
    for (let tries = 0; tries < MOST_TRIES && failures < MOST_FAILURES && left.length > 0; tries++) {
      const model = this.#model ?? (await this.#current())
      const back = mayGoBack(left[0]!.request) ? playedAgainFor(model, left[0]!.request) : undefined
      if (back !== undefined) await model.prepareRewind(back, setImmediate)
      const batch = tryAll(model, left, this.#context.now())
      if ('spoiler' in batch) {
        // A bug in a game: the match may be anything now. The others are not to suffer from it.
        this.#model = undefined
        batch.spoiler.reject(batch.error)
        left = left.filter((one) => one !== batch.spoiler)
        tries--
        continue
      }
      if (batch.entries.length > 0) {
        const answer = await this.#tableLog.append(batch.before.seq, batch)
        const written = answer === 'ok' ? 'ok' : await this.#readAgain(answer, batch)
        if (written === 'lost') failures++
        if (written === 'lost' || written === 'conflict') continue
        if (written === 'ok') this.#tell(model, batch)
      }
      return this.#answer(batch)
    }
    for (const { resolve } of left) resolve({ ok: false, problem: problem('unavailable') })
  }

  #tell(model: TableModel, { entries, before, eventTexts, newlyAwaited }: Batch): void {
    for (const entry of entries) if (entry.type === 'moved') this.#context.metrics.moves.add(entry.by)
    this.#announce(entries, before, model, eventTexts)
    this.#bots.wake(model, 'own')
    this.#callAbsent(model, newlyAwaited)
    if (this.#meta.cup !== undefined && (model.status === 'over' || entries.some(({ type }) => TOLD_TO_CUP.has(type))))
      this.#context.onCup?.(this.#meta.cup)
  }

  #answer({ replies }: Batch): void {
    for (const { pending, reply } of replies) {
      if (!reply.ok) this.#context.metrics.refusals.inc()
      pending.resolve(reply)
    }
  }

  /** What was tried on the model did not happen, or nobody knows: the log tells. `landed`: it is there, and the subscribers have been told. */
  async #readAgain(answer: 'conflict' | 'unsure', { before, entries }: Batch): Promise<'conflict' | 'lost' | 'landed'> {
    this.#model = undefined
    await this.#current(answer === 'conflict' ? before.seq + 1 : 0)
    if (answer === 'conflict') return 'conflict'
    return (await this.#tableLog.has(before.seq, entries)) ? 'landed' : 'lost'
  }

  /** The model with all entries that are known to exist: folded anew if it was thrown away, led on if the log reaches further. */
  async #current(reaches = 0): Promise<TableModel> {
    if (this.#model !== undefined && this.#model.seq >= reaches) return this.#model
    const model = this.#model ?? new TableModel(this.id, this.#meta, this.#rules.game, this.#rules.offers)
    this.#model = undefined
    try {
      for await (const { seq, entry, at } of this.#tableLog.read(model.seq)) {
        const before = mark(model)
        if (entry.type === 'rewound') await model.prepareRewind(entry.to, setImmediate)
        model.take(entry, seq, at)
        if (seq > this.#announced) this.#announce([entry], mark(model, before), model)
      }
    } catch (error) {
      if (error instanceof StoreProblem) {
        this.#tryLater()
        if (error.code === 'file_damaged') this.#context.log.error({ err: error, table: this.id }, 'the database is damaged')
        throw new TableProblem(storeProblem(error))
      }
      this.#context.log.error({ err: error, table: this.id }, 'a log can not be replayed')
      if (error instanceof LogProblem || error instanceof TypeError || error instanceof RangeError) throw new TableProblem('damaged')
      throw error
    }
    this.#announced = Math.max(this.#announced, model.seq)
    this.#model = model
    this.#bots.wake(model, 'foreign')
    return model
  }

  /** Whoever listens must hear of what was written while the store could not be read. */
  #tryLater(): void {
    if (this.#isClosed || this.#subscribers.size === 0) return
    clearTimeout(this.#later)
    this.#later = setTimeout(() => {
      this.#enqueue(() => this.#current()).catch(() => undefined)
    }, RETRY)
  }

  #callAbsent(model: TableModel, newlyAwaited: ReadonlySet<Seat>): void {
    if (this.#context.onAwaited === undefined) return
    const seats = model
      .awaited()
      .filter(
        (seat) => newlyAwaited.has(seat) && model.playerOf(seat) === 'human' && !this.#presence.isHere(seat) && !willAnswer(model, seat),
      )
    if (seats.length > 0) this.#context.onAwaited({ table: this.id, game: model.game.id, seats, deadline: model.deadline })
  }

  /** `eventTexts`: the events that the entries brought about, if they are written already. */
  #announce(entries: readonly LogEntry[], before: Mark, model: TableModel, eventTexts?: readonly string[]): void {
    this.#announced = model.seq
    if (entries.some(({ type }) => type === 'joined' || type === 'filled' || type === 'given')) this.#keys = undefined
    this.#shownAnew.spend(this.#subscribers.tell(entries, before, model, eventTexts), this.#context.now())
  }

  async #seatOf(keyHash: string): Promise<Seat> {
    await this.#current()
    if (this.#keys === undefined) {
      const seats = await this.#context.store.readSeats(this.id)
      this.#keys = new Map(seats.flatMap(({ keyHash: hash, seat }) => (hash === null ? [] : [[hash, seat]])))
    }
    const seat = this.#keys.get(keyHash)
    if (seat === undefined) throw new TableProblem('badKey')
    return seat
  }
}

/** What a cup evening shows of its tables. */
const TOLD_TO_CUP: ReadonlySet<LogEntry['type']> = new Set(['joined', 'filled', 'started', 'ended'])

/** Every try that meets a conflict means that somebody else's succeeded. */
const MOST_TRIES = 50
/** A store that is ill is not asked for ever. */
const MOST_FAILURES = 2
/** Bytes of positions that a table shows anew to all who look on. */
const SHOWN_ANEW = { burst: 4_000_000, perSecond: 1_000_000 }
const RETRY = 1000
const MOMENT = 60_000
const MOST_TOGETHER = 100
