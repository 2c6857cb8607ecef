import type { Seat } from '@echappee/kernel'
import type { OwnTurn } from '@echappee/protocol'
import { willAnswer } from '../orders/due-orders.ts'
import { TableProblem } from '../problems.ts'
import type { StoredTable } from '../store/store.ts'
import { FULL, type TableMeta } from '../tables/log-entry.ts'
import type { TableModel } from '../tables/model.ts'
import type { Tables } from '../tables/tables.ts'

/** Whom a running table waits for. */
interface KnownTurns {
  readonly seq: number
  /** People who are asked, and since when. */
  readonly since: ReadonlyMap<Seat, number>
  readonly deadline: number | null
}

/** Which people each table waits for. A table is opened for it once; then the answer is known until its log grows. */
export class TableTurns {
  readonly tables: Tables
  readonly #known = new Map<string, KnownTurns>()

  constructor(tables: Tables) {
    this.tables = tables
  }

  async of(row: StoredTable, seat: Seat): Promise<OwnTurn> {
    const { game, cup } = row.meta as unknown as TableMeta
    const status = row.status === FULL ? 'open' : (row.status as OwnTurn['status'])
    // A table of a cup evening waits for its people to come.
    const turns = status === 'running' || (status === 'open' && cup !== undefined) ? await this.#turnsOf(row) : NOBODY
    const since = turns.since.get(seat) ?? null
    return { table: row.id, game, seat, status, isAwaited: since !== null, since, deadline: since === null ? null : turns.deadline }
  }

  async #turnsOf({ id, seq, createdAt }: StoredTable): Promise<KnownTurns> {
    const known = this.#known.get(id)
    if (known !== undefined && known.seq >= seq) return known
    try {
      const turns = await (await this.tables.open(id)).read((model) => turnsOf(model, createdAt), seq)
      this.#keep(id, turns)
      return turns
    } catch (error) {
      // A table that can't be played any more waits for nobody.
      if (error instanceof TableProblem && error.problem.code !== 'unavailable') return NOBODY
      throw error
    }
  }

  #keep(id: string, turns: KnownTurns): void {
    this.#known.delete(id)
    this.#known.set(id, turns)
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!)
  }
}

const NOBODY: KnownTurns = { seq: 0, since: new Map(), deadline: null }
const MOST_KNOWN = 10_000

function turnsOf(model: TableModel, madeAt: number): KnownTurns {
  if (model.status === 'open') return { seq: model.seq, since: new Map(model.missing().map((seat) => [seat, madeAt])), deadline: null }
  const people = model.asked().filter((seat) => model.playerOf(seat) === 'human' && !willAnswer(model, seat))
  return { seq: model.seq, since: new Map(people.map((seat) => [seat, model.askedAt[seat]!])), deadline: model.deadline }
}
