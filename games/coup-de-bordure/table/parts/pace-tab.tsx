import { asImage } from '@echappee/kit/motion'
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
        {isCommitted ? <Lock label={words.board.locked} /> : undefined}
        {pace === undefined ? undefined : <PaceArt pace={pace} size={22} />}
        <span>{pace === undefined ? words.hand.choose : words.paces[pace]}</span>
      </span>
    </button>
  )
}

function Lock({ label }: { readonly label: string }): ReactElement {
  return (
    <svg className="cdb-tab-lock" width={14} height={16} viewBox="0 0 14 16" {...asImage(label)}>
      <path d="M4 7V5a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="1" y="7" width="12" height="8" rx="2" fill="currentColor" />
    </svg>
  )
}
