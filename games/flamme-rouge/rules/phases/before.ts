import type { Seat } from '@echappee/kernel'
import { CARDS } from '../../content/cards.ts'
import { PLACE, READY, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { ridersOf, roadIn } from '../riders.ts'
import { beginStage, endPause, resolveForms } from '../stage.ts'
import { askPlacing, isToPlace, resolveBidCards, resolveBidRiders, startLane } from '../start.ts'
import type { State } from '../state.ts'
import { tell, type Ctx, type Step } from '../tell.ts'
import { answer, asking, notYours, type Phase } from './phase.ts'

/** FR-40: one of two trait cards for one of two riders, all in secret. */
export const trait: Phase<'chooseTrait'> = {
  ...asking,
  moves: ['chooseTrait'],
  candidates: traitMoves,
  whyNot(state, seat, { trait: wanted, rider }) {
    return notYours(seat, rider) ?? (state.offers[seat]!.includes(wanted) ? undefined : refuse('NOT_DEALT', { trait: wanted }))
  },
  legal: traitMoves,
  fallback: (state, seat) => traitMoves(state, seat)[0]!,
  apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveTraits),
}

/** FR-41: the form card, which lies open, for one of two riders, all in secret. */
export const form: Phase<'assignForm'> = {
  ...asking,
  moves: ['assignForm'],
  candidates: (_, seat) => ridersOf(seat).map((rider) => ({ type: 'assignForm', rider })),
  whyNot: (_, seat, { rider }) => notYours(seat, rider),
  legal: (_, seat) => ridersOf(seat).map((rider) => ({ type: 'assignForm', rider })),
  fallback: (_, seat) => ({ type: 'assignForm', rider: 2 * seat }),
  apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveForms),
}

/** FR-44: everybody says when he is ready for the next stage. */
export const rest: Phase<'ready'> = {
  ...asking,
  moves: ['ready'],
  candidates: () => [READY],
  whyNot: () => undefined,
  legal: () => [READY],
  fallback: () => READY,
  apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, endPause),
}

/** FR-13. */
export const bidRider: Phase<'bidRider'> = {
  ...asking,
  moves: ['bidRider'],
  candidates: (_, seat) => ridersOf(seat).map((rider) => ({ type: 'bidRider', rider })),
  whyNot: (_, seat, { rider }) => notYours(seat, rider),
  legal: (_, seat) => ridersOf(seat).map((rider) => ({ type: 'bidRider', rider })),
  fallback: (_, seat) => ({ type: 'bidRider', rider: 2 * seat }),
  apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveBidRiders),
}

/** FR-13. */
export const bidCard: Phase<'bidCard'> = {
  ...asking,
  moves: ['bidCard'],
  candidates: bidMoves,
  whyNot(state, seat, { card }) {
    return state.piles[state.current[seat]!]!.hand[card] === 0 ? refuse('NOT_IN_HAND', { card }) : undefined
  },
  legal: bidMoves,
  fallback: (state, seat) => bidMoves(state, seat)[0]!,
  apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveBidCards),
}

/** A start tile has at most five start squares. */
const START_SQUARES = 5

/** FR-11: one rider, one start square; he takes its rightmost free lane. */
export const place: Phase<'placeStart'> = {
  ...asking,
  moves: ['placeStart'],
  candidates: (_, seat) =>
    ridersOf(seat).flatMap((rider) =>
      Array.from({ length: START_SQUARES }, (__, i): Move => ({ type: 'placeStart', rider, square: i + 1 })),
    ),
  whyNot(state, seat, { rider, square }) {
    const refusal = notYours(seat, rider)
    if (refusal !== undefined) return refusal
    if (!isToPlace(state, rider)) return refuse('ALREADY_PLACED', { rider })
    const last = roadIn(state).start
    if (square > last) return refuse('NOT_A_START_SQUARE', { square, last })
    return startLane(state, square) === 0 ? refuse('SQUARE_FULL', { square }) : undefined
  },
  legal: placeMoves,
  fallback: (state, seat) => placeMoves(state, seat).at(-1)!,
  apply(state, _, { rider, square }, ctx) {
    tell(state, { type: 'placed', spot: { rider, at: square, lane: startLane(state, square) } }, ctx)
    return askPlacing(state, ctx)
  },
}

function traitMoves(state: State, seat: Seat): Move[] {
  return [...new Set(state.offers[seat])].flatMap((card) =>
    ridersOf(seat).map((rider): Move => ({ type: 'chooseTrait', trait: card, rider })),
  )
}

function resolveTraits(state: State, ctx: Ctx): Step {
  const riders = state.answers.flatMap((move) => (move?.type === 'chooseTrait' ? [{ rider: move.rider, trait: move.trait }] : []))
  tell(state, { type: 'traitsChosen', riders }, ctx)
  return beginStage(state, 0, ctx)
}

function bidMoves(state: State, seat: Seat): Move[] {
  const id = state.current[seat] ?? null
  if (id === null) return []
  const { hand } = state.piles[id]!
  return CARDS.filter((card) => hand[card]! > 0).map((card) => ({ type: 'bidCard', card }))
}

function placeMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  const { start } = roadIn(state)
  for (const rider of ridersOf(seat)) {
    if (!isToPlace(state, rider)) continue
    for (let square = 1; square <= start; square++) if (startLane(state, square) !== 0) moves.push(PLACE[rider]![square]!)
  }
  return moves
}
