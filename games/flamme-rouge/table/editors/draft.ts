import { FINISH_TILES, START_TILES, TILES, pieceOf, type TileId } from '../../content/tiles.ts'
import { STAGES, type RoadStageId, type StageType } from '../../content/stages.ts'
import { LIMITS, stageSchema, type CustomStage } from '../../rules/stage-schema.ts'
import { readTiles, tileText } from '../../rules/tile-string.ts'

/** The kinds of stage that a single race can have (FR-9); tours have time trials too. */
export function isRoadType(type: StageType): boolean {
  return type !== 'itt' && type !== 'ttt'
}

export const NEW_STAGE: CustomStage = { name: '', type: 'flat', tiles: 'a u', sprints: [] }

/** The stages that this device keeps. */
export const KEPT_STAGES = {
  place: 'flamme-rouge/stages',
  schema: stageSchema,
  nameOf: ({ name, tiles }: CustomStage) => name || tiles,
}

export function tilesIn(text: string): TileId[] {
  return readTiles(text).tiles.map(({ tile }) => tile)
}

/** A known stage as a draft, to build on. */
export function draftOf(id: RoadStageId): CustomStage {
  const { name, type, tiles, sprints } = STAGES[id]
  return { name, type, tiles, sprints: [...sprints] }
}

/** Whatever an address or a file has brought; a text is taken for tiles. */
export function draftFrom(value: unknown): CustomStage {
  if (typeof value === 'string') return { ...NEW_STAGE, tiles: value.slice(0, LIMITS.text) }
  const { name, type, tiles, sprints } = (value ?? {}) as Partial<CustomStage>
  return {
    name: typeof name === 'string' ? name : '',
    type: type ?? 'flat',
    tiles: typeof tiles === 'string' ? tiles : '',
    sprints: Array.isArray(sprints) ? sprints.filter((square) => typeof square === 'number') : [],
  }
}

const isStart = (tile: TileId) => START_TILES.includes(tile)
const isFinish = (tile: TileId) => FINISH_TILES.includes(tile)

/** Lays a tile: a start comes first, a finish last, everything else before the finish. What was there as start or finish goes back into the box. */
export function layTile(text: string, tile: TileId): string {
  const tiles = tilesIn(text)
  const start = isStart(tile) ? [tile] : tiles.filter(isStart).slice(0, 1)
  const finish = isFinish(tile) ? [tile] : tiles.filter(isFinish).slice(-1)
  const between = tiles.filter((other) => !isStart(other) && !isFinish(other))
  if (!isStart(tile) && !isFinish(tile)) between.push(tile)
  return tileText([...start, ...between, ...finish])
}

/** The other side of the same piece. */
export function backOf(tile: TileId): TileId {
  const back = /^[1-9]/.test(tile) ? (tile.endsWith('D') ? tile.charAt(0) : `${tile}D`) : swapCase(tile)
  return Object.hasOwn(TILES, back) ? (back as TileId) : tile
}

const swapCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())

export function turnTile(text: string, at: number): string {
  return tileText(tilesIn(text).map((tile, i) => (i === at ? backOf(tile) : tile)))
}

export function takeTile(text: string, at: number): string {
  return tileText(tilesIn(text).filter((_, i) => i !== at))
}

/** The last tile that was laid between start and finish. */
export function lastLaid(text: string): number {
  const tiles = tilesIn(text)
  return tiles.findLastIndex((tile) => !isFinish(tile))
}

export function isLaid(text: string, tile: TileId): boolean {
  return tilesIn(text).some((other) => pieceOf(other) === pieceOf(tile))
}

export const SORTS = ['starts', 'straights', 'bends', 'special', 'finishes'] as const
type Sort = (typeof SORTS)[number]

/** The tiles of the box by what they are for. */
export function sortOf(tile: TileId): Sort {
  if (isStart(tile)) return 'starts'
  if (isFinish(tile)) return 'finishes'
  if (/^[1-9]/.test(tile)) return 'special'
  return TILES[tile].bend === 'straight' ? 'straights' : 'bends'
}

/** Numbers in a text such as "26, 52". */
export function readSquares(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
}
