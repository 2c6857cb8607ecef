import { RiderToken } from '@echappee/ui'
import { asImage, useNight } from '@echappee/ui/motion'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import type { StageType } from '../../content/board.ts'
import { stageOf } from '../../rules/course.ts'
import { Scenery } from '../art/scenery.tsx'
import { freeCorner, type Corner } from '../beside.ts'
import { wearsCap } from '../final.ts'
import { wordsIn, type Props } from '../props.ts'
import { layRoad, pointAt, type Frame, type Point, type Road } from '../road.ts'
import { acting, seatsOf, squareOf, squaresOf } from '../tour.ts'
import { Caption } from './caption.tsx'
import { Riders, movement, standings } from './riders.tsx'
import { Squares } from './squares.tsx'

const OVERVIEW_HEIGHT = 46
/** Room for the caption, with its distance from the edge. */
const CAPTION: Frame = { width: 214, height: 100 }
const SMALL_CAPTION: Frame = { width: 174, height: 74 }
const TOP: readonly Corner[] = ['top left', 'top right']

/** The road of the present stage. Where it is longer than the frame, the view follows the race and a strip shows the whole. */
export function RoadView({ frame, ...props }: Props & { readonly frame: Frame }): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const night = useNight()
  const stage = stageOf(scene)
  const { road, isLong } = useRoad(stage.type, squaresOf(scene), frame)
  const { scroller, left } = useFollow(props, road, frame)
  const seen = ({ x, y }: Point): Point => ({ x: x - left, y })
  const corner = () => {
    const [riders, stops] = [standings(props, road).map(seen), road.stops.map(seen)]
    // Below a road that scrolls lies the strip.
    return isLong ? freeCorner(frame, SMALL_CAPTION, riders, stops, TOP) : freeCorner(frame, CAPTION, riders, stops)
  }
  const instructions = stage.type === 'timetrial' ? scene.tour.board.tracks[stage.track]!.squares : NONE
  return (
    <>
      <Scroller scroller={scroller} label={isLong ? words.board.follow : undefined}>
        <svg width={road.width} height={road.height} {...asGroup(words.board.label(words.where.stage(stage.n, stage.type)))}>
          <Backdrop type={stage.type} width={road.width} height={road.height} night={night} />
          <Squares road={road} stage={stage} instructions={instructions} words={words} />
          <Riders road={road} {...props} />
        </svg>
      </Scroller>
      {isLong ? <Overview {...props} /> : undefined}
      <Caption key={scene.stageIndex} {...props} corner={corner} />
    </>
  )
}

function useRoad(type: StageType, squares: number, frame: Frame): { road: Road; isLong: boolean } {
  return useMemo(() => {
    const whole = layRoad(type, squares, frame)
    if (whole.width <= frame.width) return { road: whole, isLong: false }
    return { road: layRoad(type, squares, { ...frame, height: frame.height - OVERVIEW_HEIGHT }), isLong: true }
  }, [type, squares, frame])
}

/** Many shapes that never change while a stage is run. */
const Backdrop = memo(Scenery)
const NONE: readonly never[] = []
const asGroup = (label: string) => ({ role: 'group', 'aria-label': label }) as const

interface ScrollerProps {
  readonly scroller: RefObject<HTMLElement | null>
  /** Of a road that scrolls. */
  readonly label: string | undefined
  readonly children: ReactNode
}

/** What scrolls must be within reach of the keyboard. */
function Scroller({ scroller, label, children }: ScrollerProps): ReactElement {
  return (
    <section className="vdt-scroller" ref={scroller} {...(label === undefined ? {} : { tabIndex: 0, 'aria-label': label })}>
      {children}
    </section>
  )
}

/** Keeps the rider who moves, or whose turn it is, in sight. */
function useFollow(props: Props, road: Road, frame: Frame) {
  const scroller = useRef<HTMLElement>(null)
  const isMoving = useRef(false)
  const { scene, beat, beatMs } = props
  const moved = movement(props)
  const seat = moved?.seat ?? acting(scene) ?? scene.results.at(-1)?.winner ?? 0
  const square = moved?.to ?? squareOf(scene, scene.riders[seat]!.at)
  const left = Math.max(0, Math.min(road.width - frame.width, pointAt(road, square).x - frame.width * 0.52))
  useEffect(() => {
    if (beat !== undefined) isMoving.current = beatMs > 0
  }, [beat, beatMs])
  const shown = useRef<Road>(undefined)
  useLayoutEffect(() => {
    const behavior = isMoving.current && shown.current === road ? 'smooth' : 'instant'
    shown.current = road
    scroller.current?.scrollTo({ left, behavior })
  }, [left, road])
  return { scroller, left }
}

/** The stage as a line with everybody on it. */
function Overview({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const squares = squaresOf(scene)
  const share = (at: number) => `${(squareOf(scene, at) / squares) * 100}%`
  const zone = stage.type === 'timetrial' ? null : stage.sprintFromKm
  return (
    <div className={`vdt-overview vdt-overview-${stage.type}`} {...asImage(words.board.overview)}>
      <div className="vdt-overview-line">
        {zone === null ? undefined : <span className="vdt-overview-zone" style={{ left: share(zone) }} />}
        <span className="vdt-overview-finish" />
        {seatsOf(scene).map((seat) => {
          const at = scene.riders[seat]!.at
          const below = scene.riders.slice(0, seat).filter((other) => other.at === at).length
          return (
            <span
              key={seat}
              className="vdt-overview-rider"
              style={{ left: share(at), translate: `calc(-50% + ${below * 8}px) 0` }}
              title={names(seat)}
            >
              <RiderToken seat={seat} isLeader={wearsCap(scene, seat)} size={22} />
            </span>
          )
        })}
      </div>
    </div>
  )
}
