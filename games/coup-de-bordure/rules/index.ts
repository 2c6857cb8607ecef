import { inPhases, type Game, type Outcome } from '@echappee/kernel'
import { MAX_SEATS } from '../content/team-sheet.ts'
import { advance } from './advance.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { fold } from './fold.ts'
import { classification } from './finish.ts'
import { moveSchema } from './move-schema.ts'
import { moveKey, type Move } from './moves.ts'
import { optionFields, optionSchema, tilesMissing, type Options } from './options.ts'
import { PHASE_RULES } from './phases/index.ts'
import { refuse } from './refusals.ts'
import { parameterFields, type RaceNumbers } from './numbers.ts'
import { setup } from './setup.ts'
import type { Phase, State, View } from './state.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'coup-de-bordure',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS, best: 4 },
  optionFields,
  schemas: { options: optionSchema, move: moveSchema },
  optionWarnings: (options) => (options.tileLimit ? [] : tilesMissing(options)),
  parameters: {
    fields: parameterFields,
    tuned: (numbers) => ({ ...game, setup: (options, seats, ctx) => setup(options, seats, ctx, numbers as RaceNumbers) }),
  },
  setup,
  ...inPhases<State, Move, Event, Exclude<Phase, 'finished'>, void>({
    phases: PHASE_RULES,
    refusals: {
      gameOver: () => refuse('GAME_OVER'),
      // CDB-7: teams are taken in seat order.
      notToAct: ({ phase }) => ({ ...refuse('NOT_YOUR_TURN', { phase }), ...(phase === 'teams' ? { rule: 'CDB-7' } : {}) }),
      wrongPhase: ({ phase }) => refuse('WRONG_PHASE', { phase }),
    },
    advance: (state, _seat, _step, ctx) => advance(state, ctx),
  }),
  outcome,
  clone,
  moveKey,
  view,
  fold,
  determinize,
}

/** A seat's score is how far its best-placed rider came. */
function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'finished') return undefined
  const { places, best } = classification(state)
  return { places: [...places], scores: best.map((rider) => state.riders[rider]!.at) }
}
