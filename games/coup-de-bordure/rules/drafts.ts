import { deepFreeze, type Context, type Seat } from '@echappee/kernel'
import { TERRAINS, terrainIndex, type Terrain, type Tokens } from '../content/road.ts'
import { RIDER_MAX, TEAM_SIZE, TEAM_TOKENS } from '../content/team-sheet.ts'
import { TEAMS, type TeamId } from '../content/teams.ts'
import { ask } from './batch.ts'
import { keepDraft, showPlates } from './change.ts'
import type { DraftChange, Event } from './events.ts'
import { allRiders, seatOf } from './riders.ts'
import type { Draft, State } from './state.ts'

/** Everybody at once puts a team together (CDB-6), or turns tokens over (CDB-8). */
export function openDrafts(state: State, ctx: Context<Event>): void {
  ask(state, 'allocate', 0, allRiders(state.race.seats), ctx)
  for (const [seat, team] of state.teams.entries())
    replaceDraft(state, seat, 'opened', team === null ? EMPTY_DRAFT : newDraft(tokensOf(team)), ctx)
}

/** Only the seat itself learns of its draft. */
export function replaceDraft(state: State, seat: Seat, change: DraftChange, next: Draft, ctx: Context<Event>): void {
  const isConfirmed = change === 'confirmed'
  keepDraft(state, seat, next, isConfirmed)
  ctx.emit?.({ type: 'drafted', seat, change, draft: next, isConfirmed }, { only: seat })
}

/** CDB-6, CDB-8, CDB-9: all plates are shown at the same moment. */
export function closeDrafts(state: State, ctx: Context<Event>): void {
  const plates = state.riders.map((_, id) => {
    const { tokens, hidden } = state.drafts[seatOf(id)]!
    const letter = id % TEAM_SIZE
    const faceDown = hidden[letter]!
    const up = tokens[letter]!.map((count, i) => count - (faceDown !== null && terrainIndex(faceDown) === i ? 1 : 0))
    return { up, down: state.race.isHiding ? RIDER_MAX - sum(up) : 0 }
  })
  showPlates(state, plates)
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
