import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { costOf } from '../content/cards.ts'
import { STEP_SECONDS } from '../content/sectors.ts'
import { effectOf, isLastSector } from './course.ts'
import type { Event } from './events.ts'
import { normalise } from './gaps.ts'
import { bunchesOf } from './riding.ts'
import type { Step } from './step.ts'
import type { Group, PublicState, State } from './state.ts'

/** TI-42. */
export function attackCost(state: Pick<PublicState, 'race' | 'sector'>, speed: number): number {
  const { sfDoubleAbove2, finalDoublesAttacks } = state.race.options
  const isFast = speed > (sfDoubleAbove2 ? 2 : 3)
  return isFast || effectOf(state).doublesAttacks || (finalDoublesAttacks && isLastSector(state)) ? 2 : 1
}

/** TI-45, TI-111: whether a wave of this size in a group of n riders comes to nothing. */
export function isCancelled(wave: number, n: number, sfMajorityCancel: boolean): boolean {
  if (n <= 2) return false
  return sfMajorityCancel ? 2 * wave > n : 2 * wave >= n
}

/** Only in step 3, where gaps stand still. */
export function groupIndex({ groups, riders }: PublicState, seat: Seat): number {
  const { gap } = riders[seat]!
  for (let i = 0; i < groups.length; i++) if (groups[i]!.gap === gap) return i
  return -1
}

/** TI-40, TI-41. */
export function beginAttacks(state: State, ctx: Context<Event>): Step {
  const groups = groupsOf(state)
  const speakers: Seat[] = []
  state.groups = groups
  for (let i = state.order.length - 1; i >= 0; i--) {
    const seat = state.order[i]!
    if (groups[groupIndex(state, seat)]!.riders.length >= 2) speakers.push(seat)
  }
  if (speakers.length === 0) {
    state.groups = []
    return 'special'
  }
  const isScramble = state.race.options.attackMode === 'scramble'
  state.speakers = isScramble ? [] : speakers
  state.turn = -1
  ctx.emit?.({ type: 'attacksBegan', groups: groups.map(copyGroup), speakers: [...state.speakers] })
  return 'next attacker'
}

export function nextAttacker(state: State, ctx: Context<Event>): Step {
  state.phase = 'attack'
  if (state.race.options.attackMode === 'scramble') return nextInScramble(state, ctx)
  state.turn++
  if (state.turn >= state.speakers.length) return 'end attacks'
  state.actor = state.speakers[state.turn]!
  return 'decision'
}

/** TI-44 after a raise, TI-45 after any other attack. */
export function settleAttack(state: State, ctx: Context<Event>): Step {
  if (state.raise !== null) return settleAnswer(state, ctx)
  testCancellation(state, groupIndex(state, state.actor!), ctx)
  return 'next attacker'
}

/** TI-44: the next of the wave answers; after the last one the raiser joins. */
export function settleAnswer(state: State, ctx: Context<Event>): Step {
  const { group: index, seat, asked, stayed } = state.raise!
  if (asked.length > 0) {
    state.phase = 'answer'
    state.actor = asked[0]!
    return 'decision'
  }
  const group = state.groups[index]!
  stayed.push(seat)
  group.wave = stayed
  group.level = 2
  state.raise = null
  ctx.emit?.({ type: 'raiseSettled', group: index, wave: [...group.wave], n: group.riders.length })
  testCancellation(state, index, ctx)
  return 'next attacker'
}

/** TI-48, TI-49; then who was joined may counter-attack (TI-53). */
export function endAttacks(state: State, ctx: Context<Event>): Step {
  const { riders, groups } = state
  const escapees: Seat[] = []
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i]!
    if (group.wave.length === 0) continue
    if (group.riders.length === 2 && group.wave.length === 2) {
      ctx.emit?.({ type: 'stoodOff', group: i, riders: [...group.wave] })
      continue
    }
    ctx.emit?.({ type: 'escaped', group: i, riders: [...group.wave], from: group.gap, stayed: without(group.riders, group.wave) })
    for (const seat of group.wave) {
      riders[seat]!.gap -= STEP_SECONDS
      escapees.push(seat)
    }
  }
  if (escapees.length > 0) normalise(riders)
  state.groups = []
  state.scramble = null
  ctx.emit?.({ type: 'attacksEnded', escapees: [...escapees], gaps: riders.map(({ gap }) => gap) })
  return state.race.options.caughtCounter ? beginCounters(state, groups, escapees, ctx) : 'special'
}

