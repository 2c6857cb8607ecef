import type { Language } from '@echappee/text'
import { asImage } from '@echappee/kit/motion'
import { memo, type ReactElement } from 'react'
import type { Terrain, TileId } from '../../content/tiles.ts'
import { roadOf, terrainAt } from '../../rules/road.ts'
import { wordsIn } from '../props.ts'
import { BoardArt } from '../road/board-art.tsx'
import { elevationOf } from '../road/elevation.ts'
import { layTiles } from '../road/layout.ts'
import { shapesOf } from '../road/shapes.ts'
import { roadTile } from '../road/tiles.ts'
import { stageArt } from '../stage-art.ts'

interface StagePictureProps {
  readonly tiles: string
  readonly sprints: readonly number[]
  readonly language: Language
}

/** The stage as it lies on the table, and from the side. */
export const StagePicture = memo(function StagePicture({ tiles, sprints, language }: StagePictureProps): ReactElement {
  const { screen } = wordsIn(language)
  const road = roadOf(tiles)
  const fitting = sprints.filter((square) => square >= 1 && square <= road.squares)
  const { signs: _signs, ...art } = stageArt({ tiles, sprints: fitting }, 3, true, language)
  const { x, y, width, height } = art.scenery.box
  const terrains = Array.from({ length: road.squares }, (_, i): Terrain => terrainAt(road, i + 1))
  const { ground, line } = elevationOf(terrains, 600, 60)
  return (
    <div className="fr-picture" {...asImage(screen.editor.picture)}>
      <svg viewBox="0 0 600 60" preserveAspectRatio="none" className="fr-picture-side">
        <path d={ground} className="fr-profile-ground" />
        <path d={line} className="fr-profile-edge" />
      </svg>
      <svg viewBox={`${x} ${y} ${width} ${height}`}>
        <BoardArt {...art} signs={NONE} numberEvery={0} />
      </svg>
    </div>
  )
})

const NONE: readonly never[] = []

/** One tile, small. */
export const TilePicture = memo(function TilePicture({ tile }: { readonly tile: TileId }): ReactElement {
  const layout = layTiles([roadTile(tile)])
  const shapes = shapesOf(layout, { sprints: [], sprintZone: 0, summits: [] })
  const { x, y, width, height } = layout.box
  const inset = 70
  const box = [x + inset, y + inset, Math.max(width - 2 * inset, 60), Math.max(height - 2 * inset, 60)].join(' ')
  return (
    <svg className="fr-tile-picture" width="64" height="40" viewBox={box} aria-hidden="true">
      <path d={shapes.paved} className="fr-road-edge" />
      <path d={shapes.paved} className="fr-road" />
      {(Object.keys(shapes.ground) as Terrain[]).map((terrain) =>
        shapes.ground[terrain] === '' ? undefined : <path key={terrain} d={shapes.ground[terrain]} className={`fr-${terrain}`} />,
      )}
      <path d={shapes.borders} className="fr-borders" />
    </svg>
  )
})
