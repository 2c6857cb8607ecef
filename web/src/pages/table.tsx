import { replay, type AnyMatch } from '@echappee/kernel'
import { problemText, type Language } from '@echappee/ui'
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { Frame, Notice } from '../parts/frame.tsx'
import { TableView } from '../parts/table-view.tsx'
import { thinkInWorker } from '../play/bots.ts'
import { loadGame, type LoadedGame } from '../play/games.ts'
import { LocalTable } from '../play/local-table.ts'
import { downloadRecord, loadTable, saveTable, type SavedTable } from '../play/saved.ts'
import { loadSettings, saveSettings, type Settings } from '../play/settings.ts'
import { startTable } from '../play/start.ts'
import { go } from '../router.ts'
import { usePageTitle } from '../page-title.ts'

/** A race on this device: taken up from its record, whatever happened since. */
export function TablePage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const [loaded, setLoaded] = useState<LoadedGame>()
  const [saved] = useState(() => loadTable(id))
  const [settings, setSettings] = useState(loadSettings)
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    if (saved === undefined) return
    void loadGame(saved.record.game, language).then((game) => {
      setLoaded(game)
      // The race itself outlives a change of language.
      if (game !== undefined) setOpened((before) => before ?? open(id, saved, game, loadSettings(), language))
    })
  }, [id, saved, language])

  usePageTitle(loaded?.entry.cover.title)
  if (saved === undefined) return <Notice title={m.table.missing} />
  if (loaded === undefined || opened === undefined)
    return (
      <Frame>
        <p className="loading">{m.setup.loading}</p>
      </Frame>
    )
  if ('problem' in opened)
    return (
      <Notice title={m.table.broken} text={`${opened.problem} ${m.table.brokenKept}`}>
        <button type="button" className="button primary" onClick={() => downloadRecord(saved.record, `${id}.json`)}>
          {m.table.export}
        </button>
      </Notice>
    )
  const change = (next: Settings) => {
    saveSettings(next)
    setSettings(next)
    opened.table.changeSettings(next)
  }
  return <OpenTable id={id} table={opened.table} loaded={loaded} settings={settings} onSettings={change} />
}

type Opened = { table: LocalTable } | { problem: string }

function open(id: string, saved: SavedTable, { game, ui }: LoadedGame, settings: Settings, language: Language): Opened {
  const replayed = replay(game, saved.record)
  if (!replayed.ok) return { problem: problemText(language, replayed.problem) }
  const save = (match: AnyMatch) => saveTable({ id, record: match.record(), isOver: match.outcome() !== undefined })
  return { table: new LocalTable(replayed.match, ui, settings, { save, think: thinkInWorker }) }
}

interface OpenTableProps {
  readonly id: string
  readonly table: LocalTable
  readonly loaded: LoadedGame
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

function OpenTable({ id, table, loaded, settings, onSettings }: OpenTableProps): ReactElement {
  const { m, language } = useWords()
  const shown = useSyncExternalStore(table.subscribe, table.shown)
  useEffect(() => {
    table.start()
    return () => table.close()
  }, [table])
  const rematch = async () => {
    const { options, seats, game } = table.match.record()
    const started = await startTable({ game, language, options, seats, seed: undefined, you: m.setup.person(1) })
    if (started.ok) go({ page: 'table', id: started.id })
  }
  return (
    <TableView
      loaded={loaded}
      shown={shown}
      seats={table.match.seats}
      settings={settings}
      onSettings={onSettings}
      actions={{
        choose: table.choose,
        chooseAll: table.chooseAll,
        undo: table.undo,
        hint: () => void table.askHint(),
        reveal: table.reveal,
        skip: table.skip,
        exportRecord: () => downloadRecord(table.match.record(), `${loaded.game.id}-${id}.json`),
        rematch: () => void rematch(),
        replay: () => go({ page: 'replay', id }),
      }}
    />
  )
}
