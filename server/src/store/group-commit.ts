import type { DatabaseSync } from 'node:sqlite'
import { reasonOf, StoreProblem } from './problem.ts'

interface Job {
  /** May run twice: alone, after another job has spoilt the transaction it was part of. */
  readonly work: () => unknown
  readonly resolve: (value: never) => void
  readonly reject: (problem: StoreProblem) => void
}

/** Puts all writes of one event-loop turn into one transaction, hence one wait for the disk. Nobody is answered before that. */
export class GroupCommit {
  readonly #db: DatabaseSync
  #jobs: Job[] = []
  #isClosed = false

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  async run<T>(work: () => T): Promise<T> {
    if (this.#isClosed) throw new StoreProblem('closed')
    return new Promise<T>((resolve, reject) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#flush())
      this.#jobs.push({ work, resolve, reject })
    })
  }

  /** Commits what waits and takes nothing more. */
  close(): void {
    this.#isClosed = true
    this.#flush()
  }

  #flush(): void {
    const jobs = this.#jobs
    this.#jobs = []
    if (jobs.length > 0) this.#commit(jobs)
  }

  #commit(jobs: readonly Job[]): void {
    const values: unknown[] = []
    try {
      this.#db.exec('begin immediate')
      for (const job of jobs) values.push(job.work())
      this.#db.exec('commit')
    } catch (error) {
      const undone = this.#rollback()
      const isOneOfThem = values.length < jobs.length && jobs.length > 1 && undone === 'undone'
      // One of them can't be written: alone, each succeeds or fails for itself. A disk that fails does so for all.
      if (isOneOfThem) for (const job of jobs) this.#commit([job])
      else for (const { reject } of jobs) reject(new StoreProblem('failed', { reason: reasonOf(error) }, error))
      return
    }
    for (const [i, { resolve }] of jobs.entries()) resolve(values[i] as never)
  }

  /** Some failures (a full disk) end the transaction by themselves; one that never began needs no end. */
  #rollback(): 'undone' | 'nothing' {
    if (!this.#db.isTransaction) return 'nothing'
    this.#db.exec('rollback')
    return 'undone'
  }
}
