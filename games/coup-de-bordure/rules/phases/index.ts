import type { Move } from '../moves.ts'
import type { Phase } from '../state.ts'
import { allocate } from './allocate.ts'
import { announce } from './announce.ts'
import { follow } from './follow.ts'
import { pace } from './pace.ts'
import { pay } from './pay.ts'
import type { PhaseRules } from './phase.ts'
import { refill } from './refill.ts'
import { teams } from './teams.ts'

/** Each phase gets moves of its own types only, so that here they may all look alike. */
export const PHASE_RULES = { teams, allocate, pace, pay, follow, announce, refill } as unknown as Readonly<
  Record<Exclude<Phase, 'finished'>, PhaseRules<Move>>
>
