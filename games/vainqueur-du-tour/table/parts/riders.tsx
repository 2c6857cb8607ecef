import { RiderToken } from '@echappee/kit'
import { asImage, useAnimation } from '@echappee/kit/motion'
import { BROWN, COAL, INK, LIGHT, type Point, RED } from '@echappee/kit/drawing'
import { poseText, useGlideAlong } from '@echappee/kit/road'
import type { ReactElement } from 'react'
import type { Rider } from '../../rules/state.ts'
import { CardArt } from '../art/card-art.tsx'
import { standOn, type Standing } from '../roadside.ts'
import { wearsCap } from '../../text/final.ts'
import { wordsIn, type Props } from '../props.ts'
import { way, type Road } from '../road.ts'
import { acting, seatsOf, squareOf } from '../../text/tour.ts'

interface RidersProps extends Props {
  readonly road: Road
  /** Whether a place is in sight when the beat is over: who makes room elsewhere does so at once. */
  readonly isInSight: (place: Point) => boolean
}

/** Everybody on the road; whoever the beat moves rides along it. */
export function Riders({ road, isInSight, ...props }: RidersProps): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const standing = standings(props, road)
  const moved = movement(props)
  // Lower riders are drawn over higher ones.
  const order = seatsOf(scene).sort((a, b) => standing[a]!.y - standing[b]!.y || a - b)
  return (
    <g>
      {order.map((seat) => {
        const rider = scene.riders[seat]!
        const at = scene.phase === 'timetrial' ? words.people.square(rider.at) : words.people.at(rider.at)
        const isHit = beat?.type === 'handicapLaid' && beat.target === seat
        return (
          <RiderOnRoad
            key={seat}
            seat={seat}
            rider={rider}
            standing={standing[seat]!}
            foot={road.stops[Math.round(squareOf(scene, rider.at))]!}
            isLeader={wearsCap(scene, seat)}
            isTurn={acting(scene) === seat}
            label={words.board.riderAt(names(seat), at)}
            path={moved?.seat === seat ? way(road, moved.from, moved.to) : undefined}
            after={moved?.after ?? 0}
            ms={moved?.seat === seat || isInSight(standing[seat]!) ? beatMs : 0}
            road={road}
            hit={isHit ? beat : undefined}
          />
        )
      })}
    </g>
  )
}

export function standings({ scene }: Pick<Props, 'scene'>, road: Road): Standing[] {
  return standOn(
    road,
    scene.riders.map(({ at }) => squareOf(scene, at)),
  )
}

interface Movement {
  readonly seat: number
  readonly from: number
  readonly to: number
  /** The share of the beat that passes first: the card flies, the die rolls. */
  readonly after: number
}

/** The ride that the present beat shows, in squares. */
export function movement({ scene, beat }: Props): Movement | undefined {
  switch (beat?.type) {
    case 'rode':
    case 'sprinted':
      return { seat: beat.seat, from: squareOf(scene, beat.from), to: squareOf(scene, beat.to), after: 0.2 }
    case 'trialRolled':
      return { seat: beat.seat, from: beat.from, to: beat.to, after: 0.45 }
    case 'trialInstruction':
      return { seat: beat.seat, from: beat.square, to: beat.to, after: 0.1 }
    default:
      return undefined
  }
}

interface RiderOnRoadProps {
  readonly seat: number
  readonly rider: Rider
  readonly standing: Standing
  readonly foot: Point
  readonly isLeader: boolean
  readonly isTurn: boolean
  readonly label: string
  readonly path: readonly Point[] | undefined
  readonly after: number
  readonly ms: number
  readonly road: Road
  readonly hit: object | undefined
}

function RiderOnRoad({ seat, rider, standing, foot, isLeader, isTurn, label, path, after, ms, road, hit }: RiderOnRoadProps): ReactElement {
  const { x, y, scale } = standing
  const element = useGlideAlong<SVGGElement>(standing, { path, ms, after, picture: road })
  const token = useAnimation<SVGGElement>(hit, ms, () => SHAKE, { easing: 'ease-out' })
  return (
    <g ref={element} style={{ transform: poseText(standing) }} {...asImage(label)} data-seat={seat}>
      <title>{label}</title>
      <Stem dx={(foot.x - x) / scale} dy={(foot.y - y) / scale} tile={road.size / scale} />
      {isTurn ? <circle className="road-turn" r="25" /> : undefined}
      <g className="vdt-token" ref={token}>
        <RiderToken seat={seat} isLeader={isLeader} />
      </g>
      {rider.hasClimber ? <ClimberBadge /> : undefined}
      {rider.toMiss > 0 ? <MissBadge turns={rider.toMiss} /> : undefined}
      {rider.handicap === null ? undefined : (
        <g className="vdt-badge" transform={scale > 0.9 ? 'translate(19 19)' : 'translate(14 15) scale(0.62)'}>
          <rect x="-16" y="-12" width="32" height="24" rx="6" fill={RED} stroke={INK} strokeWidth="2" />
          <rect x="-13" y="-9.5" width="26" height="19" rx="4" fill={LIGHT} />
          <svg x="-12" y="-8" width="24" height="16">
            <CardArt card={rider.handicap} />
          </svg>
        </g>
      )}
    </g>
  )
}

/** From the rider to the square he stands for. */
function Stem({ dx, dy, tile }: { dx: number; dy: number; tile: number }): ReactElement {
  const length = Math.hypot(dx, dy) || 1
  const reach = Math.max(0, length - tile / 2 + 4)
  const [ux, uy] = [dx / length, dy / length]
  const tip = `${ux * Math.min(reach, 32)} ${uy * Math.min(reach, 32)}`
  return <path d={`M${-uy * 9} ${ux * 9}L${tip}L${uy * 9} ${-ux * 9}Z`} fill={INK} />
}

function ClimberBadge(): ReactElement {
  return (
    <g className="vdt-badge" transform="translate(-18 -18)">
      <circle r="10.5" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <path d="M-7 5-1-6 2-1 4-4 8 5Z" fill={BROWN} stroke={INK} strokeWidth="1.4" strokeLinejoin="round" />
    </g>
  )
}

function MissBadge({ turns }: { turns: number }): ReactElement {
  return (
    <g className="vdt-badge" transform="translate(19 17)">
      <rect x="-14" y="-10" width="28" height="20" rx="6" fill={COAL} stroke={LIGHT} strokeWidth="1.5" />
      <path d="M-8-4V4M-3.5-4V4" stroke={LIGHT} strokeWidth="2.4" strokeLinecap="round" />
      <text className="road-text" x="6" y="0.5" fontSize="13" fill={LIGHT}>
        {turns}
      </text>
    </g>
  )
}

const SHAKE: Keyframe[] = ['0deg', '-16deg', '14deg', '-8deg', '0deg'].map((rotate) => ({ rotate }))
