import type { Context, PhaseRules, Refusal, Seat } from '@echappee/kernel'
import { BESACES, CHOSEN } from '../../content/cards.ts'
import { packBesace } from '../changes/cards.ts'
import type { Event } from '../events.ts'
import { BESACE_MOVES, moveKey, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { seatsWhere } from '../seats.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

type BesaceMove = Move & { type: 'besace' }

/** TI-5: all at once and in secret. */
export const besace: PhaseRules<State, Move, Event, BesaceMove, Step> = {
  moves: ['besace'],
  toAct: ({ isReady }) => seatsWhere(isReady, (ready) => !ready),
  committed: ({ isReady }) => seatsWhere(isReady, (ready) => ready),
  candidates: ({ kits }, seat) => (kits[seat] === undefined ? [] : BESACE_MOVES.slice()),
  whyNot,
  legal: () => BESACE_MOVES.slice(),
  /** TI-120. */
  fallback: () => EVEN_BESACE,
  apply,
}

const EVEN_BESACE = BESACE_MOVES.find((move) => move.type === 'besace' && move.r === 2 && move.s === 2)!

function whyNot(_state: State, _seat: Seat, move: BesaceMove): Refusal | undefined {
  const { r, s, a } = move
  if ([r, s, a].some((count) => count < 0 || count > CHOSEN)) return refuse('BESACE_RANGE', { most: CHOSEN })
  const total = r + s + a
  return total === CHOSEN ? undefined : refuse('BESACE_TOTAL', { total, needed: CHOSEN })
}

function apply(state: State, seat: Seat, move: BesaceMove, ctx: Context<Event>): Step {
  const chosen = BESACES[BESACE_AT[moveKey(move)]!]!
  packBesace(state, seat, chosen)
  ctx.emit?.({ type: 'besaceChosen', seat, besace: { ...chosen } }, { only: seat })
  return state.isReady.includes(false) ? 'decision' : 'begin sector'
}

/** By the key of the move. */
const BESACE_AT: number[] = []
for (const [i, move] of BESACE_MOVES.entries()) BESACE_AT[moveKey(move)] = i
