import { SPECTATOR } from '@echappee/kernel'
import { problemText } from '@echappee/ui'
import { saveJson } from '@echappee/ui/files'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react'
import { AnalysisPanel } from '../analysis/analysis-panel.tsx'
import { useAnalysis, type Analysing } from '../analysis/use-analysis.ts'
import { useWords } from '../language.tsx'
import { Notice } from '../parts/frame.tsx'
import { BrokenRecord, Loading, useGame } from '../parts/game-page.tsx'
import { ReplayBar, walkByKeys } from '../parts/replay-bar.tsx'
import { TableView } from '../parts/table-view.tsx'
import { TextBoard } from '../parts/text-board.tsx'
import type { LoadedGame } from '../play/games.ts'
import { ReplayTable } from '../play/replay-table.ts'
import { loadTable, type SavedTable } from '../play/saved.ts'
import { useRematch } from '../play/use-rematch.ts'
import { useTable } from '../play/use-table.ts'
import { go } from '../router.ts'
import { usePageTitle } from '../page-title.ts'

/** A race from its record, to walk through. */
export function ReplayPage({ id }: { readonly id: string }): ReactElement {
  const { m } = useWords()
  const [saved] = useState(() => loadTable(id))
  const loaded = useGame(saved?.record.game, saved?.record.rulesVersion)
  usePageTitle(loaded === undefined ? undefined : `${m.replay.title} · ${loaded.entry.cover.title}`)
  if (saved === undefined) return <Notice title={m.table.missing} />
  return loaded === undefined ? <Loading /> : <SavedRace saved={saved} loaded={loaded} />
}

interface SavedRaceProps {
  readonly saved: SavedTable
  readonly loaded: LoadedGame
}

function SavedRace({ saved, loaded }: SavedRaceProps): ReactElement {
  const { language } = useWords()
  const { record } = saved
  const humans = record.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []))
  const [viewer, setViewer] = useState(humans.length === 1 ? humans[0]! : SPECTATOR)
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
  useEffect(() => walkByKeys(table), [table])
  return (
    <div className="replay">
      <ReplayBar table={table} walk={walk} onViewer={onViewer}>
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
