import { RiderToken, type TableProps } from '@echappee/kit'
import type { Outcome, SeatRecord } from '@echappee/kernel'
import type { Language } from '@echappee/text'
import { useSyncExternalStore, type ReactElement } from 'react'
import type { ReplayTable } from '../replay/replay-table.ts'
import type { LoadedGame } from '../shell/games.ts'
import './film.css'

export interface FilmedRace {
  readonly title: string
  readonly loaded: LoadedGame
  readonly table: ReplayTable
  /** As they are called in the film. */
  readonly seats: readonly SeatRecord[]
  readonly outcome: Outcome
  readonly language: Language
}

interface FilmStageProps extends FilmedRace {
  /** What the film begins and ends with, in the place of the road. */
  readonly card: 'title' | 'result' | undefined
  /** How much of the film has passed, from 0 to 1. */
  readonly passed: number
  readonly size: { readonly width: number; readonly height: number }
}

/** What is filmed: where we are, the road, and what happens, at the film's own size. */
export function FilmStage(props: FilmStageProps): ReactElement {
  const { title, loaded, table, seats, language, card, passed, size } = props
  const { ui, text, entry } = loaded
  const shown = useSyncExternalStore(table.subscribe, table.shown)
  const parts: TableProps<unknown, unknown, unknown> = {
    ...shown,
    choices: [],
    choose: () => undefined,
    chooseAll: () => undefined,
    names: (seat) => seats[seat]?.name ?? '?',
    isBot: (seat) => seats[seat]?.by !== 'human',
    botKind: (seat) => seats[seat]?.by,
    text,
    language,
  }
  return (
    <div className="film" data-game={entry.id} data-tall={size.height > size.width || undefined} style={size}>
      <header>
        <div className="table-where">
          <ui.Where {...parts} />
        </div>
      </header>
      <section className="table-board film-board">
        <ui.Board {...parts} />
        {card === undefined ? undefined : <Card {...props} card={card} />}
      </section>
      <footer>
        <p>{card === undefined ? lastLine(parts) : ''}</p>
        <b>
          {title} <small>Échappée</small>
        </b>
        <span style={{ width: `${passed * 100}%` }} />
      </footer>
    </div>
  )
}

/** Who rides, and in the end who came where. */
function Card({ title, seats, outcome: { places }, card }: FilmStageProps): ReactElement {
  const order = seats.map((_, seat) => seat)
  if (card === 'result') order.sort((a, b) => places[a]! - places[b]!)
  return (
    <div className="film-card">
      <h1>{title}</h1>
      <ol>
        {order.map((seat) => (
          <li key={seat} data-first={(card === 'result' && places[seat] === 1) || undefined}>
            {card === 'result' ? <b>{places[seat]}</b> : undefined}
            <RiderToken seat={seat} size={40} />
            <span>{seats[seat]!.name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What has just happened; a beat without words leaves the line before it standing. */
function lastLine({ log, text, names, scene }: TableProps<unknown, unknown, unknown>): string {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = text.event(log[i], names, scene)
    if (line !== undefined && line !== '') return line
  }
  return ''
}
