import type { Json, Seat } from '@echappee/kernel'
import type { BotLevel } from '@echappee/bots'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/store.ts'
import type { Metrics } from '../metrics.ts'
import type { Party } from './fair-queue.ts'

/** What every table of a node shares. */
export interface TableContext {
  readonly store: Store
  /** A name of this node, another one after every start. */
  readonly node: string
  readonly think: (task: BotDecision, party: Party) => Promise<Json>
  readonly metrics: Metrics
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly now: () => number
  /** How long the bots of a position that another node brought about are left to that node, in milliseconds. */
  readonly patience: number
  /** Hears, from the node that wrote it alone, that people have come to a table of the cup, that it has begun or is over. */
  readonly onCup?: ((cup: string) => void) | undefined
  /** Hears, from the node that wrote it alone, which people who are not connected here are asked for a new decision. */
  readonly onAwaited?: ((absent: AbsentSeats) => void) | undefined
}

export interface AbsentSeats {
  readonly table: string
  readonly game: string
  readonly seats: readonly Seat[]
  /** When the decision is due, in milliseconds since 1970; null without a clock. */
  readonly deadline: number | null
}

/** A bot gets the view of its seat and never the state. */
export interface BotDecision {
  readonly game: string
  readonly rulesVersion: number
  readonly level: BotLevel
  readonly view: Json
  readonly seat: Seat
  /** The number that the match gives it. */
  readonly decision: number
  readonly seed: string
}
