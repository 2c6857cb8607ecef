import { SPECTATOR } from '@echappee/kernel'
import { problemText } from '@echappee/text'
import { useMemo, useState, type ReactElement } from 'react'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { useWords } from '../shell/language.tsx'
import { Notice } from '../shell/frame.tsx'
import { BrokenRecord, Loading, useGame } from '../shell/game-page.tsx'
import { ReplayedRace } from './replay-race.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { ReplayTable } from './replay-table.ts'
import type { SavedTable } from '../table/saved-table.ts'
import { LINKED } from '../share/race-link.ts'
import { useRace } from '../share/use-race.ts'
import { usePageTitle } from '../shell/page-title.ts'

interface ReplayPageProps {
  readonly id: string
  readonly isAnalysed?: boolean
}

/** A race from its record, to walk through, with its analysis if it is asked for. */
export function ReplayPage({ id, isAnalysed = false }: ReplayPageProps): ReactElement {
  const { m } = useWords()
  const saved = useRace(id)
  const loaded = useGame(saved?.record?.game, saved?.record?.rulesVersion)
  usePageTitle(loaded === undefined ? undefined : `${m.replay.title} · ${loaded.entry.cover.title}`)
  if (saved === undefined) return <Loading />
  if (saved.record === undefined) return <Notice title={id === LINKED ? m.share.linkBad : m.table.missing} />
  return loaded === undefined ? <Loading /> : <SavedRace saved={saved} loaded={loaded} isAnalysed={isAnalysed} />
}

interface SavedRaceProps {
  readonly saved: SavedTable
  readonly loaded: LoadedGame
  readonly isAnalysed: boolean
}

/** After how many moves a link shows the race; nought where it says nothing. */
const momentInAddress = (): number => Number(/^\?at=(\d{1,6})$/.exec(location.search)?.[1] ?? 0)

function SavedRace({ saved, loaded, isAnalysed }: SavedRaceProps): ReactElement {
  const { language } = useWords()
  const { record } = saved
  const humans = record.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []))
  const [viewer, setViewer] = useState(saved.seat ?? (humans.length === 1 ? humans[0]! : SPECTATOR))
  const { game, beats } = loaded
  // It outlives a change of eyes.
  const analysing = useAnalysis(record, isAnalysed && saved.isOver)
  const opened = useMemo(() => {
    const begun = ReplayTable.of(game, record, viewer, beats)
    if (begun.ok) begun.table.jump(momentInAddress())
    return begun
  }, [game, record, viewer, beats])
  if (!opened.ok) return <BrokenRecord id={saved.id} record={record} why={problemText(language, opened.problem)} />
  return <ReplayedRace key={viewer} saved={saved} table={opened.table} loaded={loaded} analysing={analysing} onViewer={setViewer} />
}
