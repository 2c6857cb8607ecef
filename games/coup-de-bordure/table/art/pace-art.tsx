import { BLUE, INK, LIGHT, RED, YELLOW } from '@echappee/kit/drawing'
import { memo, type ReactElement } from 'react'
import type { Pace } from '../../content/paces.ts'

/** A pace as a pictogram: one wheel rolling, a wheel behind a wheel, two arrows, a flash. */
export const PaceArt = memo(function PaceArt({ pace, size }: { readonly pace: Pace; readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      {ART[pace]}
    </svg>
  )
})

/** The stars of effort on the player aid. */
export function Effort({ stars, size }: { readonly stars: number; readonly size: number }): ReactElement {
  return (
    <svg width={size * 5} height={size} viewBox="-10 -10 100 20" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((i) => (
        <path
          key={i}
          d={STAR}
          transform={`translate(${i * 20} 0)`}
          fill={i < stars ? YELLOW : 'none'}
          stroke={INK}
          strokeWidth="1.5"
          opacity={i < stars ? 1 : 0.35}
        />
      ))}
    </svg>
  )
}

/** The Offensive marker, the flash of its card: lit while it can still be played. */
export const OffensiveFlash = memo(function OffensiveFlash({
  isLit,
  size,
}: {
  readonly isLit: boolean
  readonly size: number
}): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true" className="cdb-flash" data-lit={isLit || undefined}>
      <path d={FLASH} strokeWidth="1.8" strokeLinejoin="round" />
      {isLit ? undefined : <path d="M-8 8 8-8" strokeWidth="2" />}
    </svg>
  )
})

export function MusetteArt({ size }: { readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" strokeLinejoin="round">
      <path d="M-7-2C-7-12 7-12 7-2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M-8-3H8L10 9Q0 12-10 9Z" fill="var(--print-sand)" stroke={INK} strokeWidth="1.8" />
      <path d="M-3.5 3H3.5M0-.5V6.5" stroke={INK} strokeWidth="1.8" />
    </svg>
  )
}

const FLASH = 'M2.700-10.300-7 2.200H-1L-3.800 10.300 7.600-3.200H1.600Z'
const STAR = 'M0-9 2.6-3 9-2.6 4.2 1.7 5.7 8 0 4.6-5.7 8-4.2 1.7-9-2.6-2.6-3Z'

const ART: Readonly<Record<Pace, ReactElement>> = {
  CON: (
    <>
      <path d="M-18 15H18" stroke={INK} strokeWidth="3" />
      <Wheel x={0} y={1} r={12} fill={LIGHT} />
    </>
  ),
  SIL: (
    <>
      <path d="M-19 15H19" stroke={INK} strokeWidth="3" />
      <path d="M-19-14Q-4-19 18-13M-17-8Q-8-11-2-10" fill="none" stroke={BLUE} strokeWidth="2.6" />
      <Wheel x={9.5} y={5} r={8} fill={LIGHT} />
      <Wheel x={-9.5} y={5} r={8} fill={YELLOW} />
    </>
  ),
  ACC: (
    <>
      <path d="M-17-13-4 0-17 13H-8L5 0-8-13Z" fill={YELLOW} stroke={INK} strokeWidth="2.6" />
      <path d="M-2-13 11 0-2 13H6L19 0 6-13Z" fill={YELLOW} stroke={INK} strokeWidth="2.6" />
    </>
  ),
  OFF: <path d="M5-19-13 4H-2L-7 19 14-6H3Z" fill={RED} stroke={INK} strokeWidth="2.8" />,
}

function Wheel({ x, y, r, fill }: { readonly x: number; readonly y: number; readonly r: number; readonly fill: string }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={fill} stroke={INK} strokeWidth="3" />
      <path d={`M${-r} 0H${r}M0 ${-r}V${r}`} stroke={INK} strokeWidth="1.2" />
      <circle r="2" fill={INK} />
    </g>
  )
}
