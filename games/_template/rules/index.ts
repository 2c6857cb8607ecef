import { inPhases, type Game } from '@echappee/kernel'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { fold } from './fold.ts'
import { moveSchema, type Move } from './moves.ts'
import { optionFields, optionSchema, type Options } from './options.ts'
import { choosing } from './phases/choose.ts'
import { resolveRound } from './phases/round.ts'
import { refuse } from './refusals.ts'
import { outcomeOf } from './scoring.ts'
import { parameterFields, type RaceNumbers } from './numbers.ts'
import { setup } from './setup.ts'
import type { State, View } from './state.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: '_template',
  rulesVersion: 1,
  seats: { min: 2, max: 4, best: 3 },
  optionFields,
  schemas: { options: optionSchema, move: moveSchema },
  parameters: {
    fields: parameterFields,
    tuned: (numbers) => ({ ...game, setup: (options, seats, ctx) => setup(options, seats, ctx, (numbers as RaceNumbers).handSize) }),
  },
  setup,
  ...inPhases<State, Move, Event, 'choose', void>({
    phases: { choose: choosing },
    refusals: {
      gameOver: () => refuse('GAME_OVER'),
      notToAct: () => refuse('NOT_YOUR_TURN'),
      wrongPhase: () => refuse('NOT_YOUR_TURN'),
    },
    advance(state, _seat, _step, ctx) {
      if (choosing.toAct(state).length === 0) resolveRound(state, ctx)
    },
  }),
  outcome: (state) => (state.phase === 'finished' ? outcomeOf(state.riders) : undefined),
  clone,
  moveKey: (move) => move.card,
  view,
  fold,
  determinize,
}
