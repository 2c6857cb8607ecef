import { seededChance, type Json, type Seat } from '@echappee/kernel'
import { chancesFrom, type Rules } from './chances.ts'

/** By seat: where its result came from, in chance of winning; luck and choices make up what the end differs from an equal share. */
export interface Share {
  readonly seat: Seat
  readonly luck: number
  readonly choices: number
  /** Half the width of the 95 % interval, the same for both. */
  readonly interval: number
}

const Z_95 = 1.96

/**
 * Counts what the deal and the draws did beyond their average. A position is judged by the fitted chance of winning, which has no noise of its own;
 * where a game has none, by games played on.
 */
export class LuckCount {
  readonly #rules: Rules
  readonly #redraws: number
  readonly #seed: string
  readonly #luck: number[] = []
  readonly #variance: number[] = []

  /** `redraws`: how often each draw is made again for its average. */
  constructor(rules: Rules, redraws: number, seed: string) {
    this.#rules = rules
    this.#redraws = redraws
    this.#seed = seed
  }

  /** The deal makes the first difference. */
  deal(state: unknown, seats: number): void {
    const { chances, variance } = this.#judge(state, seats, `${this.#seed}/deal`)
    for (let seat = 0; seat < seats; seat++) {
      this.#luck[seat] = chances[seat]! - 1 / seats
      this.#variance[seat] = variance[seat]!
    }
  }

  /** What the draws at this move did beyond what draws at this move do on average. */
  draw(seq: number, before: unknown, seat: Seat, move: Json, after: unknown): void {
    const { game } = this.#rules
    const seats = this.#luck.length
    const came = this.#judge(after, seats, `${this.#seed}/came/${seq}`)
    const sums = Array.from({ length: seats }, () => 0)
    const squares = Array.from({ length: seats }, () => 0)
    for (let i = 0; i < this.#redraws; i++) {
      const state: unknown = game.clone(before)
      game.apply(state, seat, move, { chance: seededChance(`${this.#seed}/draw/${seq}`, `${i}`) })
      const { chances } = this.#judge(state, seats, `${this.#seed}/other/${seq}/${i}`, 1)
      for (let other = 0; other < seats; other++) {
        sums[other]! += chances[other]!
        squares[other]! += chances[other]! ** 2
      }
    }
    for (let other = 0; other < seats; other++) {
      const usual = sums[other]! / this.#redraws
      this.#luck[other]! += came.chances[other]! - usual
      this.#variance[other]! += came.variance[other]! + Math.max(0, squares[other]! / this.#redraws - usual ** 2) / (this.#redraws - 1)
    }
  }

  /** `end` is the result: the share of the win by seat. */
  shares(end: readonly number[]): Share[] {
    return end.map((share, seat) => ({
      seat,
      luck: this.#luck[seat]!,
      choices: share - 1 / end.length - this.#luck[seat]!,
      interval: Z_95 * Math.sqrt(this.#variance[seat]!),
    }))
  }

  #judge(state: unknown, seats: number, seed: string, games = this.#redraws): { chances: readonly number[]; variance: readonly number[] } {
    const { knowledge } = this.#rules
    const all = Array.from({ length: seats }, (_, seat) => seat)
    if (knowledge.judgement !== undefined && knowledge.evaluate !== undefined)
      return { chances: all.map((seat) => knowledge.evaluate!(state, seat)), variance: all.map(() => 0) }
    const { chances } = chancesFrom(this.#rules, state, games, seed)
    return { chances, variance: chances.map((chance) => (chance * (1 - chance)) / games) }
  }
}
