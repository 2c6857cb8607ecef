import { clamp, INK, LIGHT, RED, YELLOW } from '@echappee/kit/drawing'
import { asImage } from '@echappee/kit/motion'
import { memo, useId, type ReactElement } from 'react'
import { FEED_SQUARE, LAST_SQUARE, TERRAINS, type Terrain } from '../../content/road.ts'
import { TERRAIN_INKS } from '../art/inks.ts'
import type { Words } from '../../text/words/en/index.ts'
import { along, lineOf, type Road, type Stop } from '../road.ts'

interface SquaresProps {
  readonly road: Road
  readonly terrains: readonly Terrain[]
  readonly names: readonly string[] | undefined
  /** Of the group being played; 0 for none. */
  readonly now: number
  readonly words: Words
}

/** The sixteen squares as slabs under the road, each in its terrain's colour and pattern, with its name; then the line and three more. */
export const Squares = memo(function Squares({ road, terrains, names, now, words }: SquaresProps): ReactElement {
  const id = useId()
  const first = road.stops[0]!
  const last = road.stops.at(-1)!
  const ribbon = lineOf(along(road, first.left, last.right, 140))
  return (
    <>
      <Patterns id={id} />
      {road.stops.map((stop) => {
        const terrain = terrains[stop.n - 1]
        return terrain === undefined ? (
          <FinishSquare key={stop.n} stop={stop} road={road} pattern={`${id}-line`} label={words.board.finishSquare(stop.n)} />
        ) : (
          <Slab
            key={stop.n}
            stop={stop}
            road={road}
            terrain={terrain}
            word={words.terrains[terrain]}
            pattern={`${id}-${terrain}`}
            label={words.board.square(stop.n, words.terrains[terrain], names?.[stop.n - 1])}
            name={names?.[stop.n - 1]}
            isNow={stop.n === now}
          />
        )
      })}
      <path d={ribbon} fill="none" stroke={INK} strokeWidth="9" strokeLinejoin="round" />
      <path d={ribbon} fill="none" stroke={LIGHT} strokeWidth="4.4" strokeLinejoin="round" />
      <path d={ribbon} fill="none" stroke={INK} strokeWidth="1" strokeDasharray="9 9" />
      <Feed stop={road.stops[FEED_SQUARE - 1]!} road={road} label={words.board.feed} />
      <Line stop={road.stops[LAST_SQUARE]!} road={road} label={words.board.finish} />
    </>
  )
})

interface SlabProps {
  readonly stop: Stop
  readonly road: Road
  readonly terrain: Terrain
  readonly word: string
  readonly pattern: string
  readonly label: string
  readonly name: string | undefined
  readonly isNow: boolean
}

function Slab({ stop, road, terrain, word, pattern, label, name, isNow }: SlabProps): ReactElement {
  const shape = `${lineOf(along(road, stop.left, stop.right))}V${road.height}H${stop.left}Z`
  const isLow = road.height - stop.y < 60
  const letter = clamp((road.step - 6) / (word.length * 0.56), 12, isLow ? 16 : 20)
  const room = road.height - stop.y - letter - (terrain === 'M' ? 40 + PEAK : 40)
  return (
    <g {...asImage(label)} data-square={stop.n}>
      <title>{label}</title>
      <path d={shape} fill={TERRAIN_INKS[terrain].fill} />
      <path d={shape} fill={`url(#${pattern})`} />
      <path d={shape} fill="none" stroke={INK} strokeWidth="1.6" />
      {isNow ? <path d={shape} fill="none" stroke={YELLOW} strokeWidth="5" /> : undefined}
      <text x={stop.x} y={stop.y + (isLow ? 7 : terrain === 'M' ? PEAK : 13) + letter * 0.58} fontSize={letter} className="road-text">
        {word}
      </text>
      {name !== undefined && fits(name, room) ? (
        <text transform={`translate(${stop.x + 4} ${road.height - 22}) rotate(-90)`} className="cdb-place">
          {name}
        </text>
      ) : undefined}
      <g transform={`translate(${stop.x} ${road.height - 11})`}>
        <rect x="-11" y="-8.5" width="22" height="16" rx="4" fill={isNow ? YELLOW : LIGHT} stroke={INK} strokeWidth="1.4" />
        <text y="0.8" className="road-text cdb-number">
          {stop.n}
        </text>
      </g>
    </g>
  )
}

