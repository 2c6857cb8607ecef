import type { Chance, MoveFeature, MoveFeatures, Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/teams.ts'
import { CHANCE, CLIMB, EXCHANGE } from '../rules/graph.ts'
import { STAY, type Move, type Ride } from '../rules/moves.ts'
import { terrainOf } from '../rules/overtaking.ts'
import { occupy } from '../rules/reach.ts'
import { isTrial, rowOf, runOffRow, stageGraph } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import { rideWorth, usualMove, whimFrom } from './usual.ts'
import { appraiser } from './worth.ts'

const LIST = {
  usual: 'The rule of thumb would do so.',
  appraisal: 'What the rule of thumb thinks of the ride, beyond its best.',
  rows: 'Rows ridden.',
  card: 'The number on the card.',
  highCard: 'The card is 11 or more.',
  lowCard: 'The card is 3 or less.',
  onlyLow: 'It is the only such card.',
  oddOnClimb: 'An odd card on a climb, of which half a second is lost.',
  slipstream: 'Squares won by slipstream.',
  boost: 'A kept card is played with it.',
  crosses: 'The rider crosses the line.',
  beyond: 'Rows beyond the line.',
  nearLine: 'The rider ends within one card of the line.',
  exchange: 'The ride ends on an exchange square.',
  chance: 'The ride ends on a Chance square.',
  stays: 'The rider makes no step.',
  wall: 'Riders in the three rows ahead.',
  company: 'Other riders in the row.',
  mates: 'Team-mates within two rows.',
  ahead: 'The rider ends ahead of all others.',
  crash: 'The card that goes with a crash.',
  given: 'Numbers on the cards that are given away.',
} as const satisfies Readonly<Record<string, string>>

const NAMES = Object.keys(LIST) as (keyof typeof LIST)[]
const F = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<keyof typeof LIST, number>
const COUNT = NAMES.length

/** Rows to the line; in between contexts are mixed. */
const KNOTS = [0, 14, 30, 60] as const
const CONTEXTS = [
  'always',
  ...KNOTS.map((rows) => `${rows} to go`),
  'on a climb',
  'few cards',
  'time trial',
  'last of the team',
  'first of the team',
  'last to ride',
] as const
const KNOT_AT = 1
const REST_AT = KNOT_AT + KNOTS.length

/** No whim moves the rule of thumb. */
const STILL: Chance = { int: (bound) => bound >> 1 }
const WHIM = whimFrom(STILL)

export const moveFeatures: MoveFeatures<State, Move> = {
  list: NAMES.map((name): MoveFeature => ({ name, means: LIST[name] })),
  contexts: CONTEXTS,

  context(state, seat, into) {
    into[0] = 1
    if (isTrial(state)) into[REST_AT + 2] = 1
    into[REST_AT + 1] = Math.max(0, 1 - state.hands[seat]!.length / 8)
    const { acting, riders } = state
    if (acting < 0) return
    const graph = stageGraph(state)
    const rider = riders[acting]!
    const row = rowOf(graph, rider)
    tents(graph.rows - row, into)
    if (terrainOf(graph, rider) === CLIMB) into[REST_AT] = 1
    let [better, worse, waiting] = [0, 0, 0]
    const first = acting - (acting % TEAM_SIZE)
    for (let mate = first; mate < first + TEAM_SIZE; mate++) {
      if (mate === acting) continue
      if (rowOf(graph, riders[mate]!) > row || riders[mate]!.arrival > 0) better++
      else worse++
    }
    for (const other of riders) if (!other.hasActed && other.standing === 'road') waiting++
    if (worse === 0) into[REST_AT + 3] = 1
    if (better === 0) into[REST_AT + 4] = 1
    into[REST_AT + 5] = 1 - waiting / riders.length
  },

  write(state, seat, moves, into) {
    if (state.phase === 'play') return writeRides(state, seat, moves, into)
    const usual = moves.length < 2 ? undefined : usualMove(state, seat, STILL)
    for (let m = 0; m < moves.length; m++) {
      const move = moves[m]!
      if (isSame(move, usual)) into[m * COUNT + F.usual] = 1
      into[m * COUNT + F.given] = givenBy(move) / 10
    }
  },
}

function tents(left: number, into: Float64Array): void {
  let k = 1
  while (k < KNOTS.length - 1 && KNOTS[k]! < left) k++
  const share = Math.max(0, Math.min(1, (left - KNOTS[k - 1]!) / (KNOTS[k]! - KNOTS[k - 1]!)))
  into[KNOT_AT + k - 1] = 1 - share
  into[KNOT_AT + k] = share
}

function writeRides(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void {
  const graph = stageGraph(state)
  const { riders, acting } = state
  // Counts the riders of each row, which the appraiser looks at too.
  occupy(state, graph, acting)
  const { peopled } = graph
  const appraise = appraiser(state, seat)
  const rider = riders[acting]!
  const row = rowOf(graph, rider)
  const isClimb = terrainOf(graph, rider) === CLIMB
  const hand = state.hands[seat]!
  const lows = hand.filter((card) => card <= 3).length
  const mates: number[] = []
  for (let mate = seat * TEAM_SIZE; mate < (seat + 1) * TEAM_SIZE; mate++)
    if (mate !== acting && riders[mate]!.standing === 'road') mates.push(rowOf(graph, riders[mate]!))
  let lead = graph.rows + 1
  while (lead >= 0 && peopled[lead] === 0) lead--
  let best = -Infinity
  let usual = 0
  let usualWorth = -Infinity
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    const at = m * COUNT
    const worth = rideWorth(move, appraise)
    const still = worth + WHIM
    if (still > usualWorth) {
      usual = m
      usualWorth = still
    }
    if (move.type === 'crash') into[at + F.crash] = move.card / 10
    if (move.type !== 'ride') continue
    into[at + F.appraisal] = worth
    if (worth > best) best = worth
    writeRide(move, into, at)
  }
  if (moves.length > 1 && moves[usual]!.type === 'ride') into[usual * COUNT + F.usual] = 1
  for (let m = 0; m < moves.length; m++)
    if (moves[m]!.type === 'ride') into[m * COUNT + F.appraisal] = Math.max(-5, into[m * COUNT + F.appraisal]! - best) / 2

  function writeRide({ card, plus, boost, to }: Ride, cells: Float64Array, at: number): void {
    cells[at + F.card] = card / 10
    if (card >= 11) cells[at + F.highCard] = 1
    if (card <= 3) {
      cells[at + F.lowCard] = 1
      if (lows === 1) cells[at + F.onlyLow] = 1
    }
    if (isClimb && card % 2 === 1) cells[at + F.oddOnClimb] = 1
    cells[at + F.slipstream] = plus
    if (boost !== 'none') cells[at + F.boost] = 1
    if (to === STAY) {
      cells[at + F.stays] = 1
      return
    }
    if (to >= graph.size) {
      cells[at + F.crosses] = 1
      cells[at + F.beyond] = runOffRow(graph, to) / 3
      return
    }
    const end = graph.row[to]!
    cells[at + F.rows] = (end - row) / 10
    if (graph.rows - row > 14 && graph.rows - end <= 12) cells[at + F.nearLine] = 1
    if (graph.special[to] === EXCHANGE) cells[at + F.exchange] = 1
    if (graph.special[to] === CHANCE) cells[at + F.chance] = 1
    for (let ahead = end + 1, last = Math.min(graph.rows, end + 3); ahead <= last; ahead++) cells[at + F.wall]! += 0.5 * peopled[ahead]!
    cells[at + F.company] = 0.5 * peopled[end]!
    for (let i = 0; i < mates.length; i++) if (Math.abs(mates[i]! - end) <= 2) cells[at + F.mates]! += 0.5
    if (end > lead) cells[at + F.ahead] = (end - lead) / 5
  }
}

function givenBy(move: Move): number {
  if (move.type === 'giveBack') return move.cards.reduce((sum, card) => sum + card, 0)
  return move.type === 'discard' || move.type === 'exchange' || move.type === 'musette' ? move.card : 0
}

function isSame(move: Move, other: Move | undefined): boolean {
  if (other === undefined || move.type !== other.type) return false
  if (move === other) return true
  if (move.type === 'land' && other.type === 'land') return move.to === other.to
  if (move.type === 'restart' && other.type === 'restart') return move.isUsed === other.isUsed
  return givenBy(move) === givenBy(other) && move.type !== 'crash'
}
