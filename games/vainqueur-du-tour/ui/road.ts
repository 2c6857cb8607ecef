import type { StageType } from '../content/board.ts'

/** Where everything stands on the picture of a stage. Pixels; no React, no DOM. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Stop extends Point {
  /** Direction of travel, in radians. */
  readonly angle: number
  /** Towards the side on which riders stand: a unit vector across the road. */
  readonly side: Point
}

export interface Road {
  /** Wider than the frame when the stage is too long to be read at once. */
  readonly width: number
  readonly height: number
  /** One for each square, from the start to the line. */
  readonly stops: readonly Stop[]
  /** Distance between two squares along the road. */
  readonly spacing: number
  /** Side of a square. */
  readonly size: number
  /** The middle of the road as SVG path data. */
  readonly path: string
  readonly samples: readonly Sample[]
}

interface Sample extends Point {
  /** Distance from the start along the road. */
  readonly s: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

/** Squares closer than this can't be read. */
const LEAST_SPACING: Readonly<Record<StageType, number>> = { plain: 62, mountain: 62, timetrial: 60 }
/** What a stage that must be scrolled gets. */
const GOOD_SPACING: Readonly<Record<StageType, number>> = { plain: 76, mountain: 84, timetrial: 68 }
const MOST_SPACING = 110
/** A row needs room for its riders above it. */
const ROW_HEIGHT = 118
const MARGIN = { side: 64, turn: 92, top: 108, bottom: 76 }
const SAMPLE_LENGTH = 6

/** Lays a stage of so many squares into the frame, as a wave if that is long enough, else in rows; wider than the frame if it must be. */
export function layRoad(type: StageType, squares: number, frame: Frame): Road {
  const most = Math.max(1, 1 + Math.floor((frame.height - MARGIN.top - MARGIN.bottom) / ROW_HEIGHT))
  const lines = Array.from({ length: most }, (_, i) => drawLine(type, i + 1, frame))
  const spacing = lines.map((line) => lengthOf(line) / squares)
  const fewest = spacing.findIndex((room) => room >= LEAST_SPACING[type])
  if (fewest < 0) return layLongRoad(type, squares, frame, most)
  // One row more, if the squares still keep together.
  const rows = fewest > 0 && (spacing[fewest + 1] ?? Infinity) <= MOST_SPACING ? fewest + 1 : fewest
  return finish(lines[rows]!, squares, frame)
}

/** A point of the road, between squares too. */
export function pointAt(road: Road, square: number): Point {
  const s = clamp(square, 0, road.stops.length - 1) * road.spacing
  return at(road.samples, s)
}

/** The way from one square to another, forwards or backwards, both ends included. */
export function way(road: Road, from: number, to: number, steps = 16): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => pointAt(road, from + ((to - from) * i) / steps))
}

function layLongRoad(type: StageType, squares: number, { width, height }: Frame, most: number): Road {
  // A wave reads more easily than rows, as long as it is not endless.
  const rows = squares > 24 ? most : 1
  const wanted = squares * GOOD_SPACING[type]
  let wide = width
  for (let i = 0; i < 4; i++) {
    const length = lengthOf(drawLine(type, rows, { width: wide, height }))
    wide = Math.max(width, wide + (wanted - length) / rows)
  }
  const frame = { width: Math.ceil(wide), height }
  return finish(drawLine(type, rows, frame), squares, frame)
}

function finish(line: readonly Point[], squares: number, { width, height }: Frame): Road {
  const samples = measure(line)
  const length = samples.at(-1)!.s
  const spacing = length / squares
  const stops = Array.from({ length: squares + 1 }, (_, i) => stopAt(samples, i * spacing, width))
  const path = samples.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return { width, height, stops, spacing, size: clamp(spacing * 0.62, 40, 60), path, samples }
}

