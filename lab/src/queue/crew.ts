import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyGame } from '@echappee/kernel'
import { Withdrawn, type Crew } from '../in-order.ts'
import type { Words } from '../words/en/index.ts'
import { openQueues, type QueueDatabase } from './database.ts'
import type { QueuedTask } from './play.ts'
import { answersOf, queueName, rulesName } from './rules-name.ts'

/** What is said of a task: by which worker and how often it was played is of no matter. */
export interface Answer {
  readonly key: string
  /** As text: the database would put the keys of an object into an order of its own. */
  readonly answer?: string
  readonly error?: string
}

export interface Question {
  readonly key: string
  readonly task: string
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Tasks that wait for workers at once. */
const SIZE = 64
const LOOK_MS = 100
/** A worker that says nothing for so long has lost its task; the library allows no less. */
const SILENCE_SECONDS = 10
const LONGEST_SECONDS = 86_000
/** A task that so many workers did not come back from is given up. */
const MOST_TRIES = 10

export interface QueueCrewOptions {
  readonly url: string
  readonly game: AnyGame
  readonly kind: QueuedTask['kind']
  readonly isStopped: () => boolean
}

/** Workers anywhere that share a database. */
export async function queueCrew<Task extends { readonly first: number }, Result>(
  { url, game, kind, isStopped }: QueueCrewOptions,
  say: Words,
): Promise<Crew<Task, Result>> {
  let isClosed = false
  const queues = await openQueues(url, { isSupervisor: true, isOver: () => isClosed || isStopped() }, say)
  const { boss, patiently } = queues
  const name = queueName(rulesName(game), randomBytes(6).toString('hex'))
  const answers = answersOf(name)
  await boss.createQueue(answers)
  await boss.createQueue(name, {
    heartbeatSeconds: SILENCE_SECONDS,
    expireInSeconds: LONGEST_SECONDS,
    retryLimit: MOST_TRIES,
    // A task that is given up comes back without an answer.
    deadLetter: answers,
  })
  process.stderr.write(`echappee: ${say.queueBegun(name)}\n`)

  const waiting = new Map<string, Waiting>()
  const rejectAll = (error: unknown) => {
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  const settle = ({ key, answer, error }: Answer) => {
    const one = waiting.get(key)
    // Played twice: the same games, which count once.
    if (one === undefined) return
    waiting.delete(key)
    if (answer !== undefined) one.resolve(JSON.parse(answer))
    else one.reject(new Error(error ?? say.queueGivenUp(key, MOST_TRIES)))
  }
  const listen = listening(queues, answers, () => isClosed || isStopped(), settle)
    .catch(rejectAll)
    .then(() => rejectAll(new Withdrawn()))

  return {
    size: SIZE,
    run(task) {
      const key = `${task.first}`
      return new Promise<Result>((resolve, reject) => {
        waiting.set(key, { resolve, reject })
        const question: Question = { key, task: JSON.stringify({ kind, task }) }
        patiently(() => boss.send(name, question)).catch(reject)
      })
    },
    async close() {
      isClosed = true
      await listen
      await remove(queues, [name, answers])
      await queues.close()
    },
  }
}

async function listening(
  { boss, patiently }: QueueDatabase,
  answers: string,
  isOver: () => boolean,
  settle: (answer: Answer) => void,
): Promise<void> {
  while (!isOver()) {
    const jobs = await patiently(() => boss.fetch<Answer>(answers, { batchSize: SIZE }))
    for (const { data } of jobs) settle(data)
    if (jobs.length === 0) await pause(LOOK_MS)
    else
      await patiently(() =>
        boss.deleteJob(
          answers,
          jobs.map(({ id }) => id),
        ),
      )
  }
}

/** As far as the database is there: what stays is no harm to anybody. */
async function remove({ boss }: QueueDatabase, names: readonly string[]): Promise<void> {
  for (const name of names) await boss.deleteQueue(name).catch(() => {})
}
