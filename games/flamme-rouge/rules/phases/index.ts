import type { PhaseRules } from '@echappee/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Phase, State } from '../state.ts'
import type { Step } from '../tell.ts'
import { bidCard, bidRider, form, place, rest, trait } from './before.ts'
import { pick, prep } from './energy.ts'
import { hand } from './hand.ts'
import { kick, react, sprint, suceur } from './open.ts'

/** Each phase gets moves of its own types only, so that here they may all look alike. */
export const PHASE_RULES = {
  trait,
  form,
  bidRider,
  bidCard,
  place,
  pick,
  prep,
  hand,
  react,
  kick,
  suceur,
  sprint,
  rest,
} as unknown as Readonly<Record<Exclude<Phase, 'finished'>, PhaseRules<State, Move, Event, Move, Step>>>
