import { replay, type AnyMatch, type GameRecord } from '@echappee/kernel'
import { problemText } from '@echappee/text'
import { saveJson } from '@echappee/kit/files'
import { useState, type ReactElement } from 'react'
import { DayStanding } from '../day/day-standing.tsx'
import { dayOf } from '../day/today.ts'
import { useWords } from '../shell/language.tsx'
import { Notice } from '../shell/frame.tsx'
import { BrokenRecord, Loading, useGame } from '../shell/game-page.tsx'
import { ShareRace } from '../share/share-race.tsx'
import { TableView } from './table-view.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { LocalTable } from './local-table.ts'
import { loadTable, saveTable, type SavedTable } from './saved-table.ts'
import { loadSettings } from '../shell/settings.ts'
import { SheetLink } from '../score/sheet/sheet-link.tsx'
import { useRematch } from './use-rematch.ts'
import { useTable } from './use-table.ts'
import { go } from '../shell/router.ts'
import { thinker } from '../think/thinker.ts'
import { usePageTitle } from '../shell/page-title.ts'

/** A race on this device: taken up from its record, whatever happened since. */
export function TablePage({ id }: { readonly id: string }): ReactElement {
  const { m } = useWords()
  const [saved] = useState(() => loadTable(id))
  const loaded = useGame(saved?.record.game, saved?.record.rulesVersion)
  usePageTitle(loaded?.entry.cover.title)
  if (saved === undefined) return <Notice title={m.table.missing} />
  return loaded === undefined ? <Loading /> : <SavedRace saved={saved} loaded={loaded} />
}

interface SavedRaceProps {
  readonly saved: SavedTable
  readonly loaded: LoadedGame
}

function SavedRace({ saved, loaded }: SavedRaceProps): ReactElement {
  const { language } = useWords()
  // The race itself outlives a change of language.
  const [opened] = useState(() => openTable(saved, loaded))
  if (!opened.ok) return <BrokenRecord id={saved.id} record={saved.record} why={problemText(language, opened.problem)} />
  return <Race saved={saved} table={opened.table} loaded={loaded} />
}

function openTable(saved: SavedTable, { game, beats }: LoadedGame) {
  const replayed = replay(game, saved.record)
  if (!replayed.ok) return replayed
  const save = (match: AnyMatch) => saveTable({ ...saved, record: match.record(), isOver: match.outcome() !== undefined })
  return {
    ok: true as const,
    table: new LocalTable(replayed.match, beats, loadSettings(), { save, thinker }),
  }
}

interface RaceProps {
  readonly saved: SavedTable
  readonly table: LocalTable
  readonly loaded: LoadedGame
}

function Race({ saved, table, loaded }: RaceProps): ReactElement {
  const { id } = saved
  const day = dayOf(saved)
  const inUse = useTable(table)
  const rematch = useRematch()
  const { outcome } = inUse.shown
  return (
    <TableView
      inUse={inUse}
      loaded={loaded}
      seats={table.match.seats}
      extra={
        <>
          <SheetLink game={loaded.game.id} table={id} />
          {outcome === undefined || day === undefined ? undefined : <DayPanel day={day} record={table.match.record()} />}
        </>
      }
      actions={{
        exportRecord: () => saveJson(`${loaded.game.id}-${id}`, table.match.record()),
        rematch: () => rematch(table.match.record()),
        replay: () => go({ page: 'replay', id }),
        analyse: () => go({ page: 'analysis', id }),
        share:
          outcome === undefined ? undefined : (
            <ShareRace loaded={loaded} title={loaded.entry.cover.title} record={table.match.record()} outcome={outcome} />
          ),
      }}
    />
  )
}

function DayPanel({ day, record }: { readonly day: number; readonly record: GameRecord }): ReactElement {
  const { m } = useWords()
  return (
    <section className="panel" aria-labelledby="today">
      <h2 id="today">{m.home.today}</h2>
      <DayStanding day={day} record={record} />
    </section>
  )
}
