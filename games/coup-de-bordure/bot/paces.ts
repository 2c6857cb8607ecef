import type { Chance, Seat } from '@echappee/kernel'
import { PACES, PACE_COST, type Cost, type Pace } from '../content/paces.ts'
import { LAST_SQUARE, type Tokens } from '../content/road.ts'
import { MAX_SEATS, TEAM_SIZE } from '../content/team-sheet.ts'
import { askedRider } from '../rules/batch.ts'
import { PACE, type Move } from '../rules/moves.ts'
import { canPay } from '../rules/payments.ts'
import { terrainOf } from '../rules/resolution.ts'
import { ridersIn, teamSet } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'
import { bestPayment, energyOf, isLastRound, standing } from './worth.ts'

/** How likely a rival that can accelerate does so, and that one in the wheel then tows. */
const ACCELERATES = 0.16
const TOWS = 0.25
/** What it costs to let a rival gain a square. */
const RIVAL_GAIN = 0.1
/** How much the second and the third rider of a team count beside its leader. */
const WEIGHTS = [1, 0.35, 0.2] as const
/** Being across the line with nobody able to come as far, or with somebody who can come just as far. */
const WON = 4
const LEVEL = 1
/** Advice 14: plans that are as close as this are chosen between at random. */
const CLOSE = 0.1

/** A pace for the rider that is asked about: part of the best plan for all of the team's riders in the group. */
export function choosePace(state: State, seat: Seat, chance: Chance): Move {
  const current = askedRider(state, seat)!
  if (pacesOf(state, current).length === 1) return PACE[current]![0]!
  const { outlook, riders } = teamNow(state, seat)
  let index = 0
  for (let i = 0; i < riders.length; i++) {
    const { rider } = riders[i]!
    if (rider === current) index = i
    if (state.answered & (1 << rider)) riders[i]!.paces = PACE_LISTS[1 << PACES.indexOf(state.answers[rider] as Pace)]!
  }
  const choices = riders.map(() => 0)
  const plan = riders.map(({ paces }) => paces[0]!)
  let best = 0
  let bestValue = -Infinity
  do {
    const value = planValue(riders, plan, outlook) + (chance.int(64) / 64) * CLOSE
    if (value <= bestValue) continue
    bestValue = value
    best = plan[index]!
  } while (nextPlan(riders, choices, plan))
  return PACE[current]![best]!
}

interface TeamNow {
  readonly state: State
  readonly seat: Seat
  readonly round: number
  readonly square: number
  readonly outlook: Outlook
  readonly riders: readonly Prospects[]
}

/** While a team is asked about its riders one by one, nothing changes but their paces: what was reckoned for the first holds for all. */
function teamNow(state: State, seat: Seat): TeamNow {
  if (latest?.state !== state || latest.seat !== seat || latest.round !== state.round || latest.square !== state.groupCase) {
    const outlook = lookAround(state, seat)
    const riders = ridersIn(state.group & teamSet(seat)).map((rider) => prospects(state, rider, outlook))
    latest = { state, seat, round: state.round, square: state.groupCase, outlook, riders }
  }
  return latest
}
let latest: TeamNow | undefined

/** What a seat can see of the group, from open plates alone. */
export interface Outlook {
  readonly isLast: boolean
  /** By rider of the team, in letter order: how much it counts. */
  readonly weights: readonly number[]
  /** How likely some rival accelerates, and how likely a rival in the wheel tows as well. */
  readonly acceleration: number
  readonly tow: number
  /** How many rivals could pay for a wheel or a tow. */
  readonly followers: number
  /** The farthest square that a rival can come to in this round. */
  readonly reach: number
}

/** How far on a rider would be, by how it moves; −Infinity where it can't pay. */
export interface Prospects {
  readonly rider: RiderId
  readonly weight: number
  /** Numbers of PACES that it may choose: only the one if it has been chosen already. */
  paces: readonly number[]
  readonly steady: number
  readonly towed: number
  readonly missed: number
  readonly accelerated: number
  readonly attacked: number
}

export function lookAround(state: State, seat: Seat): Outlook {
  const terrain = terrainOf(state)
  const rivals = ridersIn(state.group & ~teamSet(seat))
  let nobody = 1
  let followers = 0
  for (let i = 0; i < rivals.length; i++) {
    const { up } = state.riders[rivals[i]!]!
    if (up[terrain] === 0) continue
    followers++
    if (up[0]! + up[1]! + up[2]! + up[3]! > 1) nobody *= 1 - ACCELERATES
  }
  const acceleration = 1 - nobody
  const tow = acceleration * (1 - NOBODY_TOWS[Math.max(0, followers - 1)]!)
  return { isLast: isLastRound(state), weights: weightsOf(state, seat), acceleration, tow, followers, reach: reachOf(state, seat) }
}

/** By number of riders in the wheel. */
const NOBODY_TOWS = Array.from({ length: MAX_SEATS * TEAM_SIZE + 1 }, (_, riders) => (1 - TOWS) ** riders)

