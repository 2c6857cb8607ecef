import { randomInt } from 'node:crypto'
import type { Json, Seat } from '@echappee/kernel'
import type { DeckAction, Follow, Invitation, SharedSheet as Shared } from '@echappee/protocol'
import type { SheetFile } from '@echappee/sheet'
import type { FastifyBaseLogger } from 'fastify'
import { problem, TableProblem } from '../problems.ts'
import type { SeatChange, Store } from '../store/store.ts'
import { isTableId, newKey } from '../tables/keys.ts'
import type { Subscriber } from '../tables/subscribers.ts'
import { actOn } from './decks.ts'
import { phoneDecks, readDocument, type FindSheet } from './documents.ts'
import { Followers } from './followers.ts'
import { NO_DECKS, type SeatPiece } from './kept-decks.ts'
import { ENDED_STATUS, SHEET_STATUS, decksOf, hashSheetKey, isSheetRow, sharedSheet, sheetIdOf } from './shared-sheet.ts'
import type { SharedSeat, SharedSheet, SheetMeta } from './shared-sheet.ts'

export interface SheetsSettings {
  readonly store: Store
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly now: () => number
  readonly keepDays: number
  readonly findSheet: FindSheet
  readonly pause?: number | undefined
}

/** What one change writes: together, or nothing of it. */
interface Change {
  readonly meta?: SheetMeta
  readonly status?: string
  readonly seats?: readonly SharedSeat[]
}

/** Score sheets that are followed by a link. Any node can serve any of them; the log of each settles who was first. */
export class Sheets {
  readonly #settings: SheetsSettings
  readonly #followers: Followers
  /** The last change of each sheet on this node: the next one waits for it. */
  readonly #under = new Map<string, Promise<unknown>>()
  readonly #pieces = new Map<string, Promise<SeatPiece[]>>()

