import type { Json, Seat } from '@echappee/kernel'
import type { DecksMessage, HandMessage, ProblemCode, SheetMessage } from '@echappee/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { problem } from '../problems.ts'
import type { Store } from '../store/store.ts'
import { OutgoingText } from '../tables/outgoing-text.ts'
import type { Subscriber } from '../tables/subscribers.ts'
import { heldCounts, ownDecks } from './decks.ts'
import type { SeatPiece } from './kept-decks.ts'
import { decksOf, type SharedSheet } from './shared-sheet.ts'

export interface FollowersSettings {
  readonly store: Pick<Store, 'watch'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly read: (id: string) => Promise<SharedSheet | undefined>
  readonly piecesOf: (sheet: SharedSheet) => Promise<readonly SeatPiece[]>
  /** The least one, in milliseconds. */
  readonly pause?: number | undefined
}

/** Everybody who follows one sheet on this node. */
interface Room {
  readonly subscribers: Map<Subscriber, Standing>
  readonly stop: () => void
  /** The last words to everybody, and to each seat: what has not changed is not said again, so that nobody learns when others act. */
  lastSheet: string
  lastDecks: string
  readonly lastHands: Map<Seat, string>
  timer: NodeJS.Timeout | undefined
  isBusy: boolean
  isDue: boolean
  toldAt: number
  /** How long nobody is told anything after that, in milliseconds. */
  pause: number
}

interface Standing {
  readonly keyHash: string | undefined
  /** Nothing was told yet: everything will be. */
  readonly isNew: boolean
}

/** However fast a sheet is written, those who follow hear of it at most so often, in milliseconds; the more there is to send, the less. */
const PAUSE = { least: 150, most: 10_000, perMegabyte: 1000 }

/** Tells those who follow a sheet what has changed of it, each what it may know. */
export class Followers {
  readonly #settings: FollowersSettings
  readonly #rooms = new Map<string, Room>()

  constructor(settings: FollowersSettings) {
    this.#settings = settings
  }

  get #least(): number {
    return this.#settings.pause ?? PAUSE.least
  }

  get count(): number {
    return this.#rooms.size
  }

  /** The newcomer is told everything, or why it can't be; answers the way to stop. */
  add(subscriber: Subscriber, id: string, keyHash: string | undefined): () => void {
    const room = this.#rooms.get(id) ?? this.#open(id)
    room.subscribers.set(subscriber, { keyHash, isNew: true })
    this.#hear(id)
    return () => this.#leave(id, room, subscriber)
  }

  close(): void {
    for (const room of this.#rooms.values()) {
      clearTimeout(room.timer)
      room.stop()
    }
    this.#rooms.clear()
  }

  #open(id: string): Room {
    const room: Room = {
      subscribers: new Map(),
      stop: this.#settings.store.watch(id, () => this.#hear(id)),
      lastSheet: '',
      lastDecks: '',
      lastHands: new Map(),
      timer: undefined,
      isBusy: false,
      isDue: false,
      toldAt: 0,
      pause: this.#least,
    }
    this.#rooms.set(id, room)
    return room
  }

  #leave(id: string, room: Room, subscriber: Subscriber): void {
    room.subscribers.delete(subscriber)
    if (room.subscribers.size > 0 || this.#rooms.get(id) !== room) return
    clearTimeout(room.timer)
    room.stop()
    this.#rooms.delete(id)
  }

  /** Something was written. */
  #hear(id: string): void {
    const room = this.#rooms.get(id)
    if (room === undefined) return
    room.isDue = true
    if (room.isBusy || room.timer !== undefined) return
    room.timer = setTimeout(
      () => {
        room.timer = undefined
        void this.#tell(id, room)
      },
      Math.max(0, room.toldAt + room.pause - Date.now()),
    )
  }

  async #tell(id: string, room: Room): Promise<void> {
    room.isBusy = true
    room.isDue = false
    room.toldAt = Date.now()
    try {
      const sheet = await this.#settings.read(id)
      if (sheet === undefined) this.#endAll(id, room, 'unknownSheet')
      else this.#tellChanges(room, sheet, await this.#wordsOf(sheet))
    } catch (error) {
      this.#settings.log.error({ err: error }, 'those who follow a sheet could not be told')
      // They come back by themselves.
      this.#endAll(id, room, 'unavailable')
    }
    room.isBusy = false
    if (room.isDue) this.#hear(id)
  }

  #tellChanges(room: Room, sheet: SharedSheet, words: Words): void {
    const news = { sheet: words.sheet !== room.lastSheet, decks: words.decks !== room.lastDecks, hands: new Map<Seat, boolean>() }
    const [sheetText, decksText] = [new OutgoingText(words.sheet), new OutgoingText(words.decks)]
    for (const { seat, data } of sheet.seats) if (data.isOpened) news.hands.set(seat, words.hand(seat) !== room.lastHands.get(seat))
    let characters = 0
    const send = (subscriber: Subscriber, text: OutgoingText): void => {
      characters += text.text.length
      subscriber.send(text)
    }
    for (const [subscriber, { keyHash, isNew }] of room.subscribers) {
      const seat = seatWith(sheet, keyHash)
      if (keyHash !== undefined && seat === undefined) {
        room.subscribers.delete(subscriber)
        subscriber.end(problem('badSheetKey'))
        continue
      }
      if (isNew) room.subscribers.set(subscriber, { keyHash, isNew: false })
      if (isNew || news.sheet) send(subscriber, sheetText)
      if (isNew || news.decks) send(subscriber, decksText)
      if (seat !== undefined && (isNew || news.hands.get(seat) === true)) send(subscriber, new OutgoingText(words.hand(seat)))
    }
    room.pause = Math.min(PAUSE.most, Math.max(this.#least, (characters / 1e6) * PAUSE.perMegabyte))
    room.lastSheet = words.sheet
    room.lastDecks = words.decks
    for (const seat of news.hands.keys()) room.lastHands.set(seat, words.hand(seat))
  }

  #endAll(id: string, room: Room, why: ProblemCode): void {
    for (const subscriber of room.subscribers.keys()) subscriber.end(problem(why))
    room.subscribers.clear()
    room.stop()
    this.#rooms.delete(id)
  }

  async #wordsOf(sheet: SharedSheet): Promise<Words> {
    const { number, savedAt, file, round, shown } = sheet.meta
    const pieces = sheet.seats.length === 0 ? [] : await this.#settings.piecesOf(sheet)
    const all = decksOf(sheet)
    const seats = sheet.seats.map(({ seat, data }) => ({ seat, isOpened: data.isOpened }))
    const message: SheetMessage = { type: 'sheet', number, savedAt, file: file as unknown as Json }
    const decks: DecksMessage = { type: 'decks', seats, round, shown, held: heldCounts(pieces, all) }
    return {
      sheet: JSON.stringify(message),
      decks: JSON.stringify(decks),
      hand: (seat) => {
        const hand: HandMessage = { type: 'hand', seat, decks: ownDecks(pieces, all, seat) }
        return JSON.stringify(hand)
      },
    }
  }
}

interface Words {
  readonly sheet: string
  readonly decks: string
  readonly hand: (seat: Seat) => string
}

function seatWith({ seats }: SharedSheet, hash: string | undefined): Seat | undefined {
  return seats.find(({ keyHash, data }) => data.isOpened && keyHash === hash)?.seat
}
