import type { Chance, Seat } from '@echappee/kernel'
import { PACE_COST, type Pace } from '../content/paces.ts'
import { LAST_CASE, TERRAIN_INDEX, type Tokens } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { askedRider } from '../rules/batch.ts'
import { PACE, type Move } from '../rules/moves.ts'
import { PAYMENTS, waysToPay, type TokenText } from '../rules/payments.ts'
import { legalPaces } from '../rules/phases/pace.ts'
import { terrainOf } from '../rules/resolution.ts'
import { ridersIn, seatOf, teamSet } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'
import { energyOf, standing, without } from './worth.ts'

/** How likely a rival that can accelerate does so, and that one in the wheel tows. */
const RIVAL_ACCELERATES = 0.16
const RIVAL_TOWS = 0.3
/** What a case that a rival gains costs, per rival that can take it. */
const RIVAL_GAIN = 0.12
/** Advice 14: plans that are this close are chosen between at random. */
const CLOSE = 0.12
/** How much the second and the third rider of a team count beside its leader. */
const WEIGHTS = [1, 0.45, 0.3] as const
/** In the last round energy is worth nothing any more, and a case everything. */
const LAST_ROUND_CASE = 3

/** A pace for the rider that is asked about: part of the best plan for all of the team's riders in the group. */
export function choosePace(state: State, seat: Seat, chance: Chance): Move {
  const asked = askedRider(state, seat)!
  const group = ridersIn(state.group & teamSet(seat))
  const outlook = lookAround(state, seat)
  const options = group.map((rider) => optionsOf(state, rider, outlook))
  let best: Pace = 'CON'
  let bestValue = -Infinity
  const plan: Pace[] = group.map(() => 'CON')
  const tryFrom = (index: number) => {
    if (index === group.length) {
      const value = planValue(group, plan, options, outlook) + (chance.int(100) / 100) * CLOSE
      if (value > bestValue) {
        bestValue = value
        best = plan[group.indexOf(asked)]!
      }
      return
    }
    for (const pace of options[index]!.paces) {
      plan[index] = pace
      tryFrom(index + 1)
    }
  }
  tryFrom(0)
  return PACE[asked]!.find((move) => (move as { pace: Pace }).pace === best)!
}

/** What a seat can see of its chances in this group. */
interface Outlook {
  readonly weights: ReadonlyMap<RiderId, number>
  /** That some rival accelerates; that some rival in the wheel tows then. */
  readonly acceleration: number
  readonly tow: number
  /** Rivals who could pay for a tow. */
  readonly followers: number
  readonly caseWorth: number
}

interface Options {
  readonly paces: readonly Pace[]
  /** By pace and cases gained: how far on the rider is then. */
  value(pace: Pace, cases: number): number
  /** Constance and a tow over two; −Infinity if it can't pay. */
  readonly towed: number
}

function lookAround(state: State, seat: Seat): Outlook {
  const terrain = terrainOf(state)
  let none = 1
  let followers = 0
  let wheels = 0
  for (const rider of ridersIn(state.group & ~teamSet(seat))) {
    const { up } = state.riders[rider]!
    if (up[terrain]! === 0) continue
    followers++
    wheels++
    if (up[0]! + up[1]! + up[2]! + up[3]! >= 2) none *= 1 - RIVAL_ACCELERATES
  }
  const acceleration = 1 - none
  return {
    weights: weightsOf(state, seat),
    acceleration,
    tow: acceleration * (1 - (1 - RIVAL_TOWS) ** Math.max(0, wheels - 1)),
    followers,
    caseWorth: isLastRound(state) ? LAST_ROUND_CASE : 1,
  }
}

/** The best-placed rider leads; the others count less. */
function weightsOf(state: State, seat: Seat): ReadonlyMap<RiderId, number> {
  const own = ridersIn(teamSet(seat)).map((rider) => ({ rider, value: ownStanding(state, rider) }))
  own.sort((a, b) => b.value - a.value)
  return new Map(own.map(({ rider }, place) => [rider, WEIGHTS[place]!]))
}

function ownStanding(state: State, rider: RiderId): number {
  const { at, hasOffensive } = state.riders[rider]!
  return standing(at, energyOf(state, rider), hasOffensive, state.race.course.cases)
}

function optionsOf(state: State, id: RiderId, { caseWorth }: Outlook): Options {
  const { at, hasOffensive, up } = state.riders[id]!
  const { cases } = state.race.course
  const hidden = state.hidden[id]!
  const terrain = terrainOf(state)
  const tokens = energyOf(state, id)
  const committed = state.answered & (1 << id) ? (state.answers[id] as Pace) : undefined
  const value = (pace: Pace, gain: number) => {
    const left = pace === 'CON' ? tokens : afterPaying(tokens, up, hidden, terrain, PACE_COST[pace], state)
    return caseWorth * (gain - 1) + standing(at + gain, left, hasOffensive && pace !== 'OFF', cases) - gain + 1
  }
  return { paces: committed === undefined ? legalPaces(up, hidden, terrain, hasOffensive) : [committed], value, towed: tokens[terrain]! > 0 ? value('SIL', 2) : -Infinity }
}
