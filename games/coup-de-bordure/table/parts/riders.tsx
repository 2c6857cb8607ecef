import { type Point, SideCyclist } from '@echappee/kit/drawing'
import { asImage } from '@echappee/kit/motion'
import { poseText, useGlideAlong } from '@echappee/kit/road'
import type { ReactElement } from 'react'
import { letterOf, seatOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { finalOf } from '../../text/final.ts'
import { riderLabel } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { groupsOf } from '../../text/race.ts'
import { along, standOn, type Road, type Standing } from '../road.ts'
import { isElsewhere } from '../weight.ts'
import { Bubble, MovingTokens } from './over-riders.tsx'

/** Everybody on the road; whoever the beat moves rides along it. */
export function Riders({ road, ...props }: Props & { readonly road: Road }): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const places = scene.riders.map(({ at }) => at)
  const standing = standOn(road, places)
  const winner = scene.phase === 'finished' ? finalOf(scene).rider : undefined
  const ride = beat?.type === 'rode' ? beat : undefined
  return (
    <g>
      <GroupNumbers road={road} standing={standing} {...props} />
      {farthestFirst(standing).map((id) => {
        const rider = scene.riders[id]!
        const hasMoved = scene.phase !== 'finished' && rider.moved !== null
        const where = words.people.at(rider.at) + (hasMoved ? `, ${words.board.moved}` : '')
        return (
          <RiderOnRoad
            key={id}
            id={id}
            standing={standing[id]!}
            path={ride?.rider === id ? along(road, road.stops[ride.from - 1]!.x, road.stops[ride.to - 1]!.x, 16) : undefined}
            ms={ride?.rider !== id && isElsewhere(scene) ? 0 : beatMs}
            road={road}
            isWinner={id === winner}
            hasMoved={hasMoved && ride?.rider !== id}
            label={words.board.riderAt(riderLabel(words, scene, id, names), where)}
          />
        )
      })}
      <MovingTokens road={road} {...props} />
      {beat?.type === 'towsAnnounced'
        ? beat.towing.map((id) => <Bubble key={id} at={standing[id]!} text={words.hand.tow} ms={beatMs} width={road.width} />)
        : undefined}
    </g>
  )
}

/** Who rides behind a row of others is drawn before them. */
function farthestFirst(standing: readonly Standing[]): RiderId[] {
  return standing.map((_, id) => id).sort((a, b) => standing[a]!.y - standing[b]!.y || a - b)
}

/** Which group comes when: a number above each that has still to ride. */
function GroupNumbers({ scene, road, standing }: Props & { readonly road: Road; readonly standing: readonly Standing[] }): ReactElement {
  const groups = groupsOf(scene)
  if (groups.length < 2 || scene.phase === 'finished') return <g />
  return (
    <g aria-hidden="true">
      {groups.map(({ at, riders, state }, i) => {
        if (state === 'played' || riders.every((id) => scene.riders[id]!.moved !== null)) return undefined
        const top = Math.min(...scene.riders.flatMap((rider, id) => (rider.at === at ? [standing[id]!.top] : [])))
        const where = `translate(${road.stops[at - 1]!.x} ${Math.max(10, top - 10)})`
        return (
          <g key={at} transform={where} className="cdb-group-number" data-state={state}>
            <circle r="8.5" />
            <text y="0.8" className="road-text">
              {i + 1}
            </text>
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
  readonly isWinner: boolean
  readonly hasMoved: boolean
  readonly label: string
}

function RiderOnRoad({ id, standing, path, ms, road, isWinner, hasMoved, label }: RiderOnRoadProps): ReactElement {
  const pose = { x: standing.x, y: standing.y }
  const element = useGlideAlong<SVGGElement>(pose, { path, ms, picture: road })
  return (
    <g
      ref={element}
      style={{ transform: poseText(pose) }}
      className={path === undefined ? 'cdb-rider' : 'cdb-rider is-riding'}
      data-moved={hasMoved || undefined}
      data-rider={id}
      {...asImage(label)}
    >
      <title>{label}</title>
      <SideCyclist seat={seatOf(id)} mark={letterOf(id)} scale={standing.scale} isLeader={isWinner} />
    </g>
  )
}