/** At its top a mountain is too narrow for words. */
const PEAK = 34

/** About as long as the name is written. */
const fits = (name: string, room: number) => name.length * 6.2 + 4 < room

type FinishProps = Pick<SlabProps, 'stop' | 'road' | 'pattern' | 'label'>

function FinishSquare({ stop, road, pattern, label }: FinishProps): ReactElement {
  const shape = `${lineOf(along(road, stop.left, stop.right))}V${road.height}H${stop.left}Z`
  return (
    <g {...asImage(label)} data-square={stop.n}>
      <title>{label}</title>
      <path d={shape} fill={LIGHT} />
      <path d={shape} fill={`url(#${pattern})`} opacity="0.16" />
      <path d={shape} fill="none" stroke={INK} strokeWidth="1.6" />
      <text x={stop.x} y={stop.y + 23} fontSize={Math.min(17, road.step * 0.32)} className="road-text">
        +{stop.n - LAST_SQUARE}
      </text>
    </g>
  )
}

/** The line, with its banner above the road. */
function Line({ stop, road, label }: Pick<SlabProps, 'stop' | 'road' | 'label'>): ReactElement {
  const { left: x, y } = stop
  const top = Math.max(34, y - 96)
  const rows = Math.floor((road.height - y + 4) / 7)
  return (
    <g aria-hidden="true">
      <path d={`M${x} ${top}V${road.height}`} stroke={INK} strokeWidth="3.4" />
      <g transform={`translate(${x - 5} ${y - 4})`}>
        <rect width="10" height={rows * 7} fill={LIGHT} stroke={INK} strokeWidth="1.4" />
        {Array.from({ length: rows }, (_, row) => (
          <rect key={row} x={row % 2 === 0 ? 0 : 5} y={row * 7} width="5" height="7" fill={INK} />
        ))}
      </g>
      <g transform={`translate(${x} ${top})`}>
        <path d="M0-12H66L58 0 66 12H0Z" fill={RED} stroke={INK} strokeWidth="2" strokeLinejoin="round" />
        <text x="29" y="1" className="road-text cdb-sign">
          {label}
        </text>
      </g>
    </g>
  )
}

/** CDB-5: the feed zone's sign stands behind the riders. */
function Feed({ stop, road, label }: Pick<SlabProps, 'stop' | 'road' | 'label'>): ReactElement {
  const y = stop.y + 26
  return (
    <g {...asImage(label)} transform={`translate(${stop.x} ${Math.min(y, road.height - 32)})`}>
      <title>{label}</title>
      <circle r="11.5" fill={LIGHT} stroke={INK} strokeWidth="1.8" />
      <path d="M-3.6-2.4C-3.6-8.6 3.6-8.6 3.6-2.4" fill="none" stroke={INK} strokeWidth="1.5" />
      <path d="M-5-2.6H5L6.2 4.8Q0 6.8-6.2 4.8Z" fill="var(--print-sand)" stroke={INK} strokeWidth="1.5" strokeLinejoin="round" />
    </g>
  )
}

function Patterns({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      {TERRAINS.map((terrain) => (
        <pattern key={terrain} id={`${id}-${terrain}`} width="18" height="18" patternUnits="userSpaceOnUse">
          <path
            d={PATTERN[terrain]}
            fill="none"
            stroke={TERRAIN_INKS[terrain].deep}
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </pattern>
      ))}
      <pattern id={`${id}-line`} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 0H6V6H0ZM6 6H12V12H6Z" fill={INK} />
      </pattern>
    </defs>
  )
}

/** Furrows, round tops, peaks, arrows. */
const PATTERN: Readonly<Record<Terrain, string>> = {
  P: 'M1 4H8M11 13H17',
  C: 'M1 8Q5 1 9 8M10 17Q14 10 18 17',
  M: 'M0 8 4.5 1 9 8M9 17 13.5 10 18 17',
  S: 'M2 1 6 5 2 9M11 9 15 13 11 17',
}
