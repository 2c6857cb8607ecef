import { smoothLine } from '../geometry/outline.ts'
import { round, type Box } from '../geometry/points.ts'
import { freeSpots, roomAt, type Blocked } from './scatter.ts'
import type { Placed } from './things.ts'

/** The sea to the right of all roads. */
export interface Shore {
  /** With room for the sea. */
  readonly box: Box
  readonly coastAt: (y: number) => number
}

/** Each is the `d` of a path. */
export interface Sea {
  readonly water: string
  readonly sand: string
  readonly foam: string
  readonly waves: string
}

/** The coast follows the road, given as discs, at a distance. */
export function shoreOf(box: Box, road: readonly Blocked[]): Shore {
  const inland = box.x + box.width * 0.8
  const reach = (y: number) =>
    Math.max(inland, ...road.filter((part) => Math.abs(part.y - y) < 120).map(({ x, radius }) => x + radius + 64))
  const steps = new Map<number, number>()
  const coastAt = (y: number) => {
    const step = Math.round(y / 8)
    const found = steps.get(step) ?? [-72, -36, 0, 36, 72].reduce((sum, shift) => sum + reach(step * 8 + shift), 0) / 5
    steps.set(step, found)
    return found
  }
  return { box: { ...box, width: box.width + 190 }, coastAt }
}

export function seaOf({ box, coastAt }: Shore): Sea {
  const far = 600
  const ys = Array.from({ length: Math.ceil((box.height + 2 * far) / 36) + 1 }, (_, i) => box.y - far + i * 36)
  const coast = (shift: number) => ys.map((y) => ({ x: coastAt(y) + shift + Math.sin(y / 47) * 7, y }))
  const closed = (shift: number) => `${smoothLine(coast(shift))}H${round(box.x + box.width + far * 2)}V${round(ys[0]!)}Z`
  const waves = freeSpots({ ...box, x: box.x + box.width * 0.6, width: box.width * 0.4 + far }, 66, [], 0).filter(
    ({ x, y, luck }) => x > coastAt(y) + 46 && luck > 0.3,
  )
  return {
    water: closed(0),
    sand: closed(-66),
    foam: smoothLine(coast(16)),
    waves: waves.map(({ x, y }) => `M${round(x)} ${round(y)}q5-6 10 0t10 0`).join(''),
  }
}

/** Palms and parasols on the beach, boats on the water. */
export function seasideThings({ box, coastAt }: Shore, blocked: readonly Blocked[]): Placed[] {
  const ys = (step: number, from: number) => Array.from({ length: Math.floor((box.height - 80) / step) }, (_, i) => box.y + from + i * step)
  const beach: Placed[] = ys(46, 40).map((y, i) => ({
    thing: i % 3 === 1 ? 'parasol' : 'palm',
    x: round(coastAt(y) - (i % 3 === 1 ? 22 : 46)),
    y,
    scale: i % 3 === 1 ? 0.9 : 1,
  }))
  const boats: Placed[] = ys(170, 90).map((y, i) => ({
    thing: 'boat',
    x: round(coastAt(y) + 70 + (i % 3) * 34),
    y,
    scale: 1 + (i % 2) * 0.3,
  }))
  return [...beach.filter((thing) => roomAt(thing, blocked) > 14), ...boats.filter(({ x }) => x < box.x + box.width - 34)]
}
