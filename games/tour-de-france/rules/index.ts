import { inPhases, type Game } from '@echappee/kernel'
import { MAX_SEATS } from '../content/teams.ts'
import { carryIssues } from './carry.ts'
import { outcomeOf } from './classification.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { fold } from './fold.ts'
import { advance } from './flow.ts'
import { moveKey, moveSchema, type Move } from './moves.ts'
import { optionFields, optionSchema, tourOf, type Options } from './options.ts'
import { landing } from './phases/chance-move.ts'
import { discarding, restarting } from './phases/fall.ts'
import { giving } from './phases/give-back.ts'
import { exchanging, feeding } from './phases/picks.ts'
import { playing } from './phases/play.ts'
import { refuse } from './refusals.ts'
import { parameterFields, type RaceNumbers } from './numbers.ts'
import { setup } from './setup.ts'
import type { Phase, State, View } from './state.ts'
import type { Step } from './step.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'tour-de-france',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS, best: 4 },
  optionFields,
  schemas: { options: optionSchema, move: moveSchema },
  optionIssues(options, seats) {
    const { carry, stages } = tourOf(options)
    return carry === undefined ? [] : carryIssues(carry, stages, seats)
  },
  parameters: {
    fields: parameterFields,
    tuned: (numbers) => ({ ...game, setup: (options, seats, ctx) => setup(options, seats, ctx, numbers as RaceNumbers) }),
  },
  setup,
  ...inPhases<State, Move, Event, Exclude<Phase, 'finished'>, Step>({
    phases: {
      play: playing,
      exchange: exchanging,
      musette: feeding,
      chanceMove: landing,
      restart: restarting,
      discard: discarding,
      giveBack: giving,
    },
    refusals: {
      gameOver: () => refuse('GAME_OVER'),
      notToAct: ({ phase }) => refuse(phase === 'giveBack' ? 'NOTHING_OWED' : 'NOT_YOUR_TURN'),
      wrongPhase: ({ phase }) => refuse('WRONG_PHASE', { phase }),
    },
    advance,
  }),
  outcome: ({ phase, results, race }) => (phase === 'finished' ? outcomeOf(results, race.options) : undefined),
  clone,
  moveKey,
  view,
  fold,
  determinize,
}
