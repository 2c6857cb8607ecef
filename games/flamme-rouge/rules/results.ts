import { EXHAUSTION } from '../content/cards.ts'
import { compareGeneral, generalOrder, reverseTie } from './classification.ts'
import { ridersOf, roadIn, stageOf, teamOf } from './riders.ts'
import type { Arrival, PublicState, RiderId, RiderResult, StageResult } from './state.ts'
import { baseTime, individualTime, roadTimes, stageOrder, teamTime } from './times.ts'

/** Places, times and points of the stage that has just ended. */
export function stageResult(table: PublicState): StageResult {
  const { type, id } = stageOf(table)
  const riders = type === 'itt' ? individualResults(table) : type === 'ttt' ? teamResults(table) : roadResults(table)
  return { day: table.day, stage: id, type, riders }
}

/** FR-32: of a single race. */
export function raceOrderAtEnd({ riders }: PublicState): RiderId[] {
  return riders.map((_, id) => id).sort((a, b) => riders[b]!.at - riders[a]!.at || riders[a]!.lane - riders[b]!.lane)
}

/** FR-32: teams by their better rider, the best first. */
export function raceTeams(order: readonly RiderId[]): number[] {
  const teams: number[] = []
  for (const rider of order) if (!teams.includes(teamOf(rider))) teams.push(teamOf(rider))
  return teams
}

/** FR-38 on the road of this stage. */
export function roadTie(table: PublicState) {
  return reverseTie(table, !table.tour.isTour || table.tour.options.sameSquareTie === 'lane')
}

export function linePoints(table: PublicState): { green: number[]; mountain: number[]; bonus: number[] } {
  const { tour, lines, riders } = table
  const [green, mountain, bonus] = [riders.map(() => 0), riders.map(() => 0), riders.map(() => 0)]
  const { sprints } = stageOf(table)
  const { climbs } = roadIn(table)
  for (const [line, passed] of lines.entries())
    for (const [i, rider] of passed.entries()) {
      if (line < sprints.length) {
        green[rider]! += tour.points.sprint[i] ?? 0
        bonus[rider]! += tour.points.sprintBonus[i] ?? 0
      } else {
        const category = climbs[line - sprints.length]!.category
        if (category !== null) mountain[rider]! += tour.points.summits[category][i] ?? 0
      }
    }
  return { green, mountain, bonus }
}

/** FR-57…69. */
function roadResults(table: PublicState): RiderResult[] {
  const { tour, riders } = table
  const { type } = stageOf(table)
  const { line } = roadIn(table)
  const arrivals = riders.map(({ finish }) => finish!)
  const order = stageOrder(arrivals, roadTie(table))
  const winner = order[0]!
  const base = baseTime(riders[winner.rider]!.counted, winner.square - line, tour.options)
  const times = roadTimes(arrivals, base, line, tour.options)
  const points = linePoints(table)
  const hasBonus = tour.options.finishBonus === 'allRoad' || type === 'flat'
  return order.map(({ rider }, i) => {
    const bonus = points.bonus[rider]! + (hasBonus ? (tour.points.finishBonus[i] ?? 0) : 0)
    const green = points.green[rider]! + (type === 'itt' || type === 'ttt' ? 0 : (tour.points.finish[type][i] ?? 0))
    return { rider, place: i + 1, time: times.get(rider)! - bonus, bonus, green, mountain: points.mountain[rider]! }
  })
}

/** FR-77, FR-78. */
function individualResults(table: PublicState): RiderResult[] {
  const { line } = roadIn(table)
  const tie = reverseTie(table, false, false)
  return table.riders
    .map(({ finish, turns, deck }) => ({ finish: finish!, time: individualTime(turns, finish!.square - line, deck[EXHAUSTION]!) }))
    .sort((a, b) => a.time - b.time || tie(a.finish, b.finish))
    .map(({ finish, time }, i) => ({ rider: finish.rider, place: i + 1, time, bonus: 0, green: 0, mountain: 0 }))
}

/** FR-83, FR-84: both riders are credited the time of the team; of the two, the better placed on the road first. */
function teamResults(table: PublicState): RiderResult[] {
  const { tour, riders } = table
  const { line } = roadIn(table)
  const rank = generalOrder(table)
  const times = tour.teams.map((_, team) =>
    teamTime(ridersOf(team).map((id) => ({ turns: riders[id]!.turns, squaresPast: riders[id]!.finish!.square - line }))),
  )
  const best = (team: number) => ridersOf(team).sort((a, b) => rank.indexOf(a) - rank.indexOf(b))[0]
  // FR-38: of equal teams the one whose better rider is worse placed comes first.
  const tie = (a: number, b: number) => -compareGeneral(table, best(a), best(b)) || table.drawOrder[best(a)]! - table.drawOrder[best(b)]!
  const teams = tour.teams.map((_, team) => team).sort((a, b) => times[a]! - times[b]! || tie(a, b))
  return teams
    .flatMap((team) => ridersOf(team).sort((a, b) => arrivalOrder(riders[a]!.finish!, riders[b]!.finish!)))
    .map((rider, i) => ({ rider, place: i + 1, time: times[teamOf(rider)]!, bonus: 0, green: 0, mountain: 0 }))
}

function arrivalOrder(a: Arrival, b: Arrival): number {
  return a.round - b.round || b.square - a.square
}
