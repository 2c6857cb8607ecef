import { drawFromBag, type Chance } from '@echappee/kernel'
import { COURSES, type CoursePlan, type Preset } from '../content/courses.ts'
import { FEED_SECTOR, SECTORS, STOCK, ZONES, ZONE_SECTORS, effectsOn, type Tile, type TileEffect, type Zone } from '../content/sectors.ts'
import type { PublicState } from './state.ts'

export function tileOf(state: Pick<PublicState, 'race' | 'sector'>): Tile {
  return state.race.course[state.sector - 1]!
}

export function effectOf(state: Pick<PublicState, 'race' | 'sector'>): TileEffect {
  return effectsOn(tileOf(state))
}

export function isLastSector({ sector }: Pick<PublicState, 'sector'>): boolean {
  return sector === SECTORS
}

/** TI-2, TI-3: ten tiles with the side of the feed slot that is up. */
export function courseFor(wanted: 'random' | Preset | CoursePlan, chance: Chance): Tile[] {
  const laid = wanted === 'random' ? drawCourse(chance) : typeof wanted === 'string' ? COURSES[wanted] : wanted.sectors
  return withFeedSide(laid)
}

/** TI-3: without an intermediate bonus (sector 10 has none, R5) the feed slot shows its Sprint. */
export function withFeedSide(laid: readonly Tile[]): Tile[] {
  const course = [...laid]
  course[FEED_SECTOR - 1] = hasBonus(laid) ? 'FZ' : 'SP'
  return course
}

/** TI-100. */
export function hasClimb(course: readonly Tile[]): boolean {
  return course.some((tile) => effectsOn(tile).isClimb)
}

/** TI-2: zone by zone, in track order, without replacement. */
function drawCourse(chance: Chance): Tile[] {
  const course: Tile[] = ['ST']
  for (let sector = 2; sector <= SECTORS; sector++) course.push('FZ')
  for (const zone of ZONES) {
    const bag = BAGS[zone].slice()
    chance.about?.(zone)
    for (const sector of ZONE_SECTORS[zone]) course[sector - 1] = drawFromBag(bag, chance)
  }
  return course
}

function hasBonus(laid: readonly Tile[]): boolean {
  for (let sector = 2; sector < SECTORS; sector++) {
    if (sector !== FEED_SECTOR && effectsOn(laid[sector - 1]!).bonuses.length > 0) return true
  }
  return false
}

const BAGS = Object.fromEntries(
  ZONES.map((zone) => [zone, Object.entries(STOCK[zone]).flatMap(([tile, count]) => Array.from({ length: count }, () => tile as Tile))]),
) as Record<Zone, Tile[]>
