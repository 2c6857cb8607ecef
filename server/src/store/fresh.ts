import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** How many are moved at once: enough that those of one table share a page, few enough that nobody waits. */
const MOST = 1000

/**
 * The newest entries of all tables, in the order they came. A commit writes every page it has touched: here the entries of fifty tables
 * touch two or three, in the table of all entries they touch fifty.
 */
export class FreshEntries {
  readonly #db: DatabaseSync
  readonly #put: StatementSync
  readonly #count: StatementSync
  readonly #move: StatementSync
  readonly #drop: StatementSync
  /** By table, the number of its last fresh entry. */
  #ends = new Map<string, number>()
  #length = 0

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#put = db.prepare('insert into fresh (table_id, seq, payload, at) values (?, ?, ?, ?)')
    this.#count = db.prepare('select table_id, max(seq) as last, count(*) as length from fresh group by table_id')
    this.#move = db.prepare(
      'insert into entries (table_id, seq, payload, at) select table_id, seq, payload, at from fresh order by table_id, seq',
    )
    this.#drop = db.prepare('delete from fresh')
    this.countAgain()
    this.moveNow()
  }

  /** Undefined for a table without fresh entries. */
  endOf(table: string): number | undefined {
    return this.#ends.get(table)
  }

  /** Part of a transaction of the caller. */
  put(table: string, after: number, payloads: readonly string[], at: number): void {
    let seq = after
    for (const payload of payloads) this.#put.run(table, ++seq, payload, at)
    this.#ends.set(table, seq)
    this.#length += payloads.length
    if (this.#length >= MOST) this.#moveAll()
  }

  /** Part of a transaction of the caller. */
  move(): void {
    if (this.#length > 0) this.#moveAll()
  }

  /** A transaction was undone. */
  countAgain(): void {
    const rows = this.#count.all()
    this.#ends = new Map(rows.map((row) => [String(row['table_id']), Number(row['last'])]))
    this.#length = rows.reduce((sum, row) => sum + Number(row['length']), 0)
  }

  /** A transaction of its own, if there is anything to move. */
  moveNow(): void {
    if (this.#length === 0) return
    this.#db.exec('begin immediate')
    try {
      this.#moveAll()
      this.#db.exec('commit')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      this.countAgain()
      throw error
    }
  }

  #moveAll(): void {
    this.#move.run()
    this.#drop.run()
    this.#ends.clear()
    this.#length = 0
  }
}
