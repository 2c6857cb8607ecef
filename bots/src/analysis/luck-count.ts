import type { Seat } from '@echappee/kernel'
import type { Effect } from './choice-effect.ts'
import type { Point } from './curve.ts'

/** By seat: where its result came from, in chance of winning. The four make up what the result differs from an equal share. */
export interface Share {
  readonly seat: Seat
  /** The deal and the draws. */
  readonly draws: number
  /** What its choices did, against what the level would choose on average. */
  readonly own: number
  readonly others: number
  /** What neither a draw nor a choice accounts for. */
  readonly rest: number
  /** Half the width of the 95 % interval of `own`. */
  readonly interval: number
}

const Z_95 = 1.96

/**
 * Advantage sums: each choice against the average choice of the level, each draw against the average draw. Choices are measured one by one; between
 * two points of the curve, what the chance moved beyond them is luck if anything was drawn there, and not explained if nothing was.
 */
export class LuckCount {
  readonly #own: number[]
  readonly #others: number[]
  readonly #draws: number[]
  readonly #rest: number[]
  readonly #variance: number[]
  /** What choices did since the last point. */
  #since: number[]
  #hasDrawn = false
  #drawnMoves = 0
  #last: readonly number[]

  constructor(seats: number) {
    const nought = () => Array.from({ length: seats }, () => 0)
    this.#own = nought()
    this.#others = nought()
    this.#draws = nought()
    this.#rest = nought()
    this.#variance = nought()
    this.#since = nought()
    this.#last = nought().map(() => 1 / seats)
  }

  /** How many moves drew something, after the deal. */
  get drawnMoves(): number {
    return this.#drawnMoves
  }

  drew(isMove: boolean): void {
    this.#hasDrawn = true
    if (isMove) this.#drawnMoves++
  }

  chose(seat: Seat, { by, variance }: Effect): void {
    for (const [other, gain] of by.entries()) {
      if (other === seat) {
        this.#own[other]! += gain
        this.#variance[other]! += variance[other]!
      } else this.#others[other]! += gain
      this.#since[other]! += gain
    }
  }

  reach({ chances }: Point): void {
    for (const [seat, chance] of chances.entries()) {
      const left = chance - this.#last[seat]! - this.#since[seat]!
      if (this.#hasDrawn) this.#draws[seat]! += left
      else this.#rest[seat]! += left
    }
    this.#last = chances
    this.#since = this.#since.map(() => 0)
    this.#hasDrawn = false
  }

  shares(): Share[] {
    return this.#own.map((own, seat) => ({
      seat,
      draws: this.#draws[seat]!,
      own,
      others: this.#others[seat]!,
      rest: this.#rest[seat]!,
      interval: Z_95 * Math.sqrt(this.#variance[seat]!),
    }))
  }
}
