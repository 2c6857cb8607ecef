import { LIVERIES } from '@echappee/ui'
import { asImage, useAnimation } from '@echappee/ui/motion'
import { CyclistAtOrigin, FallenCyclist } from '@echappee/ui/road/cyclist'
import type { Pose } from '@echappee/ui/road/path'
import type { ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import { numberOf, placeName, rowOf, seatOf, stageGraph } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { placeOf, poseOf, type Course } from '../course.ts'
import { refuseSquare } from '../pick.ts'
import { wordsIn, type Props } from '../props.ts'
import { leaderOf } from '../race.ts'
import { useRide } from '../ride.ts'
import { queueAt } from '../queue.ts'

/** Everybody on the road or beside it; who is in front is drawn last. */
export function Riders({ course, ...props }: Props & { readonly course: Course }): ReactElement {
  const { scene } = props
  const graph = stageGraph(scene)
  const shown = scene.riders.flatMap((_, id) => {
    const at = poseOf(course.layout, graph, scene, id)
    return at === undefined ? [] : [{ id, at }]
  })
  return (
    <>
      {shown.map(({ id, at }) => (
        <RiderOnRoad key={id} id={id} at={at} course={course} {...props} />
      ))}
    </>
  )
}

type RiderProps = Props & { readonly id: RiderId; readonly at: Pose; readonly course: Course }

function RiderOnRoad({ id, at, course, ...props }: RiderProps): ReactElement {
  const { scene, beat, beatMs, choices, names, language } = props
  const words = wordsIn(language)
  const graph = stageGraph(scene)
  const rider = scene.riders[id]!
  const squares = pathOf(beat, id)?.map((square) => placeOf(course.layout, graph, square).centre)
  const isFall = beat?.type === 'piledUp' || beat?.type === 'pileUpJoined'
  const path = squares !== undefined && isFall ? [...squares, at] : squares
  // The contact first; then everybody falls, and there is time to read.
  const contactMs = isFall && beat.path.length > 0 ? beatMs * CONTACT : 0
  const isCauser = path !== undefined
  const element = useRide(at, {
    path,
    // Who waits for the start moves up at once: the view is with the others.
    ms: isFall ? contactMs : rider.standing === 'start' ? 0 : beatMs,
    delay: isCauser ? 0 : contactMs,
    picture: course.layout,
  })
  const isHit = beat?.type === 'piledUp' ? beat.riders.includes(id) : isFall ? isCauser : beat?.type === 'punctured' && beat.rider === id
  const tumble = { easing: 'ease-out', duration: Math.min(beatMs * 0.5, 700), delay: contactMs }
  const shaken = useAnimation<SVGGElement>(isHit ? beat : undefined, beatMs, () => TUMBLE, tumble)
  const name = words.riderName(names(seatOf(id)), numberOf(id))
  const label = `${name}, ${rider.standing === 'roadside' ? words.table.standing.roadside : placeName(graph, rider.at)}`
  const shape = {
    livery: LIVERIES[seatOf(id)]!,
    mark: String(numberOf(id)),
    jersey: leaderOf(scene) === id ? 'yellow' : undefined,
  } as const
  const isInWay = choices.length > 0 && rider.standing === 'road' && scene.acting !== id
  return (
    <g
      ref={element}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      data-rider={id}
      onClick={isInWay ? () => refuseSquare(props, rider.at) : undefined}
      {...asImage(label)}
    >
      <title>{label}</title>
      <g className="tdf-rider" ref={shaken}>
        {scene.acting === id ? <circle className="road-turn" r="29" /> : undefined}
        {rider.standing === 'roadside' ? (
          <FallenCyclist {...shape} at={{ x: 0, y: 0, heading: at.heading }} />
        ) : (
          <CyclistAtOrigin {...shape} heading={at.heading} />
        )}
        {rider.standing === 'roadside' ? (
          <Queue place={queueAt(graph, scene, rowOf(graph, rider)).indexOf(id) + 1} isMissing={rider.isMissing} />
        ) : undefined}
      </g>
    </g>
  )
}

/** The squares that the rider passes in this beat. */
function pathOf(beat: Event | undefined, id: RiderId): readonly number[] | undefined {
  if (beat?.type === 'rode' && beat.rider === id) return beat.path
  if (beat?.type === 'piledUp' && beat.riders[0] === id) return beat.path
  return beat?.type === 'pileUpJoined' && beat.rider === id ? beat.path : undefined
}

/** TDF-32: the place in the queue, and a clock for who sits out his next turn. */
function Queue({ place, isMissing }: { readonly place: number; readonly isMissing: boolean }): ReactElement {
  return (
    <>
      <g transform="translate(20 -24)">
        <circle r="11.5" className="tdf-queue" />
        <text className="road-text tdf-queue-number" y="1">
          {place}
        </text>
      </g>
      {isMissing ? (
        <g transform="translate(26 16)" className="tdf-clock">
          <circle r="10" />
          <path d="M0-6V0L4 3" />
        </g>
      ) : undefined}
    </>
  )
}

/** Share of a pile-up's beat until the contact; banner.css waits as long. */
const CONTACT = 0.2

const TUMBLE: Keyframe[] = ['0deg', '-30deg', '26deg', '-14deg', '0deg'].map((rotate) => ({ rotate }))
