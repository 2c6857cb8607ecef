import { deepFreeze } from '@echappee/kernel'
import type { Category } from '../content/points.ts'
import { TERRAINS, TERRAIN_LETTERS, TILES, type Terrain, type TileId } from '../content/tiles.ts'
import { readTiles } from './tile-string.ts'

const [FLAT, START, ASCENT, DESCENT, COBBLES, SUPPLY, FINISH] = [0, 1, 2, 3, 4, 5, 6] as const
export { ASCENT, DESCENT, FLAT, SUPPLY }

/** A run of ascents. Its summit line lies behind its last square. */
interface Climb {
  readonly first: number
  readonly last: number
  readonly category: Category | null
}

/**
 * The squares of a stage, numbered from 1 at the rear of the start tile. Squares before the first and after the last are there too (FR-3), so the
 * arrays begin `BEHIND` squares early. Compiled once for each row of tiles, and never part of a state.
 */
export interface Road {
  readonly tiles: readonly TileId[]
  /** The first square of each tile. */
  readonly tileStarts: readonly number[]
  readonly squares: number
  /** The last start square: the start line lies behind it. */
  readonly start: number
  /** The last square before the finish line. */
  readonly line: number
  readonly isUphillFinish: boolean
  readonly climbs: readonly Climb[]
  /** Runs of supply squares. */
  readonly zones: readonly { readonly first: number; readonly last: number }[]
  readonly terrain: readonly number[]
  readonly lanes: readonly number[]
  /** FR-6, 1 or 0. */
  readonly slipstream: readonly number[]
  /** The first ascent from this square on. */
  readonly nextAscent: readonly number[]
}

/** Enough for twelve rows of one rider behind the start, and for the longest ride beyond the line. */
export const BEHIND = 16
const BEYOND = 40
const NO_ASCENT = 10_000

const compiled = new Map<string, Road>()
let lastText = ''
let lastRoad: Road | undefined

/** The road of a tile string, which must be good. Frozen and shared. */
export function roadOf(tiles: string): Road {
  if (tiles === lastText && lastRoad !== undefined) return lastRoad
  let road = compiled.get(tiles)
  if (road === undefined) {
    if (compiled.size >= MOST_KEPT) compiled.clear()
    road = compile(tiles)
    compiled.set(tiles, road)
  }
  lastText = tiles
  lastRoad = road
  return road
}
const MOST_KEPT = 200

export function terrainAt(road: Road, square: number): Terrain {
  return TERRAINS[road.terrain[square + BEHIND]!]!
}

/** FR-68: categories by length. */
function categoryOf(length: number): Category | null {
  if (length < 3) return null
  if (length === 3) return '4'
  if (length <= 5) return '3'
  if (length <= 7) return '2'
  return length <= 10 ? '1' : 'HC'
}

/** Runs of the same terrain, as in `S1–5 F6–73 X74–78`. */
export function profileOf(road: Road): { readonly terrain: Terrain; readonly first: number; readonly last: number }[] {
  const runs: { terrain: Terrain; first: number; last: number }[] = []
  for (let square = 1; square <= road.squares; square++) {
    const terrain = terrainAt(road, square)
    const run = runs.at(-1)
    if (run?.terrain === terrain) run.last = square
    else runs.push({ terrain, first: square, last: square })
  }
  return runs
}

function compile(text: string): Road {
  const tiles = readTiles(text).tiles.map(({ tile }) => tile)
  const tileStarts: number[] = []
  const squares: { terrain: number; lanes: number }[] = []
  for (const tile of tiles) {
    tileStarts.push(squares.length + 1)
    for (const code of TILES[tile].squares.split(' '))
      squares.push({ terrain: TERRAINS.indexOf(TERRAIN_LETTERS[code.charAt(0)]!), lanes: Number(code.charAt(1)) })
  }
  const all = [
    ...Array.from({ length: BEHIND + 1 }, () => ({ terrain: FLAT as number, lanes: squares[0]!.lanes })),
    ...squares,
    ...Array.from({ length: BEYOND }, () => ({ terrain: FINISH as number, lanes: squares.at(-1)!.lanes })),
  ]
  const terrain = all.map((square) => square.terrain)
  const line = squares.findIndex((square) => square.terrain === FINISH)
  const runs = (kind: number) => runsOf(terrain, kind)
  return deepFreeze({
    tiles,
    tileStarts,
    squares: squares.length,
    start: squares.findLastIndex((square) => square.terrain === START) + 1,
    line,
    isUphillFinish: terrain[line + BEHIND] === ASCENT,
    climbs: runs(ASCENT).map(({ first, last }) => ({ first, last, category: categoryOf(last - first + 1) })),
    zones: runs(SUPPLY),
    terrain,
    lanes: all.map((square) => square.lanes),
    slipstream: terrain.map((kind) => (kind === ASCENT || kind === COBBLES || kind === FINISH ? 0 : 1)),
    nextAscent: terrain.map((_, i) => {
      const at = terrain.indexOf(ASCENT, i)
      return at < 0 ? NO_ASCENT : at - BEHIND
    }),
  })
}

function runsOf(terrain: readonly number[], kind: number): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const [i, other] of terrain.entries()) {
    if (other !== kind) continue
    const square = i - BEHIND
    const run = runs.at(-1)
    if (run?.last === square - 1) run.last = square
    else runs.push({ first: square, last: square })
  }
  return runs
}
