import type { Seat } from '@echappee/kernel'
import { CHANCE, CLIMB, EXCHANGE, type Graph, type SquareId } from '../rules/graph.ts'
import { STAY, type Ride } from '../rules/moves.ts'
import { terrainOf } from '../rules/overtaking.ts'
import { isTrial, rowOf, runOffRow, stageGraph } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'

/** A second of card is worth a little less than a square. */
const CARD = 0.9
/** Cards that are better kept for the last rounds. */
const LATE_CARD = 11

/**
 * What the owner of the acting rider thinks of his rides, in squares. Looks at the own hand and at what everybody sees. The turn must have been
 * surveyed, which counts the riders of each row.
 */
export function appraiser(state: State, seat: Seat): (ride: Ride) => number {
  const graph = stageGraph(state)
  const rider = state.riders[state.acting]!
  const row = rowOf(graph, rider)
  const terrain = terrainOf(graph, rider)
  const toGo = graph.rows - row
  // Many rides use one card, or end in one row.
  const costs: number[] = []
  const prizes: number[] = []
  const walls: number[] = []
  return ({ card, boost, to }) => {
    if (to >= graph.size) return 60 + runOffRow(graph, to) - 0.05 * card - (boost === 'none' ? 0 : 1)
    const end = to === STAY ? row : graph.row[to]!
    let worth = end - row - (costs[card] ??= cardCost(state, seat, card, terrain, toGo))
    if (boost !== 'none') worth -= toGo < 30 ? 0.5 : 2
    if (to === STAY) return worth - 1
    worth += squareWorth(state, seat, graph, to, card) + (prizes[end - row] ??= sprintWorth(state, graph, row, end))
    // TDF-38: a round late costs ten seconds, so a rider should end within one card of the line.
    if (toGo > 14 && graph.rows - end <= 12) worth += 1.5
    return worth - 0.1 * (walls[end - row] ??= ridersAhead(graph, end))
  }
}

/** On a climb odd cards lose half a second, and high ones are wasted. */
function cardCost(state: State, seat: Seat, card: number, terrain: number, toGo: number): number {
  if (terrain === CLIMB) return 0.42 * card + (card % 2 === 1 ? 0.3 : 0)
  const isLate = toGo <= 28
  let cost = CARD * card
  if (card >= LATE_CARD && !isLate) cost += 0.5
  if (card <= 3 && isLastBrake(state.hands[seat]!, card)) cost += 0.8
  if (isLate) cost *= 0.75
  return cost
}

/** A low card per two riders is a brake. */
function isLastBrake(hand: readonly number[], card: number): boolean {
  return hand.length > 3 && hand.filter((other) => other <= 3).length <= 1 && card <= 3
}

/** Exchange with a bad hand, no Chance in company or late. */
function squareWorth(state: State, seat: Seat, graph: Graph, to: SquareId, card: number): number {
  const special = graph.special[to]
  if (special !== EXCHANGE && special !== CHANCE) return 0
  const hand = state.hands[seat]!
  if (special === EXCHANGE) {
    const low = hand.filter((other) => other < 6).length - (card < 6 ? 1 : 0)
    if (hand.length < 4) return 0
    return low >= 3 ? 1.2 : -0.8
  }
  if (state.race.options.chanceDeck === 'none') return 0
  const company = state.riders.filter(({ standing, at }) => standing === 'road' && graph.section[at] === graph.section[to]).length
  return -0.6 - 0.5 * company
}

/** The best prize that is left on the lines passed. */
function sprintWorth(state: State, graph: Graph, from: number, to: number): number {
  if (isTrial(state)) return 0
  const { passed } = state.riders[state.acting]!
  let worth = 0
  for (const [sprint, { before, prizes }] of graph.board.sprints.entries()) {
    if (from >= before || to < before || (passed & (1 << sprint)) !== 0) continue
    const prize = prizes[state.passes[sprint]!]
    if (prize !== undefined) worth += 0.8 * prize.points + 0.5 * prize.seconds
  }
  return worth
}

/** A wall of riders just ahead means a bad next turn. */
function ridersAhead({ peopled, rows }: Graph, end: number): number {
  let walls = 0
  for (let row = end + 1, last = Math.min(rows, end + 3); row <= last; row++) walls += peopled[row]!
  return walls
}
