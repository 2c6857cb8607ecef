import { Land, LandDefs } from '@echappee/ui/road/land'
import { short, type Box } from '@echappee/ui/road/path'
import { RoadSigns } from '@echappee/ui/road/sign-art'
import type { Sign } from '@echappee/ui/road/signs'
import type { Thing } from '@echappee/ui/road/things'
import { memo, useId, type ReactElement } from 'react'
import type { RoadLayout } from './layout.ts'
import { numberPlaces } from './numbers.ts'
import type { Scenery } from './scenery.ts'
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
  const id = useId()
  return (
    <g className="fr-board" aria-hidden="true">
      <LandDefs id={id} things={thingsOf(scenery)} />
      <Ground box={scenery.box} />
      <path d={scenery.relief} className="fr-relief" />
      <Land id={id} placed={scenery.fields} />
      <Tarmac shapes={shapes} />
      <Land id={id} placed={scenery.things} />
      <Numbers layout={layout} every={numberEvery} />
      <RoadSigns signs={signs} />
    </g>
  )
})

function thingsOf({ fields, things }: Scenery): Thing[] {
  return [...new Set([...fields, ...things].map(({ thing }) => thing))]
}

/** The ground goes on beyond the box, so that a wider frame has no rim. */
function Ground({ box }: { box: Box }): ReactElement {
  const far = 1200
  return <rect x={box.x - far} y={box.y - far} width={box.width + 2 * far} height={box.height + 2 * far} className="fr-ground" />
}

const Tarmac = memo(function Tarmac({ shapes }: { shapes: RoadShapes }): ReactElement {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={shapes.virtual} className="fr-virtual" />
      <path d={shapes.paved} className="fr-road-shadow" transform="translate(6 9)" />
      <path d={shapes.paved} className="fr-road-edge" />
      <path d={shapes.paved} className="fr-road-verge" />
      <path d={shapes.paved} className="fr-road" />
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
    </g>
  )
})

function Numbers({ layout, every }: { layout: RoadLayout; every: number }): ReactElement {
  return (
    <g className="fr-numbers">
      {numberPlaces(layout, every).map(({ number, x, y }) => (
        <text key={number} x={short(x)} y={short(y + 6)}>
          {number}
        </text>
      ))}
    </g>
  )
}
