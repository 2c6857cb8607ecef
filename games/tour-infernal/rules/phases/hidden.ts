import { unrefused, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import { CARDS } from '../../content/cards.ts'
import { hideCard } from '../changes/cards.ts'
import type { Event } from '../events.ts'
import { firstHeld } from '../hand.ts'
import { HIDE_MOVES, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { speaker } from '../seats.ts'
import type { Laid, State } from '../state.ts'
import type { Step } from '../step.ts'

type HideMove = Move & { type: 'hide' }

/** TI-73: the cobbles card X. */
export const hidden: PhaseRules<State, Move, Event, HideMove, Step> = {
  moves: ['hide'],
  toAct: speaker,
  candidates: ({ kits }, seat) => (kits[seat] === undefined ? [] : CARDS.map((card) => HIDE_MOVES[card])),
  whyNot: ({ kits }, seat, { card }) => (kits[seat]!.hand[card] > 0 ? undefined : refuse('HIDE_CARD', { card })),
  legal: (state, seat) => unrefused(hidden, state, seat),
  /** TI-120. */
  fallback: (state, seat) => HIDE_MOVES[firstHeld(state, seat)],
  apply,
}

function apply(state: State, seat: Seat, { card }: HideMove, ctx: Context<Event>): Step {
  const next = AFTER[state.hiding!]
  hideCard(state, seat, card)
  ctx.emit?.({ type: 'laidDown', seat, card }, { only: seat })
  ctx.emit?.({ type: 'laidDownHidden', seat }, { except: seat })
  return next
}

const AFTER: Readonly<Record<Laid, Step>> = {
  play: 'next rider',
  attack: 'attack laid',
  answer: 'answer given',
  counter: 'next counter',
}
