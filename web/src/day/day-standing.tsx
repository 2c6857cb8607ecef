import type { GameRecord } from '@echappee/kernel'
import type { DaySummary } from '@echappee/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { serverProblemText } from '../online/problem-text.ts'
import { dayNow } from './day-now.ts'
import { dayKey, keptKey, movesOf } from './today.ts'

interface DayStandingProps {
  readonly day: number
  /** The person's own finished race of that day. */
  readonly record: GameRecord | undefined
}

/** How everybody on this server fared in the race of the day; one's own race is counted when one wishes. Nothing where there is no server. */
export function DayStanding({ day, record }: DayStandingProps): ReactElement | undefined {
  const { m } = useWords()
  const [summary, setSummary] = useState<DaySummary>()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void dayNow(day, keptKey(day)).then((now) => {
      if (isCurrent) setSummary(now)
    })
    return () => {
      isCurrent = false
    }
  }, [day])
  if (summary === undefined || (summary.people === 0 && record === undefined)) return undefined
  const send = async () => {
    setSending(true)
    // What reads the server's answers comes when it is needed: the first page stays small.
    const { api } = await import('../online/api.ts')
    const answer = await api.countDay(day, dayKey(day), movesOf(record!))
    setSending(false)
    if (answer.ok) setSummary(answer.value)
    setProblem(answer.ok ? '' : serverProblemText(m.online.problems, answer.problem))
  }
  return (
    <div className="day-standing">
      {summary.people === 0 ? undefined : (
        <>
          <p>{m.day.people(summary.people)}</p>
          <Places summary={summary} />
        </>
      )}
      {summary.own !== null ? (
        <p>
          <strong>{m.day.own(rankOf(summary), summary.people)}</strong>
        </p>
      ) : record === undefined ? undefined : (
        <>
          <p className="buttons">
            <button type="button" className="button" disabled={isSending} onClick={() => void send()}>
              {m.day.send}
            </button>
          </p>
          <p className="muted">{m.day.sendText}</p>
        </>
      )}
      <output>{problem}</output>
    </div>
  )
}

/** One more than those who came in before. */
const rankOf = ({ places, own }: DaySummary): number => 1 + places.slice(0, own! - 1).reduce((sum, n) => sum + n, 0)

/** A bar for each place, as long as the number of those who took it. */
function Places({ summary: { places, own } }: { readonly summary: DaySummary }): ReactElement {
  const { m } = useWords()
  const most = Math.max(...places)
  return (
    <ol className="day-places">
      {places.map((n, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place is its number
        <li key={i} data-own={own === i + 1 || undefined}>
          <span>{m.day.place(i + 1)}</span>
          <span className="day-bar" style={{ inlineSize: `${(n / most) * 100}%` }} aria-hidden="true" />
          <strong>{n}</strong>
        </li>
      ))}
    </ol>
  )
}
