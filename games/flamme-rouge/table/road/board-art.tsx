import { RoadArt, round, type Scenery, type Sign } from '@echappee/kit/drawing'
import { memo, type ReactElement } from 'react'
import type { RoadLayout } from './layout.ts'
import { numberPlaces } from './numbers.ts'
import type { RoadShapes } from './shapes.ts'
import { TERRAINS } from '../../content/tiles.ts'

interface BoardArtProps {
  readonly layout: RoadLayout
  readonly shapes: RoadShapes
  readonly scenery: Scenery
  readonly signs: readonly Sign[]
  /** Which squares carry their number: every n-th, or none if 0. */
  readonly numberEvery: number
}

/** All of a stage that stands still, around the origin of the layout; riders and lights are drawn over it. */
export const BoardArt = memo(function BoardArt({ layout, shapes, scenery, signs, numberEvery }: BoardArtProps): ReactElement {
  return (
    <RoadArt
      className="fr-board"
      scenery={scenery}
      paved={shapes.paved}
      signs={signs}
      under={<path d={shapes.virtual} className="fr-virtual" />}
      numbers={<Numbers layout={layout} every={numberEvery} />}
    >
      {TERRAINS.map((terrain) =>
        shapes.ground[terrain] === '' ? undefined : <path key={terrain} d={shapes.ground[terrain]} className={`fr-${terrain}`} />,
      )}
      <path d={shapes.stones} className="fr-stones" />
      <path d={shapes.zones} className="fr-zone" />
      <path d={shapes.dashes} className="fr-dashes" />
      <path d={shapes.borders} className="fr-borders" />
      <path d={shapes.ascentArrows} className="fr-ascent-arrows" />
      <path d={shapes.descentArrows} className="fr-descent-arrows" />
      <path d={shapes.musettes} className="fr-musettes" />
    </RoadArt>
  )
})

function Numbers({ layout, every }: { layout: RoadLayout; every: number }): ReactElement {
  return (
    <g className="fr-numbers">
      {numberPlaces(layout, every).map(({ number, x, y }) => (
        <text key={number} x={round(x)} y={round(y + 6)}>
          {number}
        </text>
      ))}
    </g>
  )
}
