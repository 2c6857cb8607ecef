import { SPECTATOR, type Seat } from '@echappee/kernel'
import type { Problem, ProblemCode } from '@echappee/protocol'
import { problem } from '../problems.ts'
import type { LogEntry } from './log-entry.ts'
import type { TableModel } from './model.ts'
import { OutgoingText } from './outgoing-text.ts'
import { isReset, newsOf, type Mark } from './outgoing.ts'

/** A socket, as a table sees it. */
export interface Subscriber {
  readonly address: string
  send(message: OutgoingText): void
  /** The seat is not this subscriber's any more, or the table can't go on. */
  end(problem: Problem): void
}

/** Who listens at a table, and as whom. */
export class Subscribers {
  readonly #subscribers = new Map<Subscriber, Seat>()

  get size(): number {
    return this.#subscribers.size
  }

  /** Who of the people is here. */
  get seats(): Set<Seat> {
    return new Set(this.#subscribers.values().filter((seat) => seat !== SPECTATOR))
  }

  sendAll(message: OutgoingText): void {
    for (const subscriber of this.#subscribers.keys()) subscriber.send(message)
  }

  /** The address of somebody who sits here, else of somebody who looks on. */
  get address(): string | undefined {
    let onlooker: string | undefined
    for (const [{ address }, seat] of this.#subscribers) {
      if (seat !== SPECTATOR) return address
      onlooker ??= address
    }
    return onlooker
  }

  add(subscriber: Subscriber, seat: Seat): void {
    this.#subscribers.set(subscriber, seat)
  }

  remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
  }

  /** Tells everybody what the entries mean to them. Several sockets of one seat hear the same words. Answers how many characters of it showed the position anew. */
  tell(entries: readonly LogEntry[], before: Mark, model: TableModel, events?: readonly string[]): number {
    let shownAnew = 0
    for (const entry of entries) if (entry.type === 'filled' || entry.type === 'given') this.#end(entry.seat, 'badKey')
    if (model.meta.onlookers === 'seats' && entries.some(({ type }) => type === 'started')) this.#end(SPECTATOR, 'noOnlookers')
    const textsFor = newsOf(entries, before, model, events)
    /** By seat; those who look on come first. */
    const messages: (readonly OutgoingText[])[] = []
    for (const [subscriber, seat] of this.#subscribers) {
      const its = (messages[seat - SPECTATOR] ??= textsFor(seat).map((text) => new OutgoingText(text)))
      for (const message of its) {
        subscriber.send(message)
        if (isReset(message.text)) shownAnew += message.text.length
      }
    }
    return shownAnew
  }

  /** `badKey`: the seat was given to somebody else or a bot, or reopened, and its key opens nothing any more. */
  #end(seat: Seat, why: ProblemCode): void {
    for (const [subscriber, its] of this.#subscribers)
      if (its === seat) {
        this.#subscribers.delete(subscriber)
        subscriber.end(problem(why))
      }
  }
}
