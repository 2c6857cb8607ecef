import { RiderToken } from '@echappee/kit'
import { asImage, useSize } from '@echappee/kit/motion'
import type { Point, Size } from '@echappee/kit/drawing'
import { poseText, RoadScroller, useGlideAlong } from '@echappee/kit/road'
import { useRef, type ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'

const LANE = 56
const SQUARE = 60
const MARGIN = 40

/** One lane a rider, one column a square. The text board says the same in words. */
export function Board(props: Props): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const frame = useSize(box)
  return (
    <div className="road-board" ref={box}>
      {frame === undefined ? undefined : <Road frame={frame} {...props} />}
    </div>
  )
}

function Road({ frame, scene, beat, beatMs, names, language }: Props & { readonly frame: Size }): ReactElement {
  const { board, event } = wordsIn(language)
  const { squares } = scene.options
  // Squares beyond the line count (TPL-9), so they are drawn once somebody is there.
  const columns = Math.max(squares, ...scene.riders) + 1
  const [width, height] = [columns * SQUARE, scene.riders.length * LANE]
  const roadWidth = Math.max(frame.width, width + 2 * MARGIN)
  const top = (frame.height - height) / 2
  const label = board.title(squares)
  const at = beat?.type === 'rode' ? beat.to : Math.max(...scene.riders)
  return (
    <>
      <RoadScroller
        at={MARGIN + at * SQUARE}
        frameWidth={frame.width}
        roadWidth={roadWidth}
        picture={frame}
        beat={beat}
        beatMs={beatMs}
        label={label}
      >
        <svg width={roadWidth} height={frame.height} {...asImage(label)}>
          <g transform={`translate(${MARGIN} ${top})`}>
            <rect className="tpl-road" width={width} height={height} rx="10" />
            {Array.from({ length: columns }, (_, square) => (
              <g key={square}>
                <path className={square === squares ? 'tpl-line' : 'tpl-square'} d={`M${square * SQUARE} 0V${height}`} />
                <text className="road-text tpl-number" x={(square + 0.5) * SQUARE} y={height + 16}>
                  {square}
                </text>
              </g>
            ))}
            {scene.riders.map((square, seat) => (
              <Rider key={seat} seat={seat} at={{ x: (square + 0.5) * SQUARE, y: (seat + 0.5) * LANE }} name={names(seat)} ms={beatMs} />
            ))}
          </g>
        </svg>
      </RoadScroller>
      <p className="tpl-beat" aria-hidden="true">
        {beat?.type === 'windBlew' ? event.windBlew(beat.squares) : ''}
      </p>
    </>
  )
}

interface RiderProps {
  readonly seat: number
  readonly at: Point
  readonly name: string
  readonly ms: number
}

function Rider({ seat, at, name, ms }: RiderProps): ReactElement {
  const rider = useGlideAlong<SVGGElement>(at, { ms, picture: 'road' })
  return (
    <g ref={rider} style={{ transform: poseText(at) }}>
      <title>{name}</title>
      <RiderToken seat={seat} />
    </g>
  )
}
