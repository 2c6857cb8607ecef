import { angleOn, clamp, lineThrough, pathData, pointOn, round, wayOn, type Line, type Point, type Size } from '@echappee/kit/drawing'
import type { StageType } from '../content/board.ts'

/** Where everything stands on the picture of a stage. Pixels; no React, no DOM. */
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
  readonly line: Line
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
export function layRoad(type: StageType, squares: number, frame: Size): Road {
  const most = Math.max(1, 1 + Math.floor((frame.height - MARGIN.top - MARGIN.bottom) / ROW_HEIGHT))
  const lines = Array.from({ length: most }, (_, i) => drawLine(type, i + 1, frame))
  const spacing = lines.map((line) => lineThrough(line).length / squares)
  const fewest = spacing.findIndex((room) => room >= LEAST_SPACING[type])
  if (fewest < 0) return layLongRoad(type, squares, frame, most)
  // One row more, if the squares still keep together.
  const rows = fewest > 0 && (spacing[fewest + 1] ?? Infinity) <= MOST_SPACING ? fewest + 1 : fewest
  return finish(lines[rows]!, squares, frame)
}

/** A point of the road, between squares too. */
export function pointAt({ line, spacing }: Road, square: number): Point {
  return pointOn(line, square * spacing)
}

/** The way from one square to another, forwards or backwards, both ends included. */
export function way({ line, spacing }: Road, from: number, to: number, steps?: number): Point[] {
  return wayOn(line, from * spacing, to * spacing, steps)
}

function layLongRoad(type: StageType, squares: number, { width, height }: Size, most: number): Road {
  // A wave reads more easily than rows, as long as it is not endless.
  const rows = squares > 24 ? most : 1
  const wanted = squares * GOOD_SPACING[type]
  let wide = width
  for (let i = 0; i < 4; i++) {
    const length = lineThrough(drawLine(type, rows, { width: wide, height })).length
    wide = Math.max(width, wide + (wanted - length) / rows)
  }
  const frame = { width: Math.ceil(wide), height }
  return finish(drawLine(type, rows, frame), squares, frame)
}

function finish(points: readonly Point[], squares: number, { width, height }: Size): Road {
  const line = lineThrough(points)
  const spacing = line.length / squares
  const stops = Array.from({ length: squares + 1 }, (_, i) => stopAt(line, i * spacing, width))
  return { width, height, stops, spacing, size: clamp(spacing * 0.62, 40, 60), path: pathData(points), line }
}

function stopAt(line: Line, distance: number, width: number): Stop {
  const here = pointOn(line, distance)
  const angle = angleOn(line, distance)
  const across = { x: Math.sin(angle), y: -Math.cos(angle) }
  // Above the road; where it runs straight up, towards the middle of the picture.
  const inwards = here.x < width / 2 ? 0.5 : -0.5
  const isRight = across.x * inwards - across.y > 0
  const side = isRight ? across : { x: -across.x, y: -across.y }
  return { x: round(here.x), y: round(here.y), angle, side }
}

function drawLine(type: StageType, rows: number, frame: Size): Point[] {
  if (rows > 1) return serpentine(rows, frame)
  return type === 'mountain' ? climb(frame) : wave(frame)
}

/** A road through fields: as many bends as fit. */
function wave({ width, height }: Size): Point[] {
  const bends = Math.max(1, Math.round(width / 560))
  const middle = (MARGIN.top + height - MARGIN.bottom) / 2
  const reach = Math.min((height - MARGIN.top - MARGIN.bottom) / 2, 120)
  return curve(width, (t) => middle + reach * Math.sin(2 * Math.PI * (bends * t + 0.22)) * (1 - 0.25 * t) - reach * 0.12 * t)
}

/** A road that rises from the lower left to the upper right, in steps. */
function climb({ width, height }: Size): Point[] {
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
function serpentine(rows: number, { width, height }: Size): Point[] {
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
