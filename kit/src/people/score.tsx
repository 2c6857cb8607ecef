import type { ReactElement } from 'react'
import { useAnimation, useCount } from '../motion.ts'

interface ScoreProps {
  readonly value: number
  /** As it is written; the number itself if left out. */
  readonly written?: string
  /** Behind the number: "pts". */
  readonly unit?: string
  /** In words, for those who hear. */
  readonly label: string
  /** What the number is, when it is pointed at. */
  readonly title?: string
  /** What has just been won, and the beat that shows it. */
  readonly gained?: number
  readonly beat?: unknown
  readonly beatMs?: number
}

/** Points fly in and are counted up when they are won. */
export function Score({ value, written, unit, label, title, gained = 0, beat, beatMs = 0 }: ScoreProps): ReactElement {
  const flying = useAnimation<HTMLElement>(gained > 0 ? beat : undefined, beatMs, () => FLIGHT, { fill: 'both' })
  return (
    <p className="score" title={title}>
      {gained > 0 ? (
        <i ref={flying} aria-hidden="true">
          +{gained}
        </i>
      ) : undefined}
      <strong aria-hidden="true">
        {gained > 0 && beatMs > 0 ? <CountUp from={value - gained} to={value} ms={beatMs * 0.8} /> : (written ?? value)}
      </strong>
      <span className="visually-hidden">{label}</span>
      {unit === undefined ? undefined : <small aria-hidden="true">{unit}</small>}
    </p>
  )
}

function CountUp({ from, to, ms }: { readonly from: number; readonly to: number; readonly ms: number }): number {
  return useCount(from, to, ms)
}

const FLIGHT: Keyframe[] = [
  { transform: 'translate(-130px, 0) scale(1.7)', opacity: 0 },
  { transform: 'translate(-56px, 0) scale(1.4)', opacity: 1, offset: 0.35 },
  { transform: 'translate(-34px, 0) scale(1)', opacity: 1, offset: 0.8 },
  { transform: 'translate(0, 0) scale(0.4)', opacity: 0 },
]
