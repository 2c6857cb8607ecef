import type { ReactElement, ReactNode } from 'react'
import { Spoken } from './hand.tsx'

interface HandHeadProps {
  readonly says: ReactNode
  /** Something must be done that nobody likes to do. */
  readonly isAlarm?: boolean
  /** What else stands in the line. */
  readonly children?: ReactNode
}

/** The line above the choices; a refusal stands in the place of what it says. */
export function HandHead({ says, isAlarm = false, children }: HandHeadProps): ReactElement {
  return (
    <div className="hand-head">
      <Spoken />
      <p data-alarm={isAlarm || undefined}>{says}</p>
      {children}
    </div>
  )
}
