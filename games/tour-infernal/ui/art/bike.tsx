import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import { INK, LIGHT, YELLOW } from '@echappee/ui/inks'

interface RiderOnBikeProps {
  readonly rider: number
  readonly isLeader: boolean
  readonly isNeutral: boolean
  readonly scale: number
}

/** A rider on the road: the token sits on a bicycle whose tyres touch 0,0. */
export function RiderOnBike({ rider, isLeader, isNeutral, scale }: RiderOnBikeProps): ReactElement {
  return (
    <g transform={`scale(${scale})`} className={isNeutral ? 'ti-neutral' : undefined}>
      <ellipse cx="0" cy="1" rx="27" ry="3.6" fill={INK} opacity="0.22" />
      <g fill="none" stroke={INK} strokeLinecap="round" strokeLinejoin="round">
        <circle cx="-15" cy="-11" r="10" fill={LIGHT} strokeWidth="3.4" />
        <circle cx="15" cy="-11" r="10" fill={LIGHT} strokeWidth="3.4" />
        <path d="M-15-11 0-10 11-24H-6L0-10M-6-24-15-11M11-24 15-11M10-28h8q3 2 0 5" strokeWidth="3.2" />
        <path d="M-2-30-5-22 6-18 0-8 4-6" strokeWidth="4.6" />
        <circle cx="0" cy="-10" r="3.4" fill={YELLOW} strokeWidth="2" />
      </g>
      <g transform="translate(0 -40) scale(0.88)">
        <RiderToken seat={rider} isLeader={isLeader} />
      </g>
    </g>
  )
}
