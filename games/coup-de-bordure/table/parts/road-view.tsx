import { completeLanguage } from '@echappee/text'
import { LAND, type Size } from '@echappee/kit/drawing'
import { asGroup, useSize } from '@echappee/kit/motion'
import { Overview, OverviewStretch, RoadScroller } from '@echappee/kit/road'
import { memo, useMemo, useRef, type ReactElement } from 'react'
import { EnergyToken } from '../art/energy-token.tsx'
import { TERRAIN_INKS } from '../art/inks.ts'
import { Landscape } from '../art/landscape.tsx'
import { FINISH_SQUARES, LAST_SQUARE, type Terrain } from '../../content/road.ts'
import { wordsIn, type Props } from '../props.ts'
import { layRoad, type Road } from '../road.ts'
import { courseName } from '../../text/board.ts'
import { Riders } from './riders.tsx'
import { Squares } from './squares.tsx'

interface BoxProps extends Props {
  readonly leastStep?: number
}

/** The road fills what is left of the board. */
export function RoadBox(props: BoxProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const frame = useSize(box)
  return (
    <div className="cdb-road" ref={box}>
      {frame === undefined ? undefined : <RoadView frame={frame} {...props} />}
    </div>
  )
}

const STRIP_HEIGHT = 32

/** The course. Where it is longer than the frame, the view follows the race and a strip shows the whole. */
function RoadView({ frame, leastStep, ...props }: BoxProps & { readonly frame: Size }): ReactElement {
  const { scene, beat, beatMs, language } = props
  const words = wordsIn(language)
  const { cases, names } = scene.race.course
  const road = useRoad(cases, frame, leastStep)
  // Between two rounds no group is being played.
  const now = beat?.type === 'roundStarted' ? 0 : scene.groupCase
  const stop = now === 0 ? undefined : road.stops[now - 1]
  const name = courseName(words, scene)
  const at = placeInSight(props, road)
  const scrolling = { at, frameWidth: frame.width, roadWidth: road.width, picture: road, beat, beatMs }
  return (
    <>
      <RoadScroller {...scrolling} label={words.board.follow(name)}>
        <svg width={road.width} height={road.height} {...asGroup(words.board.label(name))}>
          <Backdrop width={road.width} height={road.height} />
          {stop === undefined ? undefined : (
            <path d={`M${stop.left - 8} 0H${stop.right + 8}L${stop.right} ${stop.y}H${stop.left}Z`} fill={LAND.spot} opacity="0.75" />
          )}
          <Squares road={road} terrains={cases} names={names?.[completeLanguage(language)]} now={now} words={words} />
          <Riders road={road} {...props} />
        </svg>
      </RoadScroller>
      {road.isLong ? <Strip {...props} /> : undefined}
    </>
  )
}

/** Never changes during a race. */
const Backdrop = memo(Landscape)

function useRoad(terrains: readonly Terrain[], frame: Size, leastStep: number | undefined): Road {
  const course = terrains.join('')
  return useMemo(() => {
    const own = course.split('') as Terrain[]
    const whole = layRoad(own, frame, leastStep)
    return whole.isLong ? layRoad(own, { ...frame, height: frame.height - STRIP_HEIGHT }, leastStep) : whole
  }, [course, frame, leastStep])
}

/** The way of the rider who moves, else the group being played, else whoever leads. */
function placeInSight({ scene, beat }: Props, { stops }: Road): number {
  if (beat?.type === 'rode') return (stops[beat.from - 1]!.x + stops[beat.to - 1]!.x) / 2
  const square = scene.groupCase === 0 ? Math.max(...scene.riders.map(({ at }) => at)) : scene.groupCase
  return stops[square - 1]!.x
}

const SQUARES = LAST_SQUARE + FINISH_SQUARES.length

/** The whole course: on each square its sign, or how many riders are there. */
function Strip({ scene, language }: Props): ReactElement {
  return (
    <Overview label={wordsIn(language).board.overview}>
      {Array.from({ length: SQUARES }, (_, i) => {
        const terrain = scene.race.course.cases[i]
        const riders = scene.riders.filter(({ at }) => at === i + 1).length
        const ground = terrain === undefined ? 'var(--print-paper)' : TERRAIN_INKS[terrain].fill
        return (
          <OverviewStretch key={i} from={i / SQUARES} to={(i + 1) / SQUARES} ground={ground} isNow={i + 1 === scene.groupCase}>
            {riders > 0 ? <b>{riders}</b> : terrain === undefined ? `+${i + 1 - LAST_SQUARE}` : <EnergyToken face={terrain} size={15} />}
          </OverviewStretch>
        )
      })}
    </Overview>
  )
}
