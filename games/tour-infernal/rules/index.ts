import type { Context, Game, Outcome, Refusal, Seat } from '@echappee/kernel'
import { advance } from './advance.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { fallback } from './fallback.ts'
import { moveSchema } from './move-schema.ts'
import { MAX_SEATS, moveKey, type Move } from './moves.ts'
import { optionFields, optionsOf, type Options } from './options.ts'
import * as answer from './phases/answer.ts'
import * as attack from './phases/attack.ts'
import * as besace from './phases/besace.ts'
import * as bid from './phases/bid.ts'
import * as counter from './phases/counter.ts'
import * as hidden from './phases/hidden.ts'
import * as play from './phases/play.ts'
import * as swap from './phases/swap.ts'
import { refuse } from './refusals.ts'
import { nobody, only } from './seats.ts'
import { setup } from './setup.ts'
import type { Phase, State, View } from './state.ts'
import type { Step } from './step.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'tour-infernal',
  rulesVersion: 1,
  seats: { min: 3, max: MAX_SEATS, best: 5 },
  optionFields,
  schemas: { options: optionsOf, move: moveSchema },
  setup,
  toAct,
  committed,
  candidates,
  whyNot,
  legal,
  fallback,
  apply: (state, seat, move, ctx) => advance(state, applyMove(state, seat, move, ctx), ctx),
  outcome: ({ result }): Outcome | undefined => (result === null ? undefined : { places: result.places, scores: result.scores }),
  clone,
  moveKey,
  view,
  determinize,
}

/** Which moves a phase asks for. */
const ASKED: Readonly<Record<Phase, readonly Move['type'][]>> = {
  besace: ['besace'],
  play: ['play'],
  hidden: ['hide'],
  attack: ['attack'],
  answer: ['answer'],
  counter: ['counter'],
  bid: ['bid'],
  swap: ['swap', 'done'],
  finished: [],
}

function toAct(state: State): readonly Seat[] {
  if (state.actor !== null) return only(state.actor)
  if (state.phase === 'besace') return besace.toAct(state)
  return state.phase === 'swap' ? swap.toAct(state) : nobody()
}

function committed(state: State): readonly Seat[] {
  if (state.phase === 'besace') return besace.committed(state)
  return state.phase === 'swap' ? swap.committed(state) : nobody()
}

/** For a seat that is not to act too: what the phase is about, so that the reasons can be shown. */
function candidates(state: State, seat: Seat): Move[] {
  if (state.kits[seat] === undefined) return []
  switch (state.phase) {
    case 'besace':
      return besace.candidates()
    case 'play':
      return play.candidates()
    case 'hidden':
      return hidden.candidates()
    case 'attack':
      return attack.candidates()
    case 'answer':
      return answer.candidates()
    case 'counter':
      return counter.candidates()
    case 'bid':
      return bid.candidates(state)
    case 'swap':
      return swap.candidates()
    case 'finished':
      return []
  }
}

function legal(state: State, seat: Seat): Move[] {
  if (state.actor !== null ? state.actor !== seat : !toAct(state).includes(seat)) return []
  switch (state.phase) {
    case 'play':
      return play.legal(state, seat)
    case 'attack':
      return attack.legal(state, seat)
    case 'bid':
      return bid.legal(state, seat)
    case 'hidden':
      return hidden.legal(state, seat)
    case 'answer':
      return answer.legal(state, seat)
    case 'counter':
      return counter.legal(state, seat)
    case 'swap':
      return swap.legal(state, seat)
    case 'besace':
      return besace.legal()
    case 'finished':
      return []
  }
}

function whyNot(state: State, seat: Seat, move: Move): Refusal | undefined {
  const notAsked = whyNotAsked(state, seat)
  if (notAsked !== undefined) return notAsked
  if (!ASKED[state.phase].includes(move.type)) return refuse('WRONG_PHASE', { phase: state.phase })
  switch (move.type) {
    case 'besace':
      return besace.whyNot(move)
    case 'play':
      return play.whyNot(state, seat, move)
    case 'hide':
      return hidden.whyNot(state, seat, move)
    case 'attack':
      return attack.whyNot(state, seat, move)
    case 'answer':
      return answer.whyNot(state, seat, move)
    case 'counter':
      return counter.whyNot(state, seat, move)
    case 'bid':
      return bid.whyNot(state, seat, move)
    case 'swap':
    case 'done':
      return swap.whyNot(state, seat, move)
  }
}

function whyNotAsked(state: State, seat: Seat): Refusal | undefined {
  if (state.phase === 'finished') return refuse('GAME_OVER')
  if (toAct(state).includes(seat)) return undefined
  const rider = state.kits[seat] === undefined ? undefined : state.riders[seat]!
  if (rider !== undefined) {
    if (rider.out !== null) return refuse('ABANDONED', { sector: rider.out.sector })
    if (state.phase === 'besace') return refuse('ALREADY_CHOSEN')
    if (state.phase === 'swap')
      return state.feed!.allowance[seat] === 0 ? refuse('NO_ALLOWANCE', { speed: rider.speed }) : refuse('ALREADY_SWAPPED')
  }
  return state.actor === null ? refuse('NOT_YOUR_TURN') : refuse('NOT_YOUR_TURN', { acting: state.actor })
}

/** The move alone; what follows from it is for `advance`. */
function applyMove(state: State, seat: Seat, move: Move, ctx: Context<Event>): Step {
  switch (move.type) {
    case 'play':
      return play.apply(state, seat, move, ctx)
    case 'attack':
      return attack.apply(state, seat, move, ctx)
    case 'bid':
      return bid.apply(state, seat, move, ctx)
    case 'hide':
      return hidden.apply(state, seat, move, ctx)
    case 'answer':
      return answer.apply(state, seat, move, ctx)
    case 'counter':
      return counter.apply(state, seat, move, ctx)
    case 'besace':
      return besace.apply(state, seat, move, ctx)
    case 'swap':
    case 'done':
      return swap.apply(state, seat, move, ctx)
  }
}
