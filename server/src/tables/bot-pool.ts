import { fileURLToPath } from 'node:url'
import type { Json } from '@echappee/kernel'
import { Piscina } from 'piscina'
import type { BotDecision } from './context.ts'
import { FairQueue, type Party } from './fair-queue.ts'

export interface BotPool {
  /** Parties are served in turn, whatever the level of their bots. Throws a BotLate for a bot that did not answer in time; its thread is ended and replaced. */
  think(task: BotDecision, party: Party): Promise<Json>
  /** Other work that takes long, by a function of another file, served in the same turn. */
  run<Task, Answer>(work: Work<Task, Answer>, task: Task, party: Party): Promise<Answer>
  close(): Promise<void>
}

/** What a thread does: the function that a file exports under a name. */
export interface Work<Task, Answer> {
  readonly file: URL
  readonly name: string
  /** Of the function; only its type counts. */
  readonly type?: (task: Task) => Answer | Promise<Answer>
}

export interface BotPoolSettings {
  /** The longest time that a bot may think, in milliseconds; waiting for a thread does not count. */
  readonly limit?: number
  /** Exports `choose`. */
  readonly worker?: URL
  /** Hears of a thread that has died while it had nothing to do. */
  readonly onLoss?: (error: unknown) => void
}

export class BotLate extends Error {
  override readonly name = 'BotLate'
}

/** Threads are started when the first bot must think. */
export function openBotPool(threads: number, settings: BotPoolSettings = {}): BotPool {
  const { limit = LONGEST, worker = new URL('./bot-worker.ts', import.meta.url), onLoss = () => undefined } = settings
  let pool: Piscina | undefined
  let isClosed = false
  // Tasks queue here and not in the pool: the time of a bot begins when a thread takes it.
  const places = threads === 1 ? 1 : threads + 1
  const queue = new FairQueue(places)
  const open = () =>
    new Piscina({
      minThreads: 1,
      // One more, which the queue keeps for those who have had little.
      maxThreads: places,
      // A thread reads all games when it starts: one that ended as soon as it had nothing to do would take longer to start than to think.
      idleTimeout: IDLE,
      // Our sources are TypeScript as it stands, which a worker reads without the options of whoever started this process.
      execArgv: [],
    }).on('error', onLoss)

  const run = async <Task, Answer>({ file, name }: Work<Task, Answer>, task: Task, party: Party): Promise<Answer> => {
    const giveThread = await queue.take(party)
    const signal = AbortSignal.timeout(limit)
    try {
      if (isClosed) throw new Error('the bots are gone')
      pool ??= open()
      return (await pool.run(task, { signal, filename: fileURLToPath(file), name })) as Answer
    } catch (error) {
      throw signal.aborted ? new BotLate(`a bot did not answer within ${limit} ms`) : error
    } finally {
      giveThread()
    }
  }

  return {
    think: async (task, party) => run({ file: worker, name: 'choose' }, task, party),
    run,
    async close() {
      isClosed = true
      await pool?.destroy()
    },
  }
}

/** Far beyond what any level takes on a busy machine: nobody waits longer for a bot that hangs. */
const LONGEST = 30_000
/** In milliseconds. */
const IDLE = 600_000
