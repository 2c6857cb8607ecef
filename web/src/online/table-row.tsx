import type { OwnTable, TableLine } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { namesOf } from './names.ts'
import { findGame } from '../shell/games.ts'
import { Link } from '../shell/link.tsx'
import { clockText } from './race-facts.tsx'

interface TableRowProps {
  readonly table: TableLine
  /** What is known of it beyond the lobby, if it is one's own. */
  readonly own: OwnTable | undefined
  readonly label: string
}

export function TableRow({ table, own, label }: TableRowProps): ReactElement {
  const { m, language } = useWords()
  const seatNames = namesOf(table.seats)
  const names = table.seats.map(({ by }, seat) => (by === 'open' ? m.online.seatFree : seatNames[seat]))
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
