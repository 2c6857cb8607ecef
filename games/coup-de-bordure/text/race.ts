import type { Seat } from '@echappee/kernel'
import { DISTANCE } from '../content/paces.ts'
import { LAST_SQUARE, TERRAINS, terrainIndex, type Terrain, type Tokens } from '../content/road.ts'
import { RIDER_MAX, TEAM_SIZE } from '../content/team-sheet.ts'
import { TEAMS, type TeamId } from '../content/teams.ts'
import { isIn, riderName, ridersIn, seatOf } from '../rules/riders.ts'
import type { PublicState, Rider, RiderId, View } from '../rules/state.ts'

/** What a view tells about the race, worked out. No React, no words. */

export function seatsOf({ race }: PublicState): Seat[] {
  return Array.from({ length: race.seats }, (_, seat) => seat)
}

export function teamRiders(seat: Seat): RiderId[] {
  return Array.from({ length: TEAM_SIZE }, (_, letter) => seat * TEAM_SIZE + letter)
}

/** Beyond the line there is no terrain (CDB-3). */
export function terrainAt({ race }: PublicState, at: number): Terrain | undefined {
  return race.course.cases[at - 1]
}

export function groupTerrain(view: PublicState): Terrain {
  return terrainAt(view, view.groupCase)!
}

/** Riders that started the round on one square (CDB-13). */
export interface Group {
  readonly at: number
  readonly riders: readonly RiderId[]
  readonly state: 'played' | 'now' | 'waiting'
}

/** All groups of the round, front to back. */
export function groupsOf(view: PublicState): Group[] {
  if (view.round === 0) return []
  const bySquare = new Map<number, RiderId[]>()
  for (const [id, rider] of view.riders.entries()) bySquare.set(startOf(rider), [...(bySquare.get(startOf(rider)) ?? []), id])
  return [...bySquare]
    .sort(([a], [b]) => b - a)
    .map(([at, riders]) => ({
      at,
      riders,
      state: at === view.groupCase ? 'now' : view.riders[riders[0]!]!.moved === null ? 'waiting' : 'played',
    }))
}

/** Where the rider stood when the round started. */
function startOf({ at, moved }: Rider): number {
  return moved === null ? at : at - DISTANCE[moved]
}

/** Riders of the group that have not moved yet. */
export function leftOf(view: PublicState): RiderId[] {
  return ridersIn(view.group).filter((id) => view.riders[id]!.moved === null)
}

/** CDB-23: a rider alone on its square finds no wheel. */
export function isAlone(view: PublicState): boolean {
  return ridersIn(view.group).length === 1
}

/** The face-down energy token, as far as the viewer knows it: his own riders'. */
function hiddenOf(view: View, id: RiderId): Terrain | null {
  return seatOf(id) === view.viewer ? (view.hidden[id % TEAM_SIZE] ?? null) : null
}

/** A plate as the viewer sees it; while his team is put together, his own as it lies in the draft. */
export interface SeenPlate {
  readonly up: Tokens
  readonly down: number
  /** The face-down energy token, as far as the viewer knows it. */
  readonly hidden: Terrain | null
}

export function plateOf(view: View, id: RiderId): SeenPlate {
  const { up, down } = view.riders[id]!
  if (view.draft === null || seatOf(id) !== view.viewer) return { up, down, hidden: hiddenOf(view, id) }
  const hidden = view.draft.hidden[id % TEAM_SIZE]!
  const drafted = view.draft.tokens[id % TEAM_SIZE]!.map((count, i) => count - (hidden !== null && terrainIndex(hidden) === i ? 1 : 0))
  return { up: drafted, down: view.race.isHiding ? RIDER_MAX - totalOf(drafted) : 0, hidden }
}

/** All energy of an own rider, or what lies open of another's. */
export function energyOf(view: View, id: RiderId): Tokens {
  const hidden = hiddenOf(view, id)
  return view.riders[id]!.up.map((count, i) => count + (hidden !== null && terrainIndex(hidden) === i ? 1 : 0))
}

export function totalOf(tokens: readonly number[]): number {
  return tokens.reduce((sum, count) => sum + count, 0)
}

/** How often each terrain appears on the squares from this one on. */
export function coming({ race }: PublicState, from: number): Tokens {
  return TERRAINS.map((terrain) => race.course.cases.filter((other, i) => other === terrain && i >= from - 1).length)
}

/** Cases to the line, of whoever is farthest ahead; 0 once somebody is across. */
export function leaderToGo({ riders }: PublicState): number {
  return Math.max(0, LAST_SQUARE + 1 - Math.max(...riders.map(({ at }) => at)))
}

/** The rider's own name, if the team has a sheet. */
export function ownName(view: PublicState, id: RiderId): string | undefined {
  const name = riderName(view, id)
  return name === undefined ? undefined : surname(name)
}

/** "Sagan", "Van Avermaet". */
export function surname(name: string): string {
  const words = name.split(' ')
  const isParticle = /^(Van|De|Di|Le|La)$/.test(words.at(-2) ?? '')
  return words.slice(isParticle ? -2 : -1).join(' ')
}

/** Two teams of different races may have the same rider. */
export function hasNamesake(view: PublicState, id: RiderId): boolean {
  const name = ownName(view, id)
  return name !== undefined && view.riders.some((_, other) => other !== id && ownName(view, other) === name)
}

export function teamName({ teams }: PublicState, seat: Seat): string | undefined {
  const team = teams[seat] ?? null
  return team === null ? undefined : TEAMS[team].name
}

/** The same team name occurs in several races. */
export function hasTwin(offer: readonly TeamId[], team: TeamId): boolean {
  return offer.some((other) => other !== team && TEAMS[other].name === TEAMS[team].name)
}

/** Own riders that the viewer is still asked about, in letter order. */
export function askedOf(view: View): RiderId[] {
  return view.viewer < 0 ? [] : teamRiders(view.viewer).filter((id) => isIn(view.asked & ~view.answered, id))
}

/** Whoever is asked about anything now. */
export function waitingSeats({ asked, answered }: PublicState): Seat[] {
  return [...new Set(ridersIn(asked & ~answered).map(seatOf))]
}

export function hasMusette({ draws }: PublicState, seat: Seat): boolean {
  return draws.some((seats) => seats.includes(seat))
}
