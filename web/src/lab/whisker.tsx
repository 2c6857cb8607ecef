import type { Interval } from '@echappee/study/interval'
import type { ReactElement } from 'react'

interface WhiskerProps extends Interval {
  readonly fair: number | undefined
  /** What the right end stands for. */
  readonly most: number
}

/** A mean with its interval, and an equal share as a dashed line; a table beside it says the same in figures. */
export function Whisker({ mean, low, high, fair, most }: WhiskerProps): ReactElement {
  const x = (share: number) => 5 + 190 * Math.min(1, Math.max(0, share / most))
  return (
    <svg className="lab-whisker" viewBox="0 0 200 14" aria-hidden="true">
      <path d="M5 13H195" className="lab-whisker-base" />
      {fair === undefined ? undefined : <line x1={x(fair)} x2={x(fair)} y1="0" y2="14" strokeDasharray="3 2" />}
      <line x1={x(low)} x2={x(high)} y1="7" y2="7" strokeWidth="2" />
      <circle cx={x(mean)} cy="7" r="4.5" />
    </svg>
  )
}
