import { playOn } from '@echappee/bots'
import { seededChance, type Json } from '@echappee/kernel'
import { Piscina } from 'piscina'
import { WARM_UP_MS, median, middlePositions, playFor, repeat } from './bench.ts'
import { openRules, type Rules } from './opened-game.ts'

export interface MeasuredSearch {
  readonly game: string
  readonly seats: number
  /** Search iterations: one determinization and one game played to its end by the game's policy each. */
  readonly iterationsPerSecond: number
  /** The same figure, by the names that a runner of several programs compares. */
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
  /** Random play in the same run, and how many iterations there were for each of its moves. */
  readonly randomMovesPerSecond: number
  readonly ratioToRandom: number
  readonly runtime: string
}

const ROUNDS = 3

/** On this thread, in turn with random play, so that a busy machine slows both. */
export function measureSearch(rules: Rules, options: Json, seats: number, ms: number): MeasuredSearch {
  const { game } = rules
  const chance = seededChance('bench')
  const iterate = iterationsOf(rules, options, seats)
  const share = ms / ROUNDS / 2
  const rates: { search: number; random: number }[] = []
  iterate(WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round++) {
    const { moves, seconds } = playFor(game, options, seats, chance, share)
    rates.push({ random: moves / seconds, search: iterate(share) })
  }
  const iterationsPerSecond = median(rates.map(({ search }) => search))
  return {
    game: game.id,
    seats,
    iterationsPerSecond,
    gamesPerSecond: iterationsPerSecond,
    movesPerSecond: iterationsPerSecond,
    randomMovesPerSecond: median(rates.map(({ random }) => random)),
    ratioToRandom: median(rates.map(({ search, random }) => search / random)),
    runtime: `node ${process.version}`,
  }
}

export interface MeasuredWorkers {
  readonly workers: number
  /** Of all workers together, and of one that has the machine to itself. */
  readonly iterationsPerSecond: number
  readonly ofOne: number
  readonly ratioToOne: number
}

/** One worker alone and all of them together, in turn. */
export async function measureWorkers(task: SearchTask, workers: number): Promise<MeasuredWorkers> {
  const pool = new Piscina<SearchTask, number>({
    filename: import.meta.url,
    name: searchFor.name,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
  })
  const together = async (count: number): Promise<number> => {
    const rates = await Promise.all(Array.from({ length: count }, () => pool.run(task)))
    return rates.reduce((sum, rate) => sum + rate, 0)
  }
  try {
    await together(workers)
    const rounds: { one: number; all: number }[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push({ one: await together(1), all: await together(workers) })
    return {
      workers,
      iterationsPerSecond: median(rounds.map(({ all }) => all)),
      ofOne: median(rounds.map(({ one }) => one)),
      ratioToOne: median(rounds.map(({ all, one }) => all / one)),
    }
  } finally {
    await pool.destroy()
  }
}

export interface SearchTask {
  readonly game: string
  readonly options: Json
  readonly seats: number
  readonly ms: number
}

const opened = new Map<string, Promise<(ms: number) => number>>()

/** In a worker, which finds it by name: iterations a second. @public */
export async function searchFor({ game, options, seats, ms }: SearchTask): Promise<number> {
  const iterate = opened.get(game) ?? openRules(game).then((rules) => iterationsOf(rules, options, seats))
  opened.set(game, iterate)
  return (await iterate)(ms)
}

/** Iterations from the middle of some games for so long; how many a second. */
function iterationsOf({ game, knowledge }: Rules, options: Json, seats: number): (ms: number) => number {
  const chance = seededChance('bench')
  const views = middlePositions(game, options, seats).map((state) => game.view(state, game.toAct(state)[0]!) as unknown)
  const iterate = (view: unknown) => {
    const state: unknown = knowledge.believe === undefined ? game.determinize(view, chance) : knowledge.believe(view, chance)
    return playOn({ game, knowledge }, state, chance)
  }
  return (ms) => repeat(views, iterate, ms)
}
