import type { Language } from '@echappee/text'
import type { Scenery, Sign } from '@echappee/kit/drawing'
import { TILES, type TileId } from '../content/tiles.ts'
import { roadOf } from '../rules/road.ts'
import { layTiles, type RoadLayout } from './road/layout.ts'
import { sceneryOf } from './road/scenery.ts'
import { shapesOf, type RoadShapes } from './road/shapes.ts'
import { signsOf } from './road/signs.ts'
import { roadTile, type RoadLines } from './road/tiles.ts'
import { wordsIn } from './props.ts'

/** All that is drawn of a stage before anybody rides. */
export interface StageArt {
  readonly layout: RoadLayout
  readonly shapes: RoadShapes
  readonly scenery: Scenery
  readonly signs: readonly Sign[]
}

interface DrawnStage {
  readonly tiles: string
  readonly sprints: readonly number[]
}

const drawn = new Map<string, StageArt>()
const MOST_KEPT = 6

/** The same stage is laid out once. `zone` is the number of squares of a sprint zone; sprints and summits count in tours only. */
export function stageArt({ tiles, sprints }: DrawnStage, zone: number, isScored: boolean, language: Language): StageArt {
  const key = `${tiles} ${sprints.join(',')} ${zone} ${isScored} ${language}`
  let art = drawn.get(key)
  if (art === undefined) {
    if (drawn.size >= MOST_KEPT) drawn.clear()
    art = draw(tiles, linesOn(tiles, isScored ? sprints : [], zone, isScored), language)
    drawn.set(key, art)
  }
  return art
}

function draw(tiles: string, lines: RoadLines, language: Language): StageArt {
  const layout = layTiles(tileIds(tiles).map(roadTile))
  const signs = signsOf(layout, lines, wordsIn(language).screen.signs)
  return {
    layout,
    shapes: shapesOf(layout, lines),
    scenery: sceneryOf(
      layout,
      lines,
      signs.map(({ box }) => box),
    ),
    signs,
  }
}

function linesOn(tiles: string, sprints: readonly number[], sprintZone: number, isScored: boolean): RoadLines {
  const climbs = isScored ? roadOf(tiles).climbs.filter(({ category }) => category !== null) : []
  return { sprints, sprintZone, summits: climbs.map(({ last, category }) => ({ at: last, category: category ?? undefined })) }
}

function tileIds(tiles: string): TileId[] {
  return tiles.split(' ').filter((id): id is TileId => Object.hasOwn(TILES, id))
}
