import type { Seat } from '@echappee/kernel'
import type { SeatChange, TableChanges } from '../store/store.ts'
import type { LogEntry } from './log-entry.ts'
import type { TableModel } from './model.ts'
import { planFor, type Reply, type Request } from './requests.ts'
import { mark, type Mark } from './told.ts'

/** Somebody waits for the reply. */
export interface Asked {
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
  readonly told: readonly string[]
  readonly changes: TableChanges
  readonly seats: readonly SeatChange[]
  readonly replies: readonly { readonly asked: Asked; readonly reply: Reply }[]
  /** Seats that were asked for a decision. */
  readonly called: ReadonlySet<Seat>
}

/** The request that a game broke on. */
interface Spoilt {
  readonly spoiler: Asked
  readonly error: unknown
}

/** The model is ahead of the log from here on until the batch is durable; if that fails, it must be thrown away. */
export function tryAll(model: TableModel, all: readonly Asked[], now: number): Batch | Spoilt {
  let before = mark(model)
  const entries: LogEntry[] = []
  const seats = new Map<Seat, SeatChange>()
  const replies: { asked: Asked; reply: Reply }[] = []
  const called = new Set<Seat>()
  let changes: TableChanges = {}
  for (const asked of all) {
    try {
      const plan = planFor(model, asked.request, now)
      if ('ok' in plan) {
        replies.push({ asked, reply: plan })
        continue
      }
      for (const seat of model.askedAnew()) called.add(seat)
      for (const entry of plan.entries) model.settle(entry, model.seq + 1)
      entries.push(...plan.entries)
      changes = { ...changes, ...plan.changes }
      for (const change of plan.seats) seats.set(change.seat, change)
      replies.push({ asked, reply: plan.reply })
      before = mark(model, before)
    } catch (error) {
      return { spoiler: asked, error }
    }
  }
  const told = model.unsealed()
  seal(entries, told, model)
  return { before, entries, told, changes, seats: [...seats.values()], replies, called }
}

/** What the batch leads to must be found again by whoever reads the log. */
function seal(entries: LogEntry[], told: readonly string[], model: TableModel): void {
  const last = entries.findLastIndex(({ type }) => type === 'moved' || type === 'undone')
  if (last < 0) return
  const entry = entries[last] as Extract<LogEntry, { type: 'moved' | 'undone' }>
  entries[last] = { ...entry, ...model.seal(entry.type, told) }
}
