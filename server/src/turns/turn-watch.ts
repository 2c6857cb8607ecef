import type { OwnTurn, TurnsMessage } from '@echappee/protocol'
import { isCupRow } from '../cups/cup.ts'
import { problem, storeProblem, TableProblem } from '../problems.ts'
import { StoreProblem } from '../store/problem.ts'
import type { TakenSeat } from '../store/store.ts'
import { OutgoingText } from '../tables/outgoing-text.ts'
import type { Subscriber } from '../tables/subscribers.ts'
import type { TableTurns } from './table-turns.ts'

/** A seat that one of the keys opens, as it was last looked at. */
interface WatchedSeat {
  readonly seat: TakenSeat
  turn: OwnTurn
  readonly updatedAt: number
}

/** One socket that wants to know which of its seats are asked for a decision, whatever node is played on. */
export class TurnWatch {
  readonly #turns: TableTurns
  readonly #subscriber: Subscriber
  #keyHashes: readonly string[]
  #watched: WatchedSeat[] = []
  /** Cup evenings of these keys: their rounds bring new tables. */
  #cups = new Set<string>()
  /** By table, the way to stop hearing of it. */
  readonly #stops = new Map<string, () => void>()
  /** Tables to which something was written; `all` looks for the seats anew. */
  #due = new Set<string>()
  #isAllDue = true
  #last = ''
  #timer: NodeJS.Timeout | undefined
  #isBusy = false
  #isStopped = false

  constructor(turns: TableTurns, subscriber: Subscriber, keyHashes: readonly string[]) {
    this.#turns = turns
    this.#subscriber = subscriber
    this.#keyHashes = [...new Set(keyHashes)]
    void this.#look()
  }

  change(keyHashes: readonly string[]): void {
    this.#keyHashes = [...new Set(keyHashes)]
    this.#isAllDue = true
    // Whoever asks is answered, even if nothing is new.
    this.#last = ''
    this.#soon()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    for (const stop of this.#stops.values()) stop()
    this.#stops.clear()
  }

  /** However much is written, a socket looks a few times a second at most. */
  #soon(): void {
    if (this.#isStopped || this.#isBusy || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#look()
    }, PAUSE)
  }

  async #look(): Promise<void> {
    this.#isBusy = true
    try {
      const due = this.#due
      this.#due = new Set()
      const isAll = this.#isAllDue
      this.#isAllDue = false
      if (isAll) await this.#findAll()
      else for (const table of due) await this.#lookAt(table)
      // Seats come and go before the start, and a rematch comes after the end.
      if (!this.#isAllDue) this.#tell()
    } catch (error) {
      const reason = problemOf(error)
      if (reason.code === 'broken') this.#turns.tables.context.log.error({ err: error }, 'turns could not be looked at')
      this.#subscriber.end(reason)
      this.stop()
    }
    this.#isBusy = false
    if (this.#isAllDue || this.#due.size > 0) this.#soon()
  }

  async #findAll(): Promise<void> {
    const { store, now } = this.#turns.tables.context
    const seats = await store.findSeats(this.#keyHashes)
    const found: WatchedSeat[] = []
    const cups = new Set<string>()
    for (const seat of seats) {
      if (this.#isStopped) return
      // First watch, then read: nothing falls between.
      this.#watch(seat.table)
      const row = await store.readTable(seat.table)
      if (row !== undefined && isCupRow(row)) cups.add(row.id)
      else if (row !== undefined) found.push({ seat, turn: await this.#turns.of(row, seat.seat), updatedAt: row.updatedAt })
    }
    found.sort((a, b) => b.updatedAt - a.updatedAt)
    this.#watched = found.slice(0, MOST_SEATS)
    this.#cups = cups
    const heard = new Set(
      this.#watched.filter(({ turn, updatedAt }) => turn.status !== 'over' || updatedAt > now() - REMATCH).map(({ turn }) => turn.table),
    )
    for (const [table, stop] of this.#stops)
      if (!heard.has(table) && !cups.has(table)) {
        stop()
        this.#stops.delete(table)
      }
  }

  async #lookAt(table: string): Promise<void> {
    if (this.#cups.has(table)) {
      this.#isAllDue = true
      return
    }
    const row = await this.#turns.tables.context.store.readTable(table)
    for (const watched of this.#watched) {
      if (watched.turn.table !== table) continue
      const turn = row === undefined ? undefined : await this.#turns.of(row, watched.seat.seat)
      if (turn?.status !== 'running' || watched.turn.status !== 'running') this.#isAllDue = true
      else watched.turn = turn
    }
  }

  #watch(table: string): void {
    if (this.#stops.has(table) || this.#isStopped) return
    const stop = this.#turns.tables.context.store.watch(table, () => {
      this.#due.add(table)
      this.#soon()
    })
    this.#stops.set(table, stop)
  }

  /** What has not changed is not said again: nobody learns when others act. */
  #tell(): void {
    const turns = this.#watched.map(({ turn }) => turn)
    const text = JSON.stringify(turns)
    if (this.#isStopped || text === this.#last) return
    this.#last = text
    const message: TurnsMessage = { type: 'turns', now: this.#turns.tables.context.now(), turns }
    this.#subscriber.send(new OutgoingText(JSON.stringify(message)))
  }
}

const PAUSE = 150
/** One key may open a long row of rematches. */
const MOST_SEATS = 200
/** How long a race that is over is listened to for a rematch, in milliseconds. */
const REMATCH = 3_600_000

function problemOf(error: unknown) {
  if (error instanceof TableProblem) return error.problem
  return error instanceof StoreProblem ? storeProblem(error) : problem('broken')
}
