import { SPECTATOR, type GameRecord } from '@echappee/kernel'
import { problemText } from '@echappee/ui'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { Frame, Notice } from '../parts/frame.tsx'
import { TextBoard } from '../parts/text-board.tsx'
import { TableView } from '../parts/table-view.tsx'
import { loadGame, type LoadedGame } from '../play/games.ts'
import { EVERYTHING, ReplayTable } from '../play/replay-table.ts'
import { downloadRecord, loadTable } from '../play/saved.ts'
import { loadSettings, saveSettings, type Settings } from '../play/settings.ts'
import { startTable } from '../play/start.ts'
import { go } from '../router.ts'
import { usePageTitle } from '../page-title.ts'

export function ReplayPage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const [saved] = useState(() => loadTable(id))
  const [loaded, setLoaded] = useState<LoadedGame>()
  const gameId = saved?.record.game
  useEffect(() => {
    if (gameId !== undefined) void loadGame(gameId, language).then(setLoaded)
  }, [gameId, language])
  usePageTitle(loaded === undefined ? undefined : `${m.replay.title} · ${loaded.entry.cover.title}`)
  if (saved === undefined) return <Notice title={m.table.missing} />
  if (loaded === undefined)
    return (
      <Frame>
        <p className="loading">{m.setup.loading}</p>
      </Frame>
    )
  return <OpenReplay id={id} record={saved.record} isOver={saved.isOver} loaded={loaded} />
}

interface OpenReplayProps {
  readonly id: string
  readonly record: GameRecord
  readonly isOver: boolean
  readonly loaded: LoadedGame
}

function OpenReplay({ id, record, isOver, loaded }: OpenReplayProps): ReactElement {
  const { m, language } = useWords()
  const humans = record.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []))
  const [viewer, setViewer] = useState(humans.length === 1 ? humans[0]! : SPECTATOR)
  const { game, ui } = loaded
  const opened = useMemo(() => ReplayTable.open(game, record, viewer, ui), [game, record, viewer, ui])
  if (!opened.ok)
    return (
      <Notice title={m.table.broken} text={`${problemText(language, opened.problem)} ${m.table.brokenKept}`}>
        <button type="button" className="button primary" onClick={() => downloadRecord(record, `${id}.json`)}>
          {m.table.export}
        </button>
      </Notice>
    )
  return <Walk key={viewer} id={id} table={opened.table} isOver={isOver} loaded={loaded} onViewer={setViewer} />
}

const STEPS = {
  first: 'M5 4v16M19 4 8 12l11 8z',
  back: 'M17 4 6 12l11 8z',
  forward: 'M7 4l11 8-11 8z',
  last: 'M19 4v16M5 4l11 8-11 8z',
}

function StepIcon({ step }: { readonly step: keyof typeof STEPS }): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <path d={STEPS[step]} />
    </svg>
  )
}

/** A replay has no decisions. */
const nothing = () => {}

interface WalkProps {
  readonly id: string
  readonly table: ReplayTable
  readonly isOver: boolean
  readonly loaded: LoadedGame
  readonly onViewer: (viewer: number) => void
}

function Walk({ id, table, isOver, loaded, onViewer }: WalkProps): ReactElement {
  const { m, language } = useWords()
  const shown = useSyncExternalStore(table.subscribe, table.shown)
  const [settings, setSettings] = useState(loadSettings)
  const change = (next: Settings) => {
    saveSettings(next)
    setSettings(next)
  }
  useEffect(() => {
    table.setPace(settings.pace)
  }, [table, settings])
  useEffect(() => () => table.pause(), [table])
  useEffect(() => walkByKeys(table), [table])
  const { record } = table
  const rematch = async () => {
    const started = await startTable({
      game: record.game,
      language,
      options: record.options,
      seats: record.seats,
      seed: undefined,
      you: m.setup.person(1),
    })
    if (started.ok) go({ page: 'table', id: started.id })
  }
  return (
    <div className="replay">
      <nav className="replay-bar" aria-label={m.replay.title}>
        <button type="button" className="button" onClick={() => table.jump(0)} title={m.replay.first} aria-label={m.replay.first}>
          <StepIcon step="first" />
        </button>
        <button type="button" className="button" onClick={() => table.jump(shown.at - 1)} title={m.replay.back} aria-label={m.replay.back}>
          <StepIcon step="back" />
        </button>
        <button type="button" className="button primary" onClick={() => (shown.isPlaying ? table.pause() : void table.play())}>
          {shown.isPlaying ? m.replay.pause : m.replay.play}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void table.forward()}
          title={m.replay.forward}
          aria-label={m.replay.forward}
        >
          <StepIcon step="forward" />
        </button>
        <button type="button" className="button" onClick={() => table.jump(table.length)} title={m.replay.last} aria-label={m.replay.last}>
          <StepIcon step="last" />
        </button>
        <input
          type="range"
          min={0}
          max={table.length}
          value={shown.at}
          aria-label={m.replay.slider}
          onChange={(event) => table.jump(Number(event.target.value))}
        />
        <output>{m.replay.step(shown.at, table.length)}</output>
        <label>
          {m.replay.as}{' '}
          <select value={table.viewer} onChange={(event) => onViewer(Number(event.target.value))}>
            <option value={SPECTATOR}>{m.replay.spectator}</option>
            <option value={EVERYTHING}>{m.replay.everything}</option>
            {record.seats.map(({ name }, seat) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {isOver || record.seed === undefined ? undefined : (
          <button type="button" className="button" onClick={() => go({ page: 'table', id })}>
            {m.replay.playOn}
          </button>
        )}
      </nav>
      <TableView
        loaded={loaded}
        shown={shown}
        seats={record.seats}
        settings={settings}
        onSettings={change}
        extra={shown.hands.map((view, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <TextBoard
            key={seat}
            title={record.seats[seat]!.name}
            sections={loaded.text.board(view, (who) => record.seats[who]?.name ?? '?')}
            isOpen
          />
        ))}
        actions={{
          choose: nothing,
          chooseAll: nothing,
          undo: nothing,
          hint: nothing,
          reveal: nothing,
          skip: table.skip,
          exportRecord: () => downloadRecord(record, `${record.game}-${id}.json`),
          rematch: () => void rematch(),
          replay: () => table.jump(0),
        }}
      />
    </div>
  )
}

/** Arrow keys walk through the race, wherever the focus is but in a field. */
function walkByKeys(table: ReplayTable): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, select, [role="log"]')
    if (isField || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') void table.forward()
    else if (event.key === 'ArrowLeft') table.jump(table.shown().at - 1)
    else if (event.key === 'Home') table.jump(0)
    else if (event.key === 'End') table.jump(table.length)
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
