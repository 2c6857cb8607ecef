import { setImmediate } from 'node:timers/promises'
import { canonicalJson, type Json } from '@echappee/kernel'
import { TableProblem } from '../problems.ts'
import { StoreProblem } from '../store/problem.ts'
import type { TableContext } from './context.ts'
import type { LogEntry } from './log-entry.ts'
import type { Batch } from './batch.ts'

/** The log of one table in the store. */
export class TableLog {
  readonly #id: string
  readonly #context: TableContext
  /** Where the log will end when the write under way succeeds. */
  writingTo = 0

  constructor(id: string, context: TableContext) {
    this.#id = id
    this.#context = context
  }

  /** `unsure`: the store failed, and may have written all the same. */
  async append(
    after: number,
    { entries, changes, seats }: Pick<Batch, 'entries' | 'changes' | 'seats'>,
  ): Promise<'ok' | 'conflict' | 'unsure'> {
    const { store, metrics, log } = this.#context
    this.writingTo = after + entries.length
    const began = performance.now()
    try {
      const answer = await store.append({ table: this.#id, after, payloads: entries as unknown as Json[], changes, seats })
      if (answer === 'unknown') throw new TableProblem('unknownTable')
      metrics.append.observe((performance.now() - began) / 1000)
      if (answer === 'conflict') metrics.conflicts.inc()
      return answer
    } catch (error) {
      if (!(error instanceof StoreProblem)) throw error
      metrics.failedWrites.inc()
      log.error({ err: error, table: this.#id }, 'a write failed')
      return 'unsure'
    } finally {
      this.writingTo = 0
    }
  }

  /** Whether exactly these entries follow number `after`. */
  async has(after: number, entries: readonly LogEntry[]): Promise<boolean> {
    const there = await this.#context.store.readEntries(this.#id, after, entries.length)
    return canonicalJson(there.map(({ payload }) => payload)) === canonicalJson(entries)
  }

  async *read(after: number): AsyncGenerator<{ seq: number; entry: LogEntry; at: number }> {
    for (let last = after; ;) {
      const entries = await this.#context.store.readEntries(this.#id, last, PAGE)
      for (const { seq, payload, at } of entries) {
        yield { seq, entry: entryOf(payload), at }
        // Playing a long game again takes long: others have their turn meanwhile.
        if (seq % TOGETHER === 0) await setImmediate()
      }
      if (entries.length < PAGE) return
      last = entries.at(-1)!.seq
    }
  }
}

/** Earlier versions kept a fingerprint `told` of events that are told otherwise today: only their digests are still checked. */
export function entryOf(payload: Json): LogEntry {
  const { told: _, ...entry } = payload as Record<string, Json>
  return entry as unknown as LogEntry
}

const PAGE = 1000
const TOGETHER = 20
