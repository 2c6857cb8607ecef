import { RiderToken } from '@echappee/ui'
import { asGroup } from '@echappee/ui/motion'
import { useEffect, useRef, type ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'

const LANE = 56
const SQUARE = 46

/** One lane a rider, one column a square. The text board says the same in words. */
export function Board({ scene, beat, beatMs, names, language }: Props): ReactElement {
  const { squares } = scene.options
  // Squares beyond the line count (TPL-9), so they are drawn once somebody is there.
  const columns = Math.max(squares, ...scene.riders) + 1
  const [width, height] = [columns * SQUARE, scene.riders.length * LANE]
  const words = wordsIn(language)
  const road = useRef<HTMLDivElement>(null)
  const first = Math.max(...scene.riders)
  useEffect(() => road.current?.scrollTo({ left: (first + 2) * SQUARE - road.current.clientWidth }), [first])
  return (
    // A road that is wider than the screen is moved by finger, wheel or arrow keys.
    <div className="tpl-board" ref={road} tabIndex={0} {...asGroup(words.board.title(squares))}>
      <svg viewBox={`-2 -2 ${width + 4} ${height + 32}`} style={{ minWidth: width }} aria-hidden="true">
        <rect className="tpl-road" width={width} height={height} rx="10" />
        {Array.from({ length: columns }, (_, square) => (
          <g key={square}>
            <path className={square === squares ? 'tpl-line' : 'tpl-square'} d={`M${square * SQUARE} 0V${height}`} />
            <text className="tpl-number" x={(square + 0.5) * SQUARE} y={height + 20}>
              {square}
            </text>
          </g>
        ))}
        {scene.riders.map((square, seat) => (
          <g
            key={seat}
            className="tpl-rider"
            data-moves={beat?.type === 'rode' && beat.seat === seat}
            style={{
              transform: `translate(${(square + 0.5) * SQUARE}px, ${(seat + 0.5) * LANE}px)`,
              transitionDuration: `${beatMs * 0.8}ms`,
            }}
          >
            <title>{names(seat)}</title>
            <RiderToken seat={seat} />
          </g>
        ))}
      </svg>
      <p className="tpl-beat" aria-hidden="true">
        {beat?.type === 'windBlew' ? words.event.windBlew(beat.squares) : ' '}
      </p>
    </div>
  )
}
