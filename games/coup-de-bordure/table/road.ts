import { clamp, type Point, round, SIDE_CYCLIST, type Size } from '@echappee/kit/drawing'
import { FINISH_SQUARES, LAST_SQUARE, type Terrain } from '../content/road.ts'

/** The course as a profile: where each square lies and how the road runs over it. Pixels; no React, no DOM. */
export interface Road extends Size {
  /** Square 1 first, then the three finish squares. */
  readonly stops: readonly Stop[]
  /** Width of a square. */
  readonly step: number
  /** Longer than the frame: it scrolls. */
  readonly isLong: boolean
}

export interface Stop extends Point {
  readonly n: number
  readonly left: number
  readonly right: number
}

/** Narrower squares could not be read; a road that must scroll is seen from near: about so many squares at a time. */
const LEAST_STEP = 62
const IN_SIGHT = 7
const EASY_STEP = { least: 100, most: 136 }
const FINISH_SHARE = 0.78
const MARGIN = 12

/** `least`: the narrowest square of a road that scrolls. */
export function layRoad(cases: readonly Terrain[], frame: Size, least: number = EASY_STEP.least): Road {
  const units = LAST_SQUARE + FINISH_SQUARES.length * FINISH_SHARE
  const fitting = (frame.width - 2 * MARGIN) / units
  const isLong = fitting < LEAST_STEP
  const step = isLong ? clamp(frame.width / IN_SIGHT, least, EASY_STEP.most) : fitting
  const { height } = frame
  const base = clamp(height * 0.25, 46, 120)
  const relief = clamp(height * 0.18, 20, 150)
  const heights = elevations(cases)
  const stops: Stop[] = []
  let left = MARGIN
  for (let n = 1; n <= LAST_SQUARE + FINISH_SQUARES.length; n++) {
    const right = left + (n > LAST_SQUARE ? step * FINISH_SHARE : step)
    const elevation = heights[Math.min(n, LAST_SQUARE) - 1]!
    stops.push({ n, x: (left + right) / 2, y: height - base - elevation * relief, left, right })
    left = right
  }
  return { width: isLong ? left + MARGIN : frame.width, height, stops, step, isLong }
}

/** 0 on the plain, 1 on the highest mountain; a climb of several squares rises. */
export function elevations(cases: readonly Terrain[]): number[] {
  return cases.map((terrain, i) => {
    let before = i
    while (cases[before - 1] === terrain) before--
    let after = i
    while (cases[after + 1] === terrain) after++
    const share = after === before ? 0.85 : 0.7 + (0.3 * (i - before)) / (after - before)
    return ELEVATION[terrain] * share
  })
}

const ELEVATION: Readonly<Record<Terrain, number>> = { P: 0, S: 0.06, C: 0.5, M: 1 }

/** The road is level in the middle of a square and runs smoothly to the next. */
export function surface({ stops }: Pick<Road, 'stops'>, x: number): number {
  const next = stops.findIndex((stop) => stop.x >= x)
  if (next === 0) return stops[0]!.y
  if (next < 0) return stops.at(-1)!.y
  const [a, b] = [stops[next - 1]!, stops[next]!]
  const t = (x - a.x) / (b.x - a.x)
  return a.y + (b.y - a.y) * (0.5 - 0.5 * Math.cos(Math.PI * t))
}

/** Points of the road between two places. */
export function along(road: Pick<Road, 'stops'>, from: number, to: number, points = 12): Point[] {
  return Array.from({ length: points + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / points
    return { x: round(x), y: round(surface(road, x)) }
  })
}

export const lineOf = (points: readonly Point[]) => points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Where a rider's wheels stand, and how large he is. */
export interface Standing extends Point {
  readonly scale: number
  /** The upper edge of him. */
  readonly top: number
}

const LARGEST = 1.05
const SMALLEST = 0.3
/** Between the road and the wheels, and above the highest rider. */
const GROUND = 2
const HEAD = 20
/** In a bunch riders hide a part of each other: how wide and how high one row stands beside and above another, at scale 1. */
const BESIDE = 44
const ABOVE = 36
/** A wide group looks better than a tower: so much smaller may its riders be for one row less. */
const ROW_COSTS = 0.12

/** Everybody by his square: a group is a bunch on its square, as many abreast as makes them largest, in the order of the riders' numbers. */
export function standOn(road: Road, cases: readonly number[]): Standing[] {
  return cases.map((at, id) => {
    const here = cases.flatMap((other, i) => (other === at ? [i] : []))
    const stop = road.stops[at - 1]!
    return bunch(stop, here.length, stop.right - stop.left)[here.indexOf(id)]!
  })
}

function bunch(stop: Stop, riders: number, room: number): Standing[] {
  const { width, height } = SIDE_CYCLIST
  const scaleOf = (inRow: number) => {
    const rows = Math.ceil(riders / inRow)
    return Math.min(LARGEST, (room - 3) / (width + (inRow - 1) * BESIDE), (stop.y - GROUND - HEAD) / (height + (rows - 1) * ABOVE))
  }
  const worth = (inRow: number) => scaleOf(inRow) / (1 + ROW_COSTS * (Math.ceil(riders / inRow) - 1))
  let abreast = 1
  for (let inRow = 2; inRow <= riders; inRow++) if (worth(inRow) >= worth(abreast)) abreast = inRow
  const scale = Math.max(SMALLEST, scaleOf(abreast))
  return Array.from({ length: riders }, (_, i) => {
    const row = Math.floor(i / abreast)
    const inRow = Math.min(abreast, riders - row * abreast)
    const y = stop.y - GROUND - row * ABOVE * scale
    return { x: stop.x + ((i % abreast) - (inRow - 1) / 2) * BESIDE * scale, y, scale, top: y - height * scale }
  })
}
