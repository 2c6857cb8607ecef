import { raceOfDay } from '@echappee/games/day'
import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { savedTables } from '../table/saved-table.ts'
import { go } from '../shell/router.ts'
import { Link } from '../shell/link.tsx'
import { DayStanding } from './day-standing.tsx'
import { dayNumber, dayOf } from './today.ts'

/** One race a day with the same seed for everybody, and how everybody fared in it. */
export function RaceOfTheDay(): ReactElement | undefined {
  const { m, language } = useWords()
  const [isStarting, setStarting] = useState(false)
  const [day] = useState(dayNumber)
  const [own] = useState(() => savedTables().findLast((table) => table.isOver && dayOf(table) === day))
  const race = raceOfDay(day)
  if (race === undefined) return undefined
  const start = async () => {
    setStarting(true)
    const { startTable } = await import('../setup/start.ts')
    const started = await startTable({
      game: race.entry.id,
      language,
      options: race.options,
      seed: race.seed,
      seats: undefined,
      you: m.setup.person(1),
    })
    if (started.ok) go({ page: 'table', id: started.id })
    else setStarting(false)
  }
  return (
    <section className="panel" aria-labelledby="today">
      <h2 id="today">{m.home.today}</h2>
      <p className="muted">{m.home.todayText(race.entry.cover.title)}</p>
      <p className="buttons">
        <button type="button" className="button primary" disabled={isStarting} onClick={() => void start()}>
          {m.home.todayGo}
        </button>
        <Link to={{ page: 'exercises' }} className="button">
          {m.nav.exercises}
        </Link>
      </p>
      <DayStanding day={day} record={own?.record} />
    </section>
  )
}
