import type { Cup, CupRound, CupSeat, CupTable } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { levelName } from '../share/finished-name.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { cupWords } from '../words/index.ts'
import type { cupApi } from './cup-api.ts'
import { TableTools } from './table-tools.tsx'
import { pointsText } from './cup-standings.tsx'

export interface HostProps {
  readonly cup: Cup
  /** Undefined for whoever does not lead the evening. */
  readonly hostKey: string | undefined
  readonly onAnswer: (result: Awaited<ReturnType<typeof cupApi.act>>) => void
}

/** The tables of the round, and folded those of earlier ones. */
export function CupRounds(props: HostProps): ReactElement | undefined {
  const { language } = useWords()
  const words = cupWords(language)
  const { rounds, plannedRounds } = props.cup
  const now = rounds.at(-1)
  if (now === undefined) return undefined
  return (
    <section className="panel" aria-labelledby="cup-round">
      <h2 id="cup-round">{words.round(now.number, plannedRounds)}</h2>
      <RoundTables {...props} round={now} />
      {rounds.length < 2 ? undefined : (
        <details>
          <summary>{words.earlier}</summary>
          {rounds
            .slice(0, -1)
            .toReversed()
            .map((round) => (
              <div key={round.number}>
                <h3>{words.round(round.number, plannedRounds)}</h3>
                <RoundTables {...props} round={round} />
              </div>
            ))}
        </details>
      )}
    </section>
  )
}

function RoundTables({ round, ...props }: HostProps & { readonly round: CupRound }): ReactElement {
  const { language } = useWords()
  const words = cupWords(language)
  const names = round.resting.map((person) => props.cup.people.find((one) => one.person === person)?.name ?? '?')
  const resting = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <>
      <ol className="cup-tables">
        {round.tables.map((table, i) => (
          <li key={table.id} data-status={table.status}>
            <Table {...props} table={table} number={i + 1} />
          </li>
        ))}
      </ol>
      {names.length === 0 ? undefined : <p>{words.restList(resting, pointsText(round.restPoints, language))}</p>}
    </>
  )
}

function Table({ table, number, ...props }: HostProps & { readonly table: CupTable; readonly number: number }): ReactElement {
  const { language } = useWords()
  const words = cupWords(language)
  const counts = table.seats.some(({ place }) => place !== null)
  const seats = table.isSettled && counts ? table.seats.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity)) : table.seats
  return (
    <>
      <h3>
        {words.table(number)} <small>{table.isByHand ? (counts ? words.byHand : words.noCount) : words.statuses[table.status]}</small>
      </h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat.name}>
            <Seat seat={seat} />
          </li>
        ))}
      </ul>
      <p className="buttons">
        <Link
          to={{ page: 'onlineTable', id: table.id, isScreen: false }}
          className="button"
          label={`${words.watch}, ${words.table(number)}`}
        >
          {words.watch}
        </Link>
      </p>
      {props.hostKey === undefined || (table.isSettled && !table.isByHand) ? undefined : <TableTools {...props} table={table} />}
    </>
  )
}

function Seat({ seat }: { readonly seat: CupSeat }): ReactElement {
  const { language } = useWords()
  const words = cupWords(language)
  const { name, person, place, points, isMissing, isAbsent, finishedBy } = seat
  const notes = [
    person === null ? words.bot : undefined,
    isMissing ? words.missing : undefined,
    isAbsent ? words.absent : undefined,
    finishedBy === null ? undefined : words.finishedBy(levelName(finishedBy)),
  ].filter((note) => note !== undefined)
  return (
    <>
      {place === null ? undefined : <b className="cup-place">{place}</b>}
      <span>
        {name}
        {notes.length === 0 ? undefined : <small className="muted"> ({notes.join(', ')})</small>}
      </span>
      {points === null ? undefined : <b>{pointsText(points, language)}</b>}
    </>
  )
}