/** Advice 2 to 6: what the plan brings on average, less what it gives to rivals. */
function planValue(riders: readonly Prospects[], plan: readonly number[], outlook: Outlook): number {
  let away = 0
  let pulls = 0
  for (const pace of plan) {
    if (pace === ACC) pulls++
    if (pace === ACC || pace === SIL) away++
  }
  const wheel = pulls > 0 ? 1 : outlook.acceleration
  // A pair tows whoever wants it; a lone rider in the wheel tows if its own team gains by it.
  const tow = away > 1 || away > pulls ? wheel : outlook.tow
  let value = away > 1 ? -RIVAL_GAIN * outlook.followers * wheel : pulls > 0 ? -RIVAL_GAIN * outlook.followers * 0.3 : 0
  for (let i = 0; i < riders.length; i++) value += riders[i]!.weight * expected(riders[i]!, plan[i]!, wheel, tow)
  return value
}

const SIL = PACES.indexOf('SIL')
const ACC = PACES.indexOf('ACC')
const OFF = PACES.indexOf('OFF')
const COSTS = PACES.map((pace) => PACE_COST[pace])

function expected({ steady, towed, missed, accelerated, attacked }: Prospects, pace: number, wheel: number, tow: number): number {
  switch (pace) {
    case SIL:
      return missed + wheel * (towed - missed)
    case ACC:
      return accelerated
    case OFF:
      return attacked
    default:
      return towed > steady ? steady + tow * (towed - steady) : steady
  }
}

export function prospects(state: State, rider: RiderId, outlook: Outlook): Prospects {
  const { isLast } = outlook
  const { at, hasOffensive } = state.riders[rider]!
  const paces = pacesOf(state, rider)
  const energy = energyOf(state, rider)
  const steady = standing(at + 1, energy, hasOffensive, state.race.course.cases, isLast) + lineBonus(at + 1, outlook)
  return {
    rider,
    weight: outlook.weights[rider % TEAM_SIZE]!,
    paces,
    steady,
    towed: paidFor(state, rider, energy, PACE_COST.SIL, 2, outlook),
    missed: paidFor(state, rider, energy, PACE_COST.SIL, 1, outlook),
    accelerated: paces.includes(ACC) ? paidFor(state, rider, energy, PACE_COST.ACC, 2, outlook) : -Infinity,
    attacked: paces.includes(OFF) ? paidFor(state, rider, energy, PACE_COST.OFF, 3, outlook) : -Infinity,
  }
}

/** How far on the rider is after paying for this pace and riding so many squares. */
function paidFor(state: State, rider: RiderId, energy: Tokens, cost: Cost, distance: number, outlook: Outlook): number {
  const { value } = bestPayment(state, rider, cost, distance, outlook.isLast, energy)
  return value + lineBonus(state.riders[rider]!.at + distance, outlook)
}

/** Advice 11: across the line and out of reach. */
function lineBonus(to: number, { reach }: Outlook): number {
  if (to <= LAST_SQUARE) return 0
  return to > reach ? WON : to === reach ? LEVEL : 0
}

function pacesOf(state: State, rider: RiderId): readonly number[] {
  if (state.answered & (1 << rider)) return PACE_LISTS[1 << PACES.indexOf(state.answers[rider] as Pace)]!
  const { up, hasOffensive } = state.riders[rider]!
  const terrain = terrainOf(state)
  let legal = 1
  for (let pace = 1; pace < PACES.length; pace++)
    if (canPay(up, state.hidden[rider]!, terrain, COSTS[pace]!) && (pace !== OFF || hasOffensive)) legal |= 1 << pace
  return PACE_LISTS[legal]!
}

/** By set of paces, as bits: their numbers. */
const PACE_LISTS = Array.from({ length: 1 << PACES.length }, (_, set) => [...PACES.keys()].filter((pace) => set & (1 << pace)))

/** The next of all plans, the last rider's pace changing first; false after the last one. Writes. */
function nextPlan(riders: readonly Prospects[], choices: number[], plan: number[]): boolean {
  for (let i = riders.length - 1; i >= 0; i--) {
    const { paces } = riders[i]!
    if (++choices[i]! === paces.length) choices[i] = 0
    plan[i] = paces[choices[i]!]!
    if (choices[i] !== 0) return true
  }
  return false
}

/** The rider that is farthest on leads the team. */
function weightsOf(state: State, seat: Seat): number[] {
  const weights = [0, 0, 0]
  const team = ridersIn(teamSet(seat))
  for (let i = 0; i < team.length; i++) {
    const { at } = state.riders[team[i]!]!
    standings[i] = standing(at, energyOf(state, team[i]!), true, state.race.course.cases, false)
  }
  for (let i = 0; i < team.length; i++) {
    let better = 0
    for (let j = 0; j < team.length; j++) if (standings[j]! > standings[i]! || (standings[j] === standings[i] && j < i)) better++
    weights[i] = WEIGHTS[better]!
  }
  return weights
}

/** Of the team that is looked at; filled again and again. */
const standings = [0, 0, 0]

function reachOf({ riders, race }: State, seat: Seat): number {
  let reach = 0
  for (let id = 0; id < riders.length; id++) {
    if (teamSet(seat) & (1 << id)) continue
    const { at, moved, up, hasOffensive } = riders[id]!
    if (moved !== null) reach = Math.max(reach, at)
    else {
      const own = up[terrainOf({ race, groupCase: at })]!
      const total = up[0]! + up[1]! + up[2]! + up[3]!
      reach = Math.max(reach, at + (hasOffensive && own > 1 && total > 2 ? 3 : own > 0 ? 2 : 1))
    }
  }
  return reach
}
