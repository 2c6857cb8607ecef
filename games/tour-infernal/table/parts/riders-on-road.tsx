import { useAnimation, useGlide } from '@echappee/kit/motion'
import { SIDE_CYCLIST, SideCyclist } from '@echappee/kit/cyclist'
import type { ReactElement } from 'react'
import { cardsInFrontOf, type CardsInFront } from '../cards-in-front.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, isNeutral, leaderOf, stepShown } from '../../text/race.ts'
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
  const { scene, beat, beatMs, language } = props
  const words = wordsIn(language)
  const { rider, x, y } = spot
  const laid = cardsInFrontOf(scene, rider)
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
        {laid === undefined || laid.cards.length === 0 || !isShown(laid, scale, props) ? undefined : (
          <Badge
            text={laid.what === 'play' ? words.plays[scene.riders[rider]!.play!] : countText(words, laid.cards)}
            what={laid.what}
            y={spot.row === 0 ? -SIDE_CYCLIST.height * scale - 8 : 9}
          />
        )}
      </g>
    </g>
  )
}

/** Plays are shown while it is ridden, attacks and bids while they are made. Where riders are small, plays stand under the road alone. */
function isShown({ what }: CardsInFront, scale: number, { scene, beat }: Props): boolean {
  const step = stepShown(scene, beat)
  return what !== 'play' || (scale > 0.7 && (step === 'ride' || step === 'gaps'))
}

/** "2 Sp", "1 Sp 2 R": what was laid for this contest or attack. */
function countText({ cardCount }: ReturnType<typeof wordsIn>, cards: readonly ('R' | 'S' | 'A')[]): string {
  return (['A', 'S', 'R'] as const)
    .flatMap((card) => {
      const n = cards.filter((other) => other === card).length
      return n === 0 ? [] : [cardCount(n, card)]
    })
    .join(' ')
}

/** Over those at the back, under those in front: it covers nobody's token. */
function Badge({ text, what, y }: { readonly text: string; readonly what: string; readonly y: number }): ReactElement {
  const width = text.length * 7.4 + 12
  return (
    <g className={`ti-badge ti-badge-${what}`} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-9" width={width} height="18" rx="5" />
      <text className="road-text" y="1">
        {text}
      </text>
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
