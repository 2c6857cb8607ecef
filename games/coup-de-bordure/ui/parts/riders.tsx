import { RiderToken } from '@echappee/ui'
import { asImage } from '@echappee/ui/motion'
import { useEffectEvent, useLayoutEffect, useRef, type ReactElement } from 'react'
import { isIn, letterOf, seatOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { finalOf } from '../final.ts'
import { riderLabel } from '../labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { groupsOf } from '../race.ts'
import { along, standOn, type Point, type Road, type Standing } from '../road.ts'
import { Bubble, Floaters } from './floaters.tsx'

/** Everybody on the road; whoever the beat moves rides along it. */
export function Riders({ road, ...props }: Props & { readonly road: Road }): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const standing = standOn(
    road,
    scene.riders.map(({ at }) => at),
  )
  const winner = scene.phase === 'finished' ? finalOf(scene).rider : undefined
  const ride = beat?.type === 'rode' ? beat : undefined
  return (
    <g>
      <GroupNumbers road={road} standing={standing} {...props} />
      {scene.riders.map((rider, id) => {
        const hasMoved = scene.phase !== 'finished' && rider.moved !== null
        const where = words.people.at(rider.at) + (hasMoved ? `, ${words.board.moved}` : '')
        return (
          <RiderOnRoad
            // oxlint-disable-next-line react/no-array-index-key -- a rider is its number
            key={id}
            id={id}
            standing={standing[id]!}
            path={ride?.rider === id ? along(road, road.stops[ride.from - 1]!.x, road.stops[ride.to - 1]!.x, 16) : undefined}
            ms={beatMs}
            road={road}
            look={id === winner ? 'winner' : hasMoved && ride?.rider !== id ? 'moved' : isIn(scene.group, id) ? 'group' : 'plain'}
            label={words.board.riderAt(riderLabel(words, scene, id, names), where)}
          />
        )
      })}
      <Floaters road={road} {...props} />
      {beat?.type === 'towsAnnounced'
        ? beat.towing.map((id) => <Bubble key={id} at={standing[id]!} text={words.hand.tow} ms={beatMs} width={road.width} />)
        : undefined}
    </g>
  )
}

/** Which group comes when: a number above each that has still to ride. */
function GroupNumbers({ scene, road, standing }: Props & { readonly road: Road; readonly standing: readonly Standing[] }): ReactElement {
  const groups = groupsOf(scene)
  if (groups.length < 2 || scene.phase === 'finished') return <g />
  return (
    <g aria-hidden="true">
      {groups.map(({ at, riders, state }, i) => {
        if (state === 'played') return undefined
        const waiting = riders.filter((id) => scene.riders[id]!.moved === null)
        if (waiting.length === 0) return undefined
        const top = Math.min(...scene.riders.flatMap((rider, id) => (rider.at === at ? [standing[id]!.y - standing[id]!.size / 2] : [])))
        return (
          <g
            key={at}
            transform={`translate(${road.stops[at - 1]!.x} ${Math.max(10, top - 10)})`}
            className="cdb-group-number"
            data-state={state}
          >
            <circle r="8.5" />
            <text y="0.8">{i + 1}</text>
          </g>
        )
      })}
    </g>
  )
}

interface RiderOnRoadProps {
  readonly id: RiderId
  readonly standing: Standing
  readonly path: readonly Point[] | undefined
  readonly ms: number
  readonly road: Road
  readonly look: 'plain' | 'group' | 'moved' | 'winner'
  readonly label: string
}

function RiderOnRoad({ id, standing, path, ms, road, look, label }: RiderOnRoadProps): ReactElement {
  const element = useRef<SVGGElement>(null)
  const before = useRef({ standing, road })
  const { x, y, size } = standing
  const move = useEffectEvent((old: { standing: Standing; road: Road }) => {
    // Another road is another picture: nothing moves from one to the other.
    if (ms <= 0 || old.road.width !== road.width) return
    const frames = path === undefined ? [place(old.standing), place(standing)] : rideFrames(path, old.standing, standing)
    element.current?.animate(frames, { duration: path === undefined ? Math.min(ms, 220) : ms * 0.85, easing: 'ease-in-out' })
  })
  useLayoutEffect(() => {
    move(before.current)
    before.current = { standing: { x, y, size }, road }
  }, [x, y, size, road])
  return (
    <g
      ref={element}
      style={{ transform: place(standing).transform }}
      className="cdb-rider"
      data-look={look}
      data-rider={id}
      {...asImage(label)}
    >
      <title>{label}</title>
      <RiderToken seat={seatOf(id)} mark={letterOf(id)} isLeader={look === 'winner'} />
    </g>
  )
}

/** The token's box is 40 wide. */
const place = ({ x, y, size }: Standing) => ({ transform: `translate(${x}px, ${y}px) scale(${size / 40})` })

/** Down to the road, along it, and up into the new pile. */
function rideFrames(path: readonly Point[], from: Standing, to: Standing): Keyframe[] {
  const lift = Math.max(from.size, to.size) / 2 + 7
  return path.map((point, i) => {
    const t = i / (path.length - 1)
    const [leaving, arriving] = [Math.max(0, 1 - t * 4), Math.max(0, t * 4 - 3)]
    const free = 1 - leaving - arriving
    return place({
      x: point.x * free + from.x * leaving + to.x * arriving,
      y: (point.y - lift) * free + from.y * leaving + to.y * arriving,
      size: from.size + (to.size - from.size) * t,
    })
  })
}
