import { LABEL_LENGTH, isPlainText } from '@echappee/kernel'
import * as z from 'zod/mini'
import type { CoursePlan } from '../content/courses.ts'
import { FEED_SECTOR, SECTORS, START_SECTOR, STOCK, TILES, ZONES, ZONE_SECTORS, type Tile, type Zone } from '../content/sectors.ts'

/** The conditions of TI-2; mistakes of mere type have the codes of the schema library. */
export const COURSE_ISSUES = ['course_length', 'start_tile', 'feed_tile', 'tile_not_in_zone', 'tile_stock'] as const
export type CourseIssue = (typeof COURSE_ISSUES)[number]

/** Unknown keys are dropped: a course may carry notes of its own; `name` is a label that the rules ignore. */
export const courseSchema: z.ZodMiniType<CoursePlan> = z.object({
  name: z.exactOptional(z.string().check(z.maxLength(LABEL_LENGTH), z.refine(isPlainText, { params: { code: 'plain_text' } }))),
  sectors: z.array(z.enum(TILES)).check(({ value: sectors, issues }) => {
    if (sectors.length !== SECTORS) {
      issues.push(issue(sectors, [], 'course_length', { expected: SECTORS, given: sectors.length }))
      return
    }
    mustBe(sectors, START_SECTOR, 'ST', 'start_tile', issues)
    mustBe(sectors, FEED_SECTOR, 'FZ', 'feed_tile', issues)
    for (const zone of ZONES) checkZone(sectors, zone, issues)
  }),
})

function mustBe(sectors: readonly Tile[], sector: number, tile: Tile, code: CourseIssue, issues: unknown[]): void {
  const given = sectors[sector - 1]!
  if (given !== tile) issues.push(issue(given, [sector - 1], code, { sector, tile: given, expected: tile }))
}

/** The place of the mistake is the first tile that the zone has not got. */
function checkZone(sectors: readonly Tile[], zone: Zone, issues: unknown[]): void {
  const used: Partial<Record<Tile, number>> = {}
  for (const sector of ZONE_SECTORS[zone]) {
    const tile = sectors[sector - 1]!
    const stock = STOCK[zone][tile] ?? 0
    const count = (used[tile] ?? 0) + 1
    used[tile] = count
    const params = { sector, tile, zone: ZONES.indexOf(zone) + 1 }
    if (stock === 0) issues.push(issue(tile, [sector - 1], 'tile_not_in_zone', { ...params, allowed: Object.keys(STOCK[zone]).join(', ') }))
    else if (count > stock) issues.push(issue(tile, [sector - 1], 'tile_stock', { ...params, stock }))
  }
}

function issue(input: unknown, path: (string | number)[], code: CourseIssue, params: Record<string, string | number>) {
  return { code: 'custom' as const, input, path, params: { code, ...params } }
}
