import type { AnyLesson, LessonTexts } from '@echappee/text/lesson'
import { saveJson } from '@echappee/kit/files'
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { CoachCard } from './coach-card.tsx'
import type { LessonTable } from './lesson-table.ts'
import { openLesson } from './open-lesson.ts'
import { forgetProgress } from './progress.ts'
import { Notice } from '../shell/frame.tsx'
import { Loading, useGame } from '../shell/game-page.tsx'
import { Link } from '../shell/link.tsx'
import { TableView } from '../table/table-view.tsx'
import { findGame, type LoadedGame } from '../shell/games.ts'
import { newTableId, saveTable } from '../table/saved-table.ts'
import { useTable } from '../table/use-table.ts'
import { go } from '../shell/router.ts'
import { usePageTitle } from '../shell/page-title.ts'

/** The guided first race of a game. */
export function LearnPage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const parts = findGame(id)?.parts?.lesson
  const loaded = useGame(parts === undefined ? undefined : id)
  const [lesson, setLesson] = useState<AnyLesson>()
  const [texts, setTexts] = useState<LessonTexts>()
  const [run, setRun] = useState(0)
  useEffect(() => void parts?.plan().then(setLesson), [parts])
  useEffect(() => void parts?.words(language).then(setTexts), [parts, language])
  usePageTitle(loaded === undefined ? undefined : m.lesson.label(m.lesson.begin, loaded.entry.cover.title))
  if (parts === undefined) return <Notice title={m.lesson.none} />
  if (loaded === undefined || lesson === undefined || texts === undefined) return <Loading />
  const restart = () => {
    forgetProgress(id)
    setRun(run + 1)
  }
  return <FirstRace key={run} loaded={loaded} lesson={lesson} texts={texts} onRestart={restart} />
}

interface FirstRaceProps {
  readonly loaded: LoadedGame
  readonly lesson: AnyLesson
  readonly texts: LessonTexts
  readonly onRestart: () => void
}

function FirstRace({ loaded, lesson, texts, onRestart }: FirstRaceProps): ReactElement {
  const { m } = useWords()
  // The race itself outlives a change of language.
  const [table] = useState(() => openLesson(loaded, lesson, m.setup.person(1)))
  const inUse = useTable(table)
  const guidance = useSyncExternalStore(table.subscribe, table.guidance)
  const { shown } = inUse
  const seats = table.match.seats
  const names = (seat: number) => seats[seat]?.name ?? '?'
  return (
    <TableView
      inUse={inUse}
      loaded={loaded}
      seats={seats}
      actions={{
        exportRecord: () => saveJson(`${loaded.game.id}-lesson`, table.match.record()),
        rematch: onRestart,
        replay: () => go({ page: 'replay', id: keepRace(table) }),
        analyse: () => go({ page: 'analysis', id: keepRace(table) }),
      }}
      notice={
        shown.outcome === undefined ? undefined : (
          <LessonEnd game={loaded.game.id} places={shown.outcome.places} you={lesson.seats.indexOf('you')} names={names} />
        )
      }
      coach={
        guidance === undefined ? undefined : (
          <CoachCard
            guidance={guidance}
            steps={lesson.steps.length}
            texts={texts}
            shown={shown}
            text={loaded.text}
            names={names}
            onNext={table.next}
          />
        )
      }
    />
  )
}

interface LessonEndProps {
  readonly game: string
  readonly places: readonly number[]
  readonly you: number
  readonly names: (seat: number) => string
}

/** How it went, and what comes next. */
function LessonEnd({ game, places, you, names }: LessonEndProps): ReactElement {
  const { m } = useWords()
  const others = places.flatMap((place, seat) => (place === 1 && seat !== you ? [names(seat)] : []))
  return (
    <p className="lesson-end">
      <span>
        <strong>{m.lesson.result(places[you]!, places.length, others)}</strong> {m.lesson.end}
      </span>
      <Link to={{ page: 'exercises' }} className="button">
        {m.nav.exercises}
      </Link>
      <Link to={{ page: 'setup', game }} className="button primary">
        {m.lesson.realRace}
      </Link>
    </p>
  )
}

/** A race that is kept can be watched again. */
function keepRace({ match }: LessonTable): string {
  const id = newTableId()
  saveTable({ id, record: match.record(), isOver: true })
  return id
}
