import { weighMoves, type Weighed } from './analysis/weigh.ts'
import { believedState, type Budget, type Decision } from './decision.ts'
import { reasonsFor, type Reason } from './reasons.ts'
import { searchMoves } from './search/search.ts'

export interface Advice<Move> {
  readonly move: Move
  /** The best of the other moves, and how much worse it is; undefined where there is no choice. */
  readonly next: NextBest<Move> | undefined
  /** The chance of winning with the move, and the standard error of that. */
  readonly chance: number
  readonly error: number
  /** What speaks for the move against the next one, at most two; empty where the game names no deeds. */
  readonly reasons: readonly Reason[]
  /** What to answer after it, where several answers are laid out and sent together. */
  readonly rest?: readonly Move[]
}

interface NextBest<Move> {
  readonly move: Move
  /** In chance of winning, with its standard error. */
  readonly gain: number
  readonly gainError: number
}

/**
 * What a strong player with the same knowledge would do, how sure he is, and why. A pure function of view, chance and budgets: one to find the
 * move, one to weigh it against the next best in games of their own. The chance is the one that curves tell.
 */
export function advise<State, Move, View>(decision: Decision<State, Move, View>, search: Budget, weighing: Budget = search): Advice<Move> {
  const [best, next] = searchMoves(decision, search)
  if (best === undefined) throw new Error(`seat ${decision.seat} has nothing to decide`)
  const weighed = weighMoves(decision, best.move, next?.move ?? best.move, weighing)
  // What the search took for the next best may turn out to be surely better.
  if (weighed.gain < -Z_SURE * weighed.gainError) return adviceOf(decision, next!.move, best.move, turned(weighed))
  return adviceOf(decision, best.move, next?.move, weighed)
}

/**
 * Why this move was played, by who has the same knowledge: it is weighed against the best of the others. `next` is a negative gain where another
 * one was better.
 */
export function explain<State, Move, View>(
  decision: Decision<State, Move, View>,
  move: Move,
  search: Budget,
  weighing: Budget = search,
): Advice<Move> {
  const { game } = decision
  const key = game.moveKey(move)
  const other = searchMoves(decision, search).find((tried) => game.moveKey(tried.move) !== key)
  return adviceOf(decision, move, other?.move, weighMoves(decision, move, other?.move ?? move, weighing))
}

const Z_SURE = 1.96

const turned = (weighed: Weighed): Weighed => ({ ...weighed, first: weighed.second, second: weighed.first, gain: -weighed.gain })

function adviceOf<State, Move, View>(
  decision: Decision<State, Move, View>,
  move: Move,
  other: Move | undefined,
  { first: { chance, error }, gain, gainError }: Weighed,
): Advice<Move> {
  if (other === undefined) return { move, next: undefined, chance, error, reasons: [] }
  return { move, next: { move: other, gain, gainError }, chance, error, reasons: reasonsFor(decision, move, other) }
}

/** The answers that follow the first one in a plan: those of moves that wait their turn, until something else is asked or others act. */
export function restOfPlan<State, Move, View>(
  decision: Decision<State, Move, View>,
  first: Move,
  isWaiting: (move: Move) => boolean,
  budget: () => Budget,
): Move[] {
  const { game, seat, chance } = decision
  const rest: Move[] = []
  const state = believedState(decision)
  for (let move = first; ;) {
    game.apply(state, seat, move, { chance })
    if (!game.toAct(state).includes(seat) || !game.legal(state, seat).every(isWaiting)) return rest
    move = searchMoves({ ...decision, view: game.view(state, seat) }, budget())[0]!.move
    rest.push(move)
  }
}
