import type { Seat } from '@echappee/kernel'
import { STEP_SECONDS } from '../../content/sectors.ts'
import { normalise } from '../gaps.ts'
import type { Group, Position } from '../state.ts'
import { layAttack } from './cards.ts'

/** TI-40, TI-41. */
export function beginAttacks(table: Position, groups: Group[], speakers: Seat[]): void {
  table.groups = groups
  table.speakers = speakers
}

/** TI-52. */
export function beginScramble(table: Position, group: number, order: Seat[]): void {
  table.speakers = order
  beginLap(table, group, 1)
}

export function beginLap(table: Position, group: number, lap: number): void {
  table.scramble = { group, lap, isLively: false }
}

/** TI-43; TI-44: a raise waits for the answers of the wave. */
export function attack(table: Position, seat: Seat, index: number, how: 'attack' | 'follow' | 'raise', level: 1 | 2, cards: number): void {
  const group = table.groups[index]!
  layAttack(table, seat, cards)
  table.riders[seat]!.hasAttacked = true
  if (table.scramble !== null) table.scramble.isLively = true
  if (how === 'raise') table.raise = { group: index, seat, asked: group.wave.slice(), stayed: [] }
  else {
    group.wave.push(seat)
    group.level = level
  }
}

/** TI-44: the first who is asked stays in the wave. */
export function completeRaise(table: Position, seat: Seat, cards: number): void {
  const { asked, stayed } = table.raise!
  asked.shift()
  stayed.push(seat)
  layAttack(table, seat, cards)
}

/** TI-44: the first who is asked leaves the wave. */
export function dropOut({ raise }: Position): void {
  raise!.asked.shift()
}

/** TI-44: the raiser joins those who stayed. */
export function settleRaise(table: Position): void {
  const { group: index, seat, stayed } = table.raise!
  const group = table.groups[index]!
  stayed.push(seat)
  group.wave = stayed
  group.level = 2
  table.raise = null
}

/** TI-45. */
export function cancelWave({ groups }: Position, index: number): void {
  const group = groups[index]!
  group.wave = []
  group.level = 0
}

/** TI-48. */
export function endAttacks(table: Position, escapees: readonly Seat[]): void {
  gainStep(table, escapees)
  table.groups = []
  table.scramble = null
}

/** TI-53. */
export function counterAttack(table: Position, seat: Seat, cards: number): void {
  layAttack(table, seat, cards)
  table.counters.push(seat)
}

export function endCounters(table: Position): void {
  gainStep(table, table.counters)
  table.counters = []
}

function gainStep({ riders }: Position, seats: readonly Seat[]): void {
  if (seats.length === 0) return
  for (let i = 0; i < seats.length; i++) riders[seats[i]!]!.gap -= STEP_SECONDS
  normalise(riders)
}
