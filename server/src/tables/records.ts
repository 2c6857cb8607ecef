import { setImmediate } from 'node:timers/promises'
import { TableProblem } from '../problems.ts'
import { FairQueue, type Party } from './fair-queue.ts'
import type { TableMeta } from './log-entry.ts'
import type { MadeRecord, RecordTask } from './record-worker.ts'
import type { Tables } from './tables.ts'

/** Plays a whole game again, in turn with whatever else takes long. */
export type MakeRecord = (task: RecordTask, party: Party) => Promise<MadeRecord>

type KeptRecord = Extract<MadeRecord, { bytes: Uint8Array }>

/** Finished games as files, with what is needed to check their chance. Each is made once, in a thread, and the last ones are kept. */
export class Records {
  readonly #tables: Tables
  readonly #make: MakeRecord
  /** Those that wait hold no log in memory yet. */
  readonly #turns = new FairQueue(2)
  readonly #kept = new Map<string, KeptRecord>()
  readonly #under = new Map<string, Promise<KeptRecord>>()
  #bytes = 0

  constructor(tables: Tables, make: MakeRecord) {
    this.#tables = tables
    this.#make = make
  }

  /** For whoever has this address. A table that is over never changes its record; one that was removed has none. */
  async of(id: string, address: string): Promise<KeptRecord> {
    const { status, meta } = await this.#tables.readRow(id)
    if (status !== 'over') throw new TableProblem('notOver')
    const kept = this.#kept.get(id)
    if (kept !== undefined) return kept
    let under = this.#under.get(id)
    if (under === undefined) {
      under = this.#play(id, meta as unknown as TableMeta, { table: id, address }).finally(() => this.#under.delete(id))
      this.#under.set(id, under)
    }
    return under
  }

  async #play(id: string, meta: TableMeta, party: Party): Promise<KeptRecord> {
    await this.#tables.rulesFor(meta)
    const endTurn = await this.#turns.take(party)
    try {
      const made = await this.#make({ id, meta, pages: await this.#readPages(id) }, party)
      if ('problem' in made) throw new TableProblem(made.problem)
      this.#keep(id, made)
      return made
    } finally {
      endTurn()
    }
  }

  async #readPages(id: string): Promise<string[]> {
    const pages: string[] = []
    for (let last = 0; ;) {
      const entries = await this.#tables.context.store.readEntries(id, last, PAGE)
      if (entries.length > 0) pages.push(JSON.stringify(entries.map(({ payload }) => payload)))
      if (entries.length < PAGE) return pages
      last = entries.at(-1)!.seq
      await setImmediate()
    }
  }

  #keep(id: string, made: KeptRecord): void {
    this.#kept.set(id, made)
    this.#bytes += made.bytes.length
    for (const [old, { bytes }] of this.#kept) {
      if (this.#bytes <= MOST_KEPT) return
      this.#kept.delete(old)
      this.#bytes -= bytes.length
    }
  }
}

/** Entries that are read at a time: a millisecond or two. */
const PAGE = 200
/** In bytes. */
const MOST_KEPT = 20_000_000
