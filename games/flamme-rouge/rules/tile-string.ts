import type { Issue } from '@echappee/kernel'
import { FINISH_TILES, START_TILES, TILES, pieceOf, type TileId } from '../content/tiles.ts'

/** What can be wrong with a tile string. `at` is the position of the first letter of the mistake, from 1; `tile` is what stands there. */
export const TILE_ISSUES = ['unknown_tile', 'tile_twice', 'no_start_tile', 'no_finish_tile', 'start_inside', 'finish_inside'] as const

export interface PlacedTile {
  readonly tile: TileId
  /** Where it stands in the text, from 1. */
  readonly at: number
}

/**
 * The tiles of a text such as `a b 3 e 5D u` or `abcdefu`. Spaces, commas, hyphens and full stops only separate: `2D` is one tile, `2 D` are two.
 * Answers the mistakes too: what can't be read is left out of the tiles.
 */
export function readTiles(text: string): { readonly tiles: readonly PlacedTile[]; readonly issues: readonly Issue[] } {
  const tiles: PlacedTile[] = []
  const issues: Issue[] = []
  for (const { 0: word, index } of text.matchAll(/[1-9]D|[^\s,;.\-–]/g)) {
    const at = index + 1
    if (Object.hasOwn(TILES, word)) tiles.push({ tile: word as TileId, at })
    else issues.push({ path: [], code: 'unknown_tile', params: { at, tile: word } })
  }
  return { tiles, issues }
}

/** Everything that is wrong with a tile string, in reading order: unknown and doubled tiles, start and finish out of their places. */
export function tileIssues(text: string): Issue[] {
  const { tiles, issues: unread } = readTiles(text)
  const issues = [...unread]
  const add = (code: (typeof TILE_ISSUES)[number], { tile, at }: PlacedTile) => issues.push({ path: [], code, params: { at, tile } })
  const nothing: PlacedTile = { tile: 'a', at: 1 }
  const [first, last] = [tiles[0] ?? nothing, tiles.at(-1) ?? nothing]
  if (!START_TILES.includes(first.tile) || tiles.length === 0) add('no_start_tile', first)
  if (!FINISH_TILES.includes(last.tile) || tiles.length === 0) add('no_finish_tile', last)
  const seen = new Set<string>()
  for (const [i, placed] of tiles.entries()) {
    const piece = pieceOf(placed.tile)
    if (i > 0 && START_TILES.includes(placed.tile)) add('start_inside', placed)
    else if (i < tiles.length - 1 && FINISH_TILES.includes(placed.tile)) add('finish_inside', placed)
    else if (seen.has(piece)) add('tile_twice', placed)
    else seen.add(piece)
  }
  return issues.sort((a, b) => Number(a.params['at']) - Number(b.params['at']))
}

/** One way to write it: tiles with a space between. */
export function tileText(tiles: readonly TileId[]): string {
  return tiles.join(' ')
}
