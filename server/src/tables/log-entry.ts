import type { Json, Seat, StandingOrder } from '@echappee/kernel'
import type { Clock, EndReason, Onlookers, RewindBy } from '@echappee/protocol'

/** What is settled when a table is created. */
export interface TableMeta {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Json
  readonly isPublic: boolean
  readonly clock: Clock
  readonly hasChat: boolean
  /** Tables from before there was a choice are without: everybody with the link looked on, and the coach was there. */
  readonly onlookers?: Onlookers
  readonly hasCoach?: boolean
  readonly rewindBy?: RewindBy
  readonly standIn: { readonly after: number; readonly level: string }
  /** Hash of the server's secret; the secret itself is kept beside it and shown when the game is over. */
  readonly commitment: string
  readonly secret: string
  readonly host: Seat
  /** Who sits where at first. People add their nonces later, when they know the commitment. */
  readonly seats: readonly FirstSeat[]
  /** The table that this one follows. */
  readonly rematchOf: string | null
  /** The cup evening that it is part of: its seats are not the host’s to give, and it starts as soon as all have come. */
  readonly cup?: string
}

export interface FirstSeat {
  readonly name: string
  /** `open`, `human`, or the level of a bot. */
  readonly by: string
  readonly nonce: string
}

/** The status, in the store, of a table that waits for its start without a free seat: it does not stand in the lobby. */
export const FULL = 'full'

export function waitingStatus(seats: readonly { readonly by: string }[]): string {
  return seats.some(({ by }) => by === 'open') ? 'open' : FULL
}

/** Everything that happens at a table, as the log keeps it. */
export type LogEntry =
  | { readonly type: 'joined'; readonly seat: Seat; readonly name: string; readonly nonce: string }
  /** `name` is the bot's; logs from before bots had names are without. */
  | { readonly type: 'filled'; readonly seat: Seat; readonly by: string; readonly name?: string }
  | { readonly type: 'started'; readonly deadline: number | null }
  | MovedEntry
  | ({ readonly type: 'undone'; readonly seat: Seat } & Seal)
  /** `isWished`: its owner has left the seat to the bot. */
  | { readonly type: 'stoodIn'; readonly seat: Seat; readonly level: string; readonly isWished?: true }
  /** Somebody wishes to go back to a decision of his. */
  | { readonly type: 'proposed'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'agreed'; readonly seat: Seat; readonly doesAgree: boolean }
  /** Back to the position after so many moves. Nothing of what was written is taken out of the log. */
  | ({ readonly type: 'rewound'; readonly to: number; readonly deadline: number | null } & Seal)
  /** `left`: what the clock had left when it was stopped, in milliseconds. */
  | { readonly type: 'paused'; readonly isOn: boolean; readonly deadline: number | null; readonly left: number | null }
  | { readonly type: 'returned'; readonly seat: Seat }
  /** An answer in advance. How long it waits each time is drawn from `seed`. */
  | { readonly type: 'ordered'; readonly seat: Seat; readonly order: StandingOrder; readonly seed: string }
  /** `isFailed`: it could not answer. */
  | { readonly type: 'recalled'; readonly seat: Seat; readonly number: number; readonly isFailed?: true }
  /** A new key opens the seat. */
  | { readonly type: 'given'; readonly seat: Seat }
  | { readonly type: 'said'; readonly seat: Seat; readonly text: string; readonly at: number }
  | { readonly type: 'chatSwitched'; readonly isOn: boolean }
  | { readonly type: 'rematched'; readonly table: string }
  /** The game is over without an outcome. */
  | { readonly type: 'ended'; readonly reason: EndReason }

/** The last move, or move taken back, of every write has one: whoever reads the log again can check all that anybody was shown. */
export interface Seal {
  /** Fingerprint of the events since the last seal: everything that anybody was told. */
  readonly events?: string
  /** Fingerprint of the whole state, where events say too little: after a move taken back, and at the end. */
  readonly digest?: string
}

export interface MovedEntry extends Seal {
  readonly type: 'moved'
  readonly seat: Seat
  readonly decision: number
  readonly move: Json
  readonly by: MovedBy
  /** Of a move by an order. */
  readonly order?: PlayedOrder
  /** When the decision that follows is due. */
  readonly deadline: number | null
}

export type MovedBy = 'owner' | 'bot' | 'clock' | 'order'

/** Which order of the seat it was, and what the sentence about the move speaks of. */
export interface PlayedOrder {
  readonly number: number
  readonly about: Readonly<Record<string, string | number>>
}

/** An entry of the log that can't have happened with these rules. */
export class LogProblem extends Error {
  override readonly name = 'LogProblem'
}
