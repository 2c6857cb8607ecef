import type { PhaseRules } from '@echappee/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Phase, State } from '../state.ts'
import { allocate } from './allocate.ts'
import { announce } from './announce.ts'
import { follow } from './follow.ts'
import { pace } from './pace.ts'
import { pay } from './pay.ts'
import { refill } from './refill.ts'
import { teams } from './teams.ts'

export const PHASE_RULES: Readonly<Record<Exclude<Phase, 'finished'>, PhaseRules<State, Move, Event>>> = {
  teams,
  allocate,
  pace,
  pay,
  follow,
  announce,
  refill,
}
