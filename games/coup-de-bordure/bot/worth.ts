import { LAST_CASE, TERRAIN_INDEX, type Terrain, type Tokens } from '../content/road.ts'
import { spentBy, type TokenText } from '../rules/payments.ts'
import type { RiderId, State } from '../rules/state.ts'

/** In cases: what a token is worth that will find a case of its colour, and one that can only be the free token of a payment. */
const FULL = 0.6
const SPARE = 0.22
/** How many of the cases ahead a rider will start a round on. */
const VISITS = 0.62
/** Having an Offensive in the legs, and the energy for it. */
const OFFENSIVE = 0.35
/** Beyond the line tokens only break ties (CDB-43, CDB-44). */
const TIE_TERRAIN = 0.06
const TIE_ANY = 0.02

/** Advice 1: how far on a rider is, in cases: where it stands, and what its energy will still bring. */
export function standing(at: number, tokens: readonly number[], hasOffensive: boolean, cases: readonly Terrain[]): number {
  const ahead = aheadOf(cases)[at]!
  const last = TERRAIN_INDEX[cases[LAST_CASE - 1]!]
  const total = tokens[0]! + tokens[1]! + tokens[2]! + tokens[3]!
  let worth = at + TIE_TERRAIN * tokens[last]! + TIE_ANY * total
  if (at >= LAST_CASE) return worth
  for (let i = 0; i < 4; i++) {
    const used = Math.min(tokens[i]!, ahead[i]! * VISITS)
    worth += used * FULL + (tokens[i]! - used) * SPARE
  }
  return hasOffensive && total >= 3 ? worth + OFFENSIVE : worth
}

/** All energy of a rider, the face-down token included: for the seat's own riders only. */
export function energyOf({ riders, hidden }: State, rider: RiderId): Tokens {
  const tokens = riders[rider]!.up.slice()
  const down = hidden[rider]!
  if (down !== null) tokens[TERRAIN_INDEX[down]]!++
  return tokens
}

export function without(tokens: readonly number[], payment: TokenText): Tokens {
  const { all } = spentBy(payment)
  return tokens.map((count, i) => count - all[i]!)
}

/** By case 0 to 19: how many cases of each terrain follow it. */
export function aheadOf(cases: readonly Terrain[]): readonly (readonly number[])[] {
  let table = tables.get(cases)
  if (table === undefined) {
    table = []
    for (let at = 0; at <= LAST_CASE + 3; at++) {
      const ahead = [0, 0, 0, 0]
      for (let i = at; i < LAST_CASE; i++) ahead[TERRAIN_INDEX[cases[i]!]]!++
      table.push(ahead)
    }
    tables.set(cases, table)
  }
  return table
}

const tables = new WeakMap<readonly Terrain[], (readonly number[])[]>()
