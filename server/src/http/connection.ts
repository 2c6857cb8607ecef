import { SPECTATOR, type Seat } from '@echappee/kernel'
import {
  CLOSE_CODES,
  clientMessageSchema,
  type ClientMessage,
  type Follow,
  type FollowCup,
  type Hello,
  type Problem,
  type ServerMessage,
  type Watch,
} from '@echappee/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Cups } from '../cups/cups.ts'
import type { Metrics } from '../metrics.ts'
import { problem, TableProblem, toldIssues } from '../problems.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { hashKey } from '../tables/keys.ts'
import type { Subscriber } from '../tables/subscribers.ts'
import type { LiveTable } from '../tables/live.ts'
import type { Reply, Request } from '../tables/requests.ts'
import type { Tables } from '../tables/tables.ts'
import type { TableTurns } from '../turns/table-turns.ts'
import { TurnWatch } from '../turns/turn-watch.ts'
import type { Bucket, Buckets } from './buckets.ts'
import { checked } from './check.ts'
import { isPlainMove } from './plain-move.ts'
import type { TableModel } from '../tables/model.ts'
import { earlierText, momentsText } from '../tables/outgoing.ts'
import { OutgoingText } from '../tables/outgoing-text.ts'
import { textFrames } from './frames.ts'

/** The part of a `ws` socket that a connection needs. */
export interface Socket {
  readonly bufferedAmount: number
  close(code: number, reason: string): void
  terminate(): void
}

/** The stream below a socket. */
export interface Stream {
  readonly writable: boolean
  write(bytes: Uint8Array): boolean
}

export interface ConnectionContext {
  readonly tables: Tables
  readonly sheets: Sheets
  readonly cups: Cups
  readonly turns: TableTurns
  readonly metrics: Metrics
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** By address. */
  readonly messages: Buckets
  /** By seat of a table. */
  readonly talk: Buckets
  /** By seat of a table. */
  readonly undos: Buckets
  /** By seat of a table. */
  readonly orders: Buckets
  /** By address: welcomes and pages of earlier events, which are long. */
  readonly resends: Buckets
  /** Bytes that may wait for a slow reader. */
  readonly mostBuffered: number
}

type Asking = Exclude<ClientMessage, { type: 'hello' | 'follow' | 'followCup' | 'watch' | 'ping' | 'earlier' | 'moments' }>
type Ping = Extract<ClientMessage, { type: 'ping' }>
type Earlier = Extract<ClientMessage, { type: 'earlier' }>
type Moments = Extract<ClientMessage, { type: 'moments' }>

/** One socket: it says hello once and is then a seat, or a spectator, of one table; it follows one score sheet or cup evening; or it watches the turns of some seats. */
export class Connection implements Subscriber {
  readonly #socket: Socket
  readonly #stream: Stream
  readonly #own: Bucket
  readonly address: string
  readonly #context: ConnectionContext
  #table: LiveTable | undefined
  #stopFollowing: (() => void) | undefined
  #watch: TurnWatch | undefined
  #seat: Seat = SPECTATOR
  #greeting: Promise<void> | undefined
  #isGreeted = false
  #isClosed = false
  /** What is told in this turn, if anything. */
  #outgoing: OutgoingText[] | undefined

  constructor(socket: Socket, stream: Stream, address: string, own: Bucket, context: ConnectionContext) {
    this.#socket = socket
    this.#stream = stream
    this.address = address
    this.#own = own
    this.#context = context
  }

