import { LIMITS, type Lobby, type OwnTable, type PageMark, type TableLine } from '@echappee/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { api, type Told } from '../online/api.ts'
import { seatHolds, takeTransfer } from '../online/keys.ts'
import { namesOf } from '../online/names.ts'
import { Frame } from '../parts/frame.tsx'
import { Link } from '../parts/link.tsx'
import { clockText } from '../parts/race-facts.tsx'
import { Transfer } from '../parts/transfer.tsx'
import { findGame, menu } from '../play/games.ts'
import { usePageTitle } from '../page-title.ts'
import { serverProblemText } from '../online/problem-text.ts'

/** Tables of this device, tables for everybody, and the way to a new one. */
export function OnlinePage(): ReactElement {
  const { m } = useWords()
  usePageTitle(m.online.title)
  const [taken, setTaken] = useState(takeTransfer)
  const [looked, setLooked] = useState<Looked>()
  useEffect(() => {
    void look().then(setLooked)
  }, [])
  const [own, all] = looked ?? []
  const mine = own?.ok === true ? own.value : []
  const [more, setMore] = useState<Lobby>()
  const pages = all?.ok === true ? [all.value, ...(more === undefined ? [] : [more])] : []
  const lobby = pages.flatMap(({ tables }) => tables)
  const next = pages.at(-1)?.next ?? null
  const showMore = async (after: PageMark) => {
    const page = await api.lobby(after)
    if (page.ok) setMore({ tables: [...(more?.tables ?? []), ...page.value.tables], next: page.value.next })
  }
  const problem = looked?.flatMap((told) => (told.ok ? [] : [told.problem]))[0]
  const others = lobby.filter(({ id }) => !mine.some((table) => table.id === id))
  const current = mine.filter(({ status }) => status !== 'over')
  const past = mine.filter(({ status }) => status === 'over')
  return (
    <Frame>
      <div className="online-page">
        <h1>{m.online.title}</h1>
        <p className="muted">{m.online.intro}</p>
        {taken === undefined ? undefined : (
          <output className="problem">{taken > 0 ? m.online.transferTaken(taken) : m.online.transferBad}</output>
        )}
        {problem === undefined ? undefined : (
          <p className="problem" role="alert">
            {serverProblemText(m.online.problems, problem)}
          </p>
        )}
        <section className="panel" aria-labelledby="online-new">
          <h2 id="online-new">{m.online.newTable}</h2>
          <p className="muted">{m.online.chooseGame}</p>
          <p className="buttons">
            {menu.map((entry) =>
              entry.parts === undefined ? undefined : (
                <Link key={entry.id} to={{ page: 'setup', game: entry.id }} className="button">
                  {entry.cover.title}
                </Link>
              ),
            )}
          </p>
        </section>
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
              setTaken(seats)
              void look().then(setLooked)
            }}
          />
        </section>
        <section className="panel" aria-labelledby="online-lobby">
          <h2 id="online-lobby">{m.online.lobby}</h2>
          {others.length === 0 ? <p className="muted">{m.online.lobbyEmpty}</p> : undefined}
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
    </Frame>
  )
}

type Looked = Awaited<ReturnType<typeof look>>

const look = async () => Promise.all([ownTables(), api.lobby()])

/** The tables that the keys of this device open: as many questions as it takes, and each table once. */
async function ownTables(): Promise<Told<readonly OwnTable[]>> {
  const keys = [...new Set(Object.values(seatHolds()).map(({ key }) => key))].toReversed()
  const found = new Map<string, OwnTable>()
  for (let from = 0; from < keys.length; from += LIMITS.keys) {
    const told = await api.mine(keys.slice(from, from + LIMITS.keys))
    if (!told.ok) return told
    for (const table of told.value.tables) found.set(table.id, table)
  }
  return { ok: true, value: [...found.values()].sort((a, b) => b.updatedAt - a.updatedAt) }
}

interface TableRowProps {
  readonly table: TableLine
  /** What is known of it beyond the lobby, if it is one's own. */
  readonly own: OwnTable | undefined
  readonly label: string
}

function TableRow({ table, own, label }: TableRowProps): ReactElement {
  const { m, language } = useWords()
  const called = namesOf(table.seats)
  const names = table.seats.map(({ by }, seat) => (by === 'open' ? m.online.seatFree : called[seat]))
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const awaited = own?.isAwaited === true ? own : undefined
  const facts = [
    own === undefined ? undefined : m.online.statuses[own.status],
    table.status === 'over' ? undefined : clockText(table.clock, m),
    dates.format(new Date(table.updatedAt)),
  ]
  return (
    <li>
      <div>
        <strong>{findGame(table.game)?.cover.title ?? table.game}</strong> · {names.join(', ')}
        <br />
        <span className="muted">
          {facts.filter((fact) => fact !== undefined).join(' · ')}
          {awaited === undefined ? undefined : <strong className="online-awaited"> · {m.online.yourMove}</strong>}
          {awaited === undefined || awaited.deadline === null ? undefined : ` ${m.online.until(dates.format(new Date(awaited.deadline)))}`}
        </span>
      </div>
      <Link to={{ page: 'onlineTable', id: table.id, isScreen: false }} className="button primary">
        {label}
      </Link>
    </li>
  )
}
