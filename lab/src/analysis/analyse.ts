import { luckFrom, playOn, searchMoves } from '@echappee/bots'
import { restoredChance, seededChance, type Json, type ReplayStep, type Seat } from '@echappee/kernel'
import type { Rules } from '../opened-game.ts'
import { chancesFrom, chancesOf } from './chances.ts'

/** How many games are played in thought for each point of the curve, each decision, and each comparison. */
export interface Effort {
  readonly curve: number
  readonly search: number
  readonly compare: number
}

/** One point of the curve, after a decision; 0 is the start. */
export interface Point {
  readonly seq: number
  /** By seat, everything shown. */
  readonly shown: readonly number[]
  /** By seat, each from what it knew itself: its own chance. */
  readonly own: readonly number[]
}

/** A decision that cost something. */
export interface Costly {
  readonly seq: number
  readonly seat: Seat
  readonly played: Json
  readonly better: Json
  /** In chance of winning; the interval is of 95 %. */
  readonly cost: number
  readonly low: number
  readonly high: number
}

/** By seat: where its result came from, in chance of winning; luck and choices make up what the end differs from an equal share. */
export interface Share {
  readonly seat: Seat
  readonly luck: number
  readonly choices: number
  /** Half the width of the 95 % interval, the same for both. */
  readonly interval: number
}

export interface Analysis {
  readonly curve: readonly Point[]
  readonly costly: readonly Costly[]
  readonly shares: readonly Share[]
}

const Z_95 = 1.96
/** Less than this in the first search is not looked at again. */
const WORTH_A_LOOK = 0.02

/** Gathers step by step what `replay` shows; deterministic for a record and an effort. */
export class Analyst {
  readonly #rules: Rules
  readonly #effort: Effort
  readonly #seed: string
  readonly #curve: Point[] = []
  readonly #costly: Costly[] = []
  readonly #luck: number[] = []
  readonly #variance: number[] = []
  /** The state, the views and the curve before the next step. */
  #before: { state: unknown; views: unknown[]; shown: readonly number[] } | undefined

  constructor(rules: Rules, effort: Effort, seed: string) {
    this.#rules = rules
    this.#effort = effort
    this.#seed = seed
  }

  see({ seq, seat, move, drawn, match }: ReplayStep): void {
    const { game } = this.#rules
    const state: unknown = match.state
    const seats = match.seats.map((_, i) => i)
    const views = seats.map((viewer): unknown => match.view(viewer))
    const { shown, own } = this.#chancesAt(seq, state, views)
    this.#curve.push({ seq, shown, own })
    if (this.#before === undefined) this.#deal(shown)
    else {
      if (drawn.length > 0) this.#draw(seq, seat!, move!, shown)
      this.#judge(seq, seat!, move!)
    }
    this.#before = { state: game.clone(state), views, shown }
  }

  result(): Analysis {
    const last = this.#curve.at(-1)!.shown
    return {
      curve: this.#curve,
      costly: this.#costly.toSorted((a, b) => b.cost - a.cost),
      shares: last.map((end, seat) => ({
        seat,
        luck: this.#luck[seat]!,
        choices: end - 1 / last.length - this.#luck[seat]!,
        interval: Z_95 * Math.sqrt(this.#variance[seat]!),
      })),
    }
  }

  #chancesAt(seq: number, state: unknown, views: readonly unknown[]): { shown: readonly number[]; own: readonly number[] } {
    const { curve } = this.#effort
    const shown = chancesFrom(this.#rules, state, curve, `${this.#seed}/shown/${seq}`).chances
    const own = views.map(
      (view, viewer) => chancesOf(this.#rules, view, Math.ceil(curve / 4), `${this.#seed}/own/${seq}/${viewer}`).chances[viewer]!,
    )
    return { shown, own }
  }

  /** The deal makes the first difference. */
  #deal(shown: readonly number[]): void {
    for (const [seat, chance] of shown.entries()) {
      this.#luck[seat] = chance - 1 / shown.length
      this.#variance[seat] = (chance * (1 - chance)) / this.#effort.curve
    }
  }

  /** What these draws did beyond what draws at this move do on average. */
  #draw(seq: number, seat: Seat, move: Json, shown: readonly number[]): void {
    const { game, knowledge } = this.#rules
    const { curve } = this.#effort
    const sums = shown.map(() => 0)
    for (let i = 0; i < curve; i++) {
      const chance = seededChance(`${this.#seed}/draw/${seq}`, `${i}`)
      const state: unknown = game.clone(this.#before!.state)
      game.apply(state, seat, move, { chance })
      for (const [other, share] of playOn({ game, knowledge }, state, chance).entries()) sums[other]! += share
    }
    for (const [other, sum] of sums.entries()) {
      const usual = sum / curve
      this.#luck[other]! += shown[other]! - usual
      this.#variance[other]! += (usual * (1 - usual) + shown[other]! * (1 - shown[other]!)) / curve
    }
  }

  /** Searches from what the seat knew; what looks better is compared with what was played in games that the search has not seen. */
  #judge(seq: number, seat: Seat, move: Json): void {
    const { game, knowledge } = this.#rules
    const view = this.#before!.views[seat]
    const chance = seededChance(`${this.#seed}/judge/${seq}`)
    const tried = searchMoves({ game, knowledge, view, seat, chance }, { iterations: this.#effort.search })
    const key = game.moveKey(move)
    const [best] = tried
    const played = tried.find((option) => game.moveKey(option.move) === key)
    if (best === undefined || played === undefined || played === best || best.wins - played.wins < WORTH_A_LOOK) return
    const differences: number[] = []
    for (let i = 0; i < this.#effort.compare; i++) {
      const state: unknown = knowledge.believe === undefined ? game.determinize(view, chance) : knowledge.believe(view, chance)
      const luck = luckFrom(chance)
      const [better, worse] = [best.move, move].map((option: unknown) => {
        const copy: unknown = game.clone(state)
        const ctx = { chance: restoredChance(luck) }
        game.apply(copy, seat, option, ctx)
        return playOn({ game, knowledge }, copy, ctx.chance)[seat]!
      })
      differences.push(better! - worse!)
    }
    const cost = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
    const squares = differences.reduce((sum, difference) => sum + (difference - cost) ** 2, 0)
    const half = Z_95 * Math.sqrt(squares / (differences.length - 1) / differences.length)
    if (cost > 0) this.#costly.push({ seq, seat, played: move, better: best.move as Json, cost, low: cost - half, high: cost + half })
  }
}
