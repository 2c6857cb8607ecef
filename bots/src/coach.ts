import { restoredChance, type ChanceState, type Feature, type Features, type Weights } from '@echappee/kernel'
import { believedState, type Budget, type Decision } from './decision.ts'
import { sensibleMove } from './search/imagined-game.ts'
import { compareMoves } from './search/compare.ts'
import { luckFrom } from './search/luck.ts'
import { searchMoves } from './search/search.ts'

/** Why a move is better than another: a feature of which it brings more. */
export interface Reason {
  readonly feature: string
  readonly means: { readonly fr: string; readonly en: string }
  /** What the difference is worth, in the logarithm of the odds. */
  readonly worth: number
}

export interface Advice<Move> {
  readonly move: Move
  /** The best of the other moves, and how much worse it is; undefined where there is no choice. */
  readonly next: NextBest<Move> | undefined
  /** The chance of winning with the move, and the standard error of that. */
  readonly chance: number
  readonly error: number
  /** What speaks for the move against the next one, most first; empty where the game names no features. */
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

const COMPARED = 16
const MOST_REASONS = 3

/**
 * What a strong player with the same knowledge would do, how sure he is, and why. A pure function of view, chance and budgets: one to find the
 * move, one to weigh it against the next best in games of their own.
 */
export function advise<State, Move, View>(decision: Decision<State, Move, View>, search: Budget, weighing: Budget = search): Advice<Move> {
  const [best, next] = searchMoves(decision, search)
  if (best === undefined) throw new Error(`seat ${decision.seat} has nothing to decide`)
  const { chance, error, gain, gainError } = compareMoves(decision, best.move, next?.move ?? best.move, weighing)
  if (next === undefined) return { move: best.move, next, chance, error, reasons: [] }
  return { move: best.move, next: { move: next.move, gain, gainError }, chance, error, reasons: reasonsFor(decision, best.move, next.move) }
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

/** Both moves are played in the same positions with the same luck, each until things are quiet again, and what came of them is compared. */
function reasonsFor<State, Move, View>(decision: Decision<State, Move, View>, better: Move, worse: Move): Reason[] {
  const { judgement } = decision.knowledge
  if (judgement === undefined) return []
  const { features, weights } = judgement
  const worths = features.list.map(() => 0)
  for (let i = 0; i < COMPARED; i++) {
    const state = believedState(decision)
    const luck = luckFrom(decision.chance)
    const gained = contributions(features, weights, afterMove(decision, state, better, luck), decision.seat)
    const other = contributions(features, weights, afterMove(decision, state, worse, luck), decision.seat)
    for (let k = 0; k < worths.length; k++) worths[k]! += (gained[k]! - other[k]!) / COMPARED
  }
  return features.list
    .map(({ name, means }: Feature<State>, k): Reason => ({ feature: name, means, worth: worths[k]! }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_REASONS)
}

function afterMove<State, Move, View>(decision: Decision<State, Move, View>, from: State, move: Move, luck: ChanceState): State {
  const { game, knowledge, seat } = decision
  const { isQuiet } = knowledge.judgement!.features
  const state = game.clone(from)
  const ctx = { chance: restoredChance(luck) }
  game.apply(state, seat, move, ctx)
  for (;;) {
    const acting = game.toAct(state)[0]
    if (acting === undefined || isQuiet(state)) return state
    game.apply(state, acting, sensibleMove(game, knowledge, state, acting, ctx.chance), ctx)
  }
}

/** By feature: what the seat has of it beyond the mean of the others, times its weight. */
function contributions<State>({ list, seats, progress }: Features<State>, { start, end }: Weights, state: State, seat: number): number[] {
  const over = progress(state)
  const count = seats(state)
  return list.map((feature, k) => {
    let others = 0
    for (let other = 0; other < count; other++) if (other !== seat) others += feature.of(state, other) / (count - 1)
    return (feature.of(state, seat) - others) * (start[k]! * (1 - over) + end[k]! * over)
  })
}
