import { deepFreeze, unrefused, type Context, type PhaseRules, type Refusal, type Seat } from '@echappee/kernel'
import { TERRAINS, terrainIndex, type Terrain, type Tokens } from '../../content/road.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_SIZE, TEAM_TOKENS } from '../../content/team-sheet.ts'
import { committed, toAct } from '../batch.ts'
import { EMPTY_DRAFT, courseTokens, newDraft, replaceDraft, sum, tokensOf } from '../drafts.ts'
import type { DraftChange, Event } from '../events.ts'
import { ADD, CLEAR, CONFIRM, HIDE, REMOVE, SHOW, START, type Move } from '../moves.ts'
import { teamsOf } from '../options.ts'
import { refuse } from '../refusals.ts'
import { seatOf } from '../riders.ts'
import type { Draft, State } from '../state.ts'

export type AllocateMove = Extract<Move, { type: 'start' | 'add' | 'remove' | 'clear' | 'hide' | 'confirm' }>

/** So often may a seat take something back or turn something over: every game must end, and a hand needs far less. */
export const MAX_CHANGES = 60

/** CDB-6, CDB-8: everybody at once, token by token, until the team is confirmed. The plates can be completed at any time, so nobody gets stuck. */
export const allocate: PhaseRules<State, Move, Event, AllocateMove> = {
  moves: ['start', 'add', 'remove', 'clear', 'hide', 'confirm'],
  toAct,
  committed,
  candidates,
  whyNot,
  legal: (state, seat) => unrefused(allocate, state, seat),
  fallback,
  apply,
}

/** Why a token may not be added to the rider of this letter. */
export function whyNotAdd({ tokens }: Pick<Draft, 'tokens'>, letter: number): Refusal | undefined {
  const sizes = tokens.map(sum)
  const left = TEAM_TOKENS - sizes.reduce((all, size) => all + size, 0)
  if (left === 0) return refuse('NO_TOKENS_LEFT', { limit: TEAM_TOKENS })
  if (sizes[letter]! >= RIDER_MAX) return refuse('RIDER_FULL', { limit: RIDER_MAX })
  const missing = sizes.reduce((all, size, i) => all + Math.max(0, RIDER_MIN - (i === letter ? size + 1 : size)), 0)
  return left - 1 < missing ? refuse('OTHERS_NEED_TOKENS', { left, needed: RIDER_MIN }) : undefined
}

/** Tokens not yet given to a rider. */
export function tokensLeft({ tokens }: Pick<Draft, 'tokens'>): number {
  return tokens.reduce((left, own) => left - sum(own), TEAM_TOKENS)
}

function candidates(state: State, seat: Seat): Move[] {
  if (!toAct(state).includes(seat)) return []
  const { race } = state
  const isFree = race.options.teams === 'free'
  const moves: Move[] = []
  if (isFree) moves.push(START.course, ...teamsOf(race.course).map((team) => START[team]))
  for (let letter = 0; letter < TEAM_SIZE; letter++) {
    const rider = seat * TEAM_SIZE + letter
    if (isFree) moves.push(...ADD[rider]!, ...REMOVE[rider]!)
    if (race.isHiding) moves.push(...HIDE[rider]!, SHOW[rider]!)
  }
  if (isFree) moves.push(CLEAR)
  moves.push(CONFIRM)
  return moves
}

function whyNot(state: State, seat: Seat, move: AllocateMove): Refusal | undefined {
  const draft = state.drafts[seat]!
  const { race } = state
  if ('rider' in move && seatOf(move.rider) !== seat) return refuse('NOT_YOUR_RIDER', { rider: move.rider })
  if (move.type === 'confirm') {
    const left = tokensLeft(draft)
    return left > 0 ? refuse('TOKENS_LEFT', { left }) : undefined
  }
  if (move.type === 'hide') return whyNotHide(state, draft, move.rider, move.terrain)
  if (race.options.teams !== 'free') return refuse('TEAM_IS_FIXED', { team: state.teams[seat]! })
  switch (move.type) {
    case 'start':
      if (move.from !== 'course' && !teamsOf(race.course).includes(move.from)) return refuse('TEAM_NOT_OFFERED', { team: move.from })
      return tokensLeft(draft) < TEAM_TOKENS ? refuse('PLATES_NOT_EMPTY') : undefined
    case 'add':
      return whyNotAdd(draft, move.rider % TEAM_SIZE)
    case 'remove': {
      const { rider, terrain } = move
      if (ownOf(draft, rider, terrain) === 0) return refuse('NO_SUCH_TOKEN', { rider, terrain })
      return tooManyChanges(draft)
    }
    case 'clear':
      return tokensLeft(draft) === TEAM_TOKENS ? refuse('PLATES_EMPTY') : tooManyChanges(draft)
  }
}

