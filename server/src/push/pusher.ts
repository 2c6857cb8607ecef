import { createHash } from 'node:crypto'
import type { Seat } from '@echappee/kernel'
import type { PushPayload, SubscribePush } from '@echappee/protocol'
import { Buckets } from '../http/buckets.ts'
import type { AbsentSeats, TableContext } from '../tables/context.ts'
import { GONE, PushSender, type PushConfig } from './sender.ts'
import { dropSubscription, subscriptionsOf } from './subscriptions.ts'

type Context = Pick<TableContext, 'store' | 'metrics' | 'log' | 'now'>

/** Tells people who are not at the table that a decision of theirs is awaited. Whatever fails here, the game goes on. */
export class Pusher {
  readonly #context: Context
  readonly #sender: PushSender
  /** By seat: nobody is called all day long, and nobody can make the server call somebody all day long. */
  readonly #calls: Buckets
  readonly #waiting: AbsentSeats[] = []
  readonly #running = new Set<Promise<void>>()
  #isClosed = false

  constructor(context: Context, config: PushConfig) {
    this.#context = context
    this.#sender = new PushSender(config)
    this.#calls = new Buckets({ burst: 30, perSecond: 0.2 }, context.now)
  }

  /** Answers at once; the calls are made when there is room for them. */
  tell(absent: AbsentSeats): void {
    if (this.#isClosed) return
    if (this.#waiting.length >= MOST_WAITING) return this.#context.metrics.pushes.add('dropped')
    this.#waiting.push(absent)
    this.#goOn()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#waiting.length = 0
    this.#sender.close()
    await Promise.all(this.#running)
  }

  #goOn(): void {
    while (this.#running.size < MOST_RUNNING) {
      const absent = this.#waiting.shift()
      if (absent === undefined) return
      const run = this.#callAll(absent)
        .catch((error: unknown) => this.#context.log.warn({ err: error, table: absent.table }, 'nobody could be told of a decision'))
        .finally(() => {
          this.#running.delete(run)
          this.#goOn()
        })
      this.#running.add(run)
    }
  }

  async #callAll(absent: AbsentSeats): Promise<void> {
    const rows = await this.#context.store.readSeats(absent.table)
    const calls = rows
      .filter(({ seat }) => absent.seats.includes(seat))
      .flatMap((row) => subscriptionsOf(row).map((wanted) => this.#call(absent, row.seat, wanted)))
    await Promise.all(calls)
  }

  async #call({ table, game, deadline }: AbsentSeats, seat: Seat, { subscription, language }: SubscribePush): Promise<void> {
    const { store, metrics, log, now } = this.#context
    if (!this.#calls.take(`${table} ${seat}`)) return metrics.pushes.add('dropped')
    const payload: PushPayload = { kind: 'decision', table, game, language }
    const message = { text: JSON.stringify(payload), topic: topicOf(table, seat), ttl: ttlOf(deadline, now()) }
    const status = await this.#sender.send(subscription, message).catch((error: unknown) => codeOf(error))
    if (status === GONE || status === 404) {
      metrics.pushes.add('gone')
      return dropSubscription(store, table, seat, subscription.endpoint)
    }
    const isSent = typeof status === 'number' && status >= 200 && status < 300
    metrics.pushes.add(isSent ? 'sent' : 'failed')
    // The address of a browser is as good as a key: it is not logged.
    if (!isSent && !this.#isClosed) log.warn({ table, seat, status }, 'a push service did not take a message')
  }
}

const MOST_RUNNING = 16
const MOST_WAITING = 10_000

/** The push service must not learn the address of the table, which is its invitation. */
function topicOf(table: string, seat: Seat): string {
  return createHash('sha256').update(`echappee topic ${table} ${seat}`).digest('base64url').slice(0, 32)
}

/** After the deadline nobody need hear of it. */
function ttlOf(deadline: number | null, now: number): number {
  if (deadline === null) return LONGEST
  return Math.min(LONGEST, Math.max(0, Math.floor((deadline - now) / 1000)))
}

/** Four weeks: more than that push services don't take. */
const LONGEST = 28 * 86_400

function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : String(name)
}
