import { PACES, type Pace } from '../content/paces.ts'
import { TERRAINS, terrainIndex, type Terrain } from '../content/road.ts'
import { TEAM_IDS, type TeamId } from '../content/teams.ts'
import { MAX_SEATS, TEAM_SIZE } from '../content/team-sheet.ts'
import { PAYMENTS, PAYMENT_INDEX, REFILLS, type TokenText } from './payments.ts'
import type { RiderId } from './state.ts'

/** `rider` is the rider's number; tokens are written as in `payments.ts`. */
export type Move =
  | { type: 'team'; team: TeamId }
  /** Free allocation: fill the empty plates, in the colours of the course (CDB-52) or like a preset team. */
  | { type: 'start'; from: TeamId | 'course' }
  | { type: 'add'; rider: RiderId; terrain: Terrain }
  | { type: 'remove'; rider: RiderId; terrain: Terrain }
  | { type: 'clear' }
  /** Turns one token of this colour over, instead of any other; null turns it up again. */
  | { type: 'hide'; rider: RiderId; terrain: Terrain | null }
  | { type: 'confirm' }
  | { type: 'pace'; rider: RiderId; pace: Pace }
  | { type: 'pay'; rider: RiderId; tokens: TokenText }
  /** An empty payment stays behind. */
  | { type: 'follow'; rider: RiderId; tokens: TokenText }
  | { type: 'announce'; rider: RiderId; tow: boolean }
  /** Empty takes nothing. */
  | { type: 'refill'; rider: RiderId; tokens: TokenText }

const STARTS: readonly (TeamId | 'course')[] = ['course', ...TEAM_IDS]
const RIDER_IDS: readonly RiderId[] = Array.from({ length: MAX_SEATS * TEAM_SIZE }, (_, rider) => rider)

// Every move there is, made once: lists of legal moves share these objects.
export const CLEAR: Move = Object.freeze({ type: 'clear' })
export const CONFIRM: Move = Object.freeze({ type: 'confirm' })
export const TEAM: Readonly<Record<TeamId, Move>> = record(TEAM_IDS, (team) => ({ type: 'team', team }))
export const START: Readonly<Record<TeamId | 'course', Move>> = record(STARTS, (from) => ({ type: 'start', from }))
/** By rider, then in the order of TERRAINS. */
export const ADD = byRider((rider) => TERRAINS.map((terrain) => ({ type: 'add', rider, terrain })))
export const REMOVE = byRider((rider) => TERRAINS.map((terrain) => ({ type: 'remove', rider, terrain })))
export const HIDE = byRider((rider) => TERRAINS.map((terrain) => ({ type: 'hide', rider, terrain })))
export const SHOW: readonly Move[] = RIDER_IDS.map((rider) => Object.freeze({ type: 'hide', rider, terrain: null }))
/** By rider, then in the order of PACES. */
export const PACE = byRider((rider) => PACES.map((pace) => ({ type: 'pace', rider, pace })))
export const PAY = byRider((rider) => PAYMENTS.map((tokens) => ({ type: 'pay', rider, tokens })))
export const FOLLOW = byRider((rider) => PAYMENTS.map((tokens) => ({ type: 'follow', rider, tokens })))
export const STAY: readonly Move[] = RIDER_IDS.map((rider) => Object.freeze({ type: 'follow', rider, tokens: '' }))
export const ANNOUNCE = byRider((rider) => [true, false].map((tow) => ({ type: 'announce', rider, tow })))
/** By rider, then in the order of REFILLS. */
export const REFILL = byRider((rider) => REFILLS.map((tokens) => ({ type: 'refill', rider, tokens })))

/** Injective: each type has its own stretch of numbers, ordered by rider and then by what is chosen. */
export function moveKey(move: Move): number {
  switch (move.type) {
    case 'clear':
      return 0
    case 'confirm':
      return 1
    case 'team':
      return 10 + TEAM_IDS.indexOf(move.team)
    case 'start':
      return 30 + STARTS.indexOf(move.from)
    case 'add':
      return 100 + move.rider * 4 + terrainIndex(move.terrain)
    case 'remove':
      return 200 + move.rider * 4 + terrainIndex(move.terrain)
    case 'hide':
      return 300 + move.rider * 5 + (move.terrain === null ? 4 : terrainIndex(move.terrain))
    case 'pace':
      return 400 + move.rider * 4 + PACES.indexOf(move.pace)
    case 'announce':
      return 500 + move.rider * 2 + Number(move.tow)
    case 'refill':
      return 600 + move.rider * REFILLS.length + REFILLS.indexOf(move.tokens)
    case 'pay':
      return 1000 + move.rider * 100 + PAYMENT_INDEX[move.tokens]!
    case 'follow':
      return 3000 + move.rider * 100 + (move.tokens === '' ? 99 : PAYMENT_INDEX[move.tokens]!)
  }
}

function byRider(moves: (rider: RiderId) => Move[]): readonly (readonly Move[])[] {
  return RIDER_IDS.map((rider) => moves(rider).map((move) => Object.freeze(move)))
}

function record<K extends string>(keys: readonly K[], move: (key: K) => Move): Readonly<Record<K, Move>> {
  return Object.fromEntries(keys.map((key) => [key, Object.freeze(move(key))])) as Record<K, Move>
}
