import { useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { menu } from '../play/games.ts'
import { go } from '../router.ts'

/** One race a day with the same seed for everybody: against three strong bots. */
export function RaceOfTheDay(): ReactElement | undefined {
  const { m, language } = useWords()
  const [isStarting, setStarting] = useState(false)
  const races = menu.filter((entry) => entry.parts !== undefined)
  const [day] = useState(dayNumber)
  const entry = races[day % races.length]
  if (entry === undefined) return undefined
  const start = async () => {
    setStarting(true)
    const { startTable } = await import('../play/start.ts')
    const started = await startTable({
      game: entry.id,
      language,
      options: entry.cover.dayOptions?.(day) ?? {},
      seed: `day-${day}`,
      seats: undefined,
      you: m.setup.person(1),
    })
    if (started.ok) go({ page: 'table', id: started.id })
    else setStarting(false)
  }
  return (
    <section className="panel" aria-labelledby="today">
      <h2 id="today">{m.home.today}</h2>
      <p className="muted">{m.home.todayText(entry.cover.title)}</p>
      <p className="buttons">
        <button type="button" className="button primary" disabled={isStarting} onClick={() => void start()}>
          {m.home.todayGo}
        </button>
      </p>
    </section>
  )
}

/** Days since 1970 where the reader lives. */
function dayNumber(): number {
  const now = new Date()
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
}