  send(message: OutgoingText): void {
    if (this.#isClosed) return
    if (this.#socket.bufferedAmount > this.#context.mostBuffered) return this.#drop('tooSlow', CLOSE_CODES.tooSlow)
    // Whatever is told in one turn, like a move and the answer to it, leaves together: every departure is a call of the system.
    if (this.#outgoing !== undefined) return void this.#outgoing.push(message)
    this.#outgoing = [message]
    process.nextTick(leave, this)
  }

  end(reason: Problem): void {
    this.#tell({ type: 'problem', problem: reason })
    this.#drop('problem', CLOSE_CODES.problem)
  }

  /** What came in is text of any content. */
  receive(text: string): void {
    if (this.#isClosed) return
    this.#context.metrics.messages.inc()
    if (!this.#own.take() || !this.#context.messages.take(this.address)) return this.#drop('tooFast', CLOSE_CODES.tooFast)
    const message = readMessage(text)
    if ('code' in message) return this.end(message)
    if (isGreeting(message)) {
      if (!this.#context.resends.take(this.address)) return this.end(problem('tooFast'))
      if (message.type === 'watch' && this.#watch !== undefined) return this.#watch.change(message.keys.map(hashKey))
      if (this.#greeting !== undefined) return this.end(problem('helloTwice'))
      this.#greeting = this.#begin(message)
    } else if (this.#greeting === undefined) this.end(problem('helloFirst'))
    else if (this.#isGreeted) this.#answer(message)
    else void this.#greeting.then(() => this.#answer(message))
  }

  closed(): void {
    this.#isClosed = true
    this.#table?.unsubscribe(this)
    this.#stopFollowing?.()
    this.#watch?.stop()
  }

  async #begin(message: Hello | Follow | FollowCup | Watch): Promise<void> {
    if (message.type === 'hello') return this.#greet(message)
    if (message.type === 'follow') this.#stopFollowing = this.#context.sheets.follow(this, message)
    else if (message.type === 'followCup') this.#stopFollowing = this.#context.cups.follow(this, message.cup)
    else this.#watch = new TurnWatch(this.#context.turns, this, message.keys.map(hashKey))
    this.#isGreeted = true
  }

  async #greet({ table: id, key, seen, epoch, nonce }: Hello): Promise<void> {
    try {
      const table = await this.#context.tables.open(id)
      this.#seat = await table.subscribe(this, { keyHash: key === undefined ? undefined : hashKey(key), seen, epoch, nonce })
      this.#table = table
      // It may have gone while it was being greeted.
      if (this.#isClosed) table.unsubscribe(this)
    } catch (error) {
      this.end(this.#problemOf(error))
    }
    this.#isGreeted = true
  }

  #answer(message: Asking | Ping | Earlier | Moments): void {
    if (this.#isClosed) return
    if (this.#stopFollowing !== undefined || this.#watch !== undefined)
      return this.#tell({ type: 'answer', to: message.id, ...answerTo(message) })
    if (this.#table === undefined) return
    if (message.type === 'earlier')
      return this.#resend(message.id, this.#table, (model) => earlierText(model, this.#seat, message.before, message.id))
    const tell = (reply: Reply): void => {
      if (reply.ok) this.send(new OutgoingText(`{"type":"answer","to":${message.id},"ok":true}`))
      else this.#tell({ type: 'answer', to: message.id, ...plain(reply) })
    }
    if (message.type === 'ping') return tell({ ok: true })
    if (this.#seat === SPECTATOR) return tell({ ok: false, problem: problem('notASeat') })
    if (message.type === 'moments') return this.#resend(message.id, this.#table, (model) => momentsText(model, this.#seat, message.id))
    if (message.type === 'chat' && !this.#context.talk.take(`${this.#table.id} ${this.#seat}`))
      return tell({ ok: false, problem: problem('tooFast') })
    if ((message.type === 'order' || message.type === 'recall') && !this.#context.orders.take(`${this.#table.id} ${this.#seat}`))
      return tell({ ok: false, problem: problem('tooFast') })
    // Everybody at the table is shown the position anew.
    if (SHOWN_ANEW.has(message.type) && !this.#context.undos.take(`${this.#table.id} ${this.#seat}`))
      return tell({ ok: false, problem: problem('tooFast') })
    this.#table.request(requestOf(message, this.#seat)).then(tell, (error: unknown) => tell({ ok: false, problem: this.#problemOf(error) }))
  }

  /** What takes long to work out or to send. */
  #resend(id: number, table: LiveTable, text: (model: TableModel) => string): void {
    if (!this.#context.resends.take(this.address)) return this.#tell({ type: 'answer', to: id, ok: false, problem: problem('tooFast') })
    table
      .read((model) => this.send(new OutgoingText(text(model))))
      .catch((error: unknown) => this.#tell({ type: 'answer', to: id, ok: false, problem: this.#problemOf(error) }))
  }

  #problemOf(error: unknown): Problem {
    if (error instanceof TableProblem) return error.problem
    this.#context.log.error({ err: error }, 'a socket message failed')
    return problem('broken')
  }

  #tell(message: ServerMessage): void {
    this.send(new OutgoingText(JSON.stringify(message)))
  }

  leave(): void {
    const outgoing = this.#outgoing
    this.#outgoing = undefined
    if (outgoing === undefined || !this.#stream.writable) return
    this.#stream.write(outgoing.length === 1 ? outgoing[0]!.frame : textFrames(outgoing.map(({ text }) => text)))
  }

  #drop(kind: 'tooFast' | 'tooSlow' | 'problem', code: number): void {
    if (this.#isClosed) return
    this.#context.metrics.dropped.add(kind)
    this.leave()
    this.#socket.close(code, kind)
    // Whoever does not read does not answer the goodbye either.
    setTimeout(() => this.#socket.terminate(), GOODBYE).unref()
    this.closed()
  }
}

const GOODBYE = 2000
const SHOWN_ANEW: ReadonlySet<string> = new Set(['undo', 'rewind', 'agree', 'pause', 'leave', 'return'])

const isGreeting = (message: ClientMessage): message is Hello | Follow | FollowCup | Watch => GREETINGS.has(message.type)
const GREETINGS: ReadonlySet<string> = new Set(['hello', 'follow', 'followCup', 'watch'] satisfies ClientMessage['type'][])

function leave(connection: Connection): void {
  connection.leave()
}

/** Whoever follows something, or watches turns, has nothing to say on the socket but that it is there. */
function answerTo({ type }: Asking | Ping | Earlier | Moments): { ok: boolean; problem?: Problem } {
  return type === 'ping' ? { ok: true } : { ok: false, problem: problem('notASeat') }
}

function readMessage(text: string): ClientMessage | Problem {
  try {
    const raw: unknown = JSON.parse(text)
    if (isPlainMove(raw)) return raw
    const message = checked(clientMessageSchema, raw)
    return message.ok ? message.value : message.problem
  } catch (error) {
    if (error instanceof SyntaxError) return problem('malformed')
    throw error
  }
}

function requestOf(message: Asking, seat: Seat): Request {
  switch (message.type) {
    case 'move':
      return {
        type: 'move',
        seat,
        decision: message.decision,
        moves: [message.move, ...(message.next ?? [])],
        by: 'owner',
        line: message.line ?? 0,
      }
    case 'chat':
      return { type: 'say', seat, text: message.text }
    case 'order':
      return { type: 'order', seat, order: message.order }
    case 'recall':
      return { type: 'recall', seat, number: message.order }
    case 'rewind':
      return { type: 'rewind', seat, decision: message.decision }
    case 'agree':
      return { type: 'agree', seat, doesAgree: message.doesAgree }
    case 'pause':
      return { type: 'pause', seat, isOn: message.isOn }
    default:
      return { type: message.type, seat }
  }
}

function plain(reply: Reply): Pick<Extract<ServerMessage, { type: 'answer' }>, 'ok' | 'refusal' | 'issues' | 'problem'> {
  if (reply.ok) return { ok: true }
  if ('problem' in reply) return { ok: false, problem: reply.problem }
  const { refusal, issues } = reply
  const params = refusal.params === undefined ? {} : { params: { ...refusal.params } }
  return {
    ok: false,
    refusal: { code: refusal.code, rule: refusal.rule, ...params },
    ...(issues === undefined ? {} : { issues: toldIssues(issues) }),
  }
}
