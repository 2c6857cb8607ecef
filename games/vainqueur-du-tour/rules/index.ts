import { inPhases, type Game, type Outcome } from '@echappee/kernel'
import { advance } from './advance.ts'
import { carryIssues } from './carry.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { fold } from './fold.ts'
import { moveSchema } from './move-schema.ts'
import { MAX_SEATS, moveKey, type Move } from './moves.ts'
import { boardOf, optionFields, optionSchema, stagesOf, type Options } from './options.ts'
import { prologue } from './phases/prologue.ts'
import { road } from './phases/road.ts'
import type { Step } from './phases/step.ts'
import { timetrial } from './phases/timetrial.ts'
import { refuse } from './refusals.ts'
import { parameterFields, type TourNumbers } from './numbers.ts'
import { setup } from './setup.ts'
import { ranking } from './stage.ts'
import type { Phase, State, View } from './state.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'vainqueur-du-tour',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS, best: 4 },
  optionFields,
  schemas: { options: optionSchema, move: moveSchema },
  optionIssues(options, seats) {
    const { carry } = boardOf(options)
    return carry === undefined ? [] : carryIssues(carry, stagesOf(options).length, seats)
  },
  parameters: {
    fields: parameterFields,
    tuned: (numbers) => ({ ...game, setup: (options, seats, ctx) => setup(options, seats, ctx, numbers as TourNumbers) }),
  },
  setup,
  ...inPhases<State, Move, Event, Exclude<Phase, 'finished'>, Step>({
    phases: { prologue, road, timetrial },
    refusals: {
      gameOver: () => refuse('GAME_OVER'),
      notToAct: (_state, _seat, [acting]) => refuse('NOT_YOUR_TURN', { acting: acting! }),
      wrongPhase: ({ phase }) => refuse('WRONG_PHASE', { phase }),
    },
    advance,
  }),
  isThrow: ({ type }) => type === 'roll',
  outcome,
  clone,
  moveKey,
  view,
  fold,
  determinize,
}

function outcome(state: State): Outcome | undefined {
  return state.phase === 'finished' ? { places: ranking(state).ranks, scores: [...state.totals] } : undefined
}
