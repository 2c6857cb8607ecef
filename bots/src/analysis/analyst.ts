import type { Json, ReplayStep } from '@echappee/kernel'
import { againstLevel, choiceEffect } from './choice-effect.ts'
import { SUSPECTS, costOf, type CostEffort, type Costly, type Suspect } from './costly.ts'
import { CurvePlan, pointAt, type Point } from './curve.ts'
import type { Rules } from './forecast.ts'
import { LuckCount, type Share } from './luck-count.ts'

/** How many games are played in thought for each choice that is unlike the level's, and to confirm what was costly. */
export interface Effort extends CostEffort {
  readonly pairs: number
}

/** The usual effort, or so many times it; less where a race is long. */
export function effortFor(moves: number, times = 1): Effort {
  const share = times * Math.min(1, USUAL_MOVES / moves)
  const some = (games: number) => Math.max(8, Math.round(games * share))
  return { pairs: some(256), search: some(160), doubt: some(160), worth: some(400) }
}
const USUAL_MOVES = 250

/** For luck alone: nobody asks which decision was costly. */
export const effortForLuck = (moves: number, times: number): Effort => ({ ...effortFor(moves, times), search: 1, doubt: 1, worth: 1 })

export interface Analysis {
  readonly curve: readonly Point[]
  /** Dearest first. */
  readonly costly: readonly Costly[]
  readonly shares: readonly Share[]
  /** How many moves drew something after the deal. */
  readonly draws: number
}

/** Gathers step by step what `replay` shows; deterministic for a record and an effort. */
export class Analyst {
  readonly #rules: Rules
  readonly #effort: Effort
  readonly #seed: string
  readonly #plan: CurvePlan
  readonly #curve: Point[] = []
  readonly #suspects: Suspect[] = []
  #luck: LuckCount | undefined
  /** The state and the views before the next step. */
  #before: { state: unknown; views: readonly unknown[] } | undefined

  /** `moves`: how many there are. */
  constructor(rules: Rules, moves: number, effort: Effort, seed: string) {
    this.#rules = rules
    this.#effort = effort
    this.#seed = seed
    this.#plan = new CurvePlan(rules, moves)
  }

  see({ seq, seat, move, drawn, match }: ReplayStep): void {
    const state: unknown = match.state
    const luck = (this.#luck ??= new LuckCount(match.seats.length))
    if (seat !== undefined && move !== undefined) this.#weigh(seq, seat, move, luck)
    if (drawn.length > 0) luck.drew(seq > 0)
    if (this.#plan.has(seq, state)) {
      const point = pointAt(this.#rules, seq, state, this.#seed)
      this.#curve.push(point)
      luck.reach(point)
    }
    this.#before = { state: this.#rules.game.clone(state), views: match.seats.map((_, viewer): unknown => match.view(viewer)) }
  }

  /** `onShare` hears how much of the last look is done. */
  result(onShare: (share: number) => void = () => {}): Analysis {
    const costly: Costly[] = []
    for (const [i, suspect] of this.#suspects.entries()) {
      const cost = costOf(this.#rules, suspect, this.#effort, `${this.#seed}/cost/${suspect.seq}`)
      if (cost !== undefined) costly.push(cost)
      onShare((i + 1) / this.#suspects.length)
    }
    const draws = this.#luck!.drawnMoves
    return { curve: this.#curve, costly: costly.toSorted((a, b) => b.cost - a.cost), shares: this.#luck!.shares(), draws }
  }

  #weigh(seq: number, seat: number, move: Json, luck: LuckCount): void {
    const { state, views } = this.#before!
    const beyondClone = choiceEffect(this.#rules, state, seat, move, this.#effort.pairs, `${this.#seed}/choice/${seq}`)
    if (beyondClone === undefined) return
    const effect = againstLevel(beyondClone, seat, this.#rules.knowledge.clone)
    luck.chose(seat, effect)
    const own = effect.by[seat]!
    if (own >= 0) return
    this.#suspects.push({ seq, seat, played: move, state, view: views[seat], effect: own })
    this.#suspects.sort((a, b) => a.effect - b.effect)
    if (this.#suspects.length > SUSPECTS) this.#suspects.pop()
  }
}
