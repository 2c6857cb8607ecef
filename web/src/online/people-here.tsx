import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { OnlineState } from './online-table.ts'
import { doingText, timeText } from './seat-doing.ts'

interface PeopleHereProps {
  readonly state: OnlineState
  readonly awaited: readonly number[]
  readonly names: (seat: number) => string
}

/** Who of the people is connected, who is away since when, and who played for whom. */
export function PeopleHere({ state, awaited, names }: PeopleHereProps): ReactElement | undefined {
  const { m, language } = useWords()
  const { info, presence } = state
  if (info === undefined) return undefined
  const people = info.seats.flatMap(({ by, standIn }, seat) => (by === 'human' ? [{ seat, standIn }] : []))
  if (people.length < 2 && info.handovers.length === 0) return undefined
  const words = m.people
  return (
    <section className="people-here" aria-label={words.title}>
      <ul>
        {people.map(({ seat, standIn }) => (
          <li key={seat}>
            <span className={presence[seat]?.isHere === true ? 'here-dot' : 'away-dot'} aria-hidden="true" />
            <strong>{names(seat)}</strong>{' '}
            <span className="muted">
              {doingText({ info, presence, awaited }, seat, m, language)}
              {standIn === null ? '' : ` · ${m.setup.by[standIn] ?? standIn}`}
            </span>
          </li>
        ))}
      </ul>
      {info.handovers.length === 0 ? undefined : (
        <ul className="muted">
          {info.handovers.slice(-4).map(({ kind, seat, at, move }) => (
            <li key={`${kind} ${seat} ${move} ${at}`}>
              {timeText(at, language)} · {words.handovers[kind](names(seat))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
