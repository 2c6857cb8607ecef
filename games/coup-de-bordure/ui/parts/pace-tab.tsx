import type { ReactElement } from 'react'
import type { Pace } from '../../content/paces.ts'
import { letterOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { OffensiveStar, PaceArt } from '../art/pace-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { ownName } from '../race.ts'
import { Plate } from './plate.tsx'
import { RiderMark } from './rider-mark.tsx'

interface PaceTabProps extends Props {
  readonly id: RiderId
  readonly pace: Pace | undefined
  readonly isCurrent: boolean
  /** Its pace is with the match already. */
  readonly isCommitted: boolean
  readonly onPick: () => void
}

/** One of the own riders in the group: its plate, and the pace laid down for it. */
export function PaceTab({ id, pace, isCurrent, isCommitted, onPick, ...props }: PaceTabProps): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const { hasOffensive } = scene.riders[id]!
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
      <RiderMark id={id} size={34} />
      <span className="cdb-tab-name">
        <b>{ownName(scene, id) ?? words.hand.ownRider(letterOf(id))}</b>
        <span title={hasOffensive ? words.people.offensive : words.people.offensiveSpent}>
          <OffensiveStar isLit={hasOffensive} size={15} />
          <span className="visually-hidden">{hasOffensive ? words.people.offensive : words.people.offensiveSpent}</span>
        </span>
      </span>
      <Plate scene={scene} language={language} id={id} size={19} />
      <span className="cdb-tab-pace">
        {pace === undefined ? undefined : <PaceArt pace={pace} size={22} />}
        <span>{status}</span>
      </span>
    </button>
  )
}
