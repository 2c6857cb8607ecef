import type { Seat } from '@echappee/kernel'
import { KIT } from '../content/cards.ts'
import { attackCost, groupIndex, isCancelled } from '../rules/attacks.ts'
import { isLastSector, tileOf } from '../rules/course.ts'
import { ATTACK_MOVES, COMPLETE, COUNTER, DROP, MAX_SEATS, NO_COUNTER, type Move } from '../rules/moves.ts'
import { answer } from '../rules/phases/answer.ts'
import { attack } from '../rules/phases/attack.ts'
import { counter } from '../rules/phases/counter.ts'
import type { Group, State } from '../rules/state.ts'
import { cardPrice, stakeOf, virtualScore } from './situation.ts'

/** Somebody who is still to speak and may hold the cards follows about this often. */
const FOLLOWS = 0.4

export function chooseAttack(state: State, seat: Seat): Move {
  const pass = ATTACK_MOVES[0]!
  const group = state.groups[groupIndex(state, seat)]!
  const level = group.level === 2 ? 2 : 1
  const move = ATTACK_MOVES[level]!
  if (attack.whyNot(state, seat, move) !== undefined) return pass
  const cost = costOf(state, seat, level * group.cost)
  const wave = group.wave.length + 1
  const later = stillToSpeak(state, seat, group)
  if (isCancelled(wave, group.riders.length, state.race.options.sfMajorityCancel))
    return later === 0 && worthOfStopping(state, seat, group) > cost ? move : pass
  if (group.riders.length === 2 && group.wave.length === 1) return worthOfStopping(state, seat, group) > cost ? move : pass
  const worth = worthOfEscape(state, group)
  // What would not pay if it were certain needs no reckoning; chances that are added up may come to a hair above one.
  if (worth * 1.001 < cost) return pass
  return chanceToEscape(state, group, wave, later) * worth > cost ? move : pass
}

/** TI-44: complete where the wave still gets away. */
export function chooseAnswer(state: State, seat: Seat): Move {
  if (answer.legal(state, seat).length === 1) return DROP
  const { group: index, stayed } = state.raise!
  const group = state.groups[index]!
  const wave = stayed.length + 2
  if (isCancelled(wave, group.riders.length, state.race.options.sfMajorityCancel) || group.riders.length === 2) return DROP
  return worthOfEscape(state, group) > costOf(state, seat, group.cost) ? COMPLETE : DROP
}

export function chooseCounter(state: State, seat: Seat): Move {
  if (counter.legal(state, seat).length === 1) return NO_COUNTER
  const worth = escapeSeconds(state) + (state.riders[seat]!.gap === 0 ? firstBonus(state) : 0)
  return worth > costOf(state, seat, attackCost(state, state.riders[seat]!.speed)) ? COUNTER : NO_COUNTER
}

function costOf(state: State, seat: Seat, cards: number): number {
  return cards * cardPrice(state, seat, cards + (tileOf(state) === 'CO' ? 1 : 0))
}

/** 20 s, and the sector's bonus for whoever leaves the front group; early escapes are mostly caught again. */
function worthOfEscape(state: State, group: Group): number {
  return escapeSeconds(state) + (group.gap === 0 ? firstBonus(state) : 0)
}

function escapeSeconds(state: State): number {
  return isLastSector(state) ? 20 : 2 * state.sector
}

function firstBonus(state: State): number {
  return (stakeOf(state)?.bonuses[0] ?? 0) * 0.8
}

/** What the escape of a wave costs those who stay, more if a leader is in it. */
function worthOfStopping(state: State, seat: Seat, group: Group): number {
  const own = virtualScore(state, seat)
  const isDangerous = group.wave.some((other) => virtualScore(state, other) >= own)
  return worthOfEscape(state, group) * (isDangerous ? 0.8 : 0.4)
}

/** How many of the group may still follow: they have not spoken, and have not laid all their attack cards. */
export function stillToSpeak(state: State, seat: Seat, group: Group): number {
  const { speakers, turn, riders, scramble } = state
  let later = 0
  for (let i = scramble === null ? turn + 1 : 0; i < speakers.length; i++) {
    const other = speakers[i]!
    const { laid, hasAttacked, gap } = riders[other]!
    if (other !== seat && gap === group.gap && !hasAttacked && laid.A < KIT.A) later++
  }
  return later
}

/** That fewer follow than would cancel the wave. */
export function chanceToEscape(state: State, { riders }: Group, wave: number, later: number): number {
  const n = riders.length
  let room = 0
  while (room <= later && !isCancelled(wave + room, n, state.race.options.sfMajorityCancel)) room++
  // With n = 2 a single follower spoils it (TI-49).
  const most = n === 2 ? 0 : room - 1
  let chance = 0
  for (let followers = 0; followers <= Math.min(most, later); followers++) chance += binomial(later, followers)
  return chance
}

function binomial(count: number, hits: number): number {
  let ways = 1
  for (let i = 0; i < hits; i++) ways = (ways * (count - i)) / (i + 1)
  return ways * ALL_FOLLOW[hits]! * NONE_FOLLOWS[count - hits]!
}

/** By number of riders. */
const ALL_FOLLOW = Array.from({ length: MAX_SEATS + 1 }, (_, count) => FOLLOWS ** count)
const NONE_FOLLOWS = Array.from({ length: MAX_SEATS + 1 }, (_, count) => (1 - FOLLOWS) ** count)
