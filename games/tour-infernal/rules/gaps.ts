import { costOf, type Play, type PlayCost } from '../content/cards.ts'
import { BARRIER_SECONDS, STEP_SECONDS, effectsOn, type Tile, type TileEffect } from '../content/sectors.ts'
import type { Ride } from './events.ts'

/** A rider on the road: all that gaps depend on. */
export interface OnRoad {
  readonly gap: number
  readonly play: Play | null
  /** Not null: no longer in the race. */
  readonly out: object | null
}

export interface RideRules {
  readonly catching: 'carry' | 'stop'
  readonly mountainPassing: 'overtake' | 'join'
  readonly sfRelay: boolean
}

/** Riders who ride together, with the gap before catching; `to` is not normalised yet. A set of bits instead of a list: rides are made by the million. */
export interface Unit extends Omit<Ride, 'riders'> {
  members: number
  size: number
  raw: number
}

export function isIn({ members }: Unit, rider: number): boolean {
  return (members & (1 << rider)) !== 0
}

/** A unit as it is told. */
export function rideOf({ members, size: _size, raw: _raw, ...ride }: Unit): Ride {
  const riders: number[] = []
  for (let rider = 0; members >> rider !== 0; rider++) if (members & (1 << rider)) riders.push(rider)
  return { riders, ...ride }
}

/** Step 2, but for the normalisation: units in the order of their first riders. Every rider in the race has a play. */
export function rideUnits(riders: readonly OnRoad[], tile: Tile, rules: RideRules): Unit[] {
  const units = splitIntoUnits(riders, tile, rules, NOBODY)
  catchUp(units, rules)
  return units
}

const NOBODY = -1

/** TI-30 to TI-33, without one of them: who rides with whom, and how fast. Who has no play yet is taken to ride softly. */
export function splitIntoUnits(riders: readonly OnRoad[], tile: Tile, rules: RideRules, without: number): Unit[] {
  const units: Unit[] = []
  for (let i = 0; i < riders.length; i++) {
    const { gap, play, out } = riders[i]!
    if (out === null && i !== without) joinUnits(units, i, gap, costOf(play ?? 'R'), tile, rules)
  }
  const effect = effectsOn(tile)
  for (let i = 0; i < units.length; i++) setSpeed(units[i]!, effect, rules)
  return units
}

/** TI-30. A unit of his own is the last of them. Speeds are those of before. */
export function joinUnits(
  units: Unit[],
  rider: number,
  gap: number,
  { isPull, hasThird, isOther }: PlayCost,
  tile: Tile,
  { mountainPassing }: RideRules,
): Unit {
  const isMountain = tile === 'HM'
  let unit = isMountain || isOther ? undefined : shelterAt(units, gap)
  if (unit === undefined) {
    unit = newUnit(rider, gap, !isOther && (!isMountain || mountainPassing === 'join'), isPull, hasThird)
    units.push(unit)
  } else {
    unit.members |= 1 << rider
    unit.size++
    if (isPull) unit.pulls++
  }
  return unit
}

function shelterAt(units: readonly Unit[], gap: number): Unit | undefined {
  for (let i = 0; i < units.length; i++) if (units[i]!.from === gap && units[i]!.isSheltered) return units[i]
  return undefined
}

function newUnit(rider: number, from: number, isSheltered: boolean, isPull: boolean, hasThird: boolean): Unit {
  return {
    members: 1 << rider,
    size: 1,
    isSheltered,
    pulls: isPull ? 1 : 0,
    hasThird,
    hasRelay: false,
    slowedBy: null,
    speed: 0,
    from,
    to: 0,
    raw: 0,
  }
}

/** TI-31, TI-32, TI-33, TI-112. There is no lowest speed but 0. */
export function setSpeed(unit: Unit, { slowsFrom, slowsUpTo }: TileEffect, { sfRelay }: RideRules): void {
  const { size } = unit
  unit.hasRelay = sfRelay && size >= 2 && unit.pulls === size
  unit.slowedBy = slowsFrom !== null && size >= slowsFrom ? 'WR' : slowsUpTo !== null && size <= slowsUpTo ? 'HW' : null
  unit.speed = 1 + unit.pulls + (unit.hasThird ? 1 : 0) + (unit.hasRelay ? 1 : 0) - (unit.slowedBy === null ? 0 : 1)
  unit.raw = unit.from - STEP_SECONDS * unit.speed
}

/** TI-34, TI-35: where the units come to by their speeds. */
export function catchUp(units: readonly Unit[], { catching }: RideRules): void {
  if (catching === 'carry') carry(units)
  else stop(units)
}

/** TI-34, TI-35: a sheltered unit goes along with whoever comes past from behind. */
function carry(units: readonly Unit[]): void {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const { from, isSheltered } = unit
    let to = unit.raw
    if (isSheltered)
      for (let j = 0; j < units.length; j++) {
        const other = units[j]!
        if (other.raw < to && other.from > from) to = other.raw
      }
    unit.to = to
  }
}

/** Option `catching` = stop: a sheltered unit goes no further than the sheltered units that started ahead of it, front to back. */
function stop(units: readonly Unit[]): void {
  const frontToBack = [...units].sort((a, b) => a.from - b.from)
  for (const [i, unit] of frontToBack.entries()) {
    unit.to = unit.raw
    if (!unit.isSheltered) continue
    for (const ahead of frontToBack.slice(0, i)) if (ahead.isSheltered && ahead.from < unit.from && ahead.to > unit.to) unit.to = ahead.to
  }
}

/** TI-10: the smallest gap of those in the race becomes 0. Writes. */
export function normalise(riders: readonly { gap: number; readonly out: object | null }[]): void {
  let least = Infinity
  for (let i = 0; i < riders.length; i++) {
    const { gap, out } = riders[i]!
    if (out === null && gap < least) least = gap
  }
  for (let i = 0; i < riders.length; i++) {
    const rider = riders[i]!
    if (rider.out === null) rider.gap -= least
  }
}

/** TI-71: where the barrier leaves a rider, before the normalisation. */
export function behindBarrier(gap: number, die: number): number {
  const from = barrierFrom(die)
  return gap >= from && gap < from + BARRIER_SECONDS ? from + BARRIER_SECONDS : gap
}

export function barrierFrom(die: number): number {
  return STEP_SECONDS * (die - 1)
}

/** TI-12, TI-113: how many others in the race are at the rider's gap. */
export function companyOf(riders: readonly { readonly gap: number; readonly out: object | null }[], rider: number): number {
  const { gap } = riders[rider]!
  let company = -1
  for (let i = 0; i < riders.length; i++) if (riders[i]!.gap === gap && riders[i]!.out === null) company++
  return company
}
