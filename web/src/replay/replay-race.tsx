import { finishedName } from '../share/finished-name.ts'
import type { Json } from '@echappee/kernel'
import { saveJson } from '@echappee/kit/files'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react'
import { AnalysisPanel } from '../analysis/analysis-panel.tsx'
import type { Analysing } from '../analysis/use-analysis.ts'
import { wayOn } from './way-on.ts'
import { AnalysisWords, useWords } from '../shell/language.tsx'
import { Chronicle } from './chapters.ts'
import type { LoadedGame } from '../shell/games.ts'
import { ReplayTable } from './replay-table.ts'
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
  // What might have been is shown in the place of what was.
  const [way, setWay] = useState<ReplayTable>()
  const onBoard = way ?? table
  const inUse = useTable(onBoard)
  const walk = useSyncExternalStore(onBoard.subscribe, onBoard.walk)
  useEffect(() => void way?.play(), [way])
  const rematch = useRematch()
  const chapters = useChapterMarks(table, loaded)
  useEffect(() => walkByKeys(onBoard, chapters), [onBoard, chapters])
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
  const onShowWay = async (at: number, seat: number, move: Json) => {
    const other = await wayOn(record, at, seat, move)
    const opened = other === undefined ? undefined : ReplayTable.of(loaded.game, other, table.viewer, loaded.beats)
    if (opened?.ok !== true) return
    table.jump(at)
    opened.table.jump(at)
    setWay(opened.table)
    showBoard()
  }
  const onJump = (at: number) => {
    setWay(undefined)
    table.jump(at)
    showBoard()
  }
  return (
    <div className="replay" data-analysis={analysing.isOpen ? true : undefined}>
      <ReplayBar
        table={onBoard}
        walk={walk}
        chapters={chapters}
        onViewer={onViewer}
        options={
          <>
            {way !== undefined || walk.at >= table.length ? undefined : (
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
            <AnalysisWords>
              <AnalysisPanel
                {...{ saved, loaded, analysing, at: walk.at, onJump, person, onTryAgain: rideOn }}
                onShowWay={(...move) => void onShowWay(...move)}
              />
            </AnalysisWords>
          ) : undefined
        }
        notice={way === undefined ? undefined : <OtherWay onBack={() => setWay(undefined)} />}
        remark={isOver && way === undefined && !walk.isPlaying ? <WhyMove record={record} loaded={loaded} at={walk.at} /> : undefined}
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

/** Says that this is not what happened. */
function OtherWay({ onBack }: { readonly onBack: () => void }): ReactElement {
  const { m } = useWords()
  return (
    <p className="table-notice">
      <output>{m.analysis.way}</output>{' '}
      <button type="button" className="button" onClick={onBack}>
        {m.analysis.back}
      </button>
    </p>
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
