import { restoredChance, type ChanceState } from '@echappee/kernel'
import { believedState, type Budget, type Decision } from '../decision.ts'
import { answerInSecret, playOn, sensibleMove } from './imagined-game.ts'
import { answersOf, policyOf } from '../policy/policy-of.ts'
import { luckFrom } from './luck.ts'

/** How a move has fared in thought. */
export interface Tried<Move> {
  readonly move: Move
  /** Number of games in which it was played. */
  readonly trials: number
  /** The share of them that was won. */
  readonly wins: number
  /** Standard error of `wins`. */
  readonly error: number
}

interface Option<Move> {
  readonly move: Move
  /** What its likelihood counts for before the first trial; nought where nothing was learned. */
  readonly prior: number
  /** By trial: the share of the win. Trials of the same number began alike for all moves. */
  readonly results: number[]
  sum: number
}

/**
 * Sequential halving: all moves are tried equally often, the worse half is dropped, and so on. Moves are compared in the same imagined
 * positions with the same luck, so that what differs is the move. Best first; what the game's policy would play comes first among equals.
 */
export function halving<State, Move, View>(
  decision: Decision<State, Move, View>,
  budget: Budget,
  horizon?: number,
): readonly Tried<Move>[] {
  const { game, knowledge, seat, chance } = decision
  const first = believedState(decision)
  const options = orderedOptions(decision, first)
  if (options.length < 2) return options.map(triedOf)
  const rounds = Math.max(1, Math.ceil(Math.log2(options.length)))
  const { caution = 0 } = knowledge
  const granted = horizon === undefined ? GRANTED.whole : GRANTED.judged
  const mayGoOn = budget.mayGoOn ?? (() => true)
  const answers = game.toAct(first).length > 1 ? answersOf(knowledge) : undefined
  const starts: Start<State>[] = []
  let left = options
  let spent = 0
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const share = Math.max(1, Math.floor((budget.iterations - spent) / (left.length * (rounds - round))))
    for (let trial = 0; trial < share && mayGoOn(); trial++) {
      const number = left[0]!.results.length
      starts[number] ??= { state: number === 0 ? first : believedState(decision), luck: luckFrom(chance) }
      const { state, luck } = starts[number]
      for (const option of left) {
        // Asked before every game: with many moves, one game of each may be long on a phone.
        if (!mayGoOn()) break
        const copy = game.clone(state)
        const ctx = { chance: restoredChance(luck) }
        game.apply(copy, seat, option.move, ctx)
        if (answers !== undefined) answerInSecret({ game, knowledge }, answers, copy, seat, ctx.chance)
        const result = playOn({ game, knowledge, horizon }, copy, ctx.chance)[seat]!
        option.results.push(result)
        option.sum += result
      }
      spent += left.length
      if ((number + 1) % LOOK === 0 && isDecided(left, granted)) return ranking(options, left, caution, granted)
    }
    left = bestFirst(left)
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  return ranking(options, left, caution, granted)
}

/** Best first; `left` are those that were not dropped. Without clear reason the usual move, which is the first option, stays first. */
function ranking<Move>(
  options: readonly Option<Move>[],
  left: readonly Option<Move>[],
  caution: number,
  granted: number,
): readonly Tried<Move>[] {
  const dropped = options.filter((option) => !left.includes(option))
  const ranked = [...bestFirst(left), ...bestFirst(dropped)]
  const usual = options[0]!
  const isSure = isBetter(ranked[0]!, usual, caution, granted)
  return (isSure ? ranked : [usual, ...ranked.filter((option) => option !== usual)]).map(triedOf)
}

/** After so many trials each it is asked whether more of them could change anything. */
const LOOK = 16
/** So many standard errors leave no doubt. */
const NO_DOUBT = 4

/** One move is better than all others beyond doubt, or they have all come to the same each time. */
function isDecided<Move>(left: readonly Option<Move>[], granted: number): boolean {
  const [best, ...others] = bestFirst(left)
  if (others.every((other) => isBetter(best!, other, NO_DOUBT, granted))) return true
  return others.every(({ results }) => results.every((result, i) => result === best!.results[i]))
}

/** Variance that is taken for granted, for two trials may agree by luck: wins vary more than chances of winning do. */
const GRANTED = { whole: 1, judged: 0.1 }

/** In the trials that both had, by so many standard errors. */
function isBetter<Move>(option: Option<Move>, usual: Option<Move>, caution: number, granted: number): boolean {
  if (caution === 0 || option === usual) return true
  const count = Math.min(option.results.length, usual.results.length)
  const differences = Array.from({ length: count }, (_, i) => option.results[i]! - usual.results[i]!)
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / count
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, granted)
  return mean > caution * (Math.sqrt(squares) / count)
}

interface Start<State> {
  readonly state: State
  readonly luck: ChanceState
}

/** The policy's own choice first: it is played where nothing is better. */
function orderedOptions<State, Move, View>({ game, knowledge, seat, chance }: Decision<State, Move, View>, state: State): Option<Move>[] {
  const moves = game.legal(state, seat)
  if (moves.length < 2) return moves.map((move) => ({ move, prior: 0, results: [], sum: 0 }))
  const policy = knowledge.prior === undefined ? undefined : policyOf(knowledge)
  if (policy !== undefined) return likeliestFirst(moves, policy.judge(state, seat, moves), knowledge.prior!)
  const usual = game.moveKey(sensibleMove(game, knowledge, state, seat, chance))
  const at = moves.findIndex((move) => game.moveKey(move) === usual)
  const ordered = at <= 0 ? moves : [moves[at]!, ...moves.slice(0, at), ...moves.slice(at + 1)]
  return ordered.map((move) => ({ move, prior: 0, results: [], sum: 0 }))
}

function likeliestFirst<Move>(moves: readonly Move[], likelihoods: Float64Array, worth: number): Option<Move>[] {
  return moves
    .map((move, m): Option<Move> => ({ move, prior: worth * Math.log(Math.max(likelihoods[m]!, LEAST)), results: [], sum: 0 }))
    .toSorted((a, b) => b.prior - a.prior)
}
const LEAST = 1e-4

/** Sorting keeps the order of equals. */
function bestFirst<Move>(options: readonly Option<Move>[]): Option<Move>[] {
  return options.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}

/** With every trial the likelihood counts less. */
const scoreOf = (option: Option<unknown>): number => meanOf(option) + option.prior / Math.sqrt(Math.max(1, option.results.length))

const meanOf = ({ results, sum }: Option<unknown>): number => (results.length === 0 ? 0 : sum / results.length)

function triedOf<Move>(option: Option<Move>): Tried<Move> {
  const { move, results } = option
  const wins = meanOf(option)
  let squares = 0
  for (const result of results) squares += (result - wins) ** 2
  const trials = results.length
  return { move, trials, wins, error: trials < 2 ? 0.5 : Math.sqrt(squares / (trials - 1) / trials) }
}
