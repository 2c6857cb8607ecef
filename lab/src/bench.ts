import { performance } from 'node:perf_hooks'
import { seededChance, type AnyGame, type Chance, type Json } from '@echappee/kernel'

export interface Measured {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly moves: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
  readonly clonesPerSecond: number
  readonly determinizationsPerSecond: number
  readonly runtime: string
}

export const WARM_UP_MS = 700
const SAMPLE_MS = 300
const POSITIONS = 32

/** Random play on this thread with nobody listening. */
export function measure(game: AnyGame, options: Json, seats: number, ms: number): Measured {
  const chance = seededChance('bench')
  playFor(game, options, seats, chance, WARM_UP_MS)
  const { games, moves, seconds } = playFor(game, options, seats, chance, ms)
  const states = middlePositions(game, options, seats)
  const views: unknown[] = states.map((state) => game.view(state, game.toAct(state)[0]!))
  return {
    game: game.id,
    seats,
    games,
    moves,
    seconds,
    gamesPerSecond: games / seconds,
    movesPerSecond: moves / seconds,
    clonesPerSecond: repeat(states, (state) => game.clone(state)),
    determinizationsPerSecond: repeat(views, (view) => game.determinize(view, chance)),
    runtime: `node ${process.version}`,
  }
}

/** The larger of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

export function playFor(game: AnyGame, options: Json, seats: number, chance: Chance, ms: number) {
  const started = performance.now()
  let games = 0
  let moves = 0
  let elapsed = 0
  do {
    moves += playRandomly(game, game.setup(options, seats, { chance }), chance, Infinity)
    games++
    elapsed = performance.now() - started
  } while (elapsed < ms)
  return { games, moves, seconds: elapsed / 1000 }
}

/** Plays until the end or for so many moves; returns how many were made. */
function playRandomly(game: AnyGame, state: unknown, chance: Chance, most: number): number {
  const ctx = { chance }
  let moves = 0
  while (moves < most) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    const legal: unknown[] = game.legal(state, seat)
    game.apply(state, seat, legal[chance.int(legal.length)], ctx)
    moves++
  }
  return moves
}

/** Of some games the position after half of their moves. */
export function middlePositions(game: AnyGame, options: Json, seats: number): unknown[] {
  return Array.from({ length: POSITIONS }, (_, i) => {
    const play = (most: number) => {
      const chance = seededChance(`bench/${i}`)
      const state: unknown = game.setup(options, seats, { chance })
      return { state, moves: playRandomly(game, state, chance, most) }
    }
    return play(play(Infinity).moves >> 1).state
  })
}

let kept: unknown

/** How often a second. The result is kept, so that the work can't be optimised away. */
export function repeat<T>(items: readonly T[], work: (item: T) => unknown, sampleMs = SAMPLE_MS): number {
  const run = (ms: number) => {
    const started = performance.now()
    let count = 0
    let elapsed = 0
    do {
      for (const item of items) kept = work(item)
      count += items.length
      elapsed = performance.now() - started
    } while (elapsed < ms)
    return (count * 1000) / elapsed
  }
  run(sampleMs / 3)
  const rate = run(sampleMs)
  if (kept === undefined) throw new Error('nothing was measured')
  return rate
}