  constructor(settings: SheetsSettings) {
    this.#settings = settings
    this.#followers = new Followers({
      store: settings.store,
      log: settings.log,
      pause: settings.pause,
      read: async (id) => this.#read(id),
      piecesOf: async (sheet) => this.#piecesOf(sheet),
    })
  }

  get followed(): number {
    return this.#followers.count
  }

  /** Whoever has the key is the keeper. The same key shares the same sheet, however often it is sent. */
  async share(key: string, number: number, raw: Json): Promise<Shared> {
    const file = await readDocument(this.#settings.findSheet, raw)
    const { store, now } = this.#settings
    const id = sheetIdOf(key)
    const meta: SheetMeta = { keyHash: hashSheetKey(key), number, savedAt: now(), file, round: 0, shown: [] }
    const row = { id, meta: meta as unknown as Json, isPublic: false, status: SHEET_STATUS, deadline: null }
    return (await store.createTable(row)) === 'ok' ? this.#answer(id, number) : this.#put(id, key, number, file)
  }

  /** An older state than the one that is here changes nothing. Whether there is such a sheet is looked at first: to read a state takes longer. */
  async save(id: string, key: string, number: number, raw: Json): Promise<Shared> {
    const sheet = await this.#read(id)
    if (sheet === undefined) throw new TableProblem('unknownSheet')
    checkKeeper(sheet, key)
    if (number <= sheet.meta.number) return this.#answer(id, sheet.meta.number)
    return this.#put(id, key, number, await readDocument(this.#settings.findSheet, raw))
  }

  /** Tells everybody who follows, and removes everything. */
  async end(id: string, key: string): Promise<void> {
    await this.#change(id, (sheet) => {
      checkKeeper(sheet, key)
      return { status: ENDED_STATUS }
    })
    await this.#settings.store.removeTable(id)
  }

  /** A new invitation to the decks of a seat. The one before, and the phone that came with it, open nothing any more; the decks stay. */
  async invite(id: string, key: string, seat: Seat): Promise<Invitation> {
    const invitation = newKey()
    await this.#change(id, (sheet) => {
      checkKeeper(sheet, key)
      if (seat >= sheet.meta.file.names.length) throw new TableProblem('unknownSeat', { seat })
      const { decks } = sheet.seats.find((other) => other.seat === seat)?.data ?? NO_DECKS
      return { seats: [{ seat, keyHash: hashSheetKey(invitation), data: { isOpened: false, decks } }] }
    })
    return { seat, invitation }
  }

  /** A device comes with an invitation and leaves its own key for it. */
  async openDecks(id: string, key: string, invitation: string): Promise<{ seat: Seat }> {
    let seat = -1
    await this.#change(id, (sheet) => {
      const its = seatOf(sheet, key)
      const invited = sheet.seats.find(({ keyHash, data }) => !data.isOpened && keyHash === hashSheetKey(invitation))
      const own = its ?? invited
      if (own === undefined) throw new TableProblem('badSheetKey')
      seat = own.seat
      return its === undefined ? { seats: [{ seat, keyHash: hashSheetKey(key), data: { ...own.data, isOpened: true } }] } : undefined
    })
    return { seat }
  }

  /** What the owner of a seat does with one of its decks, or a common one. */
  async act(id: string, key: string, action: DeckAction): Promise<void> {
    await this.#change(id, async (sheet) => {
      const its = seatOf(sheet, key)
      if (its === undefined) throw new TableProblem('badSheetKey')
      const pieces = await this.#piecesOf(sheet)
      if (!pieces.some(({ seat }) => seat === undefined || seat === its.seat)) throw new TableProblem('noDecks')
      const before = decksOf(sheet)
      const done = actOn(pieces, before, its.seat, action, randomInt)
      if (typeof done === 'string') throw new TableProblem(done)
      if (done === before) return undefined
      const { common, round, shown } = done
      const seats = sheet.seats.flatMap((seat) => {
        const data = done.seats.get(seat.seat)!
        return data === seat.data ? [] : { ...seat, data }
      })
      return { meta: { ...sheet.meta, common, round, shown }, seats }
    })
  }

  /** Answers the way to stop. */
  follow(subscriber: Subscriber, { sheet, key }: Follow): () => void {
    if (!isTableId(sheet)) {
      subscriber.end(problem('unknownSheet'))
      return () => undefined
    }
    return this.#followers.add(subscriber, sheet, key === undefined ? undefined : hashSheetKey(key))
  }

  async close(): Promise<void> {
    this.#followers.close()
    await Promise.allSettled(this.#under.values())
  }

  async #put(id: string, key: string, number: number, file: SheetFile): Promise<Shared> {
    let newest = number
    await this.#change(id, (sheet) => {
      checkKeeper(sheet, key)
      newest = Math.max(number, sheet.meta.number)
      return number > sheet.meta.number ? { meta: { ...sheet.meta, number, file, savedAt: this.#settings.now() } } : undefined
    })
    return this.#answer(id, newest)
  }

  #answer(id: string, number: number): Shared {
    return { id, number, keepDays: this.#settings.keepDays }
  }

  /** One change after the other on this node; another node may still be faster, then it is worked out anew. */
  async #change(id: string, work: (sheet: SharedSheet) => Change | undefined | Promise<Change | undefined>): Promise<void> {
    const before = this.#under.get(id)
    const under = (async () => {
      await before?.catch(() => undefined)
      return this.#tryChange(id, work)
    })()
    this.#under.set(id, under)
    try {
      await under
    } finally {
      if (this.#under.get(id) === under) this.#under.delete(id)
    }
  }

  async #tryChange(id: string, work: (sheet: SharedSheet) => Change | undefined | Promise<Change | undefined>): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const sheet = await this.#read(id)
      if (sheet === undefined) throw new TableProblem('unknownSheet')
      const change = await work(sheet)
      if (change === undefined) return
      const { meta, status, seats } = change
      if (sheet.seq >= LONGEST_LOG && status !== ENDED_STATUS) throw new TableProblem('tableFull')
      const written = await this.#settings.store.append({
        table: id,
        after: sheet.seq,
        payloads: [{ type: 'sheet' }],
        changes: { ...(meta === undefined ? {} : { meta: meta as unknown as Json }), ...(status === undefined ? {} : { status }) },
        ...(seats === undefined ? {} : { seats: seats.map((seat) => rowOf(sheet, seat)) }),
      })
      if (written === 'ok') return
    }
    throw new TableProblem('unavailable')
  }

  async #read(id: string): Promise<SharedSheet | undefined> {
    const { store } = this.#settings
    const row = await store.readTable(id)
    if (row === undefined || !isSheetRow(row) || row.status === ENDED_STATUS) return undefined
    return sharedSheet(row, await store.readSeats(id))
  }

  /** Worked out once for each state of a sheet. */
  async #piecesOf({ id, meta: { number, file } }: SharedSheet): Promise<SeatPiece[]> {
    const name = `${id} ${number}`
    let pieces = this.#pieces.get(name)
    if (pieces === undefined) {
      pieces = phoneDecks(this.#settings.findSheet, file)
      this.#pieces.set(name, pieces)
      pieces.catch(() => this.#pieces.delete(name))
      for (const old of this.#pieces.keys()) if (this.#pieces.size > MOST_PIECES) this.#pieces.delete(old)
    }
    return pieces
  }
}

const MOST_TRIES = 10
const MOST_PIECES = 200
/** As of a table. A full one can still be ended. */
const LONGEST_LOG = 50_000

function checkKeeper({ meta }: SharedSheet, key: string): void {
  if (meta.keyHash !== hashSheetKey(key)) throw new TableProblem('badSheetKey')
}

/** The seat whose phone has this key. */
function seatOf({ seats }: SharedSheet, key: string): SharedSeat | undefined {
  return seats.find(({ keyHash, data }) => data.isOpened && keyHash === hashSheetKey(key))
}

function rowOf({ meta }: SharedSheet, { seat, keyHash, data }: SharedSeat): SeatChange {
  return { seat, name: meta.file.names[seat] ?? '', keyHash, data: data as unknown as Json }
}
