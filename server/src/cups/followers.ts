import type { Cup, MessageOf, ProblemCode } from '@echappee/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { problem, TableProblem } from '../problems.ts'
import type { Store } from '../store/store.ts'
import { OutgoingText } from '../tables/outgoing-text.ts'
import type { Subscriber } from '../tables/subscribers.ts'

export interface CupFollowersSettings {
  readonly store: Pick<Store, 'watch'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly lookEvery?: number | undefined
  /** Brings a cup to where its tables are. */
  readonly lookAfter: (id: string) => Promise<unknown>
  /** Undefined when there is none. */
  readonly read: (id: string) => Promise<Cup | undefined>
}

/** Everybody who follows one cup on this node. */
interface Room {
  readonly subscribers: Set<Subscriber>
  /** Those who have been told nothing yet. */
  readonly fresh: Set<Subscriber>
  readonly stop: () => void
  last: string
  timer: NodeJS.Timeout | undefined
  isBusy: boolean
  isDue: boolean
  toldAt: number
  /** How long nobody is told anything after that, in milliseconds. */
  pause: number
}

/** Tells those who follow a cup evening whenever something of it has changed. */
export class CupFollowers {
  readonly #settings: CupFollowersSettings
  readonly #rooms = new Map<string, Room>()
  readonly #looks: NodeJS.Timeout

  constructor(settings: CupFollowersSettings) {
    this.#settings = settings
    // What a node that has died did not come to.
    this.#looks = setInterval(() => {
      for (const id of this.#rooms.keys()) this.#lookAfter(id)
    }, settings.lookEvery ?? LOOK)
    this.#looks.unref()
  }

  get count(): number {
    return this.#rooms.size
  }

  add(subscriber: Subscriber, id: string): () => void {
    const room = this.#rooms.get(id) ?? this.#open(id)
    room.subscribers.add(subscriber)
    room.fresh.add(subscriber)
    this.#hear(id)
    return () => this.#leave(id, room, subscriber)
  }

  close(): void {
    clearInterval(this.#looks)
    for (const { timer, stop } of this.#rooms.values()) {
      clearTimeout(timer)
      stop()
    }
    this.#rooms.clear()
  }

  #open(id: string): Room {
    const hear = (): void => this.#hear(id)
    const stop = this.#settings.store.watch(id, hear, hear)
    const room: Room = {
      subscribers: new Set(),
      fresh: new Set(),
      stop,
      last: '',
      timer: undefined,
      isBusy: false,
      isDue: false,
      toldAt: 0,
      pause: 0,
    }
    this.#rooms.set(id, room)
    this.#lookAfter(id)
    return room
  }

  #lookAfter(id: string): void {
    this.#settings
      .lookAfter(id)
      .then(() => this.#hear(id))
      .catch((error: unknown) => {
        if (!(error instanceof TableProblem)) this.#settings.log.error({ err: error }, 'a cup could not be looked after')
      })
  }

  #leave(id: string, room: Room, subscriber: Subscriber): void {
    room.subscribers.delete(subscriber)
    room.fresh.delete(subscriber)
    if (room.subscribers.size === 0) this.#shut(id, room)
  }

  /** However much happens, those who follow hear of it a few times a second at most; the more there is to send, the less. */
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
      Math.max(PAUSE.least, room.toldAt + room.pause - Date.now()),
    )
  }

  async #tell(id: string, room: Room): Promise<void> {
    room.isBusy = true
    room.isDue = false
    try {
      const cup = await this.#settings.read(id)
      if (cup === undefined) this.#endAll(id, room, 'unknownCup')
      else this.#send(room, cup)
    } catch (error) {
      this.#settings.log.error({ err: error }, 'those who follow a cup could not be told')
      // They come back by themselves.
      this.#endAll(id, room, 'unavailable')
    }
    room.isBusy = false
    if (room.isDue) this.#hear(id)
  }

  #send(room: Room, cup: Cup): void {
    const message: MessageOf<'cup'> = { type: 'cup', cup }
    const text = new OutgoingText(JSON.stringify(message))
    const told = text.text === room.last ? room.fresh : room.subscribers
    for (const subscriber of told) subscriber.send(text)
    room.toldAt = Date.now()
    room.pause = Math.min(PAUSE.most, (told.size * text.text.length * PAUSE.perMegabyte) / 1e6)
    room.fresh.clear()
    room.last = text.text
  }

  #endAll(id: string, room: Room, why: ProblemCode): void {
    for (const subscriber of room.subscribers) subscriber.end(problem(why))
    this.#shut(id, room)
  }

  #shut(id: string, room: Room): void {
    if (this.#rooms.get(id) !== room) return
    clearTimeout(room.timer)
    room.stop()
    this.#rooms.delete(id)
  }
}

/** In milliseconds. */
const PAUSE = { least: 150, most: 10_000, perMegabyte: 1000 }
const LOOK = 15_000
