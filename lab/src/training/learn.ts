import { Adam } from '@echappee/bots'
import { digest, type MoveFeatures } from '@echappee/kernel'
import { crewHere } from '../pool.ts'
import { practise, type Practised, type PracticeTable, type PracticeTask } from './self-play.ts'

/** What is learned, by how many games, from which seed. */
export interface Course {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly table?: PracticeTable | undefined
  /** A level to find the weakness of; undefined learns how to play. */
  readonly against?: string | undefined
}

/** Between two steps: enough to go on as if nothing had happened. Plain numbers, as they are kept in a file. */
export interface Progress {
  readonly course: Course
  readonly step: number
  readonly weights: readonly number[]
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly pool: readonly (readonly number[])[]
  /** Digest of the weights after `EARLY` steps, once they are done: a few games then tell whether a file is still what its command gives. */
  readonly early?: string | undefined
}

export const EARLY = 2

/** Games between two steps, how many of them are one task (the same for any number of workers), and how far a step goes. */
export const BATCH = 256
const PRACTICE = { batch: BATCH, task: 32, rate: 0.015 }
/** Against a level that thinks games are slow: fewer of them between longer steps. */
const EXPLOIT = { batch: 16, task: 2, rate: 0.04 }
const ENTROPY = 5e-4
/** The rule of thumb is where learning begins. */
const USUAL_AT_FIRST = 3
/** Every so many steps the present self joins the pool, where the oldest and the newest are kept. */
const POOL_EVERY = 20
const MOST_IN_POOL = 12

type Length = Pick<Course, 'games' | 'against'>

const paceOf = ({ against }: Length): typeof PRACTICE => (against === undefined ? PRACTICE : EXPLOIT)

export const stepsOf = (course: Length): number => Math.max(1, Math.ceil(course.games / paceOf(course).batch))

export function beginning(course: Course, { list, contexts }: MoveFeatures<unknown, unknown>): Progress {
  const weights = Array.from({ length: list.length * contexts.length }, () => 0)
  const usual = list.findIndex(({ name }) => name === 'usual')
  if (usual >= 0) weights[usual * contexts.length] = USUAL_AT_FIRST
  return beginningFrom(course, weights, [])
}

/** From what was learned before. */
export function beginningFrom(course: Course, weights: readonly number[], pool: Progress['pool'] = [weights]): Progress {
  const zeros = weights.map(() => 0)
  return { course, step: 0, weights, first: zeros, second: zeros, pool }
}

/** Policy gradient: what was played in games that went better than expected becomes likelier. Hears of every step; ends early where it says so. */
export async function learn(
  from: Progress,
  workers: number,
  onStep: (progress: Progress, results: Practised['results']) => boolean | void,
): Promise<Progress> {
  const { course } = from
  const steps = stepsOf(course)
  const { batch, task: size, rate } = paceOf(course)
  const weights = Float64Array.from(from.weights)
  const adam = new Adam(weights.length)
  adam.first.set(from.first)
  adam.second.set(from.second)
  adam.steps = from.step
  const pool = from.pool.map((one) => Float64Array.from(one))
  const threads = crewHere({ file: new URL('self-play.ts', import.meta.url), here: practise }, workers)
  let { early } = from
  const progress = (step: number): Progress => ({
    course,
    step,
    weights: [...weights],
    first: [...adam.first],
    second: [...adam.second],
    pool: pool.map((one) => [...one]),
    early,
  })
  try {
    for (let step = from.step; step < steps; step++) {
      const seed = `${course.seed}/${step}`
      const { game, table, against } = course
      const tasks = Array.from({ length: batch / size }, (_, i): PracticeTask => {
        return { game, seed, weights, pool, entropy: ENTROPY, first: 1 + i * size, count: size, table, against }
      })
      const answers = await Promise.all(tasks.map((task) => threads.run(task)))
      adam.climb(weights, meanSlope(answers, weights.length, batch), rate * eased(step, steps))
      if (step + 1 === EARLY) early = digestOf(progress(EARLY))
      if ((step + 1) % POOL_EVERY === 0) {
        pool.push(weights.slice())
        // Which of those in between leaves is of no matter, as long as it is always the same.
        if (pool.length > MOST_IN_POOL) pool.splice(1 + (step % (MOST_IN_POOL - 1)), 1)
      }
      if (onStep(progress(step + 1), allResults(answers)) === false) return progress(step + 1)
    }
  } finally {
    await threads.close()
  }
  return progress(steps)
}

/** As they are kept: four places. */
export function rounded({ weights }: Progress): number[] {
  return weights.map((weight) => Number(weight.toFixed(4)))
}

export const digestOf = (progress: Progress): string => digest(rounded(progress))

/** Even for two thirds of the way, then ever smaller, so that it comes to rest. */
function eased(step: number, steps: number): number {
  return Math.min(1, (3 * (steps - step)) / steps)
}

function meanSlope(answers: readonly Practised[], size: number, games: number): Float64Array {
  const mean = new Float64Array(size)
  for (const { slope } of answers) for (let i = 0; i < size; i++) mean[i]! += slope[i]! / games
  return mean
}

function allResults(answers: readonly Practised[]): Practised['results'] {
  const all: Record<string, { games: number; gain: number }> = {}
  for (const { results } of answers)
    for (const [kind, { games, gain }] of Object.entries(results)) {
      const sum = (all[kind] ??= { games: 0, gain: 0 })
      sum.games += games
      sum.gain += gain
    }
  return all
}
