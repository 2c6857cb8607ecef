import type { Lobby, PageMark } from '@echappee/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { api } from './api.ts'
import { cupHolds, takeTransfer } from './keys.ts'
import { ownTables } from './own-tables.ts'
import { PageFrame } from '../shell/frame.tsx'
import { Link } from '../shell/link.tsx'
import { OtherSeats } from '../setup/other-seats.tsx'
import { Peloton } from '../home/peloton.tsx'
import { byUrgency, watchTurns } from './turns.ts'
import { TableRow } from './table-row.tsx'
import { Transfer } from './transfer.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { serverProblemText } from './problem-text.ts'

/** Tables of this device, tables for everybody, and the way to a new one. */
export function OnlinePage(): ReactElement {
  const { m } = useWords()
  usePageTitle(m.online.title)
  const [seatsTaken, setSeatsTaken] = useState<number>()
  const [tables, setTables] = useState<Tables>()
  useEffect(() => {
    const taken = takeTransfer()
    void loadTables().then((loaded) => {
      setTables(loaded)
      if (taken !== undefined) setSeatsTaken(taken)
    })
    // Whenever it is somebody else's turn, the rows say so.
    return watchTurns(() => void loadTables().then(setTables))
  }, [])
  const [own, all] = tables ?? []
  const mine = own?.ok === true ? own.value : []
  const [more, setMore] = useState<Lobby>()
  const pages = all?.ok === true ? [all.value, ...(more === undefined ? [] : [more])] : []
  const lobby = pages.flatMap((page) => page.tables)
  const next = pages.at(-1)?.next ?? null
  const showMore = async (after: PageMark) => {
    const page = await api.lobby(after)
    if (page.ok) setMore({ tables: [...(more?.tables ?? []), ...page.value.tables], next: page.value.next })
  }
  const problem = tables?.flatMap((result) => (result.ok ? [] : [result.problem]))[0]
  const others = lobby.filter(({ id }) => !mine.some((table) => table.id === id))
  const current = mine.filter(({ status }) => status !== 'over').sort(byUrgency)
  const past = mine.filter(({ status }) => status === 'over')
  return (
    <PageFrame>
      <div className="online-page">
        <h1>{m.online.title}</h1>
        <p className="muted">{m.online.intro}</p>
        <p className="buttons">
          <Link to={{ page: 'newTable', game: undefined }} className="button primary big">
            {m.newTable.title}
          </Link>
          <Link to={{ page: 'newCup', game: undefined }} className="button big">
            {m.newTable.cup}
          </Link>
        </p>
        <OwnCups />
        {seatsTaken === undefined ? undefined : (
          <output className="problem">{seatsTaken > 0 ? m.online.transferTaken(seatsTaken) : m.online.transferBad}</output>
        )}
        <OtherSeats />
        {problem === undefined ? undefined : (
          <p className="problem" role="alert">
            {serverProblemText(m.online.problems, problem)}
          </p>
        )}
        <section className="panel" aria-labelledby="online-mine">
          <h2 id="online-mine">{m.online.mine}</h2>
          {mine.length === 0 ? <p className="muted">{m.online.mineEmpty}</p> : undefined}
          <ul className="saved">
            {current.map((table) => (
              <TableRow key={table.id} table={table} own={table} label={m.online.open} />
            ))}
          </ul>
          {past.length === 0 ? undefined : (
            <details>
              <summary>{m.online.past(past.length)}</summary>
              <ul className="saved">
                {past.map((table) => (
                  <TableRow key={table.id} table={table} own={table} label={m.online.open} />
                ))}
              </ul>
            </details>
          )}
          <Transfer
            hasSeats={mine.length > 0}
            onTaken={(seats) => {
              setSeatsTaken(seats)
              void loadTables().then(setTables)
            }}
          />
        </section>
        <section className="panel" aria-labelledby="online-lobby">
          <h2 id="online-lobby">{m.online.lobby}</h2>
          {others.length === 0 ? (
            <>
              <p className="muted">{m.online.lobbyEmpty}</p>
              <Peloton kind="waiting" />
            </>
          ) : undefined}
          <ul className="saved">
            {others.map((table) => (
              <TableRow key={table.id} table={table} own={undefined} label={m.online.join} />
            ))}
          </ul>
          {next === null ? undefined : (
            <button type="button" className="button" onClick={() => void showMore(next)}>
              {m.online.lobbyMore}
            </button>
          )}
        </section>
      </div>
    </PageFrame>
  )
}

/** Cup evenings that this device leads, or has a name in. */
function OwnCups(): ReactElement | undefined {
  const { m } = useWords()
  const cups = Object.entries(cupHolds()).toReversed()
  if (cups.length === 0) return undefined
  return (
    <p className="buttons">
      {cups.slice(0, MOST_CUPS).map(([id, { title }]) => (
        <Link key={id} to={{ page: 'cup', id }} className="button">
          {title === '' ? m.newTable.cup : title}
        </Link>
      ))}
    </p>
  )
}

const MOST_CUPS = 5

type Tables = Awaited<ReturnType<typeof loadTables>>

const loadTables = async () => Promise.all([ownTables(), api.lobby()])
