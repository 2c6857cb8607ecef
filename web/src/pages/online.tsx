import type { OwnTable, Problem, TableLine } from '@echappee/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { api } from '../online/api.ts'
import { seatHolds, takeTransfer, transferLink } from '../online/keys.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { Frame } from '../parts/frame.tsx'
import { Link } from '../parts/link.tsx'
import { findGame, menu } from '../play/games.ts'

/** Tables of this device, tables for everybody, and the way to a new one. */
export function OnlinePage(): ReactElement {
  const { m } = useWords()
  const [taken] = useState(takeTransfer)
  const [mine, setMine] = useState<readonly OwnTable[]>([])
  const [lobby, setLobby] = useState<readonly TableLine[]>([])
  const [problem, setProblem] = useState<Problem>()
  const [link, setLink] = useState<string>()
  useEffect(() => {
    const keys = Object.values(seatHolds()).map(({ key }) => key)
    void Promise.all([keys.length === 0 ? undefined : api.mine(keys.slice(-50)), api.lobby()]).then(([own, all]) => {
      if (own?.ok === true) setMine(own.value.tables)
      if (all.ok) setLobby(all.value.tables)
      else setProblem(all.problem)
    })
  }, [])
  const others = lobby.filter(({ id }) => !mine.some((table) => table.id === id))
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
            {m.online.problems[problem.code] ?? problem.sentence}
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
            {mine.map((table) => (
              <TableRow key={table.id} table={table} label={m.online.open} isAwaited={table.isAwaited} />
            ))}
          </ul>
          {mine.length === 0 ? undefined : (
            <details>
              <summary>{m.online.transfer}</summary>
              <p className="muted">{m.online.transferText}</p>
              {link === undefined ? (
                <button type="button" className="button" onClick={() => setLink(transferLink())}>
                  {m.online.transferMake}
                </button>
              ) : (
                <CopyLink link={link} />
              )}
            </details>
          )}
        </section>
        <section className="panel" aria-labelledby="online-lobby">
          <h2 id="online-lobby">{m.online.lobby}</h2>
          {others.length === 0 ? <p className="muted">{m.online.lobbyEmpty}</p> : undefined}
          <ul className="saved">
            {others.map((table) => (
              <TableRow key={table.id} table={table} label={m.online.join} isAwaited={false} />
            ))}
          </ul>
        </section>
      </div>
    </Frame>
  )
}

function TableRow({
  table,
  label,
  isAwaited,
}: {
  readonly table: TableLine
  readonly label: string
  readonly isAwaited: boolean
}): ReactElement {
  const { m, language } = useWords()
  const names = table.seats.map(({ name, by }) => (name === '' ? (by === 'open' ? m.online.seatFree : m.online.fillBot) : name))
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(table.updatedAt))
  return (
    <li>
      <div>
        <strong>{findGame(table.game)?.cover.title ?? table.game}</strong> · {names.join(', ')}
        <br />
        <span className="muted">
          {when}
          {isAwaited ? <strong className="online-awaited"> · {m.online.yourMove}</strong> : undefined}
        </span>
      </div>
      <Link to={{ page: 'onlineTable', id: table.id, isScreen: false }} className="button primary">
        {label}
      </Link>
    </li>
  )
}
