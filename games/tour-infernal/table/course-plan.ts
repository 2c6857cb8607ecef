import { COURSES, PRESETS, type CoursePlan, type Preset } from '../content/courses.ts'
import { FEED_SECTOR, SECTORS, START_SECTOR, STOCK, ZONES, ZONE_SECTORS, type Tile, type Zone } from '../content/sectors.ts'

/** A course being composed. No React, no words. */

export function planOf(value: unknown): CoursePlan | undefined {
  return typeof value === 'object' && value !== null && 'sectors' in value ? (value as CoursePlan) : undefined
}

export function presetOf(value: unknown): Preset | undefined {
  return PRESETS.find((preset) => preset === value)
}

/** The ten tiles that are known: all of a preset or a plan; of a draw by lot only the start and the feed slot. */
export function tilesOf(value: unknown): (Tile | undefined)[] {
  const plan = planOf(value)
  const preset = presetOf(value)
  const sectors = plan?.sectors ?? (preset === undefined ? undefined : COURSES[preset])
  return Array.from(
    { length: SECTORS },
    (_, i) => sectors?.[i] ?? (i + 1 === START_SECTOR ? 'ST' : i + 1 === FEED_SECTOR ? 'FZ' : undefined),
  )
}

export function zoneOf(sector: number): Zone | undefined {
  return ZONES.find((zone) => ZONE_SECTORS[zone].includes(sector))
}

/** The tiles of a sector's zone with the copies that are left if this sector's own is taken up again. */
export function stockFor(sectors: readonly Tile[], sector: number): { tile: Tile; left: number }[] {
  const zone = zoneOf(sector)
  if (zone === undefined) return []
  const used = ZONE_SECTORS[zone].filter((other) => other !== sector).map((other) => sectors[other - 1])
  return (Object.entries(STOCK[zone]) as [Tile, number][]).map(([tile, stock]) => ({
    tile,
    left: stock - used.filter((other) => other === tile).length,
  }))
}

export function withTile(plan: CoursePlan, sector: number, tile: Tile): CoursePlan {
  return { ...plan, sectors: plan.sectors.map((old, i) => (i + 1 === sector ? tile : old)) }
}

/** The next sector that is chosen, after the last one the first again. */
export function nextSlot(sector: number): number {
  const slots = ZONES.flatMap((zone) => ZONE_SECTORS[zone])
  return slots[(slots.indexOf(sector) + 1) % slots.length]!
}
