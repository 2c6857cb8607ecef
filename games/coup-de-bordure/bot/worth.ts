import { LAST_SQUARE, terrainIndex, type Terrain, type Tokens } from '../content/road.ts'
import type { Cost } from '../content/paces.ts'
import { PAYMENTS, spentBy, waysToPay, type TokenText } from '../rules/payments.ts'
import { squaresAhead } from '../rules/phases/pay.ts'
import { terrainOf } from '../rules/resolution.ts'
import type { RiderId, State } from '../rules/state.ts'

/** In squares: what a token is worth that will find a square of its colour, and one that can only be the free token of a payment. */
const FULL = 0.7
const SPARE = 0.28
/** How many of the squares ahead a rider will start a round on. */
const VISITS = 0.75
/** Having an Offensive in the legs, and the energy for it. */
const OFFENSIVE = 0.35
/** Beyond the line tokens only break ties (CDB-43, CDB-44). */
const TIE_TERRAIN = 0.06
const TIE_ANY = 0.02

/** Advice 1: how far on a rider is, in squares: where it stands, and what its energy will still bring. */
export function standing(at: number, tokens: readonly number[], hasOffensive: boolean, cases: readonly Terrain[], isLast: boolean): number {
  const total = tokens[0]! + tokens[1]! + tokens[2]! + tokens[3]!
  const { last, squares } = roadOf(cases)
  let worth = at + TIE_TERRAIN * tokens[last]! + TIE_ANY * total
  if (isLast || at > LAST_SQUARE) return worth
  const ahead = squares[at]!
  for (let i = 0; i < 4; i++) {
    const used = Math.min(tokens[i]!, ahead[i]! * VISITS)
    worth += used * FULL + (tokens[i]! - used) * SPARE
  }
  return hasOffensive && total >= 3 ? worth + OFFENSIVE : worth
}

/** All energy of a rider, the face-down token included: for the seat's own riders, and in positions that are made up anyway. */
export function energyOf({ riders, hidden }: State, rider: RiderId): Tokens {
  const tokens = riders[rider]!.up.slice()
  const down = hidden[rider]!
  if (down !== null) tokens[terrainIndex(down)]!++
  return tokens
}

/** The payment that leaves the rider farthest on after so many squares; the first of equals has fewer face-down tokens. */
export function bestPayment(
  state: State,
  id: RiderId,
  cost: Cost,
  distance: number,
  isLast: boolean,
  energy: readonly number[] = energyOf(state, id),
): { tokens: TokenText; value: number } {
  const { at, up, hasOffensive } = state.riders[id]!
  const ways = waysToPay(up, state.hidden[id]!, terrainOf(state), cost)
  let tokens = ''
  let best = -Infinity
  for (let i = 0; i < ways.length; i++) {
    const { all } = SPENT[ways[i]!]!
    for (let terrain = 0; terrain < 4; terrain++) left[terrain] = energy[terrain]! - all[terrain]!
    const value = standing(at + distance, left, hasOffensive && distance < 3, state.race.course.cases, isLast)
    if (value <= best) continue
    best = value
    tokens = PAYMENTS[ways[i]!]!
  }
  return { tokens, value: best }
}

// Looked at millions of times in imagined games: by number of PAYMENTS, and a list that is filled again and again.
const SPENT = PAYMENTS.map((payment) => spentBy(payment))
const left: number[] = [0, 0, 0, 0]

/** Somebody has crossed the line, or cannot help doing so in this round (CDB-41). */
export function isLastRound({ riders }: State): boolean {
  for (let i = 0; i < riders.length; i++)
    if (riders[i]!.at > LAST_SQUARE || (riders[i]!.at === LAST_SQUARE && riders[i]!.moved === null)) return true
  return false
}

interface Road {
  /** Terrain of the last square. */
  readonly last: number
  /** By square 0 to 16: how many squares of each terrain follow it. */
  readonly squares: readonly (readonly number[])[]
}

function roadOf(cases: readonly Terrain[]): Road {
  if (cases === latest) return latestRoad
  let road = roads.get(cases)
  if (road === undefined) {
    road = {
      last: terrainIndex(cases[LAST_SQUARE - 1]!),
      squares: Array.from({ length: LAST_SQUARE + 1 }, (_, at) => squaresAhead(cases, at)),
    }
    roads.set(cases, road)
  }
  latest = cases
  latestRoad = road
  return road
}

const roads = new WeakMap<readonly Terrain[], Road>()
// A whole imagined game is ridden on the same road.
let latest: readonly Terrain[] = []
let latestRoad: Road
