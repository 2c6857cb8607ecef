import { inPhases, type Game, type Outcome, type Refusal, type Seat } from '@echappee/kernel'
import { advance } from './advance.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { fold } from './fold.ts'
import { moveSchema } from './move-schema.ts'
import { MAX_SEATS, moveKey, type Move } from './moves.ts'
import { parameterFields, type RaceNumbers } from './numbers.ts'
import { optionFields, optionIssues, optionSchema, type Options } from './options.ts'
import { answer } from './phases/answer.ts'
import { attack } from './phases/attack.ts'
import { besace } from './phases/besace.ts'
import { bid } from './phases/bid.ts'
import { counter } from './phases/counter.ts'
import { hidden } from './phases/hidden.ts'
import { playing } from './phases/play.ts'
import { swap } from './phases/swap.ts'
import { refuse } from './refusals.ts'
import { setup } from './setup.ts'
import type { Phase, State, View } from './state.ts'
import type { Step } from './step.ts'
import { clone, view } from './view.ts'

export const game: Game<State, Move, Event, View, Options> = {
  id: 'tour-infernal',
  rulesVersion: 1,
  seats: { min: 3, max: MAX_SEATS, best: 5 },
  optionFields,
  schemas: { options: optionSchema, move: moveSchema },
  optionIssues,
  parameters: {
    fields: parameterFields,
    tuned: (numbers) => ({ ...game, setup: (options, seats, ctx) => setup(options, seats, ctx, numbers as RaceNumbers) }),
  },
  setup,
  ...inPhases<State, Move, Event, Exclude<Phase, 'finished'>, Step>({
    phases: { besace, play: playing, hidden, attack, answer, counter, bid, swap },
    refusals: {
      gameOver: () => refuse('GAME_OVER'),
      notToAct: whyNotAsked,
      wrongPhase: ({ phase }) => refuse('WRONG_PHASE', { phase }),
    },
    advance: (state, _seat, step, ctx) => advance(state, step, ctx),
  }),
  outcome: ({ result }): Outcome | undefined => (result === null ? undefined : { places: result.places, scores: result.scores }),
  clone,
  moveKey,
  view,
  fold,
  determinize,
}

function whyNotAsked(state: State, seat: Seat): Refusal {
  const rider = state.kits[seat] === undefined ? undefined : state.riders[seat]!
  if (rider !== undefined) {
    if (rider.out !== null) return refuse('ABANDONED', { sector: rider.out.sector })
    if (state.phase === 'besace') return refuse('ALREADY_CHOSEN')
    if (state.phase === 'swap')
      return state.feed!.allowance[seat] === 0 ? refuse('NO_ALLOWANCE', { speed: rider.speed }) : refuse('ALREADY_SWAPPED')
  }
  const refusal = state.actor === null ? refuse('NOT_YOUR_TURN') : refuse('NOT_YOUR_TURN', { acting: state.actor })
  if (state.phase !== 'attack' || rider === undefined) return refusal
  if (rider.hasAttacked) return { ...refusal, rule: 'TI-47' }
  return state.groups.some(({ riders }) => riders.includes(seat) && riders.length > 1) ? refusal : { ...refusal, rule: 'TI-40' }
}
