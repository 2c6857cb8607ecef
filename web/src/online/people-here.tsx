import { SPECTATOR } from '@echappee/kernel'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { OnlineState } from './online-table.ts'

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
  // Of a step that asks several at once nobody is told who has answered.
  const thinking = awaited.length === 1 ? awaited[0]! : SPECTATOR
  const stateOf = (seat: number): string => {
    const { isHere = false, since = null } = presence[seat] ?? {}
    if (isHere) return seat === thinking && info.status === 'running' ? words.thinking : words.here
    return since === null ? words.away : words.awaySince(timeText(since, language))
  }
  return (
    <section className="people-here" aria-label={words.title}>
      <ul>
        {people.map(({ seat, standIn }) => (
          <li key={seat}>
            <span className={presence[seat]?.isHere === true ? 'here-dot' : 'away-dot'} aria-hidden="true" />
            <strong>{names(seat)}</strong>{' '}
            <span className="muted">
              {stateOf(seat)}
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

function timeText(time: number, language: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }).format(time)
}
