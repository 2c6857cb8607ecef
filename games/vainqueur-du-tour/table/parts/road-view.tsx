import { type Point, type Size, TERRAIN } from '@echappee/kit/drawing'
import { asGroup } from '@echappee/kit/motion'
import { Overview, OverviewStretch, RoadScroller, scrollLeft } from '@echappee/kit/road'
import { memo, useMemo, type ReactElement } from 'react'
import type { StageType } from '../../content/board.ts'
import { stageOf } from '../../rules/course.ts'
import { Scenery } from '../art/scenery.tsx'
import { CORNERS, freeCorner, type Corner } from '../roadside.ts'
import { wearsCap } from '../../text/final.ts'
import { wordsIn, type Props } from '../props.ts'
import { layRoad, pointAt, type Road } from '../road.ts'
import { acting, seatsOf, squareOf, squaresOf } from '../../text/tour.ts'
import { Caption } from './caption.tsx'
import { Riders, movement, standings } from './riders.tsx'
import { Squares } from './squares.tsx'

const OVERVIEW_HEIGHT = 46
/** Room for the caption, with its distance from the edge. */
const CAPTION: Size = { width: 214, height: 100 }
const SMALL_CAPTION: Size = { width: 174, height: 74 }
const TOP: readonly Corner[] = ['top left', 'top right']

/** The road of the present stage. Where it is longer than the frame, the view follows the race and a strip shows the whole. */
export function RoadView({ frame, ...props }: Props & { readonly frame: Size }): ReactElement {
  const { scene, beat, beatMs, language } = props
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const { road, isLong } = useRoad(stage.type, squaresOf(scene), frame)
  const at = pointAt(road, squareInSight(props)).x
  const left = scrollLeft(at, frame.width, road.width)
  const seen = ({ x, y }: Point): Point => ({ x: x - left, y })
  const corner = (kept: Corner | undefined) => {
    const [riders, stops] = [standings(props, road).map(seen), road.stops.map(seen)]
    // Below a road that scrolls lies the strip.
    const keptFirst = (corners: readonly Corner[]) => (kept === undefined ? corners : [kept, ...corners])
    return isLong
      ? freeCorner(frame, SMALL_CAPTION, riders, stops, keptFirst(TOP))
      : freeCorner(frame, CAPTION, riders, stops, keptFirst(CORNERS))
  }
  const instructions = stage.type === 'timetrial' ? scene.tour.board.tracks[stage.track]!.squares : NONE
  const scrolling = { at, frameWidth: frame.width, roadWidth: road.width, picture: road, beat, beatMs }
  return (
    <>
      <RoadScroller {...scrolling} label={words.board.follow}>
        <svg width={road.width} height={road.height} {...asGroup(words.board.label(words.where.stage(stage.n, stage.type)))}>
          <Backdrop type={stage.type} width={road.width} height={road.height} />
          <Squares road={road} stage={stage} instructions={instructions} words={words} />
          <Riders road={road} isInSight={(place) => seen(place).x >= 0 && seen(place).x <= frame.width} {...props} />
        </svg>
      </RoadScroller>
      {isLong ? <Strip {...props} /> : undefined}
      <Caption key={scene.stageIndex} {...props} corner={corner} />
    </>
  )
}

function useRoad(type: StageType, squares: number, frame: Size): { road: Road; isLong: boolean } {
  return useMemo(() => {
    const whole = layRoad(type, squares, frame)
    if (whole.width <= frame.width) return { road: whole, isLong: false }
    return { road: layRoad(type, squares, { ...frame, height: frame.height - OVERVIEW_HEIGHT }), isLong: true }
  }, [type, squares, frame])
}

/** Many shapes that never change while a stage is run. */
const Backdrop = memo(Scenery)
const NONE: readonly never[] = []

/** Of the rider who moves, or whose turn it is. */
function squareInSight(props: Props): number {
  const { scene } = props
  const moved = movement(props)
  const seat = moved?.seat ?? acting(scene) ?? scene.results.at(-1)?.winner ?? 0
  return moved?.to ?? squareOf(scene, scene.riders[seat]!.at)
}

const GROUND = { plain: TERRAIN.plain, mountain: TERRAIN.mountain, timetrial: TERRAIN.trial } as const

/** The stage as a line with everybody on it. */
function Strip({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const share = (at: number) => squareOf(scene, at) / squaresOf(scene)
  const zone = stage.type === 'timetrial' ? null : stage.sprintFromKm
  const riders = seatsOf(scene).map((seat) => ({
    key: seat,
    seat,
    name: names(seat),
    share: share(scene.riders[seat]!.at),
    isLeader: wearsCap(scene, seat),
  }))
  return (
    <Overview label={words.board.overview} riders={riders} ground={GROUND[stage.type]}>
      {zone === null ? undefined : <OverviewStretch from={share(zone)} ground={TERRAIN.sprint} />}
    </Overview>
  )
}