function whyNotHide({ race }: State, draft: Draft, rider: number, terrain: Terrain | null): Refusal | undefined {
  if (!race.isHiding) return refuse('HIDING_OFF')
  if (draft.hidden[rider % TEAM_SIZE] === terrain) return refuse('ALREADY_SO', { rider })
  if (terrain !== null && ownOf(draft, rider, terrain) === 0) return refuse('NOT_THAT_TOKEN', { rider, terrain })
  return tooManyChanges(draft)
}

function tooManyChanges({ changes }: Draft): Refusal | undefined {
  return changes >= MAX_CHANGES ? refuse('TOO_MANY_CHANGES', { limit: MAX_CHANGES }) : undefined
}

function ownOf({ tokens }: Draft, rider: number, terrain: Terrain): number {
  return tokens[rider % TEAM_SIZE]![terrainIndex(terrain)]!
}

function apply(state: State, seat: Seat, move: AllocateMove, ctx: Context<Event>): void {
  replaceDraft(state, seat, CHANGE[move.type], changed(state, state.drafts[seat]!, move), ctx)
}

const CHANGE: Readonly<Record<AllocateMove['type'], DraftChange>> = {
  start: 'started',
  add: 'added',
  remove: 'removed',
  clear: 'cleared',
  hide: 'hid',
  confirm: 'confirmed',
}

function changed(state: State, draft: Draft, move: AllocateMove): Draft {
  switch (move.type) {
    case 'confirm':
      return draft
    case 'start':
      return newDraft(move.from === 'course' ? courseTokens(state.race.course.cases) : tokensOf(move.from), draft.changes)
    case 'clear':
      return newDraft(EMPTY_DRAFT.tokens, draft.changes + 1)
    case 'add':
      return withTokens(draft, move.rider % TEAM_SIZE, move.terrain, 1)
    case 'remove':
      return withTokens(draft, move.rider % TEAM_SIZE, move.terrain, -1)
    case 'hide':
      return deepFreeze({
        ...draft,
        hidden: draft.hidden.map((old, letter) => (letter === move.rider % TEAM_SIZE ? move.terrain : old)),
        changes: draft.changes + 1,
      })
  }
}

/** A face-down token whose last sister is taken away goes with it. */
function withTokens(draft: Draft, letter: number, terrain: Terrain, by: 1 | -1): Draft {
  const index = terrainIndex(terrain)
  const own: Tokens = draft.tokens[letter]!.map((count, i) => (i === index ? count + by : count))
  return deepFreeze({
    tokens: draft.tokens.map((old, i) => (i === letter ? own : old)),
    hidden: draft.hidden.map((old, i) => (i === letter && old === terrain && own[index] === 0 ? null : old)),
    changes: draft.changes + (by < 0 ? 1 : 0),
  })
}

/** CDB-52: in the colours of the course. What somebody has begun is completed, not thrown away. */
function fallback(state: State, seat: Seat): Move {
  const draft = state.drafts[seat]!
  const left = tokensLeft(draft)
  if (left === TEAM_TOKENS) return START.course
  if (left === 0) return CONFIRM
  const wanted = courseTokens(state.race.course.cases)
  const letters = [0, 1, 2].filter((letter) => whyNotAdd(draft, letter) === undefined)
  const letter = letters.reduce((best, other) => (sum(draft.tokens[other]!) < sum(draft.tokens[best]!) ? other : best))
  const missing = TERRAINS.map((_, i) => wanted[letter]![i]! - draft.tokens[letter]![i]!)
  return ADD[seat * TEAM_SIZE + letter]![missing.indexOf(Math.max(...missing))]!
}
