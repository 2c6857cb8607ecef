import { deepFreeze, type Context } from '@echappee/kernel'
import { TERRAINS, terrainIndex, type Terrain, type Tokens } from '../content/road.ts'
import { RIDER_MAX, TEAM_SIZE, TEAM_TOKENS } from '../content/team-sheet.ts'
import { TEAMS, type TeamId } from '../content/teams.ts'
import { ask } from './batch.ts'
import type { Event, Plate } from './events.ts'
import { allRiders } from './riders.ts'
import type { Draft, State } from './state.ts'

/** Everybody at once puts a team together (CDB-6), or turns tokens over (CDB-8). */
export function openDrafts(state: State, ctx: Context<Event>): void {
  state.drafts = state.teams.map((team) => (team === null ? EMPTY_DRAFT : newDraft(tokensOf(team))))
  ask(state, 'allocate', 0, allRiders(state.race.seats), ctx)
  for (const [seat, draft] of state.drafts.entries())
    ctx.emit?.({ type: 'drafted', seat, change: 'opened', draft, isConfirmed: false }, { only: seat })
}

/** CDB-6, CDB-8, CDB-9: all plates are shown at the same moment. */
export function showPlates(state: State, ctx: Context<Event>): void {
  const plates: Plate[] = []
  for (const [id, rider] of state.riders.entries()) {
    const { tokens, hidden } = state.drafts[(id / TEAM_SIZE) | 0]!
    const letter = id % TEAM_SIZE
    const down = hidden[letter]!
    rider.up = tokens[letter]!.map((count, i) => count - (down !== null && terrainIndex(down) === i ? 1 : 0))
    rider.start = deepFreeze(rider.up.slice())
    rider.down = state.race.isHiding ? RIDER_MAX - sum(rider.up) : 0
    rider.faceDown = rider.down > 0 ? 'unknown' : 'none'
    state.hidden[id] = down
    plates.push({ up: rider.up.slice(), down: rider.down })
  }
  state.drafts = []
  ctx.emit?.({ type: 'platesShown', plates })
}

export function newDraft(tokens: readonly Tokens[], changes = 0): Draft {
  return deepFreeze({ tokens: tokens.map((own) => [...own]), hidden: [null, null, null], changes })
}

export const EMPTY_DRAFT: Draft = newDraft([
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
])

export function tokensOf(team: TeamId): Tokens[] {
  return TEAMS[team].riders.map(({ tokens }) => tokens)
}

/** CDB-52: six tokens for each rider, in the colours of the course. */
export function courseTokens(cases: readonly Terrain[]): Tokens[] {
  return Array.from({ length: TEAM_SIZE }, () => inProportion(TEAM_TOKENS / TEAM_SIZE, cases))
}

/** So many tokens, shared out by the number of squares of each terrain; largest remainders, ties in the order of TERRAINS. */
export function inProportion(size: number, cases: readonly Terrain[]): Tokens {
  const shares = TERRAINS.map((terrain) => (size * cases.filter((other) => other === terrain).length) / cases.length)
  const tokens = shares.map(Math.floor)
  const byRemainder = [0, 1, 2, 3].sort((a, b) => shares[b]! - tokens[b]! - (shares[a]! - tokens[a]!) || a - b)
  for (let i = 0; sum(tokens) < size; i++) tokens[byRemainder[i]!]!++
  return tokens
}

export function sum(tokens: readonly number[]): number {
  return tokens[0]! + tokens[1]! + tokens[2]! + tokens[3]!
}
