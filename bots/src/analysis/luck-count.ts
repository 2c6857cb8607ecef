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

/** What one seat's choices and those of the others did for a seat, with the variances of that. */
interface Choices {
  own: number
  others: number
  ownVariance: number
  othersVariance: number
}

const noChoices = (): Choices => ({ own: 0, others: 0, ownVariance: 0, othersVariance: 0 })

/**
 * Advantage sums: each choice against the average choice of the level, each draw against the average draw. Choices are measured one by one; between
 * two points of the curve, what the chance moved beyond them is luck if anything was drawn there. Over a stretch without a draw choices alone move
 * the chance: what they miss of it is shared out by how doubtful each figure is, and what falls to the curve's own doubt is not explained.
 */
export class LuckCount {
  readonly #seats: readonly Seat[]
  readonly #sums: readonly Choices[]
  readonly #draws: number[]
  readonly #rest: number[]
  /** By seat: of the present stretch without a draw up to the last point, and since then. */
  #stretch: Choices[]
  #since: Choices[]
  #stretchStart: Pick<Point, 'chances' | 'errors'>
  #last: Pick<Point, 'chances' | 'errors'>
  #hasDrawn = false
  #drawnMoves = 0

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, (_, seat) => seat)
    this.#sums = this.#seats.map(noChoices)
    this.#draws = this.#seats.map(() => 0)
    this.#rest = this.#seats.map(() => 0)
    this.#stretch = this.#seats.map(noChoices)
    this.#since = this.#seats.map(noChoices)
    this.#last = { chances: this.#seats.map(() => 1 / seats), errors: this.#seats.map(() => 0) }
    this.#stretchStart = this.#last
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
      const since = this.#since[other]!
      if (other === seat) {
        since.own += gain
        since.ownVariance += variance[other]!
      } else {
        since.others += gain
        since.othersVariance += variance[other]!
      }
    }
  }

  reach(point: Pick<Point, 'chances' | 'errors'>): void {
    if (this.#hasDrawn) {
      this.#endStretch()
      for (const seat of this.#seats) {
        const since = this.#since[seat]!
        this.#draws[seat]! += point.chances[seat]! - this.#last.chances[seat]! - since.own - since.others
        addTo(this.#sums[seat]!, since)
      }
      this.#stretchStart = point
    } else for (const seat of this.#seats) addTo(this.#stretch[seat]!, this.#since[seat]!)
    this.#since = this.#seats.map(noChoices)
    this.#last = point
    this.#hasDrawn = false
  }

  shares(): Share[] {
    this.#endStretch()
    return this.#seats.map((seat) => {
      const { own, others, ownVariance } = this.#sums[seat]!
      const interval = Z_95 * Math.sqrt(Math.max(0, ownVariance))
      return { seat, draws: this.#draws[seat]!, own, others, rest: this.#rest[seat]!, interval }
    })
  }

  /** Shares out what the choices since the last draw miss of what the chance moved. */
  #endStretch(): void {
    for (const seat of this.#seats) {
      const found = this.#stretch[seat]!
      const doubt = this.#stretchStart.errors[seat]! ** 2 + this.#last.errors[seat]! ** 2
      const variance = found.ownVariance + found.othersVariance + doubt
      const missed = this.#last.chances[seat]! - this.#stretchStart.chances[seat]! - found.own - found.others
      const [toOwn, toOthers] = variance === 0 ? [0, 0] : [found.ownVariance / variance, found.othersVariance / variance]
      this.#rest[seat]! += missed * (1 - toOwn - toOthers)
      addTo(this.#sums[seat]!, {
        own: found.own + missed * toOwn,
        others: found.others + missed * toOthers,
        ownVariance: found.ownVariance * (1 - toOwn),
        othersVariance: found.othersVariance * (1 - toOthers),
      })
    }
    this.#stretch = this.#seats.map(noChoices)
    this.#stretchStart = this.#last
  }
}

function addTo(sum: Choices, more: Choices): void {
  sum.own += more.own
  sum.others += more.others
  sum.ownVariance += more.ownVariance
  sum.othersVariance += more.othersVariance
}
