import { tileOf } from '../rules/course.ts'
import type { PublicState, SectorResult } from '../rules/state.ts'
import { isAllPlayed, ridesOf, startGaps } from './race.ts'

/** What a whole sector did to some riders, and why. No words. */
export interface RecapLine {
  readonly riders: readonly number[]
  readonly from: number
  readonly to: number
  /** As far as it is known how they rode. */
  readonly speed: number | undefined
  /** Seconds of gap by riding, and by what came after it; negative is won. */
  readonly byRiding: number
  readonly byAttacks: number
  /** What came after may have been the barrier (TI-71). */
  readonly byBarrier: boolean
}

/**
 * `last` is the latest that was seen of the sector, `end` its result. If the last plays were not seen (nothing is shown move by move), how they rode
 * is not told, only what it came to. Riders who share everything share a line; front to back.
 */
export function recapOf(last: PublicState, end: SectorResult): RecapLine[] {
  const from = startGaps(last)
  const rides = isAllPlayed(last) ? ridesOf(last) : undefined
  const lines: RecapLine[] = []
  for (const [rider, to] of end.gaps.entries()) {
    if (to === null || to === undefined) continue
    const ride = rides?.find(({ riders }) => riders.includes(rider))
    const line: RecapLine = {
      riders: [rider],
      from: from[rider]!,
      to,
      speed: ride?.speed,
      byRiding: ride === undefined ? 0 : ride.to - ride.from,
      byAttacks: ride === undefined ? 0 : to - ride.to,
      byBarrier: tileOf(last) === 'LC',
    }
    const same = lines.findIndex((other) => isSame(other, line))
    if (same < 0) lines.push(line)
    else lines[same] = { ...line, riders: [...lines[same]!.riders, rider] }
  }
  return lines.sort((a, b) => a.to - b.to || a.riders[0]! - b.riders[0]!)
}

function isSame(a: RecapLine, b: RecapLine): boolean {
  return a.from === b.from && a.to === b.to && a.speed === b.speed && a.byRiding === b.byRiding
}
