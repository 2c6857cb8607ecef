import { check, type AnyGame } from '@echappee/kernel'
import { storeProblem, TableProblem } from '../problems.ts'
import { isCupRow } from '../cups/cup.ts'
import { isSheetRow } from '../sheets/shared-sheet.ts'
import { StoreProblem } from '../store/problem.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { StoredTable } from '../store/store.ts'
import type { TableContext } from './context.ts'
import { findOrders, type FindGame, type FindOrders } from './games.ts'
import { isTableId } from './keys.ts'
import { LiveTable } from './live.ts'
import type { TableMeta } from './log-entry.ts'

export interface TablesSettings {
  readonly findGame: FindGame
  readonly findOrders?: FindOrders
  /** A table that nobody has used for so long is forgotten until somebody asks for it, in milliseconds. */
  readonly idleAfter?: number
  /** Without others, every table is this node's own. */
  readonly nodes?: Pick<Nodes, 'isOwn'>
}

/** The tables that are live on this node. Any node can serve any table. */
export class Tables {
  readonly context: TableContext
  readonly findGame: FindGame
  readonly #findOrders: FindOrders
  readonly #idleAfter: number
  readonly #nodes: Pick<Nodes, 'isOwn'> | undefined
  readonly #live = new Map<string, Promise<LiveTable>>()
  #isClosed = false

  constructor(context: TableContext, { findGame, findOrders: find = findOrders, idleAfter = 60_000, nodes }: TablesSettings) {
    this.#nodes = nodes
    this.context = context
    this.findGame = findGame
    this.#findOrders = find
    this.#idleAfter = idleAfter
  }

  get count(): number {
    return this.#live.size
  }

  /** Throws a TableProblem for a table that is not there or can't be played. */
  async open(id: string): Promise<LiveTable> {
    if (this.#isClosed) throw new TableProblem('closing')
    if (!isTableId(id)) throw new TableProblem('unknownTable')
    let live = this.#live.get(id)
    if (live === undefined) {
      live = this.#load(id)
      this.#live.set(id, live)
      live.catch(() => this.#live.delete(id))
    }
    return live
  }

  /** Whether this node is the first to serve the table. */
  isOwn(id: string): boolean {
    return this.#nodes?.isOwn(id) ?? true
  }

  /** Plays for whoever is late, and forgets tables that nobody uses. Every node does this; the store settles who acts. */
  async sweep(): Promise<void> {
    const now = this.context.now()
    const due = await this.context.store.listDue(now, MOST_DUE)
    // Other nodes leave it to the first for a moment, in case that one is gone.
    const served = due.filter(({ id, deadline }) => this.isOwn(id) || deadline <= now - MOMENT)
    await Promise.all(served.map(({ id }) => this.#timeOut(id)))
    await this.#forget(now)
  }

  /** Waits for what is under way; nothing is written afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true
    const tables = await Promise.allSettled(this.#live.values())
    await Promise.all(tables.flatMap((table) => (table.status === 'fulfilled' ? [table.value.close()] : [])))
    this.#live.clear()
  }

  async #load(id: string): Promise<LiveTable> {
    const row = await this.readRow(id)
    const meta = row.meta as unknown as TableMeta
    const latest = await this.#latest(meta)
    const game = await this.rulesFor(meta).catch(async (error: unknown) => {
      if (isOutdated(row, latest) && row.deadline === null) await this.#endUnread(row)
      throw error
    })
    const offers = await this.#findOrders(meta.game, meta.rulesVersion)
    const live = new LiveTable(id, meta, { game, offers }, this.context)
    // What was allowed once may go on for ever, and nothing begins by rules that were replaced: it is ended, and says so.
    const isLate = isOutdated(row, latest) && row.status !== 'running'
    if (isLate || (row.status !== 'over' && !check(game.schemas.options, meta.options).ok))
      await live.request({ type: 'end', reason: 'rules' })
    return live
  }

  /** A game is played, and shown, by the rules that it was begun with. */
  async rulesFor(meta: TableMeta): Promise<AnyGame> {
    const game = await this.findGame(meta.game, meta.rulesVersion)
    if (game !== undefined) return game
    const { id, rulesVersion } = await this.#latest(meta)
    throw new TableProblem('rulesChanged', { game: id, version: meta.rulesVersion, expected: rulesVersion })
  }

  async #latest({ game }: TableMeta): Promise<AnyGame> {
    const latest = await this.findGame(game)
    if (latest === undefined) throw new TableProblem('unknownGame', { game })
    return latest
  }

  /** The row of a table of a game. */
  async readRow(id: string): Promise<StoredTable> {
    if (!isTableId(id)) throw new TableProblem('unknownTable')
    try {
      const row = await this.context.store.readTable(id)
      if (row === undefined || isSheetRow(row) || isCupRow(row)) throw new TableProblem('unknownTable')
      return row
    } catch (error) {
      throw error instanceof StoreProblem ? this.#unreadable(id, error) : error
    }
  }

  #unreadable(id: string, error: StoreProblem): TableProblem {
    this.context.log.error({ err: error, table: id }, 'a table could not be read')
    return new TableProblem(storeProblem(error))
  }

  async #timeOut(id: string): Promise<void> {
    try {
      await (await this.open(id)).timeOut()
    } catch (error) {
      await this.#giveUp(id, error)
    }
  }

  /**
   * A table that can't be played would be due for ever. A node that still has its rules acts within seconds; when none does, it is ended
   * for all to see. One whose log is damaged has no clock any more.
   */
  async #giveUp(id: string, error: unknown): Promise<void> {
    const code = error instanceof TableProblem ? error.problem.code : 'broken'
    this.context.log.warn({ err: error, table: id, code }, 'the clock of a table could not be served')
    if (code !== 'rulesChanged' && code !== 'unknownGame' && code !== 'damaged') return
    const { store } = this.context
    const row = await store.readTable(id)
    if (row === undefined) return
    if (code === 'damaged') await store.updateTable(id, row.version, { deadline: null })
    else if (row.deadline !== null && row.deadline < this.context.now() - GRACE) await this.#endUnread(row)
  }

  /** Ends a table whose log can't be read here. */
  async #endUnread({ id, seq }: StoredTable): Promise<void> {
    const payloads = [{ type: 'ended', reason: 'rules' }]
    await this.context.store.append({ table: id, after: seq, payloads, changes: { status: 'over', deadline: null } })
  }

  /** A table that another node should serve is held no longer than it is used: every write to it would be told here. */
  async #forget(now: number): Promise<void> {
    for (const [id, loading] of this.#live) {
      const since = now - (this.isOwn(id) ? this.#idleAfter : Math.min(this.#idleAfter, MOMENT))
      const live = await loading.catch(() => undefined)
      live?.beat()
      // From here to the deletion nothing else runs.
      if (live === undefined || !live.isIdle(since)) continue
      this.#live.delete(id)
      await live.close()
    }
  }
}

/** It is not over, and its rules have been replaced by later ones. */
export function isOutdated({ status, meta }: Pick<StoredTable, 'status' | 'meta'>, latest: AnyGame): boolean {
  return status !== 'over' && (meta as unknown as TableMeta).rulesVersion < latest.rulesVersion
}

const MOST_DUE = 200
const MOMENT = 2000
/** How long others have to serve a clock whose rules are not known here, in milliseconds. */
const GRACE = 60_000