/** TI-53. */
export function nextCounter(state: State, ctx: Context<Event>): Step {
  state.turn++
  if (state.turn < state.speakers.length) {
    state.phase = 'counter'
    state.actor = state.speakers[state.turn]!
    return 'decision'
  }
  const { riders, counters } = state
  for (const seat of counters) riders[seat]!.gap -= STEP_SECONDS
  normalise(riders)
  state.counters = []
  ctx.emit?.({ type: 'countersEnded', riders: [...counters], gaps: riders.map(({ gap }) => gap) })
  return 'special'
}

export function copyGroup({ gap, riders, speed, cost, wave, level }: Group): Group {
  return { gap, riders: riders.slice(), speed, cost, wave: wave.slice(), level }
}

/** TI-40, TI-42: n, speed and cost are fixed for the whole step. */
function groupsOf(state: State): Group[] {
  const groups: Group[] = []
  for (const { gap, riders, speed } of bunchesOf(state.riders))
    groups.push({ gap, riders, speed, cost: attackCost(state, speed), wave: [], level: 0 })
  return groups
}

/** TI-45: what is left of a cancelled wave is nothing; others may begin a new one (TI-46). */
function testCancellation(state: State, index: number, ctx: Context<Event>): void {
  const group = state.groups[index]!
  const n = group.riders.length
  if (!isCancelled(group.wave.length, n, state.race.options.sfMajorityCancel)) return
  ctx.emit?.({ type: 'waveCancelled', group: index, riders: [...group.wave], n })
  group.wave = []
  group.level = 0
}

/** TI-52: laps of one group until a lap brings no attack, then the next group. */
function nextInScramble(state: State, ctx: Context<Event>): Step {
  const { riders, groups } = state
  for (;;) {
    const { speakers, scramble } = state
    for (state.turn++; state.turn < speakers.length; state.turn++) {
      const seat = speakers[state.turn]!
      if (riders[seat]!.hasAttacked) continue
      state.actor = seat
      return 'decision'
    }
    if (scramble !== null && scramble.isLively && speakers.some((seat) => !riders[seat]!.hasAttacked)) {
      scramble.lap++
      scramble.isLively = false
      ctx.emit?.({ type: 'lapBegan', group: scramble.group, lap: scramble.lap })
    } else if (!beginScramble(state, groups, scramble === null ? 0 : scramble.group + 1, ctx)) return 'end attacks'
    state.turn = -1
  }
}

/** False if no group is left. */
function beginScramble(state: State, groups: readonly Group[], from: number, ctx: Context<Event>): boolean {
  for (let group = from; group < groups.length; group++) {
    const players = groups[group]!.riders.filter((rider) => rider < state.race.seats)
    if (groups[group]!.riders.length < 2 || players.length === 0) continue
    const order: Seat[] = []
    while (players.length > 0) order.push(drawFromBag(players, ctx.chance))
    state.speakers = order
    state.scramble = { group, lap: 1, isLively: false }
    ctx.emit?.({ type: 'scrambled', group, order: [...order] })
    return true
  }
  return false
}

/** TI-53: in reverse order, those who were alone, did not make a solitary effort, and have been joined. */
function beginCounters(state: State, groups: readonly Group[], escapees: readonly Seat[], ctx: Context<Event>): Step {
  const { riders, order } = state
  const speakers: Seat[] = []
  for (let i = order.length - 1; i >= 0; i--) {
    const seat = order[i]!
    const wasAlone = groups.some((group) => group.riders.length === 1 && group.riders[0] === seat)
    const isJoined = escapees.some((escapee) => riders[escapee]!.gap === riders[seat]!.gap)
    if (wasAlone && isJoined && !costOf(riders[seat]!.play!).hasThird) speakers.push(seat)
  }
  if (speakers.length === 0) return 'special'
  state.speakers = speakers
  state.turn = -1
  ctx.emit?.({ type: 'countersBegan', speakers: [...speakers] })
  return 'next counter'
}

function without(riders: readonly number[], wave: readonly Seat[]): number[] {
  return riders.filter((rider) => !wave.includes(rider))
}
