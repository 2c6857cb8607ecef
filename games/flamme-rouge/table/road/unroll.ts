import {
  type Bearing,
  boxAround,
  degrees,
  hullOf,
  isNear,
  jointsOf,
  layPath,
  type Piece,
  type Point,
  scaleOnScreen,
  strip,
} from '@echappee/kit/drawing'
import { edgesOf, tileLength, type RoadTile } from './tiles.ts'

/** The bends of the tiles as they are drawn. Where the road would cross itself, the fewest and latest possible tiles are laid the other way round. */
export function bendsThatFit(tiles: readonly RoadTile[]): number[] {
  const printed = tryBends(tiles, TIGHT, (tile) => [tile.bend])
  if (printed !== undefined) return printed
  for (const gap of [ROOMY, TIGHT]) {
    const found = tryBends(tiles, gap, (tile) => (tile.bend === 0 ? [0] : [tile.bend, -tile.bend]))
    if (found !== undefined) return found
  }
  return unwound(tiles.map(({ bend }) => bend))
}

/** A whole turn of the drawing that shows it largest on a wide screen. */
export function bestHeading(tiles: readonly RoadTile[], bends: readonly number[]): number {
  const pieces = piecesOf(tiles, bends)
  const turns = Array.from({ length: 24 }, (_, i) => degrees(i * 15))
  const scales = turns.map((heading) => scaleOnScreen(boxAround(jointsOf(pieces, { x: 0, y: 0, heading }), 110)))
  return turns[scales.indexOf(Math.max(...scales))]!
}

export function piecesOf(tiles: readonly RoadTile[], bends: readonly number[]): Piece[] {
  return tiles.map((tile, i) => ({ length: tileLength(tile), turn: degrees(bends[i]!) }))
}

const MOST_TRIES = 6000
const VIRTUAL_BENDS = [0, 30, -30]
/** Between two parts of the road that are not neighbours: with room for trees, or just apart. */
const ROOMY = 34
const TIGHT = 12

/** Depth first, the printed way first. */
function tryBends(tiles: readonly RoadTile[], gap: number, waysOf: (tile: RoadTile) => readonly number[]): number[] | undefined {
  const bends: number[] = []
  const outlines: Point[][] = []
  let tries = 0
  const lay = (at: number, pose: Bearing): boolean => {
    const tile = tiles[at]
    if (tile === undefined) return true
    for (const bend of tile.isVirtual === true ? VIRTUAL_BENDS : waysOf(tile)) {
      if (++tries > MOST_TRIES) return false
      const piece = { length: tileLength(tile), turn: degrees(bend) }
      const outline = tileOutline(tile, piece, pose)
      if (isFree(outline, outlines, gap)) {
        bends.push(bend)
        outlines.push(outline)
        if (lay(at + 1, jointsOf([piece], pose)[1]!)) return true
        bends.pop()
        outlines.pop()
      }
    }
    return false
  }
  return lay(0, { x: 0, y: 0, heading: 0 }) ? bends : undefined
}

/** Never turns back: no heading is more than a right angle from the first, so the road can't meet itself. */
function unwound(printed: readonly number[]): number[] {
  let heading = 0
  return printed.map((bend) => {
    const turn = Math.abs(heading + bend) <= 90 ? bend : -bend
    heading += turn
    return turn
  })
}

function tileOutline(tile: RoadTile, piece: Piece, pose: Bearing): Point[] {
  const lanes = Math.max(...tile.squares.map((square) => square.lanes))
  return hullOf(strip(layPath([piece], pose), 0, piece.length, edgesOf(lanes)))
}

/** The tile before shares a border; the one before that may come near in a half turn. */
function isFree(outline: readonly Point[], outlines: readonly (readonly Point[])[], gap: number): boolean {
  return outlines.slice(0, -1).every((other, i) => !isNear(outline, other, i === outlines.length - 2 ? Math.min(gap, 6) : gap))
}
