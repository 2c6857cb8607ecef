import type { Seat } from '@echappee/kernel'
import { SECTORS, effectsOn, type Tile } from '../content/sectors.ts'
import { bonusesOf } from '../rules/contest.ts'
import { isLastSector, tileOf } from '../rules/course.ts'
import { numbersOf } from '../rules/numbers.ts'
import type { ContestKind, PublicState, State } from '../rules/state.ts'

/** Cards that the sectors after this one will take at least: one each, two on cobbles. */
export function cardsToCome({ race, sector }: PublicState): number {
  let cards = 0
  for (let next = sector + 1; next <= SECTORS; next++) cards += race.course[next - 1] === 'CO' ? 2 : 1
  return cards
}

/** Seconds that a spare card is worth: next to nothing at the end, more than anything it buys where the hand runs short. */
export function cardPrice(state: PublicState, seat: Seat, afterwards: number, toCome = cardsToCome(state)): number {
  const spare = state.riders[seat]!.cards - afterwards - toCome
  if (spare < 0) return 60
  if (isLastSector(state)) return 0.5
  return spare === 0 ? PRICE + 4 : PRICE
}

const PRICE = 12

/** Bonus minus gap, were the race over now. */
export function virtualScore({ riders }: PublicState, seat: Seat): number {
  const { bonus, gap } = riders[seat]!
  return bonus - gap
}

export interface Stake {
  readonly kind: ContestKind
  readonly bonuses: readonly number[]
}

/** What this sector pays at its end, if anything. */
export function stakeOf(state: PublicState): Stake | undefined {
  if (isLastSector(state)) return { kind: 'final', bonuses: bonusesOf('final', tileOf(state), numbersOf(state.race)) }
  const tile = tileOf(state)
  const { bonuses, isClimb } = effectsOn(tile)
  return bonuses.length === 0 ? undefined : { kind: isClimb ? 'climb' : 'sprint', bonuses }
}

/** Sprints and climbs after this sector, the final sprint among them. */
export function contestsToCome({ race, sector }: PublicState): number {
  if (sector >= SECTORS) return 0
  let contests = 1
  for (let next = sector + 1; next < SECTORS; next++) if (effectsOn(race.course[next - 1]!).bonuses.length > 0) contests++
  return contests
}

export function countTiles({ race, sector }: PublicState, ...tiles: readonly Tile[]): number {
  let count = 0
  for (let next = sector; next <= SECTORS; next++) if (tiles.includes(race.course[next - 1]!)) count++
  return count
}

/** What the hand would like to be made of for the rest of the race. */
export function wishedHand(state: State): { R: number; S: number; A: number } {
  const mountains = countTiles(state, 'HM')
  return {
    R: cardsToCome(state) + 2 * mountains + 2,
    S: Math.min(4, contestsToCome(state)),
    A: 3,
  }
}
