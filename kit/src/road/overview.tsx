import type { Seat } from '@echappee/kernel'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { asImage } from '../motion.ts'
import { RiderToken } from '../people/rider-token.tsx'

export interface OverviewRider {
  readonly key: string | number
  readonly seat: Seat
  readonly name: string
  /** From 0 at the start to 1 at the line. */
  readonly share: number
  readonly isLeader?: boolean
  readonly mark?: string
}

interface OverviewProps {
  readonly label: string
  /** Left out where the stretches themselves tell who is there. */
  readonly riders?: readonly OverviewRider[]
  /** Colour of the ground. */
  readonly ground?: string
  /** Stretches of another ground, as `OverviewStretch`. */
  readonly children?: ReactNode
}

/** The whole road as a strip with everybody on it, below a road that is longer than its frame. */
export function Overview({ label, riders = [], ground, children }: OverviewProps): ReactElement {
  return (
    <div className="overview" {...asImage(label)}>
      <div className="overview-line" style={{ background: ground }}>
        {children}
        <span className="overview-finish" />
        {riders.map(({ key, seat, name, share, isLeader, mark }, i) => {
          const below = riders.slice(0, i).filter((other) => other.share === share).length
          const place = { left: percent(share), '--below': below } as CSSProperties
          return (
            <span key={key} className="overview-rider" style={place} title={name}>
              <RiderToken
                seat={seat}
                size={22}
                {...(isLeader === undefined ? {} : { isLeader })}
                {...(mark === undefined ? {} : { mark })}
              />
            </span>
          )
        })}
      </div>
    </div>
  )
}

interface StretchProps {
  readonly from: number
  readonly to?: number
  readonly ground: string
  /** Where the race is now. */
  readonly isNow?: boolean
  readonly children?: ReactNode
}

export function OverviewStretch({ from, to = 1, ground, isNow = false, children }: StretchProps): ReactElement {
  const style = { left: percent(from), right: percent(1 - to), background: ground }
  return (
    <span className="overview-stretch" style={style} data-now={isNow || undefined}>
      {children}
    </span>
  )
}

const percent = (share: number) => `${share * 100}%`
