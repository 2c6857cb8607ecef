import { replay, type Features, type GameRecord, type Seat } from '@echappee/kernel'
import { forecast, forecastFromView, type Chances, type Rules } from './forecast.ts'

/** One point of the curve, after so many moves; 0 is the start. By seat: the chance of winning, everything shown, and its standard error. */
export interface Point extends Chances {
  readonly seq: number
}

const MOST_POINTS = 24
/** Of a long tour fewer: each of them is played on to the end. */
const POINTS_OF_LONG = 12
const LONG = 800

/** Which positions of a game are judged: the start, the end, and quiet ones in between, evenly; where a game names none, any. */
export class CurvePlan {
  readonly #features: Features<unknown> | undefined
  readonly #moves: number
  readonly #step: number
  #next = 0

  constructor({ knowledge }: Rules, moves: number) {
    this.#features = knowledge.judgement?.features
    this.#moves = moves
    this.#step = Math.max(1, moves / (moves > LONG ? POINTS_OF_LONG : MOST_POINTS))
  }

  has(seq: number, state: unknown): boolean {
    const isEnd = seq === 0 || seq === this.#moves
    if (!isEnd && (seq < this.#next || seq > this.#moves - this.#step / 2 || this.#features?.isQuiet(state) === false)) return false
    this.#next = seq + this.#step
    return true
  }
}

export function pointAt(rules: Rules, seq: number, state: unknown, seed: string): Point {
  return { seq, ...forecast(rules, state, `${seed}/curve/${seq}`) }
}

/** The curve as one seat saw it: everybody's chances, which sum to one, by what that seat knew. */
export function curveAsKnown(rules: Rules, record: GameRecord, viewer: Seat, seed: string): Point[] {
  const plan = new CurvePlan(rules, record.moves.length)
  const curve: Point[] = []
  replay(rules.game, record, ({ seq, match }) => {
    const state: unknown = match.state
    if (!plan.has(seq, state)) return
    // At the end everything is known.
    const isOver = seq === record.moves.length
    const chances = isOver
      ? forecast(rules, state, seed)
      : forecastFromView(rules, match.view(viewer) as unknown, `${seed}/known/${viewer}/${seq}`)
    curve.push({ seq, ...chances })
  })
  return curve
}
