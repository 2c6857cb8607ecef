import { randomBytes } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { endConnection, limitSession } from './postgres-connection.ts'
import { DOORS, openDoor, readDoors, tellOfDoor } from './postgres-doors.ts'
import { CHANNEL, holdTables, leaveTables, LISTENER, type Reached } from './postgres-hold.ts'
import { oneByOne } from './one-by-one.ts'
import { StoreProblem } from './problem.ts'
import type { Door } from './store.ts'
import type { Watchers } from './watchers.ts'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2000
const LONGEST_NOTICE_MS = 3000

export interface ListenerOptions {
  /** How often the connection is tried and the watched logs are compared. */
  readonly heartbeatMs?: number
  readonly onFailure?: (error: unknown) => void
}

/**
 * Hears of other nodes' appends to the tables that this node holds, on a connection of its own. After every connecting, and at every heartbeat, it also asks how far
 * the watched logs reach: what was announced while nobody listened is heard then, and a connection that died in silence is noticed.
 */
export class PostgresListener {
  /** Another one after every start. */
  readonly node = randomBytes(8).toString('hex')
  readonly #config: ClientConfig
  readonly #watchers: Watchers
  readonly #heartbeatMs: number
  readonly #onFailure: (error: unknown) => void
  #client: Client | undefined
  /** A connection takes no second query before the first is answered. */
  #inTurn = oneByOne()
  #timer: NodeJS.Timeout | undefined
  #pauseMs = FIRST_PAUSE_MS
  #isClosed = false
  /** This node's own, once it is open. */
  #door: Door | undefined
  /** Of all nodes, as last read. */
  doors: readonly Door[] = []
  /** What begins or ends to be held in this turn. */
  readonly #changed = new Set<string>()

  constructor(config: ClientConfig, watchers: Watchers, { heartbeatMs = 5000, onFailure = () => undefined }: ListenerOptions) {
    // A heartbeat that is not answered before the next one is due is no answer.
    this.#config = { ...config, application_name: LISTENER + this.node, query_timeout: heartbeatMs }
    this.#watchers = watchers
    this.#heartbeatMs = heartbeatMs
    this.#onFailure = onFailure
  }

  get isListening(): boolean {
    return this.#client !== undefined
  }

  /** Rejects if the first try fails: later ones are repeated until `close`. */
  async open(): Promise<void> {
    const client = new Client(this.#config)
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    try {
      await client.connect()
      await limitSession(client, { statement: this.#heartbeatMs })
      // What is held is entered anew after every crash of the database: no disk need be waited for.
      await client.query('set synchronous_commit = off')
      const { rows } = await client.query<{ channel: string }>(`select ${CHANNEL} || '${this.node}' as channel`)
      await client.query(`listen ${rows[0]?.channel}`)
      // First listen, then ask: an append is either announced or already counted.
      await this.#catchUp(client)
    } catch (error) {
      void endConnection(client)
      throw error
    }
    if (this.#isClosed) return endConnection(client)
    this.#client = client
    this.#inTurn = oneByOne()
    this.#pauseMs = FIRST_PAUSE_MS
    this.#wait(this.#heartbeatMs, () => this.#beat(client))
  }

  /** Lets another connection send a notice: behind a pooler that lends connections by the transaction it never arrives. */
  async checkHearing(query: (text: string) => Promise<unknown>): Promise<void> {
    const arrival = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), LONGEST_NOTICE_MS)
      this.#client?.once('notification', () => {
        clearTimeout(timer)
        resolve(true)
      })
    })
    await query(`select pg_notify(${CHANNEL} || '${this.node}', '')`)
    if (!(await arrival)) throw new StoreProblem('pooled')
  }

  /** Whoever does not listen now opens its door when it does again. */
  async openDoor(door: Door): Promise<void> {
    this.#door = door
    const client = this.#client
    if (client === undefined) return
    await this.#inTurn(async () => {
      await this.#readDoors(client)
      await tellOfDoor(client, this.node)
    })
  }

  async #readDoors(client: Client): Promise<void> {
    if (this.#door === undefined) return
    await openDoor(client, this.node, this.#door)
    this.doors = await readDoors(client)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    if (client !== undefined) await endConnection(client)
  }

  #hear(payload: string): void {
    const client = this.#client
    if (payload === DOORS && client !== undefined) this.#inTurn(async () => this.#readDoors(client)).catch(this.#onFailure)
    const signal = /^! (\S+) (.*)$/s.exec(payload)
    if (signal !== null) return this.#watchers.signal(signal[1]!, signal[2]!)
    const space = payload.indexOf(' ')
    const seq = Number(payload.slice(0, space))
    if (space > 0 && Number.isSafeInteger(seq)) this.#watchers.tell(payload.slice(space + 1), seq)
  }

  /** A table begins or ends to be watched here. */
  note(table: string): void {
    if (this.#changed.size === 0) setImmediate(() => this.#enter())
    this.#changed.add(table)
  }

  #enter(): void {
    const tables = [...this.#changed]
    this.#changed.clear()
    const client = this.#client
    // Whoever does not listen enters everything when it does again.
    if (client === undefined) return
    const watched = new Set(this.#watchers.ids())
    const [held, left] = [tables.filter((id) => watched.has(id)), tables.filter((id) => !watched.has(id))]
    if (left.length > 0) this.#inTurn(async () => leaveTables(client, this.node, left)).catch(() => undefined)
    // What fails is tried again with the next heartbeat.
    if (held.length > 0)
      this.#inTurn(async () => holdTables(client, this.node, held)).then((reached) => this.#tell(reached), this.#onFailure)
  }

  #tell(reached: readonly Reached[]): void {
    for (const { id, seq } of reached) this.#watchers.tell(id, seq)
  }

  async #catchUp(client: Client): Promise<void> {
    const ids = this.#watchers.ids()
    if (ids.length > 0) await holdTables(client, this.node, ids)
    const text = 'select id, seq from tables where id = any($1::text[])'
    const { rows } = await client.query<{ id: string; seq: string }>(text, [ids])
    this.#tell(rows.map(({ id, seq }) => ({ id, seq: Number(seq) })))
    await this.#readDoors(client)
  }

  #beat(client: Client): void {
    this.#inTurn(async () => this.#catchUp(client)).then(
      () => this.#client === client && this.#wait(this.#heartbeatMs, () => this.#beat(client)),
      (error: unknown) => {
        this.#onFailure(error)
        this.#lose(client)
      },
    )
  }

  #lose(client: Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    void endConnection(client)
    this.#reopen()
  }

  #reopen(): void {
    if (this.#isClosed) return
    this.#wait(this.#pauseMs, () => {
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
      this.open().catch(() => this.#reopen())
    })
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, ms)
    this.#timer.unref()
  }
}
