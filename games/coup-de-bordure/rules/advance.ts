import type { Context } from '@echappee/kernel'
import { ask, isWaiting } from './batch.ts'
import { beginStep } from './change.ts'
import { closeDrafts } from './drafts.ts'
import type { Event } from './events.ts'
import { drawMusettes } from './musettes.ts'
import * as steps from './resolution.ts'
import { NOBODY, ridersIn } from './riders.ts'
import { playNextGroup, startRound } from './round.ts'
import { nextPick } from './setup.ts'
import type { Phase, RiderSet, State } from './state.ts'

type Ctx = Context<Event>

/** Runs everything that follows from the last answer of a batch, until somebody must decide or the race is over. */
export function advance(state: State, ctx: Ctx): void {
  if (isWaiting(state)) return
  switch (state.phase) {
    case 'teams':
      nextPick(state, ctx)
      return
    case 'allocate':
      closeDrafts(state, ctx)
      startRound(state, ctx)
      return
    default:
      do closeStep(state, ctx)
      while (!openNextStep(state, ctx))
  }
}

/** Applies what was answered. */
function closeStep(state: State, ctx: Ctx): void {
  switch (state.step) {
    case 0:
      return steps.revealPaces(state, ctx)
    case 1:
      return steps.perform(state, 'OFF', ctx)
    case 2:
    case 6:
      return steps.followTow(state, ctx)
    case 3:
      return steps.perform(state, 'ACC', ctx)
    case 4:
      return steps.perform(state, 'SIL', ctx)
    case 5:
      return hearAnnouncements(state, ctx)
    case 7:
      return steps.rideSteadily(state, ctx)
    case 9:
      return steps.refill(state, ctx)
  }
}

/** True if somebody is asked, or the race is over. */
function openNextStep(state: State, ctx: Ctx): boolean {
  beginStep(state, state.step + 1)
  state.answered = 0
  switch (state.step) {
    case 1:
      return openOffensive(state, ctx)
    case 2:
      return openTowOverThree(state, ctx)
    case 3:
      return openAcceleration(state, ctx)
    case 4:
      return openSillage(state, ctx)
    case 5:
      return openAnnouncements(state, ctx)
    case 6:
      return openTowOverTwo(state, ctx)
    case 7:
      return openSteady(state, ctx)
    case 8:
      steps.tellStep(8, 'markersBack', state.group, ctx)
      return askOrSkip(state, 'pace', NOBODY, ctx)
    case 9:
      return askOrSkip(state, 'refill', steps.possibleEaters(state), ctx)
    default:
      if (state.race.options.musetteTie === 'group') drawMusettes(state, ctx)
      playNextGroup(state, ctx)
      return true
  }
}

/** CDB-20. */
function openOffensive(state: State, ctx: Ctx): boolean {
  const attackers = steps.unmoved(state, 'OFF')
  steps.tellStep(1, attackers === 0 ? 'noOffensive' : 'offensives', attackers, ctx)
  return askOrSkip(state, 'pay', steps.payers(state, 'OFF'), ctx)
}

/** CDB-21. */
function openTowOverThree(state: State, ctx: Ctx): boolean {
  const pairs = steps.pairOfOffensives(state)
  const left = steps.unmoved(state)
  const isOpen = pairs !== 0 && left !== 0
  steps.tellStep(2, isOpen ? 'pairAway' : pairs === 0 ? 'noPair' : 'nobodyLeft', pairs, ctx)
  if (!isOpen) return askOrSkip(state, 'follow', NOBODY, ctx)
  steps.offerTow(state, { distance: 3, reason: 'pair', riders: [...ridersIn(pairs)] }, ctx)
  return askOrSkip(state, 'follow', steps.possibleFollowers(state), ctx)
}

/** CDB-22. */
function openAcceleration(state: State, ctx: Ctx): boolean {
  const accelerating = steps.unmoved(state, 'ACC')
  steps.tellStep(3, accelerating === 0 ? 'noAcceleration' : 'accelerations', accelerating, ctx)
  return askOrSkip(state, 'pay', steps.payers(state, 'ACC'), ctx)
}

/** CDB-23. */
function openSillage(state: State, ctx: Ctx): boolean {
  const following = steps.unmoved(state, 'SIL')
  steps.tellStep(4, following === 0 ? 'noSillage' : steps.hasWheel(state) ? 'wheelFound' : 'wheelMissed', following, ctx)
  return askOrSkip(state, 'pay', steps.payers(state, 'SIL'), ctx)
}

/** CDB-24: asked as soon as somebody is left, whether or not he could pay. */
function openAnnouncements(state: State, ctx: Ctx): boolean {
  const left = steps.unmoved(state)
  const pairs = steps.pairAway(state)
  const towers = steps.towers(state)
  const isAsked = pairs === 0 && towers !== 0 && left !== 0
  const reason = isAsked ? 'mayAnnounce' : left === 0 ? 'nobodyLeft' : pairs === 0 ? 'noTower' : 'pairTows'
  steps.tellStep(5, reason, pairs === 0 ? towers : pairs, ctx)
  return askOrSkip(state, 'announce', isAsked ? towers : NOBODY, ctx)
}

function hearAnnouncements(state: State, ctx: Ctx): void {
  if (state.asked === 0 || ctx.emit === undefined) return
  const towing = steps.announcers(state)
  ctx.emit({ type: 'towsAnnounced', towing: [...ridersIn(towing)], quiet: [...ridersIn(state.asked & ~towing)] })
}

/** CDB-25, CDB-26. */
function openTowOverTwo(state: State, ctx: Ctx): boolean {
  const left = steps.unmoved(state)
  const pairs = steps.pairAway(state)
  // CDB-26: one announcement opens the tow, more change nothing.
  const towing = pairs === 0 ? steps.announcers(state) : pairs
  const isOpen = towing !== 0 && left !== 0
  steps.tellStep(6, isOpen ? 'towOpen' : left === 0 ? 'nobodyLeft' : 'noTow', left, ctx)
  if (!isOpen) return askOrSkip(state, 'follow', NOBODY, ctx)
  steps.offerTow(state, { distance: 2, reason: pairs === 0 ? 'announced' : 'pair', riders: [...ridersIn(towing)] }, ctx)
  return askOrSkip(state, 'follow', steps.possibleFollowers(state), ctx)
}

/** CDB-27. */
function openSteady(state: State, ctx: Ctx): boolean {
  if (ctx.emit !== undefined) {
    const left = steps.unmoved(state)
    steps.tellStep(7, left === 0 ? 'nobodyLeft' : 'steady', left, ctx)
  }
  return askOrSkip(state, 'pace', NOBODY, ctx)
}

/** Puts the question of this step; false if it concerns nobody. */
function askOrSkip(state: State, phase: Phase, riders: RiderSet, ctx: Ctx): boolean {
  if (riders !== 0) {
    ask(state, phase, state.step, riders, ctx)
    return true
  }
  state.asked = 0
  return false
}
