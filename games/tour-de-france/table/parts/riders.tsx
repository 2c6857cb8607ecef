import { LIVERIES } from '@echappee/kit'
import { asImage, useAnimation } from '@echappee/kit/motion'
import { type Bearing, CyclistAtOrigin, FallenCyclist, INK, LIGHT } from '@echappee/kit/drawing'
import { useRide } from '@echappee/kit/road'
import type { ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import type { Graph } from '../../rules/graph.ts'
import { numberOf, rowOf, seatOf, stageGraph } from '../../rules/riders.ts'
import { queueAt } from '../../rules/round-order.ts'
import { leaderOf } from '../../rules/standings.ts'
import type { RiderId } from '../../rules/state.ts'
import { placeText } from '../../text/place.ts'
import { placeOf, poseOf, type Course } from '../course.ts'
import { refuseSquare } from '../pick.ts'
import { wordsIn, type Props } from '../props.ts'
import { contactMs, fallenIn, isFall, type Fall } from '../weight.ts'

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

type RiderProps = Props & { readonly id: RiderId; readonly at: Bearing; readonly course: Course }

function RiderOnRoad({ id, at, course, ...props }: RiderProps): ReactElement {
  const { scene, beat, beatMs, choices, names, language } = props
  const words = wordsIn(language)
  const graph = stageGraph(scene)
  const rider = scene.riders[id]!
  const fall = fallOf(beat, id)
  const untilContact = isFall(beat) ? contactMs(beat, beatMs) : 0
  const path = pathOf(beat, id)?.map((square) => placeOf(course.layout, graph, square).centre)
  const isThrown = fall !== undefined && path !== undefined
  const element = useRide(at, {
    path: isThrown ? [...path, ...touch(course, graph, fall)] : path,
    // Who waits for the start moves up at once: the view is with the others.
    ms: rider.standing === 'start' ? 0 : isThrown ? untilContact : beatMs,
    delay: isThrown ? 0 : untilContact,
    isThrown,
    picture: course.layout,
  })
  const isDown = fall ?? (beat?.type === 'punctured' && beat.rider === id ? beat : undefined)
  const tumble = { easing: 'ease-out', duration: Math.min(beatMs * 0.5, 700), delay: untilContact }
  const shaken = useAnimation<SVGGElement>(isDown, beatMs, () => TUMBLE, tumble)
  const name = words.riderName(names(seatOf(id)), numberOf(id))
  const label = `${name}, ${rider.standing === 'roadside' ? words.table.standing.roadside : placeText(graph, rider.at)}`
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
          <>
            {fall !== undefined && untilContact > 0 ? (
              <g className="tdf-until-contact">
                <CyclistAtOrigin {...shape} heading={at.heading} />
              </g>
            ) : undefined}
            <g className={fall === undefined ? undefined : 'tdf-from-contact'}>
              <FallenCyclist {...shape} at={{ x: 0, y: 0, heading: at.heading }} />
              <Queue place={queueAt(graph, scene, rowOf(graph, rider)).indexOf(id) + 1} isMissing={rider.isMissing} />
            </g>
          </>
        ) : (
          <CyclistAtOrigin {...shape} heading={at.heading} />
        )}
      </g>
    </g>
  )
}

/** The squares that the rider passes in this beat. */
function pathOf(beat: Event | undefined, id: RiderId): readonly number[] | undefined {
  if (beat?.type === 'rode' && beat.rider === id) return beat.path
  return isFall(beat) && fallenIn(beat)[0] === id && (beat.by === 'contact' || beat.path.length > 0) ? beat.path : undefined
}

function fallOf(beat: Event | undefined, id: RiderId): Fall | undefined {
  return isFall(beat) && fallenIn(beat).includes(id) ? beat : undefined
}

/** TDF-30: half way between the last free square and the one in which he runs into somebody. */
function touch({ layout }: Course, graph: Graph, { square, path }: Fall): Bearing[] {
  const last = path.at(-1)
  const ahead = placeOf(layout, graph, square).centre
  if (last === undefined) return [ahead]
  const { x, y } = placeOf(layout, graph, last).centre
  return [{ x: (x + ahead.x) / 2, y: (y + ahead.y) / 2, heading: ahead.heading }]
}

/** TDF-32: the place in the queue, and a clock for who sits out his next turn. */
function Queue({ place, isMissing }: { readonly place: number; readonly isMissing: boolean }): ReactElement {
  return (
    <>
      <g transform="translate(20 -24)">
        <circle r="11.5" fill={INK} stroke={LIGHT} strokeWidth="2" />
        <text className="road-text" y="1" fill={LIGHT} fontSize="15">
          {place}
        </text>
      </g>
      {isMissing ? (
        <g transform="translate(26 16)" fill={LIGHT} stroke={INK} strokeWidth="2.4" strokeLinecap="round">
          <circle r="10" />
          <path d="M0-6V0L4 3" fill="none" />
        </g>
      ) : undefined}
    </>
  )
}

const TUMBLE: Keyframe[] = ['0deg', '-30deg', '26deg', '-14deg', '0deg'].map((rotate) => ({ rotate }))
