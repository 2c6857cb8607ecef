import { setTimeout as pause } from 'node:timers/promises'
import { Withdrawn, type Crew } from '../in-order.ts'
import { openRules } from '../opened-game.ts'
import type { Answer, Question } from './crew.ts'
import type { QueueDatabase } from './database.ts'
import type { QueuedTask } from './play.ts'
import { answersOf, rulesName, rulesOfQueue, type RulesName } from './rules-name.ts'

const IDLE_MS = 200
const ALIVE_MS = 3000

export interface Labour {
  readonly queues: QueueDatabase
  readonly crew: Crew<QueuedTask, unknown>
  readonly isStopped: () => boolean
  /** Work that is left to others, once each. */
  readonly onForeign: (wanted: RulesName, own: RulesName | undefined) => void
}

/** Takes part in whatever is queued, until it is stopped; gives how many tasks it played. */
export async function takePart(labour: Labour): Promise<number> {
  const { queues, crew, isStopped } = labour
  const known = new Map<string, boolean>()
  let played = 0
  const loop = async (): Promise<void> => {
    while (!isStopped()) {
      const names = await ownQueues(labour, known)
      let isIdle = true
      for (const name of names) {
        const jobs = await ifStillThere(queues, name, () => queues.boss.fetch<Question>(name))
        for (const job of jobs ?? []) {
          isIdle = false
          await play(queues, crew, name, job)
          played++
        }
      }
      if (isIdle) await pause(IDLE_MS)
    }
  }
  await Promise.all(Array.from({ length: crew.size }, loop)).catch((error: unknown) => {
    if (!(error instanceof Withdrawn)) throw error
  })
  return played
}

async function ownQueues({ queues, onForeign }: Labour, known: Map<string, boolean>): Promise<string[]> {
  const all = await queues.patiently(() => queues.boss.getQueues())
  for (const { name } of all) {
    const wanted = rulesOfQueue(name)
    if (wanted === undefined || known.has(name)) continue
    const own = await ownRules(wanted.game)
    const isOwn = own !== undefined && own.version === wanted.version && own.sources === wanted.sources
    if (!isOwn && !known.has(name)) onForeign(wanted, own)
    known.set(name, isOwn)
  }
  return all.map(({ name }) => name).filter((name) => known.get(name) === true)
}

async function ownRules(game: string): Promise<RulesName | undefined> {
  try {
    return rulesName((await openRules(game)).game)
  } catch {
    return undefined
  }
}

async function play(
  queues: QueueDatabase,
  crew: Crew<QueuedTask, unknown>,
  name: string,
  { id, data: { key, task } }: { readonly id: string; readonly data: Question },
): Promise<void> {
  const { boss } = queues
  const alive = setInterval(() => void boss.touch(name, id).catch(() => {}), ALIVE_MS)
  try {
    const answer = await crew.run(JSON.parse(task) as QueuedTask).then(
      (result): Answer => ({ key, answer: JSON.stringify(result) }),
      (error: unknown): Answer => ({ key, error: (error as Error).message }),
    )
    // First the answer: whoever is killed between the two leaves it twice, and not never.
    await ifStillThere(queues, name, () => boss.send(answersOf(name), answer))
    await ifStillThere(queues, name, () => boss.deleteJob(name, id))
  } finally {
    clearInterval(alive)
  }
}

/** Undefined where whoever queued it has left. */
async function ifStillThere<T>({ boss, patiently }: QueueDatabase, name: string, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await patiently(ask)
  } catch (error) {
    if (error instanceof Withdrawn || (await patiently(() => boss.getQueue(name))) !== null) throw error
    return undefined
  }
}
