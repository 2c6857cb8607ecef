import { SPECTATOR, type GameRecord } from '@echappee/kernel'
import { problemText, type Language } from '@echappee/ui'
import { saveJson } from '@echappee/ui/files'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react'
import { AnalysisPanel } from '../analysis/analysis-panel.tsx'
import { useAnalysis, type Analysing } from '../analysis/use-analysis.ts'
import { useWords } from '../language.tsx'
import { Notice } from '../parts/frame.tsx'
import { BrokenRecord, Loading, useGame } from '../parts/game-page.tsx'
import { ShareRace } from '../parts/share-race.tsx'
import { ReplayBar, walkByKeys, type ChapterMark } from '../parts/replay-bar.tsx'
import { TableView } from '../parts/table-view.tsx'
import { TextBoard } from '../parts/text-board.tsx'
import { Chronicle } from '../play/chapters.ts'
import { loadGame, type LoadedGame } from '../play/games.ts'
import { ReplayTable } from '../play/replay-table.ts'
import { loadTable, type SavedTable } from '../play/saved.ts'
import { useRematch } from '../play/use-rematch.ts'
import { useTable } from '../play/use-table.ts'
import { rideOnFrom } from '../play/what-if.ts'
import { go } from '../router.ts'
import { LINKED, linkedRecord, readRaceLink } from '../share/race-link.ts'
import { usePageTitle } from '../page-title.ts'

/** A race from its record, to walk through. */
export function ReplayPage({ id }: { readonly id: string }): ReactElement {
  const { m } = useWords()
  const saved = useRace(id)
  const loaded = useGame(saved?.record?.game, saved?.record?.rulesVersion)
  usePageTitle(loaded === undefined ? undefined : `${m.replay.title} · ${loaded.entry.cover.title}`)
  if (saved === undefined) return <Loading />
  if (saved.record === undefined) return <Notice title={id === LINKED ? m.share.linkBad : m.table.missing} />
  return loaded === undefined ? <Loading /> : <SavedRace saved={saved} loaded={loaded} />
}

/** A race of this device, or one that the address carries; without a record if there is none. */
function useRace(id: string): SavedTable | { readonly record?: undefined } | undefined {
  const { language } = useWords()
  const [race, setRace] = useState<SavedTable | { readonly record?: undefined } | undefined>(() =>
    id === LINKED ? undefined : (loadTable(id) ?? {}),
  )
  useEffect(() => {
    if (id === LINKED)
      void openLink(language).then((record) => setRace(record === undefined ? {} : { id, record, isOver: true, savedAt: '' }))
  }, [id, language])
  return race
}

async function openLink(language: Language): Promise<GameRecord | undefined> {
  const linked = await readRaceLink(location.hash.slice(1))
  const loaded = linked === undefined ? undefined : await loadGame(linked.game, language)
  return linked === undefined || loaded === undefined ? undefined : linkedRecord(loaded.game, linked)
}

interface SavedRaceProps {
  readonly saved: SavedTable
  readonly loaded: LoadedGame
}

function SavedRace({ saved, loaded }: SavedRaceProps): ReactElement {
  const { language } = useWords()
  const { record } = saved
  const humans = record.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []))
  const [viewer, setViewer] = useState(saved.seat ?? (humans.length === 1 ? humans[0]! : SPECTATOR))
  const { game, ui } = loaded
  // It outlives a change of eyes.
  const analysing = useAnalysis(record)
  const opened = useMemo(() => ReplayTable.of(game, record, viewer, ui), [game, record, viewer, ui])
  if (!opened.ok) return <BrokenRecord id={saved.id} record={record} why={problemText(language, opened.problem)} />
  return <Race key={viewer} saved={saved} table={opened.table} loaded={loaded} analysing={analysing} onViewer={setViewer} />
}

interface RaceProps extends SavedRaceProps {
  readonly table: ReplayTable
  readonly analysing: Analysing
  readonly onViewer: (viewer: number) => void
}

function Race({ saved, table, loaded, analysing, onViewer }: RaceProps): ReactElement {
  const { m } = useWords()
  const { id, record, isOver } = saved
  const inUse = useTable(table)
  const walk = useSyncExternalStore(table.subscribe, table.walk)
  const rematch = useRematch()
  const chapters = useChapterMarks(table, loaded)
  useEffect(() => walkByKeys(table, chapters), [table, chapters])
  const person =
    table.viewer >= 0
      ? table.viewer
      : (saved.seat ??
        Math.max(
          0,
          record.seats.findIndex(({ by }) => by === 'human'),
        ))
  const rideOn = () => {
    const next = rideOnFrom(record, walk.at, person)
    if (next !== undefined) go({ page: 'table', id: next })
  }
  return (
    <div className="replay">
      <ReplayBar table={table} walk={walk} chapters={chapters} settings={inUse.settings} onSettings={inUse.onSettings} onViewer={onViewer}>
        {walk.at >= table.length ? undefined : (
          <button type="button" className="button" title={m.share.whatIfText(record.seats[person]!.name)} onClick={rideOn}>
            {m.share.whatIf}
          </button>
        )}
        {isOver || record.seed === undefined ? undefined : (
          <button type="button" className="button" onClick={() => go({ page: 'table', id })}>
            {m.replay.playOn}
          </button>
        )}
      </ReplayBar>
      <TableView
        inUse={inUse}
        loaded={loaded}
        seats={record.seats}
        extra={walk.hands.map((view, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <TextBoard
            key={seat}
            title={record.seats[seat]!.name}
            sections={loaded.text.board(view, (who) => record.seats[who]?.name ?? '?')}
            isOpen
          />
        ))}
        actions={{
          exportRecord: () => saveJson(`${record.game}-${id}`, record),
          rematch: () => rematch(record),
          replay: () => table.jump(0),
          share:
            inUse.shown.outcome === undefined ? undefined : (
              <ShareRace title={loaded.entry.cover.title} record={record} outcome={inUse.shown.outcome} />
            ),
        }}
      />
      {isOver ? (
        <AnalysisPanel
          record={record}
          loaded={loaded}
          analysing={analysing}
          onJump={(seq) => {
            table.jump(seq - 1)
            scrollTo({ top: 0 })
          }}
        />
      ) : undefined}
    </div>
  )
}

/** Where each stage, sector or round begins. */
function useChapterMarks(table: ReplayTable, { text, ui }: LoadedGame): readonly ChapterMark[] {
  const { m } = useWords()
  return useMemo(() => {
    const chronicle = new Chronicle(text, ui, (seat) => table.record.seats[seat]?.name ?? '?')
    const marks = chronicle
      .chapters(table.events)
      .map(({ title, from }) => ({ title: title || m.share.chapterStart, at: table.moveOf(from) }))
    return marks.filter(({ at }, i) => at !== marks[i - 1]?.at)
  }, [table, text, ui, m])
}
