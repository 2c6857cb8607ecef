import type { Seat } from '@echappee/kernel'
import type { SeatChange, TableChanges } from '../store/store.ts'
import { wakeAt } from '../orders/due-orders.ts'
import type { LogEntry } from './log-entry.ts'
import type { TableModel } from './model.ts'
import { tryRequest, type Reply, type Request } from './requests.ts'
import { mark, type Mark } from './outgoing.ts'

/** Somebody waits for the reply. */
export interface PendingRequest {
  readonly request: Request
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/** Requests that were tried one after the other, to be written as one: all of it becomes durable, or nothing. */
export interface Batch {
  /** How the table was before the first of them. */
  readonly before: Mark
  readonly entries: readonly LogEntry[]
  /** The events that they brought about, as they are told. */
  readonly eventTexts: readonly string[]
  readonly changes: TableChanges
  readonly seats: readonly SeatChange[]
  readonly replies: readonly { readonly pending: PendingRequest; readonly reply: Reply }[]
  /** Seats that were asked for a decision. */
  readonly newlyAwaited: ReadonlySet<Seat>
}

/** The request that a game broke on. */
interface Spoilt {
  readonly spoiler: PendingRequest
  readonly error: unknown
}

/** The model is ahead of the log from here on until the batch is durable; if that fails, it must be thrown away. */
export function tryAll(model: TableModel, all: readonly PendingRequest[], now: number): Batch | Spoilt {
  let before = mark(model)
  const entries: LogEntry[] = []
  const seats = new Map<Seat, SeatChange>()
  const replies: { pending: PendingRequest; reply: Reply }[] = []
  const newlyAwaited = new Set<Seat>()
  let changes: TableChanges = {}
  const wakeBefore = wakeAt(model)
  for (const pending of all) {
    try {
      const planned = tryRequest(model, pending.request, now)
      if ('ok' in planned) {
        replies.push({ pending, reply: planned })
        continue
      }
      for (const seat of model.newlyAwaited()) newlyAwaited.add(seat)
      for (const entry of planned.entries) model.settle(entry, model.seq + 1, now)
      entries.push(...planned.entries)
      changes = { ...changes, ...planned.changes }
      for (const change of planned.seats) seats.set(change.seat, change)
      replies.push({ pending, reply: planned.reply })
      before = mark(model, before)
    } catch (error) {
      return { spoiler: pending, error }
    }
  }
  // The row says when somebody must look at the table next; its people are told of the clock alone.
  const wake = wakeAt(model)
  if (wake !== wakeBefore || changes.deadline !== undefined) changes = { ...changes, deadline: wake }
  const eventTexts = model.unsealed()
  seal(entries, eventTexts, model)
  return { before, entries, eventTexts, changes, seats: [...seats.values()], replies, newlyAwaited }
}

/** What the batch leads to must be found again by whoever reads the log. */
function seal(entries: LogEntry[], eventTexts: readonly string[], model: TableModel): void {
  const last = entries.findLastIndex(({ type }) => type === 'moved' || type === 'undone' || type === 'rewound')
  if (last < 0) return
  const entry = entries[last] as Extract<LogEntry, { type: 'moved' | 'undone' | 'rewound' }>
  entries[last] = { ...entry, ...model.seal(entry.type, eventTexts) }
}
