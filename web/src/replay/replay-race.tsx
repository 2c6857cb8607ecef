import { finishedName } from '../share/finished-name.ts'
import { saveJson } from '@echappee/kit/files'
import { useEffect, useMemo, useSyncExternalStore, type ReactElement } from 'react'
import { AnalysisPanel } from '../analysis/analysis-panel.tsx'
import type { Analysing } from '../analysis/use-analysis.ts'
import { useWords } from '../shell/language.tsx'
import { Chronicle } from './chapters.ts'
import type { LoadedGame } from '../shell/games.ts'
import type { ReplayTable } from './replay-table.ts'
import type { SavedTable } from '../table/saved-table.ts'
import { useRematch } from '../table/use-rematch.ts'
import { useTable } from '../table/use-table.ts'
import { rideOnFrom } from './what-if.ts'
import { go } from '../shell/router.ts'
import { showBoard } from '../table/road-in-sight.ts'
import { WhyMove } from './why-move.tsx'
import { ReplayBar, walkByKeys, type ChapterMark } from './replay-bar.tsx'
import { ShareRace } from '../share/share-race.tsx'
import { TableView } from '../table/table-view.tsx'
import { TextBoard } from '../table/text-board.tsx'

interface ReplayedRaceProps {
  readonly saved: SavedTable
  readonly loaded: LoadedGame
  readonly table: ReplayTable
  readonly analysing: Analysing
  readonly onViewer: (viewer: number) => void
}

/** A race to walk through, with what can be done from any moment of it. */
export function ReplayedRace({ saved, table, loaded, analysing, onViewer }: ReplayedRaceProps): ReactElement {
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
  const rideOn = (at = walk.at, seat = person) => {
    const next = rideOnFrom(record, at, seat)
    if (next !== undefined) go({ page: 'table', id: next })
  }
  const onJump = (at: number) => {
    table.jump(at)
    showBoard()
  }
  return (
    <div className="replay" data-analysis={analysing.isOpen ? true : undefined}>
      <ReplayBar
        table={table}
        walk={walk}
        chapters={chapters}
        onViewer={onViewer}
        options={
          <>
            {walk.at >= table.length ? undefined : (
              <button type="button" className="button" title={m.share.whatIfText(record.seats[person]!.name)} onClick={() => rideOn()}>
                {m.share.whatIf}
              </button>
            )}
            {isOver || record.seed === undefined ? undefined : (
              <button type="button" className="button" onClick={() => go({ page: 'table', id })}>
                {m.replay.playOn}
              </button>
            )}
          </>
        }
      >
        {isOver ? (
          <button
            type="button"
            className="button replay-analyse"
            aria-expanded={analysing.isOpen}
            aria-controls="analysis"
            onClick={analysing.isOpen ? analysing.close : analysing.open}
          >
            {m.analysis.open}
          </button>
        ) : undefined}
      </ReplayBar>
      <TableView
        inUse={inUse}
        loaded={loaded}
        seats={record.seats.map((one) => ({ ...one, name: finishedName(one, m.share) }))}
        analysis={
          analysing.isOpen ? (
            <AnalysisPanel {...{ record, loaded, analysing, at: walk.at, onJump, person, onTryAgain: rideOn }} />
          ) : undefined
        }
        remark={isOver && !walk.isPlaying ? <WhyMove record={record} loaded={loaded} at={walk.at} /> : undefined}
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
          // The bar has it.
          analyse: undefined,
          share:
            inUse.shown.outcome === undefined ? undefined : (
              <ShareRace loaded={loaded} title={loaded.entry.cover.title} record={record} outcome={inUse.shown.outcome} />
            ),
        }}
      />
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
