import { EXHAUSTION } from '../content/cards.ts'
import { SECONDS } from '../content/points.ts'
import type { Standing } from './classification.ts'
import { linePoints, roadTie } from './results.ts'
import { isTimeTrial, ridersOf, roadIn, stageOf, teamOf } from './riders.ts'
import type { Arrival, PublicState, Rider, RiderId, Totals } from './state.ts'
import { individualTime, roadTimes, stageOrder, teamTime } from './times.ts'

/** The classifications in the middle of a stage. Times are right against each other only: nobody knows yet how long the winner takes. */
export interface VirtualStanding extends Standing {
  /** Whose day can be reckoned: everybody on the road, against the clock those who are home. */
  readonly reckoned: readonly RiderId[]
}

/** Undefined where no stage of a tour is under way. */
export function virtualStanding(table: PublicState): VirtualStanding | undefined {
  const { tour, riders, results, drawOrder } = table
  const isUnderWay = table.round > 0 && table.phase !== 'finished' && results.at(-1)?.day !== table.day
  if (!tour.isTour || !isUnderWay) return undefined
  const today = isTimeTrial(table) ? clockDay(table) : roadDay(table)
  const totals = table.totals.map((total, id) => sum(total, today[id]))
  return { tour, totals, drawOrder, reckoned: riders.flatMap((_, id) => (today[id] === undefined ? [] : [id])) }
}

/**
 * Points and bonuses that are earned; times by FR-60…64 for those who are home. The others follow in the round that is played, ten seconds apart
 * for each empty square, without the limit of FR-63.
 */
function roadDay(table: PublicState): Totals[] {
  const { tour, riders, round, winnersRound } = table
  const { type } = stageOf(table)
  const { line } = roadIn(table)
  const home = riders.flatMap(({ finish }) => finish ?? [])
  const next = home.some((arrival) => arrival.round === round) ? round + 1 : round
  const behind = home.length === 0 ? 0 : SECONDS.perRound * (next - winnersRound)
  const times = new Map([
    ...roadTimes(home, 0, line, tour.options),
    ...roadTimes(riders.flatMap(asItStands), behind, line, { ...tour.options, roundGapCap: false }),
  ])
  const { green, mountain, bonus } = linePoints(table)
  const hasBonus = tour.options.finishBonus === 'allRoad' || type === 'flat'
  for (const [i, { rider }] of stageOrder(home, roadTie(table)).entries()) {
    if (type !== 'itt' && type !== 'ttt') green[rider]! += tour.points.finish[type][i] ?? 0
    if (hasBonus) bonus[rider]! += tour.points.finishBonus[i] ?? 0
  }
  return riders.map((_, id) => ({ time: times.get(id)! - bonus[id]!, bonus: bonus[id]!, green: green[id]!, mountain: mountain[id]! }))
}

function asItStands({ finish, at, lane }: Rider, rider: RiderId): Arrival[] {
  return finish === null ? [{ rider, round: 0, square: at, lane, how: 'gruppetto', isSprinting: false }] : []
}

/** FR-77, FR-83: a time for who is home, in a team time trial for whose team is. */
function clockDay(table: PublicState): (Totals | undefined)[] {
  const { riders } = table
  const { line } = roadIn(table)
  const isTeam = stageOf(table).type === 'ttt'
  return riders.map(({ finish, turns, deck }, id) => {
    const both = ridersOf(teamOf(id)).map((mate) => riders[mate]!)
    if (finish === null || (isTeam && both.some((mate) => mate.finish === null))) return undefined
    const time = isTeam
      ? teamTime(both.map((mate) => ({ turns: mate.turns, squaresPast: mate.finish!.square - line })))
      : individualTime(turns, finish.square - line, deck[EXHAUSTION]!)
    return { time, bonus: 0, green: 0, mountain: 0 }
  })
}

function sum(a: Totals, b: Totals = { time: 0, bonus: 0, green: 0, mountain: 0 }): Totals {
  return { time: a.time + b.time, bonus: a.bonus + b.bonus, green: a.green + b.green, mountain: a.mountain + b.mountain }
}
