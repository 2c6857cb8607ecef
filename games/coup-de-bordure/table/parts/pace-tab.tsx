import type { ReactElement } from 'react'
import type { Pace } from '../../content/paces.ts'
import type { RiderId } from '../../rules/state.ts'
import { PaceArt } from '../art/pace-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { RiderLines } from './own-riders.tsx'

interface PaceTabProps extends Props {
  readonly id: RiderId
  readonly pace: Pace | undefined
  readonly isCurrent: boolean
  /** Already sent: it can't be changed any more. */
  readonly isCommitted: boolean
  readonly onPick: () => void
}

/** One own rider of the group: touched, the paces are for him. */
export function PaceTab({ id, pace, isCurrent, isCommitted, onPick, ...props }: PaceTabProps): ReactElement {
  const words = wordsIn(props.language)
  const status = pace === undefined ? words.hand.choose : isCommitted ? words.hand.committed(words.paces[pace]) : words.paces[pace]
  return (
    <button
      type="button"
      className="cdb-tab"
      data-helper
      aria-pressed={isCurrent}
      aria-disabled={isCommitted}
      data-chosen={pace !== undefined || undefined}
      onClick={() => {
        if (!isCommitted) onPick()
      }}
    >
      <RiderLines id={id} {...props} />
      <span className="cdb-tab-state">
        {pace === undefined ? undefined : <PaceArt pace={pace} size={22} />}
        <span>{status}</span>
      </span>
    </button>
  )
}
