import type { OwnTable, OwnTurn } from '@echappee/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { findGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { sinceText, untilText } from './moments.ts'
import { isWaiting, useOwnTurns } from './turns.ts'

interface OwnRacesProps {
  /** Those too that wait for somebody else, or for their start. */
  readonly hasOthers: boolean
}

/** The tables at which this device has a seat, what waits for it first. */
export function OwnRaces({ hasOthers }: OwnRacesProps): ReactElement | undefined {
  const { m } = useWords()
  const turns = useOwnTurns().filter(({ status }) => status !== 'over')
  const waiting = turns.filter(isWaiting)
  const others = turns.length - waiting.length
  const shown = hasOthers ? turns : waiting
  const names = useOtherNames(shown)
  if (shown.length === 0) return undefined
  return (
    <section className="panel own-races" aria-labelledby="own-races">
      <h2 id="own-races">{waiting.length > 0 ? m.turns.waiting(waiting.length) : m.turns.online}</h2>
      <ul className="saved">
        {shown.map((turn) => (
          <OwnRace key={`${turn.table} ${turn.seat}`} turn={turn} others={names.get(turn.table)} />
        ))}
      </ul>
      {hasOthers || others === 0 ? undefined : (
        <p>
          <Link to={{ page: 'online' }}>{m.turns.others(others)}</Link>
        </p>
      )}
    </section>
  )
}

interface OwnRaceProps {
  readonly turn: OwnTurn
  /** Undefined until they are known. */
  readonly others: readonly string[] | undefined
}

function OwnRace({ turn, others = [] }: OwnRaceProps): ReactElement {
  const { m, language } = useWords()
  const { table, game, status, isAwaited, deadline, since } = turn
  const title = findGame(game)?.cover.title ?? game
  const facts = [
    isAwaited ? undefined : status === 'open' ? m.online.statuses['open'] : m.turns.othersPlay,
    deadline === null ? undefined : m.turns.until(untilText(language, deadline)),
    since === null ? undefined : m.turns.since(sinceText(language, since)),
  ].filter((fact) => fact !== undefined)
  return (
    <li data-awaited={isAwaited || undefined}>
      <div>
        <strong>{title}</strong>
        {others.length === 0 ? undefined : ` · ${m.turns.with(new Intl.ListFormat(language, { type: 'conjunction' }).format(others))}`}
        <br />
        <span className="muted">{facts.join(' · ')}</span>
      </div>
      <Link to={{ page: 'onlineTable', id: table, isScreen: false }} className={isAwaited ? 'button primary' : 'button'}>
        {isAwaited ? m.turns.play : m.online.open}
      </Link>
    </li>
  )
}

/** Who else sits at these tables; asked for once for every set of them. */
function useOtherNames(turns: readonly OwnTurn[]): ReadonlyMap<string, readonly string[]> {
  const [names, setNames] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const tables = turns.map(({ table, status }) => `${table} ${status}`).join()
  useEffect(() => {
    if (tables === '') return
    let isCurrent = true
    void import('./own-tables.ts').then(async ({ ownTables, otherNames }) => {
      const result = await ownTables()
      if (isCurrent && result.ok) setNames(new Map(result.value.map((table: OwnTable) => [table.id, otherNames(table)])))
    })
    return () => {
      isCurrent = false
    }
  }, [tables])
  return names
}
