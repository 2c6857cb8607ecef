import type { Features } from '@echappee/kernel'
import { standardError, type Moments } from '@echappee/study/moments'
import type { SimulationPlan } from './plan.ts'
import { Z_95, mean } from './statistics.ts'
import { inOrderOfLevel, type Count } from './tally.ts'

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

export function featuresByBot({ bots }: SimulationPlan, { features }: Count): BotFeatures[] {
  return inOrderOfLevel(bots).map((bot) => ({ bot, features: (features[bot] ?? []).map(intervalOf) }))
}

function intervalOf(moments: Moments): Interval {
  const half = moments[0] < 2 ? Infinity : Z_95 * standardError(moments)
  return { mean: moments[1], low: moments[1] - half, high: moments[1] + half }
}
