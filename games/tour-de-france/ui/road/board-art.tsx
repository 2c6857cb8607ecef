import { Land, LandDefs } from '@echappee/ui/road/land'
import type { Box } from '@echappee/ui/road/path'
import { RoadSigns } from '@echappee/ui/road/sign-art'
import type { Sign } from '@echappee/ui/road/signs'
import type { Thing } from '@echappee/ui/road/things'
import { memo, useId, type ReactElement } from 'react'
import type { RoadLayout } from './layout.ts'
import type { Scenery } from './scenery.ts'
import { farNumberPlace, numberPlace, type RoadShapes } from './shapes.ts'

interface BoardArtProps {
  readonly layout: RoadLayout
  readonly shapes: RoadShapes
  readonly scenery: Scenery
  readonly signs: readonly Sign[]
  /** From afar only every fifth number is written, larger. */
  readonly isFar: boolean
}

/** All of a board that stands still, around the origin of the layout; riders and lights are drawn over it. */
export const BoardArt = memo(function BoardArt({ layout, shapes, scenery, signs, isFar }: BoardArtProps): ReactElement {
  const id = useId()
  return (
    <g className={`tdf-board tdf-${scenery.kind}`} aria-hidden="true">
      <LandDefs id={id} things={thingsOf(scenery)} />
      <Ground box={scenery.box} scenery={scenery} id={id} />
      <Tarmac shapes={shapes} />
      <Land id={id} placed={scenery.medianTrees} />
      <Land id={id} placed={scenery.things} />
      <Numbers layout={layout} isFar={isFar} />
      <RoadSigns signs={signs} />
    </g>
  )
})

function thingsOf({ fields, things, medianTrees }: Scenery): Thing[] {
  return [...new Set([...fields, ...things, ...medianTrees].map(({ thing }) => thing))]
}

/** The ground goes on beyond the board, so that a wider frame has no rim. */
function Ground({ box, scenery, id }: { box: Box; scenery: Scenery; id: string }): ReactElement {
  const far = 1200
  return (
    <>
      <rect x={box.x - far} y={box.y - far} width={box.width + 2 * far} height={box.height + 2 * far} className="tdf-ground" />
      <path d={scenery.relief} className="tdf-relief" />
      <Land id={id} placed={scenery.fields} />
      {scenery.sea === undefined ? undefined : (
        <g fill="none">
          <path d={scenery.sea.sand} className="tdf-sand" />
          <path d={scenery.sea.water} className="tdf-sea" />
          <path d={scenery.sea.foam} className="tdf-foam" />
          <path d={scenery.sea.waves} className="tdf-waves" />
        </g>
      )}
    </>
  )
}

const Tarmac = memo(function Tarmac({ shapes }: { shapes: RoadShapes }): ReactElement {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={shapes.paved} className="tdf-road-shadow" transform="translate(6 9)" />
      <path d={shapes.paved} className="tdf-road-edge" />
      <path d={shapes.paved} className="tdf-road-verge" />
      <path d={shapes.paved} className="tdf-road" />
      <path d={shapes.start} className="tdf-start" />
      <path d={shapes.startBoxes} className="tdf-start-boxes" />
      <path d={shapes.climb} className="tdf-climb" />
      <path d={shapes.descent} className="tdf-descent" />
      <path d={shapes.runOff} className="tdf-run-off" />
      <path d={shapes.chance} className="tdf-chance" />
      <path d={shapes.exchange} className="tdf-exchange" />
      <path d={shapes.climbArrows} className="tdf-climb-arrows" />
      <path d={shapes.descentArrows} className="tdf-descent-arrows" />
      <path d={shapes.borders} className="tdf-borders" />
      <path d={shapes.kerbs} className="tdf-kerbs" />
      <path d={shapes.kerbs} className="tdf-kerb-stripes" />
      <path d={shapes.medians} className="tdf-median-edge" />
      <path d={shapes.medians} className="tdf-median" />
      <path d={shapes.chanceMarks} className="tdf-chance-mark" />
      <path d={shapes.exchangeMarks} className="tdf-exchange-mark" />
    </g>
  )
})

/** Numbers on lane 1, letters where they are printed. */
function Numbers({ layout, isFar }: { layout: RoadLayout; isFar: boolean }): ReactElement {
  const squares = [...layout.squares.values()].filter(({ lane, letter, row, isRunOff }) =>
    isFar ? lane === 1 && (row % 5 === 0 || isRunOff) : lane === 1 || letter !== undefined,
  )
  return (
    <g className={isFar ? 'tdf-numbers tdf-numbers-far' : 'tdf-numbers'}>
      {squares.map((square) => {
        const { x, y } = isFar ? farNumberPlace(square, layout.rows[square.row - 1]!) : numberPlace(square)
        return (
          <text
            key={square.id}
            className={square.isRunOff ? 'tdf-number-run-off' : undefined}
            x={Math.round(x)}
            y={Math.round(y + (isFar ? 8 : 5))}
          >
            {layout.rows[square.row - 1]!.number}
            {isFar ? undefined : square.letter}
          </text>
        )
      })}
    </g>
  )
}