function stopAt(samples: readonly Sample[], s: number, width: number): Stop {
  const here = at(samples, s)
  const [before, after] = [at(samples, s - 8), at(samples, s + 8)]
  const angle = Math.atan2(after.y - before.y, after.x - before.x)
  const across = { x: Math.sin(angle), y: -Math.cos(angle) }
  // Above the road; where it runs straight up, towards the middle of the picture.
  const inwards = here.x < width / 2 ? 0.5 : -0.5
  const isRight = across.x * inwards - across.y > 0
  const side = isRight ? across : { x: -across.x, y: -across.y }
  return { x: round(here.x), y: round(here.y), angle, side }
}

function drawLine(type: StageType, rows: number, frame: Frame): Point[] {
  if (rows > 1) return serpentine(rows, frame)
  return type === 'mountain' ? climb(frame) : wave(frame)
}

/** A road through fields: as many bends as fit. */
function wave({ width, height }: Frame): Point[] {
  const bends = Math.max(1, Math.round(width / 560))
  const middle = (MARGIN.top + height - MARGIN.bottom) / 2
  const reach = Math.min((height - MARGIN.top - MARGIN.bottom) / 2, 120)
  return curve(width, (t) => middle + reach * Math.sin(2 * Math.PI * (bends * t + 0.22)) * (1 - 0.25 * t) - reach * 0.12 * t)
}

/** A road that rises from the lower left to the upper right, in steps. */
function climb({ width, height }: Frame): Point[] {
  const [low, high] = [height - MARGIN.bottom, MARGIN.top + 6]
  const steps = Math.max(2, Math.round(width / 420))
  return curve(width, (t) => low + (high - low) * (t - Math.sin(2 * Math.PI * steps * t) / (2 * Math.PI * steps * 0.62)))
}

function curve(width: number, y: (t: number) => number): Point[] {
  const count = Math.ceil(width / SAMPLE_LENGTH)
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    return { x: MARGIN.side + t * (width - 2 * MARGIN.side), y: y(t) }
  })
}

/** Rows from the bottom to the top, joined by half circles. */
function serpentine(rows: number, { width, height }: Frame): Point[] {
  const gap = (height - MARGIN.top - MARGIN.bottom) / (rows - 1)
  const [left, right] = [MARGIN.turn, width - MARGIN.turn]
  const line: Point[] = []
  for (let row = 0; row < rows; row++) {
    const y = height - MARGIN.bottom - row * gap
    const isForward = row % 2 === 0
    const ends = isForward ? [left, right] : [right, left]
    // The line is at the end of the last row and the start at the beginning of the first: no turn there.
    const count = Math.ceil((right - left) / SAMPLE_LENGTH)
    for (let i = 0; i <= count; i++) line.push({ x: ends[0]! + ((ends[1]! - ends[0]!) * i) / count, y })
    if (row < rows - 1) line.push(...halfCircle(ends[1]!, y, gap / 2, isForward ? 1 : -1))
  }
  return line
}

function halfCircle(x: number, y: number, radius: number, outwards: 1 | -1): Point[] {
  const count = Math.ceil((Math.PI * radius) / SAMPLE_LENGTH)
  // Flattened, so that the turn stays inside the margin.
  const reach = Math.min(radius, MARGIN.turn - 52)
  return Array.from({ length: count - 1 }, (_, i) => {
    const turn = (Math.PI * (i + 1)) / count
    return { x: x + outwards * reach * Math.sin(turn), y: y - radius + radius * Math.cos(turn) }
  })
}

function measure(line: readonly Point[]): Sample[] {
  let s = 0
  return line.map(({ x, y }, i) => {
    const before = line[i - 1]
    if (before !== undefined) s += Math.hypot(x - before.x, y - before.y)
    return { x, y, s }
  })
}

function lengthOf(line: readonly Point[]): number {
  return measure(line).at(-1)!.s
}

function at(samples: readonly Sample[], s: number): Point {
  const wanted = clamp(s, 0, samples.at(-1)!.s)
  let [low, high] = [0, samples.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (samples[middle]!.s <= wanted) low = middle
    else high = middle
  }
  const [a, b] = [samples[low]!, samples[high]!]
  const t = b.s === a.s ? 0 : (wanted - a.s) / (b.s - a.s)
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
export const round = (value: number) => Math.round(value * 10) / 10
