import type { CatalogEntry } from '@echappee/games/catalog'
import { useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { Frame } from '../parts/frame.tsx'
import { Link } from '../parts/link.tsx'
import { OpenRecord } from '../parts/open-record.tsx'
import { findGame, menu, poster } from '../play/games.ts'
import { deleteTable, savedTables, type SavedTable } from '../play/saved.ts'
import { go } from '../router.ts'
import { usePageTitle } from '../page-title.ts'

export function HomePage(): ReactElement {
  const { m } = useWords()
  usePageTitle('')
  return (
    <Frame>
      <section className="hero">
        <h1>{m.home.title}</h1>
        <p>
          {m.home.intro} <Link to={{ page: 'online' }}>{m.home.introFriends}</Link>. {m.home.introFree}
        </p>
      </section>
      <ul className="posters" aria-label={m.home.games}>
        {menu.map((entry) => (
          <li key={entry.id}>
            <Poster entry={entry} />
          </li>
        ))}
      </ul>
      <div className="home-more">
        <Resume />
        <Today />
        <OpenRecord />
      </div>
    </Frame>
  )
}

function Poster({ entry }: { readonly entry: CatalogEntry }): ReactElement {
  const { m, language } = useWords()
  const { title, tagline, seats, minutes, mood } = entry.cover
  const isBuilt = entry.parts !== undefined
  const body = (
    <>
      <img src={poster(entry.id)} alt="" width="300" height="320" />
      <div className="poster-text">
        <h2>{title}</h2>
        <p>{tagline[language]}</p>
        <ul className="tags">
          <li aria-label={m.home.seatsLabel(seats.min, seats.max)}>{m.home.seats(seats.min, seats.max)}</li>
          <li>{m.home.minutes(minutes)}</li>
          <li>{mood[language]}</li>
        </ul>
        {isBuilt ? undefined : <span className="soon">{m.home.soon}</span>}
      </div>
    </>
  )
  if (isBuilt)
    return (
      <Link to={{ page: 'setup', game: entry.id }} className="poster">
        {body}
      </Link>
    )
  return (
    <article className="poster is-soon" aria-label={m.home.soonLabel(title)}>
      {body}
    </article>
  )
}

function Resume(): ReactElement {
  const { m } = useWords()
  const [tables, setTables] = useState(savedTables)
  const remove = (id: string) => {
    deleteTable(id)
    setTables(savedTables())
  }
  return (
    <section className="panel" aria-labelledby="resume">
      <h2 id="resume">{m.home.resume}</h2>
      {tables.length === 0 ? <p className="muted">{m.home.resumeEmpty}</p> : undefined}
      <ul className="saved">
        {tables.map((table) => (
          <SavedRow key={table.id} table={table} onDelete={() => remove(table.id)} />
        ))}
      </ul>
    </section>
  )
}

function SavedRow({ table, onDelete }: { readonly table: SavedTable; readonly onDelete: () => void }): ReactElement {
  const { m, language } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { record } = table
  const title = findGame(record.game)?.cover.title ?? record.game
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(table.savedAt))
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(record.seats.map(({ name }) => name))
  return (
    <li>
      <div>
        <strong>{title}</strong> · {names}
        <br />
        <span className="muted">
          {when} · {table.isOver ? m.home.finished : m.home.movesPlayed(record.moves.length)}
        </span>
      </div>
      <div className="buttons">
        {isAsking ? (
          <>
            <button type="button" className="button danger" onClick={onDelete}>
              {m.home.deleteSure}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {m.home.keep}
            </button>
          </>
        ) : (
          <>
            <Link to={table.isOver ? { page: 'replay', id: table.id } : { page: 'table', id: table.id }} className="button primary">
              {table.isOver ? m.home.watchGo : m.home.resumeGo}
            </Link>
            <button type="button" className="button" aria-label={m.home.deleteLabel(title)} onClick={() => setAsking(true)}>
              {m.home.delete}
            </button>
          </>
        )}
      </div>
    </li>
  )
}

/** One race a day with the same seed for everybody: against three strong bots. */
function Today(): ReactElement | undefined {
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
