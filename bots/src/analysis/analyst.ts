import { seededChance, type Json, type ReplayStep, type Seat } from '@echappee/kernel'
import { compareMoves } from '../search/compare.ts'
import { searchMoves } from '../search/search.ts'
import { chancesFrom, chancesOf, type Rules } from './chances.ts'
import { LuckCount, type Share } from './luck-count.ts'

/** How many games are played in thought for each point of the curve, each decision, and each comparison. */
export interface Effort {
  readonly curve: number
  readonly search: number
  readonly compare: number
}

/** `games` for each point of the curve. */
export function effortOf(games: number): Effort {
  return { curve: games, search: Math.ceil(games / 2), compare: games }
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
  /** In chance of winning; all intervals of an analysis hold together with 95 %. */
  readonly cost: number
  readonly low: number
  readonly high: number
}

export interface Analysis {
  readonly curve: readonly Point[]
  readonly costly: readonly Costly[]
  readonly shares: readonly Share[]
}

/** A decision that may have cost something, with what its seat saw. */
interface Suspect extends Costly {
  readonly view: unknown
}

/** Less than this in the first search is not looked at again. */
const WORTH_A_LOOK = 0.02
/** So many suspects are looked at once more, in so many times as many games that had no part in choosing them. */
const CONFIRMED = 8
const CONFIRM_TIMES = 4
/** Standard errors of an interval that holds with 95 % for all of them together: each of eight with 99.4 % (Bonferroni). */
const Z_OF_ALL = 2.734
const REDRAWS = 24

/** Gathers step by step what `replay` shows; deterministic for a record and an effort. */
export class Analyst {
  readonly #rules: Rules
  readonly #effort: Effort
  readonly #seed: string
  readonly #curve: Point[] = []
  readonly #suspects: Suspect[] = []
  readonly #luck: LuckCount
  /** The state and the views before the next step. */
  #before: { state: unknown; views: unknown[] } | undefined

  constructor(rules: Rules, effort: Effort, seed: string) {
    this.#rules = rules
    this.#effort = effort
    this.#seed = seed
    this.#luck = new LuckCount(rules, REDRAWS, seed)
  }

  see({ seq, seat, move, drawn, match }: ReplayStep): void {
    const { game } = this.#rules
    const state: unknown = match.state
    const views = match.seats.map((_, viewer): unknown => match.view(viewer))
    if (this.#isOnCurve(state)) this.#curve.push({ seq, ...this.#chancesAt(seq, state, views) })
    if (this.#before === undefined) this.#luck.deal(state, views.length)
    else {
      if (drawn.length > 0) this.#luck.draw(seq, this.#before.state, seat!, move!, state)
      this.#judge(seq, seat!, move!)
    }
    this.#before = { state: game.clone(state), views }
  }

  result(): Analysis {
    return { curve: this.#curve, costly: this.#confirmed(), shares: this.#luck.shares(this.#curve.at(-1)!.shown) }
  }

  /** The start, the end, and every position where nothing is half done; where a game names none, every one. */
  #isOnCurve(state: unknown): boolean {
    const { game, knowledge } = this.#rules
    if (this.#before === undefined || game.toAct(state).length === 0) return true
    return knowledge.judgement?.features.isQuiet(state) ?? true
  }

  #chancesAt(seq: number, state: unknown, views: readonly unknown[]): { shown: readonly number[]; own: readonly number[] } {
    const { curve } = this.#effort
    const shown = chancesFrom(this.#rules, state, curve, `${this.#seed}/shown/${seq}`).chances
    const own = views.map(
      (view, viewer) => chancesOf(this.#rules, view, Math.ceil(curve / 4), `${this.#seed}/own/${seq}/${viewer}`).chances[viewer]!,
    )
    return { shown, own }
  }

  /** Searches from what the seat knew; what looks better is compared with what was played in games that the search has not seen. */
  #judge(seq: number, seat: Seat, move: Json): void {
    const { game, knowledge } = this.#rules
    const view = this.#before!.views[seat]
    if (game.legal(this.#before!.state, seat).length < 2) return
    const chance = seededChance(`${this.#seed}/judge/${seq}`)
    const decision = { game, knowledge, view, seat, chance }
    const tried = searchMoves(decision, { iterations: this.#effort.search })
    const key = game.moveKey(move)
    const [best] = tried
    const played = tried.find((option) => game.moveKey(option.move) === key)
    // A short search may have left out what was played: then only the comparison knows.
    if (best === undefined || played === best || (played !== undefined && best.wins - played.wins < WORTH_A_LOOK)) return
    const cost = compareMoves(decision, best.move, move, { iterations: this.#effort.compare })
    if (cost.gain > 0) this.#suspects.push({ seq, seat, view, played: move, better: best.move as Json, ...costOf(cost) })
  }

  /** Whoever was chosen for a high cost was probably also unlucky in the choosing: fresh games say what it was. Told is only what luck can't explain. */
  #confirmed(): Costly[] {
    const { game, knowledge } = this.#rules
    const worst = this.#suspects.toSorted((a, b) => b.cost - a.cost).slice(0, CONFIRMED)
    return worst
      .map(({ view, ...suspect }) => {
        const { seq, seat, better, played } = suspect
        const chance = seededChance(`${this.#seed}/confirm/${seq}`)
        const iterations = CONFIRM_TIMES * this.#effort.compare
        return { ...suspect, ...costOf(compareMoves({ game, knowledge, view, seat, chance }, better, played, { iterations })) }
      })
      .filter(({ low }) => low > 0)
      .toSorted((a, b) => b.cost - a.cost)
  }
}

function costOf({ gain, gainError }: { readonly gain: number; readonly gainError: number }): Pick<Costly, 'cost' | 'low' | 'high'> {
  return { cost: gain, low: gain - Z_OF_ALL * gainError, high: gain + Z_OF_ALL * gainError }
}
