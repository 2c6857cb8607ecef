import { RoadArt, type Sign } from '@echappee/kit/drawing'
import { memo, type ReactElement } from 'react'
import type { RoadLayout } from './layout.ts'
import { LAYERS, PAINT } from './paint.ts'
import type { BoardScenery } from './scenery.ts'
import { farNumberPlace, numberPlace, type RoadShapes } from './shapes.ts'

interface BoardArtProps {
  readonly layout: RoadLayout
  readonly shapes: RoadShapes
  readonly scenery: BoardScenery
  readonly signs: readonly Sign[]
  /** From the middle on only every fifth number is written, larger. */
  readonly look: 'near' | 'middle' | 'far'
}

/** All of a board that stands still, around the origin of the layout; riders and lights are drawn over it. */
export const BoardArt = memo(function BoardArt({ layout, shapes, scenery, signs, look }: BoardArtProps): ReactElement {
  return (
    <RoadArt
      className={`tdf-board tdf-${scenery.kind} tdf-${look}`}
      scenery={scenery}
      paved={shapes.paved}
      signs={signs}
      numbers={<Numbers layout={layout} isFar={look !== 'near'} />}
    >
      {LAYERS.map((layer) => (
        <path key={layer} d={shapes.paint[layer]} {...PAINT[layer]} />
      ))}
    </RoadArt>
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
