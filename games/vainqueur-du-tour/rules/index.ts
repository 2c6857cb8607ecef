import type { Game, Outcome, Refusal, Seat } from '@echappee/kernel'
import { determinize } from './determinize.ts'
import { advance } from './advance.ts'
import type { Event } from './events.ts'
import { fallbackOnRoad } from './fallback.ts'
import { moveSchema } from './move-schema.ts'
import { MAX_SEATS, ROLL, moveKey, type Move } from './moves.ts'
import { optionFields, optionsOf, type Options } from './options.ts'
import * as prologue from './phases/prologue.ts'
import * as road from './phases/road.ts'
import * as timetrial from './phases/timetrial.ts'
import { refuse } from './refusals.ts'
import { nobody } from './seats.ts'
import { setup } from './setup.ts'
import { ranking } from './stage.ts'
import type { State, View } from './state.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'vainqueur-du-tour',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS, best: 4 },
  optionFields,
  schemas: { options: optionsOf, move: moveSchema },
  setup,
  toAct,
  candidates,
  whyNot,
  legal,
  fallback: (state, seat) => (state.phase === 'road' ? fallbackOnRoad(state, seat) : ROLL),
  apply(state, seat, move, ctx) {
    const step =
      state.phase === 'road'
        ? road.apply(state, seat, move as road.RoadMove, ctx)
        : state.phase === 'timetrial'
          ? timetrial.apply(state, seat, ctx)
          : prologue.apply(state, seat, ctx)
    advance(state, seat, step, ctx)
  },
  outcome,
  clone,
  moveKey,
  view,
  determinize,
}

function toAct(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'road':
      return road.toAct(state)
    case 'timetrial':
      return timetrial.toAct(state)
    case 'prologue':
      return prologue.toAct(state)
    case 'finished':
      return nobody()
  }
}

/** For a seat that is not to act too: what its hand holds, so that the reasons can be shown. */
function candidates(state: State, seat: Seat): Move[] {
  if (state.hands[seat] === undefined) return []
  switch (state.phase) {
    case 'prologue':
      return prologue.candidates()
    case 'timetrial':
      return timetrial.candidates()
    default:
      return road.candidates(state, seat)
  }
}

/** VDT-35, in the order of its table. */
function whyNot(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'finished') return refuse('GAME_OVER')
  const [acting] = toAct(state)
  if (acting !== seat) return refuse('NOT_YOUR_TURN', { acting: acting! })
  switch (state.phase) {
    case 'road':
      return road.whyNot(state, seat, move)
    case 'timetrial':
      return timetrial.whyNot(move)
    case 'prologue':
      return prologue.whyNot(move)
  }
}

function legal(state: State, seat: Seat): Move[] {
  if (toAct(state)[0] !== seat) return []
  switch (state.phase) {
    case 'road':
      return road.legal(state, seat)
    case 'timetrial':
      return timetrial.legal()
    default:
      return prologue.legal()
  }
}

function outcome(state: State): Outcome | undefined {
  return state.phase === 'finished' ? { places: ranking(state).ranks, scores: [...state.totals] } : undefined
}
