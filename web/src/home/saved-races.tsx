import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { findGame } from '../shell/games.ts'
import { deleteTable, savedTables, type SavedTable } from '../table/saved-table.ts'
import { Link } from '../shell/link.tsx'

/** How many stand on the home page; the person's own page has all. */
const MOST_SHOWN = 4

/** The races of this device: to go on, to watch again, to delete. What is not over comes first. */
export function SavedRaces(): ReactElement {
  const { m } = useWords()
  const [tables, setTables] = useState(savedTables)
  const remove = (id: string) => {
    deleteTable(id)
    setTables(savedTables())
  }
  const shown = tables.toSorted((a, b) => Number(a.isOver) - Number(b.isOver)).slice(0, MOST_SHOWN)
  return (
    <section className="panel" aria-labelledby="resume">
      <h2 id="resume">{m.home.resume}</h2>
      {tables.length === 0 ? <p className="muted">{m.home.resumeEmpty}</p> : undefined}
      <ul className="saved">
        {shown.map((table) => (
          <SavedRow key={table.id} table={table} onDelete={() => remove(table.id)} />
        ))}
      </ul>
      <p className="buttons">
        <Link to={{ page: 'me' }} className="button">
          {m.nav.me}
        </Link>
      </p>
    </section>
  )
}

interface SavedRowProps {
  readonly table: SavedTable
  /** What came of it, where it is known. */
  readonly place?: string | undefined
  readonly onDelete: () => void
}

export function SavedRow({ table, place, onDelete }: SavedRowProps): ReactElement {
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
          {when} · {table.isOver ? (place ?? m.home.finished) : m.home.movesPlayed(record.moves.length)}
          {table.origin === undefined ? '' : ` · ${m.home.origins[table.origin]}`}
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
            <Link
              to={table.isOver ? { page: 'replay', id: table.id } : { page: 'table', id: table.id }}
              className={table.isOver ? 'button' : 'button primary'}
            >
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
