import type { Livery } from '../../people/rider-token.tsx'
import { memo, useId, type CSSProperties, type ReactElement } from 'react'
import { INK, LIGHT, RED, SKIN, YELLOW } from '../inks.ts'
import type { Bearing } from '../geometry/path.ts'

/** How a rider sits: low and long like one who rides against the clock, or broad with raised hips like a sprinter. */
const POSTURES = ['road', 'rouleur', 'sprinteur'] as const
type Posture = (typeof POSTURES)[number]
type Jersey = 'yellow' | 'green' | 'dots'

interface CyclistProps {
  readonly livery: Livery
  readonly mark: string
  readonly at: Bearing
  readonly posture?: Posture
  /** Worn instead of the team's own; helmet, sleeves and waist stay the team's. */
  readonly jersey?: Jersey | undefined
  readonly scale?: number
}

/** A rider seen from above, turned along the road; the number stays upright. About 46 long and 30 wide. */
export function Cyclist({ livery, mark, at, posture = 'road', jersey, scale = 1 }: CyclistProps): ReactElement {
  const body = BODIES[posture]
  const angle = (at.heading * 180) / Math.PI
  return (
    <g transform={`translate(${tenth(at.x)} ${tenth(at.y)}) scale(${scale})`} className="cyclist">
      <g className="cyclist-body" transform={`rotate(${tenth(angle)})`} strokeLinecap="round" strokeLinejoin="round">
        <path d={body.halo} className="cyclist-halo" fill="none" strokeWidth="8" />
        <BikeFrame body={body} livery={livery} />
        <Torso outline={body.torso} livery={livery} jersey={jersey} />
        <path d={body.helmet} fill={livery.fill} stroke={INK} strokeWidth="2.2" />
        <path d={body.crest} fill="none" stroke={livery.pattern === 'plain' ? LIGHT : livery.trim} strokeWidth="2.2" />
      </g>
      <Mark x={Math.cos(at.heading) * body.mark} y={Math.sin(at.heading) * body.mark} livery={livery} jersey={jersey} text={mark} />
    </g>
  )
}

/** A rider at the origin of whatever moves him: drawn anew only when he turns or changes his jersey. */
export const CyclistAtOrigin = memo(function CyclistAtOrigin({
  heading,
  ...rest
}: Omit<CyclistProps, 'at'> & { readonly heading: number }): ReactElement {
  return <Cyclist {...rest} at={{ x: 0, y: 0, heading }} />
})

/** A rider who fell: he lies on the road's edge, his bicycle on its side behind him. */
export function FallenCyclist({ livery, mark, at, jersey, scale = 1 }: Omit<CyclistProps, 'posture'>): ReactElement {
  return (
    <g
      transform={`translate(${tenth(at.x)} ${tenth(at.y)}) scale(${scale})`}
      className="cyclist cyclist-fallen"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`${LYING_BIKE}${LYING_LIMBS}`} className="cyclist-halo" fill="none" strokeWidth="10" />
      <path d={LYING_BIKE} fill={LIGHT} fillOpacity="0.8" stroke={INK} strokeWidth="2.6" />
      <path d={LYING_LIMBS} stroke={INK} strokeWidth="7" fill="none" />
      <path d={LYING_ARMS} stroke={SKIN} strokeWidth="3.2" fill="none" />
      <g transform="translate(0 8) rotate(186)">
        <Torso outline={BODIES.road.torso} livery={livery} jersey={jersey} />
        <path d="M10 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z" fill={livery.fill} stroke={INK} strokeWidth="2.2" />
      </g>
      <path d={STARS} fill={YELLOW} stroke={INK} strokeWidth="1.4" />
      <Mark x={2.5} y={8} livery={livery} jersey={jersey} text={mark} />
    </g>
  )
}

/** Wheels towards the sky, then the frame. */
const LYING_BIKE = 'M-9-18a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM13-13a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-1-18 9-8 21-13 12-2 9-8Z'
const LYING_LIMBS = 'M12 4 22 0 25 7M12 12 21 14 24 20M-5-2-13-6-10-13M-5 18-13 22'
const LYING_ARMS = 'M-5-2-13-6-10-13M-5 18-13 22'
const JERSEYS: Readonly<Record<Jersey, string>> = { yellow: YELLOW, green: 'var(--map-sprint)', dots: 'var(--seat-4)' }
const STARS =
  'M-25-12l2 4 4 .4-3 3 .9 4-3.9-2.2-3.9 2.2.9-4-3-3 4-.4ZM-20-26l1.6 3.2 3.2.3-2.4 2.4.7 3.2-3.1-1.8-3.1 1.8.7-3.2-2.4-2.4 3.2-.3Z'

interface Body {
  readonly bike: string
  readonly bars: string
  readonly legs: string
  readonly arms: string
  readonly torso: string
  readonly helmet: string
  readonly crest: string
  readonly halo: string
  /** Where the number stands, along the body. */
  readonly mark: number
}

