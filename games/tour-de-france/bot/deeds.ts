import type { Deed } from '@echappee/kernel'
import { CHANCE, CLIMB, EXCHANGE } from '../rules/graph.ts'
import { STAY, type Move, type Ride } from '../rules/moves.ts'
import { terrainOf } from '../rules/overtaking.ts'
import { rowOf, stageGraph } from '../rules/riders.ts'
import type { Rider, RiderId, State } from '../rules/state.ts'

type Found = readonly number[] | undefined

interface Ridden {
  readonly before: State
  readonly after: State
  readonly id: RiderId
  readonly ride: Ride
  readonly hand: readonly number[]
  readonly was: Rider
  readonly is: Rider
}

/** Cards that are worth keeping: the high ones for the line, a low one to brake with. */
const HIGH = 10
const LOW = 3
/** Rows to the line from which high cards are there to be played. */
const LATE = 24

/** Of rides, within a stage. */
function deed(name: string, isGood: boolean, of: (ridden: Ridden) => Found, contrary?: string): Deed<State, Move> {
  return {
    name,
    isGood,
    contrary,
    of({ before, seat, move, after }) {
      const { acting: id } = before
      if (before.phase !== 'play' || move.type !== 'ride' || after.stage !== before.stage) return undefined
      return of({ before, after, id, ride: move, hand: before.hands[seat]!, was: before.riders[id]!, is: after.riders[id]! })
    },
  }
}

export const deeds: readonly Deed<State, Move>[] = [
  deed('crosses', true, ({ was, is, id }) => (was.arrival === 0 && is.arrival > 0 ? [id] : undefined)),
  deed('falls', false, ({ was, is, id }) => (isDown(is) && !isDown(was) ? [id] : undefined)),
  deed('sprint', true, ({ was, is }) => {
    const [points, seconds] = [is.bonusPoints - was.bonusPoints, is.bonusSeconds - was.bonusSeconds]
    return points > 0 || seconds > 0 ? [points, seconds] : undefined
  }),
  deed('slipstream', true, ({ ride }) => (ride.plus > 0 ? [ride.plus] : undefined)),
  deed('front', true, ({ before, id, ride, was }) => {
    const graph = stageGraph(before)
    const lead = Math.max(...before.riders.map((other, number) => (number === id ? -1 : rowOf(graph, other))))
    return rowOf(graph, was) <= lead && endRow(before, ride) > lead ? [id] : undefined
  }),
  deed('farther', true, ({ before, ride, was }) => {
    const rows = endRow(before, ride) - rowOf(stageGraph(before), was)
    return rows >= 8 ? [rows] : undefined
  }),
  deed('lostOnClimb', false, ({ before, ride, was }) =>
    terrainOf(stageGraph(before), was) === CLIMB && ride.card % 2 === 1 ? [ride.card] : undefined,
  ),
  deed('stays', false, ({ ride, id }) => (ride.to === STAY ? [id] : undefined)),
  deed('exchange', true, ({ before, ride }) => (stageGraph(before).special[ride.to] === EXCHANGE ? [] : undefined)),
  deed('chance', false, ({ before, ride }) => (stageGraph(before).special[ride.to] === CHANCE ? [] : undefined)),
  deed('keepsHigh', true, ({ hand, ride }) => {
    const best = Math.max(...hand)
    return best >= HIGH && ride.card < best ? [best] : undefined
  }),
  deed(
    'spendsHigh',
    false,
    ({ before, hand, ride, was }) => {
      const isEarly = stageGraph(before).rows - rowOf(stageGraph(before), was) > LATE
      return isEarly && ride.card >= HIGH && ride.card === Math.max(...hand) ? [ride.card] : undefined
    },
    'keepsHigh',
  ),
  deed('keepsBrake', true, ({ hand, ride }) => {
    const lows = hand.filter((card) => card <= LOW)
    return lows.length === 1 && ride.card > LOW ? [lows[0]!] : undefined
  }),
  deed('leavesMates', false, ({ before, id, ride }) => {
    const graph = stageGraph(before)
    const first = id - (id % 3)
    const mates = [0, 1, 2].map((number) => first + number).filter((mate) => mate !== id && before.riders[mate]!.standing === 'road')
    const nearest = Math.max(...mates.map((mate) => rowOf(graph, before.riders[mate]!)))
    return mates.length === 2 && endRow(before, ride) - nearest > LATE ? [id] : undefined
  }),
]

function isDown({ standing, isMissing }: Rider): boolean {
  return standing === 'roadside' || isMissing
}

/** Where the ride ends; beyond the last row for who crosses the line. */
function endRow(state: State, { to }: Ride): number {
  const graph = stageGraph(state)
  if (to === STAY) return rowOf(graph, state.riders[state.acting]!)
  return to >= graph.size ? graph.rows + 1 : graph.row[to]!
}
