import { seededChance, type Chance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { OVERTAKING_STEPS, OVERTAKING_STEPS_CLIMB } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { CLIMB, type Graph, type SquareId } from '../rules/graph.ts'
import { STAY, type Ride } from '../rules/moves.ts'
import { isRacing, isTrial, owedBy, raceOrder, rowOf, seatAt, seatOf, stageGraph } from '../rules/riders.ts'
import type { Rider, RiderId, State } from '../rules/state.ts'
import { surveyTurn } from '../rules/turn.ts'
import { HOUSE_TOUR } from './house-tour.ts'
import { position, riderName } from './position.ts'

/** The rules once more, slowly and step by step, to hold the fast ones against. */
function stepsFrom(graph: Graph, rider: Rider, isFree: (square: SquareId) => boolean): SquareId[] {
  const ahead =
    rider.standing === 'road'
      ? [...graph.next.subarray(graph.nextFrom[rider.at], graph.nextFrom[rider.at + 1])]
      : rider.standing === 'start'
        ? [...graph.start]
        : [...graph.exits[graph.section[rider.at]!]!]
  return ahead.filter((square) => square >= graph.size || isFree(square))
}

/** TDF-16: where chains of exactly so many steps end; the run-off is always free. */
function endsOf(graph: Graph, rider: Rider, steps: number, isFree: (square: SquareId) => boolean): Set<SquareId> {
  let ends = new Set(stepsFrom(graph, rider, isFree))
  for (let i = 1; i < steps; i++) {
    const further = new Set<SquareId>()
    for (const at of ends) for (const to of stepsFrom(graph, { ...rider, standing: 'road', at }, isFree)) further.add(to)
    ends = further
  }
  return ends
}

function isFreeIn(graph: Graph, { riders, accidents }: State, without: RiderId): (square: SquareId) => boolean {
  const zone = new Set(accidents.map(({ square }) => graph.section[square]))
  return (square) =>
    !zone.has(graph.section[square]) && !riders.some(({ standing, at }, id) => id !== without && standing === 'road' && at === square)
}

/** TDF-22, TDF-50. */
function nextToAct(state: State): RiderId | undefined {
  const waiting = raceOrder(state).filter((id) => id !== state.acting && !state.riders[id]!.hasActed && !state.riders[id]!.isMissing)
  if (!isTrial(state)) return waiting[0]
  for (let place = state.team; place < Math.min(state.round, state.race.seats); place++) {
    const seat = seatAt(state, place)
    const isRiding = state.riders.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE).some(isRacing)
    const cards = state.hands[seat]!.length - (place === state.team ? 1 : owedBy(state, seat))
    const own = waiting.find((id) => seatOf(id) === seat)
    if (own !== undefined && (cards > 0 || (isRiding && !state.hasSecondDeal[seat]))) return own
  }
  return undefined
}

/** TDF-22. */
function isBarringSlowly(state: State, to: SquareId): boolean {
  const graph = stageGraph(state)
  const next = nextToAct(state)
  if (next === undefined || to < 0 || to >= graph.size) return false
  const follower = state.riders[next]!
  const terrain = graph.terrain[follower.at < 0 ? graph.start[0]! : follower.at]
  const steps = terrain === CLIMB ? OVERTAKING_STEPS_CLIMB : OVERTAKING_STEPS
  if (rowOf(graph, follower) >= graph.row[to]!) return false
  const without = isFreeIn(graph, { ...state, riders: state.riders.with(next, { ...follower, standing: 'home' }) }, state.acting)
  const withMover = (square: SquareId) => square !== to && without(square)
  if (endsOf(graph, follower, steps, withMover).size > 0) return false
  if (endsOf(graph, follower, steps, without).size === 0) return false
  for (let any = 1; any <= 12; any++)
    for (const end of endsOf(graph, follower, any, withMover)) if (graph.row[end]! > graph.row[to]!) return false
  return true
}