/** Seen from above, riding to the right. */
const BODIES: Readonly<Record<Posture, Body>> = {
  road: {
    bike: 'M-24 0H25',
    bars: 'M17-9Q20-9 20-6M17 9Q20 9 20 6M17-9V9',
    legs: 'M-11-5-1-9M-11 5 2 8',
    arms: 'M5-10Q13-14 18-8.500M5 10Q13 14 18 8.5',
    torso: 'M-15-6Q-16 0-15 6Q-6 10 4 12.500Q10 12 9.5 0Q10-12 4-12.500Q-6-10-15-6Z',
    helmet: 'M7 0C7-6 11-7 14-6.5 19-5.5 20.5-3 20.5 0 20.5 3 19 5.5 14 6.5 11 7 7 6 7 0Z',
    crest: 'M10.5-2H18M10.5 2H18',
    halo: 'M-24 0H25M-15-6-15 6 4 13 18 9V-9L4-13Z',
    mark: -3.5,
  },
  rouleur: {
    bike: 'M-25 0H27',
    bars: 'M14-8V8',
    legs: 'M-13-4-2-7.500M-13 4 1 6.5',
    arms: 'M6-7.500Q17-6 26-2M6 7.500Q17 6 26 2',
    torso: 'M-18-5Q-19 0-18 5Q-6 9 5 9.500Q11 9 11 0Q11-9 5-9.500Q-6-9-18-5Z',
    helmet: 'M5 0 10-4.500Q15-6.5 19-4.5 22-3 22 0 22 3 19 4.5 15 6.5 10 4.500Z',
    crest: 'M9 0H19',
    halo: 'M-25 0H27M-18-5-18 5 5 10 26 3V-3L5-10Z',
    mark: -5.5,
  },
  sprinteur: {
    bike: 'M-23 4 24-4',
    bars: 'M15-12Q20-12 20-8M18 9Q22 8 21 4M15-12 18 9',
    legs: 'M-14-6-4-11M-13 6 0 11',
    arms: 'M5-12Q8-20 16-12M5 12Q10 20 18 9.5',
    torso: 'M-10-8Q-11.5 0-10 8Q-3 12 4 13.500Q11 13 10.5 0Q11-13 4-13.500Q-3-12-10-8Z',
    helmet: 'M8 0C8-5.5 11-7 14.5-7 18.5-7 21-4 21 0 21 4 18.5 7 14.5 7 11 7 8 5.5 8 0Z',
    crest: 'M11.5-2.500H18M11.5 2.500H18',
    halo: 'M-23 4 24-4M-19-6-19 6 4 14 16 14 20 8V-8L14-14 4-14Z',
    mark: -0.5,
  },
}

/** Raised hips: the shorts of a sprinter are seen from above. */
const HIPS = 'M-20 0C-20-7-15-9-8-8.500V8.500C-15 9-20 7-20 0Z'

function BikeFrame({ body, livery }: { body: Body; livery: Livery }): ReactElement {
  return (
    <g fill="none" stroke={INK}>
      <path d={body.bike} strokeWidth="4.6" />
      <path d={body.bars} strokeWidth="3.4" />
      <path d={body.legs} strokeWidth="7.6" />
      <path d={body.arms} strokeWidth="6.6" />
      <path d={body.arms} stroke={SKIN} strokeWidth="3" />
      {body === BODIES.sprinteur ? <path d={HIPS} fill={livery.trim} strokeWidth="2.2" /> : undefined}
    </g>
  )
}

function Torso({ outline, livery, jersey }: { outline: string; livery: Livery; jersey: Jersey | undefined }): ReactElement {
  const clip = useId()
  const team = { '--trim': livery.ink } as CSSProperties
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={jersey === undefined ? livery.fill : JERSEYS[jersey]} />
      <g clipPath={`url(#${clip})`} style={team} stroke="var(--trim)" fill="none">
        {jersey === undefined ? (
          // Not `opacity`: that would be a picture of its own for each rider.
          <g strokeOpacity="0.5" fillOpacity="0.5">
            {PATTERN[livery.pattern]}
          </g>
        ) : undefined}
        {jersey === 'dots' ? <path d={POLKA} stroke={RED} strokeWidth="5" strokeLinecap="round" /> : undefined}
        {jersey === undefined ? undefined : <path d="M-20-14H-10V14H-20Z" fill={livery.fill} stroke={INK} strokeWidth="2" />}
      </g>
      <path d={outline} fill="none" stroke={INK} strokeWidth="2.4" />
    </>
  )
}

const POLKA = 'M-6-8h.1M2-10h.1M-6 8h.1M2 10h.1M-10 0h.1M7-5h.1M7 5h.1M-2-3h.1'

/** The team's pattern over the back, in a box from −20 to 12 and −14 to 14. */
const PATTERN: Readonly<Record<Livery['pattern'], ReactElement | undefined>> = {
  plain: undefined,
  hoops: <path d="M-13-15V15M-4-15V15M5-15V15" strokeWidth="3.6" />,
  halves: <path d="M-22 0H14V15H-22Z" stroke="none" fill="var(--trim)" />,
  dots: <path d="M-11-5h.1M-11 5h.1M-3-8h.1M-3 8h.1M6-9h.1M6 9h.1M6 0h.1" strokeWidth="4.6" strokeLinecap="round" />,
  sash: <path d="M-20-12 12 12" strokeWidth="7" />,
  quarters: <path d="M-22-15H-3V0H-22ZM-3 0H14V15H-3Z" stroke="none" fill="var(--trim)" />,
  chevron: <path d="M-12-15 2 0-12 15" strokeWidth="6" />,
  stripes: <path d="M-22-5H14M-22 5H14" strokeWidth="3.6" />,
}

interface MarkProps {
  readonly x: number
  readonly y: number
  readonly livery: Livery
  readonly jersey: Jersey | undefined
  readonly text: string
}

function Mark({ x, y, livery, jersey, text }: MarkProps): ReactElement {
  const paper = jersey === undefined ? livery.fill : JERSEYS[jersey]
  const ink = jersey === undefined ? livery.ink : jersey === 'green' ? LIGHT : INK
  return (
    <text
      x={tenth(x)}
      y={tenth(y + 4.8)}
      textAnchor="middle"
      fontFamily="'Josefin Sans', sans-serif"
      fontWeight="700"
      fontSize={text.length > 1 ? 12 : 14}
      fill={ink}
      stroke={paper}
      strokeWidth="3"
      paintOrder="stroke"
      strokeLinejoin="round"
    >
      {text}
    </text>
  )
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
