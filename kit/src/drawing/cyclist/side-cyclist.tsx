import { memo, type ReactElement } from 'react'
import { LIVERIES, RiderToken } from '../../people/rider-token.tsx'
import { COAL, INK, LIGHT, SKIN, YELLOW } from '../inks.ts'

interface SideCyclistProps {
  readonly seat: number
  /** Written instead of the seat's number: one of several riders of the same team. */
  readonly mark?: string
  /** The leader rides in yellow. */
  readonly isLeader?: boolean
  /** How large the rider is drawn: the mark on his back stays readable. */
  readonly scale?: number
}

/** In pixels. */
const LEAST_TEXT = 12.1
/** The token on his back, of a box of 40; in a crowd of small riders it is still told apart. */
const PLATE = 0.68
const LEAST_PLATE = 19 / 40

/** How wide and how high a rider is at scale 1; half of the width lies on each side of 0. */
export const SIDE_CYCLIST = { width: 62, height: 80 } as const

/**
 * A rider seen from the roadside, riding to the right; the tyres touch 0,0. His token is the number on his back.
 * In a part with the class `is-riding` he pedals.
 */
export const SideCyclist = memo(function SideCyclist({ seat, mark, isLeader = false, scale = 1 }: SideCyclistProps): ReactElement {
  const { fill, trim } = LIVERIES[seat % LIVERIES.length]!
  const jersey = isLeader ? YELLOW : fill
  const plate = Math.max(PLATE, LEAST_PLATE / scale)
  const sleeve = isLeader ? 'var(--print-yellow-deep)' : trim
  return (
    <g transform={`scale(${scale})`} strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="0" cy="0.5" rx="30" ry="3.4" fill={INK} opacity="0.2" />
      <g className="side-legs side-legs-far" fill="none">
        <Leg d={FAR_LEG[0]} />
        <Leg d={FAR_LEG[1]} />
      </g>
      <g fill="none" stroke={INK}>
        <circle cx="-18" cy="-12.5" r="11" fill={LIGHT} strokeWidth="3" />
        <circle cx="18" cy="-12.5" r="11" fill={LIGHT} strokeWidth="3" />
        <path d="M-18-12.5-2-11.5 11-31H-7.5L-2-11.5M-8.5-34.5-18-12.5M10.5-33 18-12.5" strokeWidth="3.4" />
        <path d="M-14-36.500H-4M10-34.5 12-38.500H20Q24-37 22.5-33" strokeWidth="3.2" />
      </g>
      <g className="side-legs side-legs-near" fill="none">
        <Leg d={NEAR_LEG[0]} />
        <Leg d={NEAR_LEG[1]} />
      </g>
      <circle cx="-2" cy="-11.5" r="3.2" fill={YELLOW} stroke={INK} strokeWidth="1.8" />
      <path d={TORSO} fill={jersey} stroke={INK} strokeWidth="2.6" />
      <path d={ARM} fill="none" stroke={INK} strokeWidth="7.4" />
      <path d={ARM} fill="none" stroke={SKIN} strokeWidth="3.6" />
      <path d="M12-58 15-51" fill="none" stroke={INK} strokeWidth="9.6" />
      <path d="M12-58 15-51" fill="none" stroke={sleeve} strokeWidth="5.4" />
      <circle cx="21" cy="-69" r="6.6" fill={SKIN} stroke={INK} strokeWidth="2.4" />
      <path d="M12-70C11-81 27-84 30.5-72.500Q22-72 12-70Z" fill={jersey} stroke={INK} strokeWidth="2.4" />
      <path d="M15-75Q20-79 26-77" fill="none" stroke={sleeve} strokeWidth="2.4" />
      <g transform={`translate(-3 -52) scale(${plate})`}>
        <RiderToken
          seat={seat}
          isLeader={isLeader}
          markSize={Math.max(25, LEAST_TEXT / (plate * scale))}
          {...(mark === undefined ? {} : { mark })}
        />
      </g>
    </g>
  )
})

/** Thigh in shorts, calf, shoe. */
function Leg({ d }: { readonly d: string }): ReactElement {
  return (
    <g>
      <path d={d} stroke={INK} strokeWidth="7.4" />
      <path d={d} stroke={SKIN} strokeWidth="3.4" />
      <path d={d.slice(0, d.lastIndexOf(' '))} stroke={COAL} strokeWidth="6.8" />
    </g>
  )
}

/** Hip, knee, foot: the two ends of a turn of the pedals. */
const NEAR_LEG = ['M-9-38 6-27 1-5', 'M-9-38 9-34 -1-20'] as const
const FAR_LEG = ['M-9-38 10-35 0-20', 'M-9-38 7-26 -4-5'] as const
const TORSO = 'M-17-38C-20-53-7-67 11-66.5 20-66 21-57 15-52.5 7-47 2-42-1-35-6-32-16-32-17-38Z'
const ARM = 'M13-57 19-48 20-39'
