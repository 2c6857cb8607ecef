import {
  closedLine,
  joinStretches,
  lineAt,
  lot,
  pathData,
  pavementOf,
  type Point,
  poseAt,
  round,
  type Stretch,
  turned,
} from '@echappee/kit/drawing'
import { outlineOf, type RoadLayout, type RoadSquare } from './layout.ts'
import { TERRAINS, type Terrain } from '../../content/tiles.ts'
import { LANE, laneSide, SQUARE, type RoadLines } from './tiles.ts'

/** The whole road as a few outlines, so that a board is a few hundred nodes. Each is the `d` of a path. */
export interface RoadShapes {
  readonly paved: string
  readonly ground: Readonly<Record<Terrain, string>>
  readonly borders: string
  /** Between lanes. */
  readonly dashes: string
  /** Stones of the cobbles. */
  readonly stones: string
  readonly ascentArrows: string
  readonly descentArrows: string
  readonly musettes: string
  readonly zones: string
  readonly virtual: string
}

export function shapesOf(layout: RoadLayout, lines: RoadLines): RoadShapes {
  const squares = layout.squares.filter(({ isVirtual }) => !isVirtual)
  const outline = ({ number }: RoadSquare) => closedLine(outlineOf(layout, number))
  const on = (terrain: Terrain) => squares.filter((square) => square.terrain === terrain)
  const zone = lines.sprints.flatMap((at) => squares.slice(Math.max(0, at - lines.sprintZone), at))
  return {
    paved: pavementOf(layout.path, squares, SQUARE * 0.45),
    ground: Object.fromEntries(TERRAINS.map((terrain) => [terrain, join(on(terrain).map(outline))])) as Record<Terrain, string>,
    borders: join(squares.map(outline)),
    dashes: join(squares.flatMap((square) => dashesOf(layout, square))),
    stones: join(on('cobbles').flatMap((square) => stonesOf(layout, square))),
    ascentArrows: join(on('ascent').map((square) => chevron(layout, square, 2))),
    descentArrows: join(on('descent').map((square) => chevron(layout, square, 1))),
    musettes: join(on('supply').map((square) => musette(poseAt(layout.path, (square.from + square.to) / 2)))),
    zones: join(zone.map(outline)),
    virtual: join(layout.squares.filter(({ isVirtual }) => isVirtual).map(outline)),
  }
}

const COLOURS: Partial<Record<Terrain, string>> = {
  ascent: 'var(--tile-ascent)',
  descent: 'var(--tile-descent)',
  cobbles: 'var(--tile-cobbles)',
  supply: 'var(--tile-supply)',
  start: 'var(--tile-start)',
  finish: 'var(--tile-start)',
}

/** Coloured parts of the road as a line. */
export function stretchesOf({ squares }: RoadLayout): Stretch[] {
  return joinStretches(squares.map(({ from, to, terrain, isVirtual }) => ({ from, to, colour: isVirtual ? undefined : COLOURS[terrain] })))
}

function dashesOf({ path }: RoadLayout, { from, to, lanes }: RoadSquare): string[] {
  return Array.from({ length: lanes - 1 }, (_, i) => pathData(lineAt(path, from, to, laneSide(i + 1, lanes) - LANE / 2)))
}

/** Rows of stones, none quite like the next. */
function stonesOf({ path }: RoadLayout, { number, from, to, lanes }: RoadSquare): string[] {
  const [rows, columns] = [4, 3 * lanes]
  const step = (to - from) / rows
  const width = (lanes * LANE) / columns
  return Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const at = poseAt(path, from + (row + 0.5) * step)
    const side = -(lanes * LANE) / 2 + (column + 0.5) * width
    const [half, wide] = [step * (0.3 + lot(number, i, 4) * 0.1), width * (0.32 + lot(number, i, 5) * 0.1)]
    return closedLine([
      turned(at, -half, side - wide),
      turned(at, half, side - wide),
      turned(at, half, side + wide),
      turned(at, -half, side + wide),
    ])
  })
}

/** Two strokes uphill, one wide one downhill: told apart without colour. */
function chevron({ path }: RoadLayout, { from, to, lanes }: RoadSquare, count: number): string {
  return Array.from({ length: lanes }, (_, lane) => {
    const side = laneSide(lane + 1, lanes)
    return Array.from({ length: count }, (__, i) => {
      const at = poseAt(path, (from + to) / 2 + (count === 1 ? 0 : i * 9 - 6))
      const reach = count === 1 ? 11 : 7.5
      return pathData([turned(at, -5, side - reach), turned(at, 4, side), turned(at, -5, side + reach)])
    }).join('')
  }).join('')
}

/** A feed bag with its strap. */
function musette({ x, y }: Point): string {
  return `M${round(x - 9)} ${round(y - 2)}h18v10q-9 5-18 0ZM${round(x - 7)} ${round(y - 2)}q7-16 14 0`
}

function join(parts: readonly string[]): string {
  return parts.join('')
}
