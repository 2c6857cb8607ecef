import { memo, useId, type ReactElement } from 'react'
import { INK, YELLOW } from '../drawing/inks.ts'

/** Riders are a shape + a pattern + a number + a colour, the same everywhere. Any one of the first three is enough to tell them apart. */
export interface Livery {
  readonly shape: (typeof SHAPES)[number]
  readonly pattern: (typeof PATTERNS)[number]
  readonly fill: string
  /** Of the pattern and of the number's edge. */
  readonly trim: string
  readonly ink: string
}

const SHAPES = ['disc', 'square', 'diamond', 'hexagon', 'shield', 'octagon', 'pennant', 'triangle'] as const
const PATTERNS = ['plain', 'hoops', 'halves', 'dots', 'sash', 'quarters', 'chevron', 'stripes'] as const

/** By seat: red, blue, green, white, black, orange, then violet and pink for the games with eight. Yellow is the leader's alone. */
export const LIVERIES: readonly Livery[] = [
  { shape: 'disc', pattern: 'plain', fill: 'var(--seat-1)', trim: 'var(--seat-1-trim)', ink: 'var(--seat-1-ink)' },
  { shape: 'square', pattern: 'hoops', fill: 'var(--seat-2)', trim: 'var(--seat-2-trim)', ink: 'var(--seat-2-ink)' },
  { shape: 'diamond', pattern: 'halves', fill: 'var(--seat-3)', trim: 'var(--seat-3-trim)', ink: 'var(--seat-3-ink)' },
  { shape: 'hexagon', pattern: 'dots', fill: 'var(--seat-4)', trim: 'var(--seat-4-trim)', ink: 'var(--seat-4-ink)' },
  { shape: 'shield', pattern: 'sash', fill: 'var(--seat-5)', trim: 'var(--seat-5-trim)', ink: 'var(--seat-5-ink)' },
  { shape: 'octagon', pattern: 'quarters', fill: 'var(--seat-6)', trim: 'var(--seat-6-trim)', ink: 'var(--seat-6-ink)' },
  { shape: 'pennant', pattern: 'chevron', fill: 'var(--seat-7)', trim: 'var(--seat-7-trim)', ink: 'var(--seat-7-ink)' },
  { shape: 'triangle', pattern: 'stripes', fill: 'var(--seat-8)', trim: 'var(--seat-8-trim)', ink: 'var(--seat-8-ink)' },
]

/** Outlines in a box from −18 to 18. */
const OUTLINE: Readonly<Record<Livery['shape'], string>> = {
  disc: 'M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17Z',
  square: 'M-10-16H10A6 6 0 0 1 16-10V10A6 6 0 0 1 10 16H-10A6 6 0 0 1-16 10V-10A6 6 0 0 1-10-16Z',
  diamond: 'M0-20 20 0 0 20-20 0Z',
  hexagon: 'M-9-17H9L18 0 9 17H-9L-18 0Z',
  shield: 'M-15-16H15V2C15 11 8 16 0 19-8 16-15 11-15 2Z',
  octagon: 'M-7-17H7L17-7V7L7 17H-7L-17 7V-7Z',
  pennant: 'M-14-17H14V17L0 10-14 17Z',
  triangle: 'M0-20 19 15H-19Z',
}

const PATTERN: Readonly<Record<Livery['pattern'], ReactElement | undefined>> = {
  plain: undefined,
  hoops: <path d="M-20-9H20M-20 9H20" strokeWidth="5" />,
  halves: <path d="M0-22H22V22H0Z" stroke="none" fill="var(--trim)" />,
  dots: (
    <g stroke="none" fill="var(--trim)">
      <circle cx="-9" cy="-9" r="3.2" />
      <circle cx="9" cy="-9" r="3.2" />
      <circle cx="-9" cy="9" r="3.2" />
      <circle cx="9" cy="9" r="3.2" />
      <circle cx="0" cy="-14" r="2.4" />
      <circle cx="0" cy="14" r="2.4" />
    </g>
  ),
  sash: <path d="M-18-18 18 18" strokeWidth="8" />,
  quarters: <path d="M-20-20H0V0H-20ZM0 0H20V20H0Z" stroke="none" fill="var(--trim)" />,
  chevron: <path d="M-16 4 0-10 16 4" strokeWidth="6" />,
  stripes: <path d="M-8-20V20M8-20V20" strokeWidth="5" />,
}

interface RiderTokenProps {
  readonly seat: number
  /** The leader rides in yellow, with his own shape, pattern and number. */
  readonly isLeader?: boolean
  /** Written instead of the seat's number: one of several riders of the same team. */
  readonly mark?: string
  /** How large the mark is written in the token's box of 40; more where the token itself is drawn small. */
  readonly markSize?: number
  /** Side in pixels; left out inside another SVG, where the token is drawn around 0,0. */
  readonly size?: number
  readonly label?: string
}

/** There are many on a table, and they hardly ever change. */
export const RiderToken = memo(function RiderToken(props: RiderTokenProps): ReactElement {
  const { seat, isLeader = false, mark = String(seat + 1), markSize = 25, size, label } = props
  const livery = LIVERIES[seat % LIVERIES.length]!
  const token = <Token livery={livery} mark={mark} markSize={markSize} isLeader={isLeader} />
  if (size === undefined) return token
  const hidden = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg width={size} height={size} viewBox="-22 -22 44 44" className="rider-token" {...hidden}>
      {token}
    </svg>
  )
})

interface TokenProps {
  readonly livery: Livery
  readonly mark: string
  readonly markSize: number
  readonly isLeader: boolean
}

function Token({ livery, mark, markSize, isLeader }: TokenProps): ReactElement {
  const fill = isLeader ? YELLOW : livery.fill
  const trim = isLeader ? 'var(--print-yellow-deep)' : livery.trim
  const ink = isLeader ? INK : livery.ink
  const clip = useId()
  return (
    <g style={{ ['--trim' as string]: trim }}>
      <path d={OUTLINE[livery.shape]} fill={fill} />
      {livery.pattern === 'plain' ? undefined : (
        <>
          <clipPath id={clip}>
            <path d={OUTLINE[livery.shape]} />
          </clipPath>
          <g clipPath={`url(#${clip})`} stroke={trim} fill="none">
            {PATTERN[livery.pattern]}
          </g>
        </>
      )}
      <path d={OUTLINE[livery.shape]} fill="none" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <text
        y={markSize * 0.36 + (livery.shape === 'triangle' ? 3 : 0)}
        textAnchor="middle"
        fontFamily="'Josefin Sans', sans-serif"
        fontWeight="700"
        fontSize={markSize}
        fill={ink}
        stroke={livery.pattern === 'plain' ? 'none' : fill}
        strokeWidth="4"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {mark}
      </text>
    </g>
  )
}
