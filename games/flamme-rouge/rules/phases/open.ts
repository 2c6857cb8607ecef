import { SPRINT, yesNo } from '../moves.ts'
import { dropExhaustion } from '../piles.ts'
import { isTimeTrial, roadIn } from '../riders.ts'
import { arrivalOf, askReactions, askSprints, askSuceurs, moveRiders, react as useForm } from '../round.ts'
import type { State } from '../state.ts'
import { tell } from '../tell.ts'
import { endLeg } from '../time-trial.ts'
import { kickSpot, suceurSlip } from '../traits.ts'
import { asking, type Phase } from './phase.ts'

/** FR-19, FR-103…105. */
export const react: Phase<'react'> = {
  ...asking,
  ...yesOrNo('react'),
  moves: ['react'],
  apply(state, _, { use }, ctx) {
    const rider = state.actor!
    if (use) useForm(state, rider, ctx)
    else tell(state, { type: 'declined', rider, what: 'react' }, ctx)
    return askReactions(state, state.queue, ctx)
  },
}

/** FR-106. */
export const kick: Phase<'kick'> = {
  ...asking,
  ...yesOrNo('kick'),
  moves: ['kick'],
  apply(state, _, { use }, ctx) {
    const rider = state.actor!
    if (use) tell(state, { type: 'kicked', spot: kickSpot(state, roadIn(state), rider)! }, ctx)
    else tell(state, { type: 'declined', rider, what: 'kick' }, ctx)
    return isTimeTrial(state) ? endLeg(state, ctx) : moveRiders(state, ctx)
  },
}

/** FR-95. */
export const suceur: Phase<'suceur'> = {
  ...asking,
  ...yesOrNo('suceur'),
  moves: ['suceur'],
  apply(state, _, { use }, ctx) {
    const rider = state.actor!
    if (use) tell(state, { type: 'slippedInside', spot: suceurSlip(state.riders, roadIn(state), rider)! }, ctx)
    else tell(state, { type: 'declined', rider, what: 'suceur' }, ctx)
    return askSuceurs(state, state.queue, ctx)
  },
}

/** FR-56. */
export const sprint: Phase<'sprint'> = {
  ...asking,
  moves: ['sprint'],
  candidates: () => [...SPRINT],
  whyNot: () => undefined,
  legal: () => [...SPRINT],
  fallback: () => SPRINT[0]!,
  apply(state, _, { choice }, ctx) {
    const rider = state.actor!
    const how = { follow: 'followed', stop: 'stopped', rideOn: null }[choice] as 'followed' | 'stopped' | null
    const arrival = how === null ? null : arrivalOf(state, rider, how, state.round)
    const discarded = choice === 'rideOn' ? exhaustionPile(state, rider) : null
    tell(state, { type: 'sprintChosen', rider, choice, arrival, discarded }, ctx)
    return askSprints(state, state.queue, ctx)
  },
}

/** The pile that the next exhaustion card would leave; nothing is changed. */
function exhaustionPile(state: State, rider: number): 'recycled' | 'draw' | null {
  const { recycled, draw, recycledSize, drawSize } = state.piles[rider]!
  return dropExhaustion({ ...state.piles[rider]!, recycled: [...recycled], draw: [...draw], recycledSize, drawSize })
}

function yesOrNo(type: 'react' | 'kick' | 'suceur') {
  const [yes, no] = yesNo(type)
  return {
    candidates: () => [yes!, no!],
    whyNot: () => undefined,
    legal: () => [yes!, no!],
    fallback: () => no!,
  }
}