/** Riders close together on some board, at random. */
function crowd(chance: Chance, kind: 'road' | 'ttt'): State {
  const board = ['flat', 'mountain', 'village'][chance.int(3)]!
  const pick = <T>(items: readonly T[]): T => items[chance.int(items.length)]!
  const stages = [{ board, kind }]
  const empty = position({ stages, boards: HOUSE_TOUR.boards, riders: {}, hands: {}, parts: { acting: 0 } })
  const graph = stageGraph(empty)
  const first = chance.int(graph.rows - 9)
  const squares = graph.names.slice(0, graph.size).filter((_, id) => graph.row[id]! > first && graph.row[id]! <= first + 9)
  const riders: Record<string, string> = {}
  for (let id = 0; id < 12; id++) {
    if (chance.int(3) === 0) continue
    const marks = `${chance.int(2) === 0 ? '*' : ''}${chance.int(5) === 0 ? '!' : ''}`
    const where = first < 3 && chance.int(5) === 0 ? 'S' : `${chance.int(8) === 0 ? '~' : ''}${pick(squares)}`
    if (Object.values(riders).some((other) => other.replace(/[*!]/g, '') === where)) continue
    riders[riderName(id)] = `${where}${marks}`
  }
  const cards = () => Array.from({ length: 1 + chance.int(4) }, () => 1 + chance.int(7))
  const hands = { A: cards(), B: cards(), C: cards(), D: cards() }
  const parts = {
    dealtFor: [7, 7, 7, 7],
    hasSecondDeal: [0, 1, 2, 3].map(() => chance.int(2) === 0),
    ...(kind === 'ttt' ? { team: chance.int(3), acting: 0 } : {}),
  }
  const state = position({ stages, boards: HOUSE_TOUR.boards, round: 2 + chance.int(4), riders, hands, parts })
  if (kind === 'ttt') {
    for (let seat = 0; seat < 4; seat++) if (chance.int(3) === 0 && seat !== seatAt(state, state.team)) state.hands[seat] = []
    const own = raceOrder(state).find((id) => seatOf(id) === seatAt(state, state.team) && !state.riders[id]!.hasActed)
    state.acting = own ?? -1
  }
  if (chance.int(4) === 0) state.accidents = [{ square: graph.byName.get(pick(squares))!, number: 1, riders: [] }]
  return state
}

describe('ways and overtaking, slowly and fast', () => {
  it.each(['road', 'ttt'] as const)('TDF-16, TDF-22, TDF-50 %s: thousands of crowds, the same squares and the same bars', (kind) => {
    const chance = seededChance('crowds', kind)
    let [rides, bars] = [0, 0]
    for (let i = 0; i < 1000; i++) {
      const state = crowd(chance, kind)
      if (state.acting < 0 || state.riders[state.acting]!.isMissing || !isRacing(state.riders[state.acting]!)) continue
      const graph = stageGraph(state)
      const { fair, barring, blocked } = surveyTurn(state)
      const mover = state.riders[state.acting]!
      const isFree = isFreeIn(graph, state, state.acting)
      const told = (list: readonly Ride[]) => list.filter(({ to }) => to < graph.size)
      for (const [list, isBar] of [
        [fair, false],
        [barring, true],
      ] as const)
        for (const { to } of told(list)) {
          const on = to === STAY ? (mover.standing === 'road' ? mover.at : -1) : to
          expect(isBarringSlowly(state, on), `${JSON.stringify(state.riders)} ${to}`).toBe(isBar)
          rides++
          if (isBar) bars++
        }
      const terrain = graph.terrain[mover.at < 0 ? graph.start[0]! : mover.at]
      for (const card of new Set(state.hands[seatOf(state.acting)])) {
        const steps = terrain === CLIMB ? card >> 1 : card
        if (steps === 0) continue
        const ends = endsOf(graph, mover, steps, isFree)
        const found = [...fair, ...barring]
          .filter((ride) => ride.card === card && ride.plus === 0 && ride.to < graph.size)
          .map(({ to }) => to)
        expect(found.toSorted((a, b) => a - b)).toEqual([...ends].filter((end) => end < graph.size).sort((a, b) => a - b))
        expect(blocked.includes(card)).toBe(ends.size === 0)
      }
    }
    expect(rides).toBeGreaterThan(1000)
    expect(bars).toBeGreaterThan(10)
  })
})
