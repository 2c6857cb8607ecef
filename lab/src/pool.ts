import { setImmediate } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { Crew } from './in-order.ts'

/** Work that can be done here or in threads: `here` is exported under its own name by `file`. */
export interface Work<Task, Result> {
  readonly file: URL
  readonly here: (task: Task) => Promise<Result>
  /** After such an answer the rest is left undone. */
  readonly isFailure?: (answer: Result) => boolean
}

/** The answers in the order of the tasks, whatever the number of workers. One worker is this very thread. */
export async function doAll<Task, Result>(
  work: Work<Task, Result>,
  tasks: readonly Task[],
  workers: number,
  onDone: (task: Task, answer: Result) => void,
): Promise<Result[]> {
  return workers === 1 ? doHere(work, tasks, onDone) : doInPool(work, tasks, workers, onDone)
}

async function doHere<Task, Result>(
  { here, isFailure }: Work<Task, Result>,
  tasks: readonly Task[],
  onDone: (task: Task, answer: Result) => void,
): Promise<Result[]> {
  const answers: Result[] = []
  for (const task of tasks) {
    const answer = await here(task)
    answers.push(answer)
    if (isFailure?.(answer) === true) break
    onDone(task, answer)
    await setImmediate()
  }
  return answers
}

async function doInPool<Task, Result>(
  { file, here }: Work<Task, Result>,
  tasks: readonly Task[],
  workers: number,
  onDone: (task: Task, answer: Result) => void,
): Promise<Result[]> {
  const threads = Math.min(workers, tasks.length)
  const pool = new Piscina<Task, Result>({ filename: file.href, name: here.name, minThreads: threads, maxThreads: threads })
  const answers: Result[] = []
  let next = 0
  let failure: { readonly error: unknown } | undefined
  /** One task after the other until one fails: when the pool ends, no thread is in the middle of something. */
  const feed = async (): Promise<void> => {
    for (let i = next++; i < tasks.length && failure === undefined; i = next++) {
      try {
        const answer = await pool.run(tasks[i]!)
        answers[i] = answer
        onDone(tasks[i]!, answer)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: threads }, feed))
  } finally {
    await pool.destroy()
  }
  if (failure !== undefined) throw failure.error
  return answers
}

/** Threads that stay for many tasks. One worker is this very thread. */
export function crewHere<Task, Result>({ file, here }: Pick<Work<Task, Result>, 'file' | 'here'>, workers: number): Crew<Task, Result> {
  return workers === 1 ? { size: 1, run: here, close: () => Promise.resolve() } : threadCrew({ file, here }, workers)
}

export function threadCrew<Task, Result>({ file, here }: Pick<Work<Task, Result>, 'file' | 'here'>, workers: number): Crew<Task, Result> {
  const pool = new Piscina<Task, Result>({ filename: file.href, name: here.name, minThreads: workers, maxThreads: workers })
  return { size: workers, run: (task) => pool.run(task), close: () => pool.destroy() }
}

/** Small enough to share the work evenly and to show progress, large enough to make the way between threads cheap. */
export function stretches(count: number, workers: number, most = 50): { readonly first: number; readonly count: number }[] {
  const size = Math.max(1, Math.min(most, Math.ceil(count / (workers * 10))))
  const list: { first: number; count: number }[] = []
  for (let first = 1; first <= count; first += size) list.push({ first, count: Math.min(size, count - first + 1) })
  return list
}
