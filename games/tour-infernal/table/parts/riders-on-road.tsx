import { useAnimation, useGlide } from '@echappee/kit/motion'
import { SideCyclist } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import type { Props } from '../props.ts'
import { actingNow, isNeutral, leaderOf } from '../../text/race.ts'
import type { RoadPlan, Spot } from '../road.ts'

interface RidersProps extends Props {
  readonly plan: RoadPlan
  readonly scale: number
}

/** Everybody on the road. */
export function RidersOnRoad({ plan, scale, ...props }: RidersProps): ReactElement {
  // Who is nearer to the eye is drawn later; by rider, so that nobody is drawn anew when places change.
  const isRolling = props.beatMs > 0 && (props.beat?.type === 'rode' || props.beat?.type === 'regulated' || props.beat?.type === 'escaped')
  const byDepth = plan.spots.toSorted((a, b) => a.row - b.row || a.rider - b.rider)
  return (
    <g className={isRolling ? 'is-riding' : undefined}>
      {byDepth.map((spot) => (
        <RiderOnRoad key={spot.rider} spot={spot} scale={scale * plan.scale} {...props} />
      ))}
    </g>
  )
}

interface RiderProps extends Props {
  readonly spot: Spot
  readonly scale: number
}

function RiderOnRoad({ spot, scale, ...props }: RiderProps): ReactElement {
  const { scene, beat, beatMs } = props
  const { rider, x, y } = spot
  const place = useGlide<SVGGElement>(x, y, beatMs)
  const isMoving = beat !== undefined && isAbout(beat, rider)
  const jump = useAnimation<SVGGElement>(
    isMoving ? beat : undefined,
    beatMs,
    () => [{ transform: 'translateY(0)' }, { transform: `translateY(${-9 * scale}px)`, offset: 0.35 }, { transform: 'translateY(0)' }],
    { duration: Math.min(beatMs, 420) },
  )
  const isAsked = actingNow(scene, beat).includes(rider)
  return (
    <g ref={place} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g ref={jump}>
        {isAsked ? <circle className="road-turn" cx={-3 * scale} cy={-46 * scale} r={42 * scale} /> : undefined}
        <g className={isNeutral(scene, rider) ? 'ti-neutral' : undefined}>
          <SideCyclist seat={rider} isLeader={leaderOf(scene) === rider} scale={scale} />
        </g>
      </g>
    </g>
  )
}

type Beat = NonNullable<Props['beat']>

/** Who hops in this beat. */
function isAbout(beat: Beat, rider: number): boolean {
  switch (beat.type) {
    case 'played':
    case 'attacked':
    case 'completed':
    case 'countered':
    case 'bid':
    case 'bonusWon':
    case 'laidDown':
    case 'laidDownHidden':
    case 'firstNamed':
    case 'firstChosen':
      return beat.seat === rider
    case 'neutralPlayed':
      return beat.rider === rider
    case 'rode':
      return beat.ride.riders.includes(rider)
    case 'escaped':
      return beat.riders.includes(rider)
    default:
      return false
  }
}
