import type { Seat } from '@echappee/kernel'
import { willAnswer } from '../orders/due-orders.ts'
import { TableProblem } from '../problems.ts'
import type { TakenSeat } from '../store/store.ts'
import type { AbsentSeats, TableContext } from '../tables/context.ts'
import type { LiveTable } from '../tables/live.ts'
import { changeNotices, noticesOf, type SeatNotices } from './seat-notices.ts'
import { GONE, type NoticeSender, type Turn } from './sender.ts'

type Context = Pick<TableContext, 'store' | 'metrics' | 'log' | 'now'>

export interface NoticesSettings {
  readonly open: (table: string) => Promise<LiveTable>
  /** Which tables this node looks after when another may have forgotten them. */
  readonly isOwn: (table: string) => boolean
  /** How long somebody has to come by himself before a mail is written, in milliseconds. */
  readonly delay: number
}

/**
 * Mails and posts to people who are not at the table: one for each time that they are asked. That it was told is noted in the seat before
 * anything is sent, so that no two nodes write. What was forgotten by a node that went away is found again by looking through the tables
 * with a clock.
 */
export class Notices {
  readonly #context: Context
  readonly #sender: NoticeSender
  readonly #settings: NoticesSettings
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #running = new Set<Promise<void>>()
  #isClosed = false

  constructor(context: Context, sender: NoticeSender, settings: NoticesSettings) {
    this.#context = context
    this.#sender = sender
    this.#settings = settings
  }

  tell({ table, seats }: AbsentSeats): void {
    if (this.#isClosed || this.#timers.size >= MOST_WAITING) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#run(table, seats)
    }, this.#settings.delay)
    timer.unref()
    this.#timers.add(timer)
  }

  /** From time to time: tables whose people were asked long enough ago and have not been told. */
  async lookAround(): Promise<void> {
    const { store, now } = this.#context
    for (const { id } of await store.listDue(now() + LONGEST, MOST_TABLES)) {
      if (this.#isClosed) return
      if (!this.#settings.isOwn(id)) continue
      const seats = (await store.readSeats(id)).filter(wantsNotice).map(({ seat }) => seat)
      if (seats.length > 0) await this.#callAll(id, seats)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#sender.close()
    await Promise.all(this.#running)
  }

  #run(table: string, seats: readonly Seat[]): void {
    const run = this.#callAll(table, seats)
      .catch((error: unknown) => this.#context.log.warn({ err: error, table }, 'nobody could be written to about a decision'))
      .finally(() => this.#running.delete(run))
    this.#running.add(run)
  }

  async #callAll(table: string, seats: readonly Seat[]): Promise<void> {
    const wanted = (await this.#context.store.readSeats(table)).filter((row) => seats.includes(row.seat) && wantsNotice(row))
    if (wanted.length === 0) return
    for (const turn of await this.#turns(table, wanted)) await this.#call(turn)
  }

  /** Those that are still asked, and whose owner has not come. */
  async #turns(table: string, rows: readonly TakenSeat[]): Promise<Turn[]> {
    const live = await this.#settings.open(table)
    const asked = await live.read((model) => {
      const since = this.#context.now() - this.#settings.delay
      return rows
        .map(({ seat }) => seat)
        .filter((seat) => model.asked().includes(seat) && model.playerOf(seat) === 'human' && model.askedAt[seat]! <= since)
        .filter((seat) => !willAnswer(model, seat))
        .map((seat) => ({ table, game: model.game.id, seat, decision: model.match!.decision(seat), deadline: model.deadline }))
    })
    return asked.filter(({ seat }) => !live.isHere(seat))
  }

  async #call(turn: Turn): Promise<void> {
    const { store, metrics } = this.#context
    const isSeat = (row: TakenSeat) => row.seat === turn.seat
    const nothing: { notices: SeatNotices; isChanged: boolean } = { notices: {}, isChanged: false }
    const { notices, isChanged } = await changeNotices(store, turn.table, isSeat, (kept) =>
      kept.told === turn.decision || !hasNotice(kept) ? undefined : { ...kept, told: turn.decision },
    ).catch((error: unknown) => {
      if (error instanceof TableProblem) return nothing
      throw error
    })
    if (!isChanged) return
    const { mail, hook } = notices
    if (mail?.isConfirmed === true) await this.#try(turn, async () => this.#sender.mailTurn(mail, turn).then(() => 200))
    if (hook !== undefined) {
      const status = await this.#try(turn, async () => this.#sender.post(hook, turn))
      if (status === GONE) await changeNotices(store, turn.table, isSeat, ({ hook: _gone, ...rest }) => rest)
    }
    metrics.notices.add('told')
  }

  /** What fails for a moment is tried a few times; addresses are not logged. */
  async #try(turn: Turn, send: () => Promise<number>): Promise<number> {
    const { metrics, log } = this.#context
    for (let left = MOST_TRIES; ; left--) {
      const answer = await send().catch((error: unknown) => error as Error & { responseCode?: number })
      const status = typeof answer === 'number' ? answer : (answer.responseCode ?? 0)
      if (status >= 200 && status < 300) return status
      const isFinal =
        status >= 300 && status !== 421 && status !== 429 && status !== 450 && status !== 451 && status !== 452 && status < 600
      if (left === 0 || isFinal || this.#isClosed) {
        metrics.notices.add('failed')
        if (!this.#isClosed) log.warn({ table: turn.table, seat: turn.seat, status }, 'a notice was not taken')
        return status
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN).unref())
    }
  }
}

const hasNotice = ({ mail, hook }: SeatNotices): boolean => mail?.isConfirmed === true || hook !== undefined
const wantsNotice = (row: TakenSeat): boolean => hasNotice(noticesOf(row))

const MOST_WAITING = 10_000
const MOST_TABLES = 2000
const MOST_TRIES = 2
/** In milliseconds. */
const AGAIN = 5000
const LONGEST = 40 * 86_400_000
