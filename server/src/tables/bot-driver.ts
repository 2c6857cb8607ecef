import { isBotLevel, type BotLevel } from '@echappee/bots'
import type { Json, Seat } from '@echappee/kernel'
import { botSeed } from '@echappee/protocol'
import { TableProblem } from '../problems.ts'
import { BotLate } from './bot-pool.ts'
import type { BotDecision, TableContext } from './context.ts'
import type { Party } from './fair-queue.ts'
import type { TableModel } from './model.ts'
import type { Reply, Request } from './requests.ts'

/** What the bots need of their table. */
export interface BotTable {
  submit(request: Request): Promise<Reply>
  /** Who is there, or was a moment ago; undefined when nobody is. */
  party(): Party | undefined
}

/** A bot's decision that is being thought about, or waited with. */
interface Pending {
  readonly decision: number
  /** How often the table had gone back by then. */
  readonly line: number
  readonly timer: NodeJS.Timeout | undefined
}

/**
 * Lets the bots of one table play. The node that brought a position about plays its bots at once; the others wait a little, in case that
 * node has died, so that not every node thinks about the same decision. If two play it all the same, the store settles it.
 */
export class BotDriver {
  readonly #context: TableContext
  readonly #table: BotTable
  readonly #pending = new Map<Seat, Pending>()
  #isClosed = false

  constructor(context: TableContext, table: BotTable) {
    this.#context = context
    this.#table = table
  }

  get isBusy(): boolean {
    return this.#pending.size > 0
  }

  wake(model: TableModel, origin: 'own' | 'foreign'): void {
    if (this.#isClosed || model.match === undefined || model.isPaused) return
    const awaited = model.awaited()
    for (const [seat, { timer }] of this.#pending)
      if (timer !== undefined && !awaited.includes(seat)) {
        clearTimeout(timer)
        this.#pending.delete(seat)
      }
    for (const seat of awaited) {
      const level = model.playerOf(seat)
      if (isBotLevel(level)) this.#consider(model, seat, level, Math.max(this.#slowness(), origin === 'own' ? 0 : this.#context.patience))
    }
  }

  close(): void {
    this.#isClosed = true
    for (const { timer } of this.#pending.values()) clearTimeout(timer)
    this.#pending.clear()
  }

  /** Where nobody looks on, nobody waits. */
  #slowness(): number {
    return this.#table.party() === undefined ? UNWATCHED : 0
  }

  #consider(model: TableModel, seat: Seat, level: BotLevel, patience: number): void {
    const decision = model.match!.decision(seat)
    const pending = this.#pending.get(seat)
    const line = model.rewinds.length
    if (pending !== undefined && pending.decision === decision && pending.line === line && (pending.timer === undefined || patience > 0))
      return
    clearTimeout(pending?.timer)
    const task = {
      game: model.game.id,
      rulesVersion: model.game.rulesVersion,
      level,
      view: model.match!.view(seat) as Json,
      seat,
      decision,
      seed: botSeed(model.meta.secret),
    }
    const think = (): void => {
      this.#pending.set(seat, { decision, line, timer: undefined })
      void this.#play(model, task, { decision, line })
    }
    if (patience === 0) return think()
    this.#pending.set(seat, { decision, line, timer: setTimeout(think, patience) })
  }

  async #play(model: TableModel, task: BotDecision, when: { readonly decision: number; readonly line: number }): Promise<void> {
    const { seat } = task
    try {
      const request = await this.#choose(model, task, when)
      const reply = await this.#insist(request)
      if (!reply.ok && request.type === 'move') await this.#insist({ type: 'fallBack', seat, ...when })
    } catch (error) {
      if (!this.#isClosed) this.#context.log.error({ err: error, table: model.id, seat }, 'a bot could not play')
    } finally {
      const pending = this.#pending.get(seat)
      if (pending?.decision === when.decision && pending.line === when.line && pending.timer === undefined) this.#pending.delete(seat)
    }
  }

  /** Nobody else would ask for a bot: while the store is ill it tries again. A decision that has passed is answered as done. */
  async #insist(request: Request): Promise<Reply> {
    for (;;) {
      if (this.#isClosed) return { ok: true }
      const reply = await this.#table.submit(request).catch((error: unknown): Reply => {
        if (error instanceof TableProblem) return { ok: false, problem: error.problem }
        throw error
      })
      if (reply.ok || !('problem' in reply) || reply.problem.code !== 'unavailable') return reply
      await new Promise((resolve) => setTimeout(resolve, AGAIN).unref())
    }
  }

  async #choose(model: TableModel, task: BotDecision, when: { readonly decision: number; readonly line: number }): Promise<Request> {
    const { seat } = task
    const party = this.#table.party() ?? { table: model.id, address: '' }
    try {
      return { type: 'move', seat, ...when, moves: [await this.#context.think(task, party)], by: 'bot' }
    } catch (error) {
      // Not `level`: that is the log's own.
      const who = { game: task.game, bot: task.level, seat }
      if (error instanceof BotLate) this.#context.log.warn(who, `${error.message}: the fallback is played for it`)
      else if (!this.#isClosed) this.#context.log.error({ err: error, ...who }, 'a bot failed: the fallback is played for it')
      return { type: 'fallBack', seat, ...when }
    }
  }
}

const AGAIN = 2000
/** How long a bot takes where nobody looks on, in milliseconds. */
const UNWATCHED = 2000
