import { checkOptions } from '@echappee/kernel'
import { TableProblem } from '../problems.ts'
import { putTable } from '../tables/lobby.ts'
import { FULL, type FirstSeat, type TableMeta } from '../tables/log-entry.ts'
import type { TableModel } from '../tables/model.ts'
import type { Tables } from '../tables/tables.ts'
import type { RoundTable, StoredCup, TableResult } from './cup.ts'
import { placesAmong } from './standings.ts'
import type { LiveStatus } from './view.ts'

/** After so many answers by the clock a bot stands in. */
const PATIENCE = 2

/**
 * The tables of a cup, as its rounds say they are: exactly its people sit there, each opened by the key of the name. What is missing is made,
 * what is there stays: any node can do it, and do it again.
 */
export class RoundTables {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  async mend(cup: StoredCup, table: RoundTable): Promise<void> {
    const { store } = this.#tables.context
    const row = await store.readTable(table.id)
    if (row === undefined) return this.#make(cup, table)
    if (row.status === 'over') return
    for (const { seat, keyHash, data } of await store.readSeats(table.id)) {
      const wanted = this.#keyHash(cup, table, seat)
      if (wanted === undefined || wanted === keyHash || (data as { by: string }).by !== 'human') continue
      await (await this.#tables.open(table.id)).request({ type: 'give', seat, by: seat, keyHash: wanted })
    }
  }

  /** Undefined until the race has come to its own end. */
  async result({ id }: RoundTable): Promise<TableResult | undefined> {
    const row = await this.#tables.context.store.readTable(id)
    if (row?.status !== 'over') return undefined
    return this.#readIfPossible(id, resultOf)
  }

  async statusOf({ id }: RoundTable): Promise<LiveStatus> {
    const row = await this.#tables.context.store.readTable(id)
    if (row === undefined) return { status: 'waiting', missing: [], absent: [] }
    const status = row.status === FULL ? 'waiting' : row.status === 'over' ? 'ended' : 'running'
    const seats = await this.#tables.context.store.readSeats(id)
    const { seats: first } = row.meta as unknown as TableMeta
    const absent = seats.flatMap(({ seat, data }) => (first[seat]?.by === 'human' && (data as { by: string }).by !== 'human' ? [seat] : []))
    const missing = status === 'waiting' ? await this.#readIfPossible(id, (model) => model.missing()) : []
    return { status, missing: missing ?? [], absent }
  }

  /** Ends a race that goes on; one that is over stays as it is. */
  async end({ id }: RoundTable): Promise<void> {
    try {
      await (await this.#tables.open(id)).request({ type: 'end', reason: 'closed' })
    } catch (error) {
      if (!isUnplayable(error)) throw error
    }
  }

  /** A bot rides for somebody who does not come; if nobody else is waited for, the race starts. */
  async putBot({ id }: RoundTable, seat: number, level: string): Promise<void> {
    const table = await this.#tables.open(id)
    const reply = await table.request({ type: 'fill', seat, by: level, isOfCup: true })
    if (!reply.ok) throw new TableProblem('problem' in reply ? reply.problem : 'broken')
    await table.request({ type: 'start' })
  }

  async #make(cup: StoredCup, table: RoundTable): Promise<void> {
    const { meta, people } = cup
    const game = await this.#tables.findGame(meta.game)
    if (game === undefined) throw new TableProblem('unknownGame', { game: meta.game })
    const options = checkOptions(game, meta.options, table.seats.length)
    if (!options.ok) throw new TableProblem('badOptions', { game: game.id }, options.issues)
    const seats = table.seats.map((seat): FirstSeat =>
      seat.person === null ? { name: seat.name, by: meta.level, nonce: '' } : { name: people[seat.person]!.name, by: 'human', nonce: '' },
    )
    const described = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: options.value as TableMeta['options'],
      clock: meta.clock,
      hasChat: true,
      isPublic: false,
      onlookers: 'all',
      hasCoach: false,
      rewindBy: 'all',
      standIn: { after: PATIENCE, level: meta.level },
      host: 0,
      seats,
      rematchOf: null,
      cup: cup.id,
    } as const
    await putTable(this.#tables, table.id, described, (seat) => this.#keyHash(cup, table, seat) ?? null)
  }

  #keyHash({ people }: StoredCup, { seats }: RoundTable, seat: number): string | undefined {
    const person = seats[seat]?.person
    return person == null ? undefined : people[person]!.keyHash
  }

  /** A table that can't be played any more has nothing to say; the host can close it. */
  async #readIfPossible<T>(id: string, look: (model: TableModel) => T): Promise<T | undefined> {
    try {
      return await (await this.#tables.open(id)).read(look)
    } catch (error) {
      if (isUnplayable(error)) return undefined
      throw error
    }
  }
}

const isUnplayable = (error: unknown): boolean =>
  error instanceof TableProblem && error.problem.code !== 'unavailable' && error.problem.code !== 'closing'

function resultOf({ match, seats }: TableModel): TableResult | undefined {
  const outcome = match?.outcome()
  if (outcome === undefined) return undefined
  return {
    places: placesAmong(outcome.places.map((place, seat) => (seats[seat]!.by === 'human' ? place : null))),
    finishedBy: seats.map(({ by, standIn }) => (by === 'human' ? (standIn ?? null) : null)),
    isByHand: false,
  }
}
