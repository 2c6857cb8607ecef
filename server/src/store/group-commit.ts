import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { reasonOf, StoreProblem } from './problem.ts'

/** Answers when everything that was written before is on the disk. */
export type Sync = () => Promise<void>

interface Job {
  /** May run twice: alone, after another job has spoilt the transaction it was part of. */
  readonly work: () => unknown
  readonly resolve: (value: never) => void
  readonly reject: (problem: StoreProblem) => void
}

interface Written {
  readonly job: Job
  readonly value: unknown
}

/**
 * Puts all writes of one event-loop turn into one transaction, hence one wait for the disk. Nobody is answered before that. The wait is
 * another thread's; what comes meanwhile is the next transaction.
 */
export class GroupCommit {
  readonly #db: DatabaseSync
  readonly #begin: StatementSync
  readonly #end: StatementSync
  readonly #sync: Sync
  readonly #onUndone: () => void
  readonly #problemOf: (error: unknown) => StoreProblem
  #callbacks: (() => void)[] = []
  #jobs: Job[] = []
  #isAwake = false
  #syncing: Promise<void> | undefined
  #problem: StoreProblem | undefined

  constructor(db: DatabaseSync, sync: Sync, onUndone: () => void = () => undefined, problemOf = failed) {
    this.#db = db
    this.#begin = db.prepare('begin immediate')
    this.#end = db.prepare('commit')
    this.#sync = sync
    this.#onUndone = onUndone
    this.#problemOf = problemOf
  }

  /** Why nothing is taken any more. */
  get problem(): StoreProblem | undefined {
    return this.#problem
  }

  run<T>(work: () => T): Promise<T> {
    if (this.#problem !== undefined) return Promise.reject(this.#problem)
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve, reject })
      this.#wake()
    })
  }

  /** Calls back shortly before the next transaction, in time to be part of it. */
  beforeNext(callback: () => void): void {
    this.#callbacks.push(callback)
    this.#wake()
  }

  /** Takes nothing more; answers when what was waiting is on the disk. */
  async close(): Promise<void> {
    this.#problem ??= new StoreProblem('closed')
    this.#call()
    await this.#calm()
    this.#flush()
    await this.#calm()
  }

  /** Until no sync is under way: one that ends may begin the next. */
  async #calm(): Promise<void> {
    while (this.#syncing !== undefined) await this.#syncing
  }

  #wake(): void {
    if (this.#isAwake || this.#syncing !== undefined) return
    this.#isAwake = true
    setImmediate(() => {
      this.#call()
      // Whoever was called needs a moment to know what to write.
      setImmediate(() => {
        this.#isAwake = false
        if (this.#syncing === undefined) this.#flush()
      })
    })
  }

  #call(): void {
    const callbacks = this.#callbacks
    this.#callbacks = []
    for (const callback of callbacks) callback()
  }

  #flush(): void {
    const jobs = this.#jobs
    this.#jobs = []
    const written = jobs.length === 0 ? [] : this.#commit(jobs)
    if (written.length > 0) this.#syncing = this.#settle(written)
    else if (this.#callbacks.length > 0) this.#wake()
  }

  #commit(jobs: readonly Job[]): Written[] {
    const written: Written[] = []
    try {
      this.#begin.run()
      for (const job of jobs) written.push({ job, value: job.work() })
      this.#end.run()
      return written
    } catch (error) {
      const undone = this.#rollback()
      this.#onUndone()
      const isOneOfThem = written.length < jobs.length && jobs.length > 1 && undone === 'undone'
      // One of them can't be written: alone, each succeeds or fails for itself. A disk that fails does so for all.
      if (isOneOfThem) return jobs.flatMap((job) => this.#commit([job]))
      for (const { reject } of jobs) reject(this.#problemOf(error))
      return []
    }
  }

  async #settle(written: readonly Written[]): Promise<void> {
    const problem = await this.#sync().then(() => undefined, failed)
    this.#syncing = undefined
    if (problem === undefined) {
      // What is ready goes on its way first: the disk works while the others are answered.
      this.#flush()
      for (const { job, value } of written) job.resolve(value as never)
    } else {
      // What a failed sync has left on the disk nobody can know, and a later one that succeeds proves nothing: only opening again can.
      this.#problem = problem
      for (const { reject } of [...written.map(({ job }) => job), ...this.#jobs.splice(0)]) reject(problem)
    }
    if (this.#jobs.length > 0 || this.#callbacks.length > 0) this.#wake()
  }

  /** Some failures (a full disk) end the transaction by themselves; one that never began needs no end. */
  #rollback(): 'undone' | 'nothing' {
    if (!this.#db.isTransaction) return 'nothing'
    this.#db.exec('rollback')
    return 'undone'
  }
}

const failed = (error: unknown): StoreProblem => new StoreProblem('failed', { reason: reasonOf(error) }, error)
