import { canonicalJson, type Chance, type Seat } from '@echappee/kernel'
import { believedState, type Budget, type Decision } from '../decision.ts'
import { playOn, sensibleMove, type Imagination } from './imagined-game.ts'
import type { Tried } from './halving.ts'

export const TREE_RULES = ['ucb', 'regret'] as const
/** How a seat chooses in its tree: by upper confidence bounds, or by regret matching. */
export type TreeRule = (typeof TREE_RULES)[number]

/** All decisions that a seat can't tell from each other. The legal moves are the same in all of them. */
interface Node<Move> {
  readonly moves: readonly Move[]
  readonly visits: number[]
  readonly sums: number[]
  readonly squares: number[]
  /** For regret matching: how much better each move would have been, and how often it was played on average. */
  readonly regrets: number[]
  readonly strategy: number[]
  total: number
}

interface Step<Move> {
  readonly seat: Seat
  readonly node: Node<Move>
  readonly choice: number
  /** How likely the choice was. */
  readonly probability: number
}

const EXPLORATION = 0.6
const REGRET_EXPLORATION = 0.2
const SMALL = 1e-9

/**
 * Information-set search with one tree for each seat. A node is what its seat knows, so that nobody in thought reacts to what he can't see;
 * seats that decide at once choose each in their own tree. Best first.
 */
export function treeSearch<State, Move, View>(
  decision: Decision<State, Move, View>,
  budget: Budget,
  rule: TreeRule,
  horizon?: number,
): readonly Tried<Move>[] {
  const { game, knowledge, seat } = decision
  const of: Imagination<State, Move, View> = { game, knowledge, horizon }
  const trees: Map<string, Node<Move>>[] = []
  const mayGoOn = budget.mayGoOn ?? (() => true)
  let root: Node<Move> | undefined
  for (let i = 0; i < budget.iterations && mayGoOn(); i++) {
    const state = believedState(decision)
    const path: Step<Move>[] = []
    const result = descend(of, trees, state, decision, rule, path)
    root ??= path[0]!.node
    for (const step of path) learn(step, result[step.seat]!, rule)
  }
  return ranked(root ?? newNode(game.legal(believedState(decision), seat)), rule)
}

/** Down the trees until a seat meets something new, then by the game's policy. */
function descend<State, Move, View>(
  of: Imagination<State, Move, View>,
  trees: Map<string, Node<Move>>[],
  state: State,
  { seat: thinker, chance }: Pick<Decision<State, Move, View>, 'seat' | 'chance'>,
  rule: TreeRule,
  path: Step<Move>[],
): readonly number[] {
  const { game, knowledge } = of
  const ctx = { chance }
  for (;;) {
    // Of those who decide at once the thinker comes first, so that the path begins with his own choice.
    const seat = path.length === 0 ? thinker : game.toAct(state)[0]
    if (seat === undefined) break
    const tree = (trees[seat] ??= new Map())
    const key = knowledge.infoKey === undefined ? canonicalJson(game.view(state, seat)) : knowledge.infoKey(state, seat)
    let node = tree.get(key)
    const isNew = node === undefined
    if (node === undefined) {
      node = newNode(game.legal(state, seat))
      tree.set(key, node)
    }
    if (node.moves.length === 1) {
      game.apply(state, seat, node.moves[0]!, ctx)
      if (path.length === 0) path.push({ seat, node, choice: 0, probability: 1 })
      continue
    }
    if (isNew) {
      const usual = game.moveKey(sensibleMove(game, knowledge, state, seat, chance))
      const choice = Math.max(
        0,
        node.moves.findIndex((move) => game.moveKey(move) === usual),
      )
      path.push({ seat, node, choice, probability: 1 })
      game.apply(state, seat, node.moves[choice]!, ctx)
      break
    }
    const { choice, probability } = rule === 'ucb' ? byBound(node, chance) : byRegret(node, chance)
    path.push({ seat, node, choice, probability })
    game.apply(state, seat, node.moves[choice]!, ctx)
  }
  return playOn(of, state, chance)
}

function newNode<Move>(moves: readonly Move[]): Node<Move> {
  const zeros = () => moves.map(() => 0)
  return { moves, visits: zeros(), sums: zeros(), squares: zeros(), regrets: zeros(), strategy: zeros(), total: 0 }
}

/** The highest upper bound; what was never tried comes first, in random order. */
function byBound<Move>({ visits, sums, total }: Node<Move>, chance: Chance): { choice: number; probability: number } {
  const log = Math.log(total + 1)
  const from = chance.int(visits.length)
  let choice = 0
  let most = -Infinity
  for (let i = 0; i < visits.length; i++) {
    const move = (from + i) % visits.length
    const count = visits[move]!
    const bound = count === 0 ? Infinity : sums[move]! / count + EXPLORATION * Math.sqrt(log / count)
    if (bound > most) {
      most = bound
      choice = move
    }
  }
  return { choice, probability: 1 }
}

const STEPS = 2 ** 20

/** In proportion to what each move was regretted, with a little of every move. */
function byRegret<Move>({ regrets, strategy }: Node<Move>, chance: Chance): { choice: number; probability: number } {
  const count = regrets.length
  let positive = 0
  for (const regret of regrets) if (regret > 0) positive += regret
  const likelihood = (move: number): number => (positive <= SMALL ? 1 / count : Math.max(0, regrets[move]!) / positive)
  let drawn = chance.int(STEPS) / STEPS
  let choice = count - 1
  let isDrawn = false
  for (let move = 0; move < count; move++) {
    const own = likelihood(move)
    strategy[move]! += own
    const mixed = (1 - REGRET_EXPLORATION) * own + REGRET_EXPLORATION / count
    drawn -= mixed
    if (drawn < 0 && !isDrawn) {
      choice = move
      isDrawn = true
    }
  }
  return { choice, probability: (1 - REGRET_EXPLORATION) * likelihood(choice) + REGRET_EXPLORATION / count }
}

function learn<Move>({ node, choice, probability }: Step<Move>, result: number, rule: TreeRule): void {
  node.visits[choice]!++
  node.sums[choice]! += result
  node.squares[choice]! += result * result
  node.total++
  if (rule === 'ucb') return
  const weighted = result / probability
  for (let move = 0; move < node.regrets.length; move++) node.regrets[move]! += (move === choice ? weighted : 0) - result
}

/** By visits, or by the average strategy. */
function ranked<Move>({ moves, visits, sums, squares, strategy }: Node<Move>, rule: TreeRule): Tried<Move>[] {
  const rank = rule === 'ucb' ? visits : strategy
  return moves
    .map((move, i) => {
      const trials = visits[i]!
      const wins = trials === 0 ? 0 : sums[i]! / trials
      const error = trials < 2 ? 0.5 : Math.sqrt(Math.max(0, squares[i]! / trials - wins * wins) / (trials - 1))
      return { rank: rank[i]!, tried: { move, trials, wins, error } }
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ tried }) => tried)
}
