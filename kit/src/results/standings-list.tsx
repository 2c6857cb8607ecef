import type { Seat } from '@echappee/kernel'
import type { ReactElement, ReactNode } from 'react'
import { RiderToken } from '../people/rider-token.tsx'
import { RobotMark } from '../people/robot-mark.tsx'
import { genderOf, languageWords, type Language } from '@echappee/text'

export interface StandingsLine {
  readonly key: string | number
  readonly seat: Seat
  readonly rank: number
  readonly name: string
  readonly mark?: string
  readonly isBot?: boolean
  readonly isLeader?: boolean
  /** Below the name. */
  readonly note?: ReactNode
  /** Before the value: `Jersey`s, a cap. */
  readonly badge?: ReactNode
  /** Points, a time, a square. */
  readonly value: ReactNode
  /** Seconds behind the leader; the leader has none. */
  readonly gap?: number | undefined
  /** What put it before the next line. */
  readonly tie?: string | undefined
}

/** An ordered ranking, best first, with what stands behind each rank. */
export function Standings({ lines, language }: { readonly lines: readonly StandingsLine[]; readonly language: Language }): ReactElement {
  const words = languageWords(language)
  return (
    <ol className="standings">
      {lines.map(({ key, seat, rank, name, mark, isBot, isLeader = false, note, badge, value, gap, tie }) => (
        <li key={key} data-rank={rank}>
          <strong>{words.ordinal(rank, genderOf(name))}</strong>
          <RiderToken seat={seat} isLeader={isLeader} size={40} {...(mark === undefined ? {} : { mark })} />
          <span className="standings-name">
            <b>
              {name} {isBot === true ? <RobotMark language={language} /> : undefined}
            </b>
            {note === undefined ? undefined : <small>{note}</small>}
          </span>
          {badge}
          <em>
            {value}
            {gap === undefined ? undefined : <small>{words.gap(gap)}</small>}
          </em>
          {tie === undefined ? undefined : <p>{tie}</p>}
        </li>
      ))}
    </ol>
  )
}
