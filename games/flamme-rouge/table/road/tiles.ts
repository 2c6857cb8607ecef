import { TERRAIN_LETTERS, TILES, type Bend, type Terrain, type TileId } from '../../content/tiles.ts'

/** What the drawing needs of a tile, from its entry to its exit. */
export interface RoadTile {
  readonly squares: readonly { readonly terrain: Terrain; readonly lanes: number }[]
  /** In degrees, positive to the right: 0, ±45 or ±90. */
  readonly bend: number
  /** Past the last tile: no cardboard, so it may bend as it needs to. */
  readonly isVirtual?: boolean
}

/** Lines across the road. A line at q lies between squares q and q + 1, counted from 1. */
export interface RoadLines {
  readonly sprints: readonly number[]
  /** Squares of the zone before a sprint line. */
  readonly sprintZone: number
  readonly summits: readonly { readonly at: number; readonly category: string | undefined }[]
}

export const SQUARE = 46
export const LANE = 42
/** A quarter turn of two squares, and an eighth. */
const RADIUS = { sharp: 66, soft: 122 }

/** Along the middle of the tile. */
export function tileLength({ bend, squares, isVirtual = false }: RoadTile): number {
  if (bend === 0 || isVirtual) return squares.length * SQUARE
  const radius = Math.abs(bend) > 60 ? RADIUS.sharp : RADIUS.soft
  return (radius * Math.abs(bend) * Math.PI) / 180
}

/** Left and right edge of so many lanes. */
export function edgesOf(lanes: number): readonly [number, number] {
  return [(-lanes * LANE) / 2, (lanes * LANE) / 2]
}

/** Lane 1 is on the right. */
export function laneSide(lane: number, lanes: number): number {
  return ((lanes + 1) / 2 - lane) * LANE
}

const DEGREES: Readonly<Record<Bend, number>> = { straight: 0, left45: -45, left90: -90, right45: 45, right90: 90 }

export function roadTile(id: TileId): RoadTile {
  const { squares, bend } = TILES[id]
  return {
    squares: squares.split(' ').map((text) => ({ terrain: TERRAIN_LETTERS[text.charAt(0)]!, lanes: Number(text.slice(1)) })),
    bend: DEGREES[bend],
  }
}
