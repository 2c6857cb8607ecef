import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { costOf } from '../content/cards.ts'
import * as change from './changes/attacks.ts'
import { putQuestion } from './changes/sector.ts'
import { effectOf, isLastSector } from './course.ts'
import type { Event } from './events.ts'
import { bunchesOf } from './riding.ts'
import { numbersOf } from './numbers.ts'
import type { Step } from './step.ts'
import type { Group, PublicState, State } from './state.ts'

/** TI-42. */
export function attackCost(state: Pick<PublicState, 'race' | 'sector'>, speed: number): number {
  const { sfDoubleAbove2, finalDoublesAttacks } = state.race.options
  const isFast = speed > (sfDoubleAbove2 ? 2 : numbersOf(state.race).fastAbove)
  return isFast || effectOf(state).doublesAttacks || (finalDoublesAttacks && isLastSector(state)) ? 2 : 1
}

/** TI-45, TI-111: whether a wave of this size in a group of n riders comes to nothing. */
export function isCancelled(wave: number, n: number, sfMajorityCancel: boolean): boolean {
  if (n <= 2) return false
  return sfMajorityCancel ? 2 * wave > n : 2 * wave >= n
}

/** Only in step 3, where gaps stand still. */
export function groupIndex({ groups, riders }: PublicState, seat: Seat): number {
  return indexAt(groups, riders[seat]!.gap)
}

function indexAt(groups: readonly Group[], gap: number): number {
  for (let i = 0; i < groups.length; i++) if (groups[i]!.gap === gap) return i
  return -1
}

/** TI-40, TI-41. */
export function beginAttacks(state: State, ctx: Context<Event>): Step {
  const groups = groupsOf(state)
  const speakers: Seat[] = []
  for (let i = state.order.length - 1; i >= 0; i--) {
    const seat = state.order[i]!
    if (groups[indexAt(groups, state.riders[seat]!.gap)]!.riders.length >= 2) speakers.push(seat)
  }
  if (speakers.length === 0) return 'special'
  change.beginAttacks(state, groups, state.race.options.attackMode === 'scramble' ? [] : speakers)
  state.turn = -1
  ctx.emit?.({ type: 'attacksBegan', groups: groups.map(copyGroup), speakers: [...state.speakers] })
  return 'next attacker'
}

export function nextAttacker(state: State, ctx: Context<Event>): Step {
  if (state.race.options.attackMode === 'scramble') return nextInScramble(state, ctx)
  const turn = state.turn + 1
  if (turn >= state.speakers.length) return 'end attacks'
  putQuestion(state, 'attack', state.speakers[turn]!, turn, null)
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
  const { group: index, asked } = state.raise!
  if (asked.length > 0) {
    putQuestion(state, 'answer', asked[0]!, state.turn, null)
    return 'decision'
  }
  change.settleRaise(state)
  const group = state.groups[index]!
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
    for (const seat of group.wave) escapees.push(seat)
  }
  change.endAttacks(state, escapees)
  ctx.emit?.({ type: 'attacksEnded', escapees: [...escapees], gaps: riders.map(({ gap }) => gap) })
  return state.race.options.caughtCounter ? beginCounters(state, groups, escapees, ctx) : 'special'
}

/** TI-53. */
export function nextCounter(state: State, ctx: Context<Event>): Step {
  const turn = state.turn + 1
  if (turn < state.speakers.length) {
    putQuestion(state, 'counter', state.speakers[turn]!, turn, null)
    return 'decision'
  }
  const { riders, counters } = state
  change.endCounters(state)
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
  change.cancelWave(state, index)
}

/** TI-52: laps of one group until a lap brings no attack, then the next group. */
function nextInScramble(state: State, ctx: Context<Event>): Step {
  const { riders, groups } = state
  for (;;) {
    const { speakers, scramble } = state
    for (state.turn++; state.turn < speakers.length; state.turn++) {
      const seat = speakers[state.turn]!
      if (riders[seat]!.hasAttacked) continue
      putQuestion(state, 'attack', seat, state.turn, null)
      return 'decision'
    }
    if (scramble !== null && scramble.isLively && speakers.some((seat) => !riders[seat]!.hasAttacked)) {
      const lap = scramble.lap + 1
      change.beginLap(state, scramble.group, lap)
      ctx.emit?.({ type: 'lapBegan', group: scramble.group, lap })
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
    ctx.chance.about?.(`scramble/${state.sector}/${group}`)
    while (players.length > 0) order.push(drawFromBag(players, ctx.chance))
    change.beginScramble(state, group, order)
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
