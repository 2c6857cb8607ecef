import { inPhases, type Game, type Outcome } from '@echappee/kernel'
import { RIDERS_PER_TEAM } from '../content/cards.ts'
import { MAX_TEAMS } from '../content/riders.ts'
import { advance } from './advance.ts'
import { finalOrder } from './classification.ts'
import { carryRiderIssues } from './carry.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { fold } from './fold.ts'
import { moveKey, moveSchema, type Move } from './moves.ts'
import { optionFields, optionSchema, teamsOf, type Options } from './options.ts'
import { PHASE_RULES } from './phases/index.ts'
import { refuse } from './refusals.ts'
import { raceOrderAtEnd, raceTeams } from './results.ts'
import { parameterFields, type TourNumbers } from './numbers.ts'
import { setup } from './setup.ts'
import { placesOf } from './stage.ts'
import type { Phase, State, View } from './state.ts'
import type { Step } from './tell.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'flamme-rouge',
  rulesVersion: 1,
  seats: { min: 1, max: MAX_TEAMS, best: 4 },
  optionFields,
  schemas: { options: optionSchema, move: moveSchema },
  optionIssues: ({ tour, ...options }, seats) =>
    typeof tour === 'object' && tour.carry !== undefined
      ? carryRiderIssues(tour.carry, RIDERS_PER_TEAM * teamsOf({ tour, ...options }, seats).length)
      : [],
  parameters: {
    fields: parameterFields,
    tuned: (numbers) => ({ ...game, setup: (options, seats, ctx) => setup(options, seats, ctx, numbers as TourNumbers) }),
  },
  setup,
  ...inPhases<State, Move, Event, Exclude<Phase, 'finished'>, Step>({
    phases: PHASE_RULES,
    refusals: {
      gameOver: () => refuse('GAME_OVER'),
      notToAct: () => refuse('NOT_ASKED'),
      // FR-15: no second hand before the first card.
      wrongPhase: ({ phase }, { type }) =>
        type === 'pickRider' && (phase === 'hand' || phase === 'prep') ? refuse('OTHER_HAND_FIRST') : refuse('WRONG_PHASE', { phase }),
    },
    advance: (state, _, step, ctx) => advance(state, step, ctx),
  }),
  isResting: ({ phase }) => phase === 'rest',
  outcome,
  clone,
  moveKey,
  view,
  fold,
  determinize,
}

/** FR-32, FR-71, R43: by seat; dummy teams are left out of the places, and the score is how many teams came behind. */
function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'finished') return undefined
  const { tour } = state
  const teams = tour.isTour ? finalOrder(state) : raceTeams(raceOrderAtEnd(state))
  const scores: number[] = []
  for (let seat = 0; seat < tour.seats; seat++) scores.push(tour.teams.length - 1 - teams.indexOf(seat))
  return { places: placesOf(teams, tour.seats), scores }
}
