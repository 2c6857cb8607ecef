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
 * another thread's: meanwhile the next turns are written, and share the next wait.
 */
export class GroupCommit {
  readonly #db: DatabaseSync
  readonly #begin: StatementSync
  readonly #end: StatementSync
  readonly #sync: Sync
  #jobs: Job[] = []
  #written: Written[] = []
  #syncing: Promise<void> | undefined
  #problem: StoreProblem | undefined

  constructor(db: DatabaseSync, sync: Sync) {
    this.#db = db
    this.#begin = db.prepare('begin immediate')
    this.#end = db.prepare('commit')
    this.#sync = sync
  }

  /** Why nothing is taken any more. */
  get problem(): StoreProblem | undefined {
    return this.#problem
  }

  async run<T>(work: () => T): Promise<T> {
    if (this.#problem !== undefined) throw this.#problem
    return new Promise<T>((resolve, reject) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#flush())
      this.#jobs.push({ work, resolve, reject })
    })
  }

  /** Takes nothing more; answers when what was waiting is on the disk. */
  async close(): Promise<void> {
    this.#problem ??= new StoreProblem('closed')
    this.#flush()
    await this.#syncing
  }

  #flush(): void {
    const jobs = this.#jobs
    this.#jobs = []
    if (jobs.length === 0) return
    this.#commit(jobs)
    if (this.#written.length > 0) this.#syncing ??= this.#settle()
  }

  #commit(jobs: readonly Job[]): void {
    const written: Written[] = []
    try {
      this.#begin.run()
      for (const job of jobs) written.push({ job, value: job.work() })
      this.#end.run()
    } catch (error) {
      const undone = this.#rollback()
      const isOneOfThem = written.length < jobs.length && jobs.length > 1 && undone === 'undone'
      // One of them can't be written: alone, each succeeds or fails for itself. A disk that fails does so for all.
      if (isOneOfThem) for (const job of jobs) this.#commit([job])
      else for (const { reject } of jobs) reject(failed(error))
      return
    }
    this.#written.push(...written)
  }

  async #settle(): Promise<void> {
    while (this.#written.length > 0) {
      const written = this.#written
      this.#written = []
      try {
        await this.#sync()
        for (const { job, value } of written) job.resolve(value as never)
      } catch (error) {
        // What a failed sync has left on the disk nobody can know, and a later one that succeeds proves nothing: only opening again can.
        this.#problem = failed(error)
        for (const { job } of [...written, ...this.#written]) job.reject(this.#problem)
        this.#written = []
      }
    }
    this.#syncing = undefined
  }

  /** Some failures (a full disk) end the transaction by themselves; one that never began needs no end. */
  #rollback(): 'undone' | 'nothing' {
    if (!this.#db.isTransaction) return 'nothing'
    this.#db.exec('rollback')
    return 'undone'
  }
}

const failed = (error: unknown): StoreProblem => new StoreProblem('failed', { reason: reasonOf(error) }, error)
