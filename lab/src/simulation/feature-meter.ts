import type { Features } from '@echappee/kernel'
import type { GameResult } from './one-game.ts'
import { botsOf, type SimulationPlan } from './plan.ts'
import { Z_95, mean } from './statistics.ts'
import { inOrder } from './tally.ts'

/** What each seat has of each feature beyond the mean of the table, on average over the quiet positions of one game. */
export class FeatureMeter {
  readonly #features: Features<unknown>
  readonly #sums: number[][] = []
  #positions = 0
  #wasQuiet = false

  constructor(features: Features<unknown>) {
    this.#features = features
  }

  /** Before every decision; while several seats make one of them the position stays quiet, and counts once. */
  look(state: unknown): void {
    const { list, seats, isQuiet } = this.#features
    const isNew = isQuiet(state) && !this.#wasQuiet
    this.#wasQuiet = isQuiet(state)
    if (!isNew) return
    this.#positions++
    for (const [k, feature] of list.entries()) {
      const values = Array.from({ length: seats(state) }, (_, seat) => feature.of(state, seat))
      const middle = mean(values)
      for (const [seat, value] of values.entries()) {
        const own = (this.#sums[seat] ??= list.map(() => 0))
        own[k]! += value - middle
      }
    }
  }

  /** By seat, then by feature. */
  means(): number[][] {
    return this.#sums.map((own) => own.map((sum) => sum / this.#positions))
  }
}

/** A mean over games, and where it lies with 95 % confidence. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

export interface BotFeatures {
  readonly bot: string
  /** In the order of the game's features. */
  readonly features: readonly Interval[]
}

/** Each game is one trial: its seats are not independent of each other. */
export function featuresByBot(plan: SimulationPlan, results: readonly GameResult[]): BotFeatures[] {
  return inOrder(plan.bots).map((bot) => {
    const games = results.flatMap(({ features }, i) => {
      const seats = botsOf(plan, i + 1)
      const own = features?.filter((_, seat) => seats[seat] === bot) ?? []
      return own.length === 0 ? [] : [own[0]!.map((_, k) => mean(own.map((values) => values[k]!)))]
    })
    const count = games[0]?.length ?? 0
    return { bot, features: Array.from({ length: count }, (_, k) => intervalOf(games.map((values) => values[k]!))) }
  })
}

function intervalOf(values: readonly number[]): Interval {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  const half = values.length < 2 ? Infinity : Z_95 * Math.sqrt(squares / (values.length - 1) / values.length)
  return { mean: middle, low: middle - half, high: middle + half }
}
