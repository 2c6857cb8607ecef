import type { Game, Outcome, Refusal, Seat } from '@echappee/kernel'
import { MAX_SEATS } from '../content/team-sheet.ts'
import { advance } from './advance.ts'
import { committed } from './batch.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { classification } from './finish.ts'
import { moveSchema } from './move-schema.ts'
import { moveKey, type Move } from './moves.ts'
import { optionFields, optionsOf, type Options } from './options.ts'
import { PHASE_RULES } from './phases/index.ts'
import { refuse } from './refusals.ts'
import { seatsIn, teamSet } from './riders.ts'
import { setup } from './setup.ts'
import type { State, View } from './state.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'coup-de-bordure',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS, best: 4 },
  optionFields,
  schemas: { options: optionsOf, move: moveSchema },
  setup,
  toAct: ({ asked, answered }) => seatsIn(asked & ~answered),
  committed,
  candidates: (state, seat) => (isToAct(state, seat) ? rulesOf(state).candidates(state, seat) : []),
  whyNot,
  legal: (state, seat) => (isToAct(state, seat) ? rulesOf(state).legal(state, seat) : []),
  fallback: (state, seat) => rulesOf(state).fallback(state, seat),
  apply(state, seat, move, ctx) {
    rulesOf(state).apply(state, seat, move, ctx)
    advance(state, ctx)
  },
  outcome,
  clone,
  moveKey,
  view,
  determinize,
}

function whyNot(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { phase } = state
  if (phase === 'finished') return refuse('GAME_OVER')
  if (!isToAct(state, seat)) return refuse('NOT_YOUR_TURN', { phase })
  const rules = PHASE_RULES[phase]
  return rules.moves.includes(move.type) ? rules.whyNot(state, seat, move) : refuse('WRONG_PHASE', { phase })
}

function isToAct({ asked, answered, race }: State, seat: Seat): boolean {
  return seat >= 0 && seat < race.seats && (asked & ~answered & teamSet(seat)) !== 0
}

function rulesOf({ phase }: State) {
  if (phase === 'finished') throw new Error('the race is over: nobody is asked anything')
  return PHASE_RULES[phase]
}

/** A seat's score is how far its best-placed rider came. */
function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'finished') return undefined
  const { places, best } = classification(state)
  return { places: [...places], scores: best.map((rider) => state.riders[rider]!.at) }
}
