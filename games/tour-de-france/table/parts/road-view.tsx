import { type Box, boxAround, CourseLine, INK, type Point, pointAt, type Size } from '@echappee/kit/drawing'
import { RoadCamera } from '@echappee/kit/road'
import type { ReactElement } from 'react'
import type { SquareId } from '../../rules/graph.ts'
import { raceOrder, seatOf, stageGraph } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { LIVERIES } from '@echappee/kit'
import { ROW } from '../road/bends.ts'
import { courseOf, distanceOf, placeOf, poseOf, type Course } from '../course.ts'
import { squareOffers } from '../offers.ts'
import { usePick, type Pick } from '../pick.ts'
import { wordsIn, type Props } from '../props.ts'
import { fallenIn, isFall } from '../weight.ts'
import { AccidentZone } from '../road/lights.tsx'
import { Ground } from './ground.tsx'
import { Landings } from './landings.tsx'
import { Riders } from './riders.tsx'

/** Pixels a unit at which numbers on squares are read. */
const COMFORT = 0.92
/** No wider look is taken by itself: riders would be too small. Where squares are to be chosen from, all of them count more. */
const WIDEST = 0.62
const WIDEST_CHOICE = 0.4
const MARGIN = 74
/** Around whole squares. */
const EDGE = 22

/** The road of the stage behind a camera that follows the race. */
export function RoadView(props: Props): ReactElement {
  const { scene, beatMs, language } = props
  const words = wordsIn(language)
  const graph = stageGraph(scene)
  const course = courseOf(graph.board, language)
  const { layout, scenery } = course
  const [pick] = usePick(props)
  const points = pointsInSight(props, course, pick)
  return (
    <RoadCamera
      key={scene.stage}
      world={scenery.box}
      target={(frame) => choiceBox(props, course, pick, frame) ?? boxOf(points, frame)}
      ms={beatMs === 0 ? 320 : beatMs}
      comfort={COMFORT}
      label={words.screen.board(graph.board.name)}
      language={language}
      map={<CourseMap course={course} {...props} />}
      ground={<Ground course={course} />}
    >
      {scene.accidents.map(({ number, square }) => (
        <AccidentZone key={number} outlines={graph.sections[graph.section[square]!]!.map((part) => placeOf(layout, graph, part).outline)} />
      ))}
      <Landings course={course} {...props} />
      <Riders course={course} {...props} />
    </RoadCamera>
  )
}

/** The rider and every square that he can be sent to, with the whole width of the road; the squares alone where that is too much. */
function choiceBox(props: Props, { layout }: Course, pick: Pick, frame: Size): Box | undefined {
  const { scene, beat, choices } = props
  if (beat !== undefined || pick.square !== undefined) return undefined
  const graph = stageGraph(scene)
  const offers = squareOffers(choices, pick.card).filter(({ to }) => to >= 0)
  const across = (at: SquareId) => graph.byRow[graph.row[at] ?? 0]?.flatMap((square) => placeOf(layout, graph, square).outline) ?? []
  const lit = offers.flatMap(({ to }) => [...placeOf(layout, graph, to).outline, ...across(to)])
  const own = poseOf(layout, graph, scene, scene.acting)
  if (lit.length === 0 || own === undefined) return undefined
  const boxes = [
    boxAround([...lit, ...around(own), ...across(scene.riders[scene.acting]!.at)], EDGE),
    ...(pick.card === undefined ? [] : [boxAround(lit, EDGE)]),
  ]
  return boxes.find((box) => box.width <= frame.width / WIDEST_CHOICE && box.height <= frame.height / WIDEST_CHOICE)
}

/** As much as he takes on the road. */
const around = ({ x, y }: Point): Point[] => [
  { x: x - 0.8 * ROW, y: y - 0.6 * ROW },
  { x: x + 0.8 * ROW, y: y + 0.6 * ROW },
]

/** Who moves and his way; else who is to ride and where he can go, as far as it is chosen; else the head of the race. */
function pointsInSight(props: Props, { layout }: Course, pick: Pick): readonly Point[] {
  const { scene, beat, choices } = props
  const graph = stageGraph(scene)
  const at = (id: RiderId) => poseOf(layout, graph, scene, id)
  const squares = (path: readonly SquareId[]) => path.map((square) => placeOf(layout, graph, square).centre)
  // Where it ends matters most, if all of it can't be shown.
  if (beat?.type === 'rode') return squares([beat.from, ...beat.path].filter((square) => square >= 0)).toReversed()
  if (beat?.type === 'wentBack') return squares([beat.from, beat.to].filter((square) => square >= 0))
  if (isFall(beat))
    return [...squares([beat.square]), ...fallenIn(beat).flatMap((id) => at(id) ?? []), ...squares(beat.path.slice(-3)).toReversed()]
  const rider = beat !== undefined && 'rider' in beat ? beat.rider : scene.acting
  const own = rider >= 0 ? at(rider) : undefined
  const offers = beat === undefined ? squareOffers(choices, pick.card) : []
  const landings = squares(offers.flatMap(({ to }) => (to < 0 || (pick.square !== undefined && to !== pick.square) ? [] : [to])))
  if (own !== undefined) return pick.square === undefined ? [own, ...landings] : [...landings, own]
  const head = raceOrder(scene).slice(0, 3)
  return head.length === 0 ? squares([graph.size]) : head.flatMap((id) => at(id) ?? [])
}

/** Around all points; around the first ones where all are more than can be shown well. */
function boxOf(points: readonly Point[], { width, height }: Size): Box | undefined {
  const boxes = points.map((_, i) => boxAround(points.slice(0, i + 1), MARGIN))
  return boxes.findLast((box) => box.width <= width / WIDEST && box.height <= height / WIDEST) ?? boxes[0]
}

/** The whole course as a line with everybody on it. */
function CourseMap({ course, scene }: Props & { readonly course: Course }): ReactElement {
  const { layout, stretches } = course
  const graph = stageGraph(scene)
  const ids = raceOrder(scene).toReversed()
  return (
    <>
      <CourseLine path={layout.path} stretches={stretches} />
      {ids.map((id) => {
        const { x, y } = pointAt(layout.path, distanceOf(layout, graph, scene, id))
        const { fill } = LIVERIES[seatOf(id)]!
        return <circle key={id} cx={x} cy={y} r="34" fill={fill} stroke={INK} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      })}
    </>
  )
}
