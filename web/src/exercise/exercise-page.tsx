import { botName } from '@echappee/bots'
import { raceOfExercise, type Answer, type GameRecord, type Seat } from '@echappee/kernel'
import { saveJson } from '@echappee/kit/files'
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { riddenOn, rideOnFrom } from '../replay/what-if.ts'
import { Notice } from '../shell/frame.tsx'
import { Loading, useGame } from '../shell/game-page.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { go, type Route } from '../shell/router.ts'
import { TableView } from '../table/table-view.tsx'
import { useTable } from '../table/use-table.ts'
import { exerciseWords } from '../words/index.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { ExerciseTable } from './exercise-table.ts'
import { findOwn, nameOf, noteAnswer, ownExercises } from './own-exercises.ts'
import { stockOf } from './stock.ts'

interface ExercisePageProps {
  readonly game: string
  /** The number of a kept one, or the name of one's own. */
  readonly name: string
}

/** A race up to the question, whose move it is, and what would be best. */
interface Asked {
  readonly record: GameRecord
  readonly seat: Seat
  readonly answer: Answer
  readonly next: Route
}

/** One exercise: the table as it stood, and one question. */
export function ExercisePage({ game, name }: ExercisePageProps): ReactElement {
  const { m, language } = useWords()
  const say = exerciseWords(language)
  const [own] = useState(() => findOwn(name))
  const loaded = useGame(game, own?.race.record.rulesVersion)
  const asked = useAsked(loaded, name, m.setup.person(1))
  usePageTitle(loaded === undefined ? undefined : `${say.title} · ${loaded.entry.cover.title}`)
  if (loaded === undefined || asked === undefined) return <Loading />
  return asked === 'missing' ? <Missing /> : <Question key={name} name={`${game}/${name}`} asked={asked} loaded={loaded} />
}

function Missing(): ReactElement {
  const { language } = useWords()
  const say = exerciseWords(language)
  return (
    <Notice title={say.missing}>
      <Link to={{ page: 'exercises' }} className="button primary">
        {say.all}
      </Link>
    </Notice>
  )
}

function useAsked(loaded: LoadedGame | undefined, name: string, you: string): Asked | 'missing' | undefined {
  const [asked, setAsked] = useState<Asked | 'missing'>()
  useEffect(() => {
    let isCurrent = true
    if (loaded !== undefined)
      void find(loaded, name, you).then((found) => {
        if (isCurrent) setAsked(found ?? 'missing')
      })
    return () => {
      isCurrent = false
    }
  }, [loaded, name, you])
  return asked
}

async function find({ game }: LoadedGame, name: string, you: string): Promise<Asked | undefined> {
  const own = findOwn(name)
  if (own !== undefined) {
    const { exercise, race } = own
    const others = ownExercises().filter((other) => other.race.record.game === game.id)
    const next = others[1 + others.findIndex((other) => nameOf(other.exercise) === name)]
    return {
      record: riddenOn(race.record, exercise.at, exercise.seat),
      seat: exercise.seat,
      answer: exercise.answer,
      next: next === undefined ? { page: 'exercises' } : { page: 'exercise', game: game.id, name: nameOf(next.exercise) },
    }
  }
  const stock = await stockOf(game.id)
  const number = /^[1-9]\d{0,2}$/.test(name) ? Number(name) : 0
  const kept = stock[number - 1]
  if (kept === undefined) return undefined
  const { seat, answer } = kept
  const record = raceOfExercise(game, kept, (one) => (one === seat ? you : botName(one)))
  const next: Route = number < stock.length ? { page: 'exercise', game: game.id, name: `${number + 1}` } : { page: 'exercises' }
  return record === undefined ? undefined : { record, seat, answer, next }
}

interface QuestionProps {
  readonly name: string
  readonly asked: Asked
  readonly loaded: LoadedGame
}

function Question({ name, asked, loaded }: QuestionProps): ReactElement {
  const [{ record, seat, answer, next }] = useState(asked)
  const [table] = useState(() => ExerciseTable.of(loaded.game, record, seat, answer, loaded.beats, (isRight) => noteAnswer(name, isRight)))
  return table === undefined ? (
    <Missing />
  ) : (
    <AskedTable {...{ table, answer, next, loaded, record }} onRideOn={() => rideOn(record, seat)} />
  )
}

function rideOn(record: GameRecord, seat: Seat): void {
  const id = rideOnFrom(record, record.moves.length, seat)
  if (id !== undefined) go({ page: 'table', id })
}

interface AskedTableProps {
  readonly table: ExerciseTable
  readonly answer: Answer
  readonly next: Route
  readonly loaded: LoadedGame
  readonly record: GameRecord
  readonly onRideOn: () => void
}

function AskedTable({ table, answer, next, loaded, record, onRideOn }: AskedTableProps): ReactElement {
  const inUse = useTable(table)
  const answered = useSyncExternalStore(table.subscribe, table.answered)
  return (
    <TableView
      inUse={inUse}
      loaded={loaded}
      seats={record.seats}
      hasCoach={false}
      actions={{
        exportRecord: () => saveJson(`${record.game}-exercise`, record),
        rematch: undefined,
        replay: () => {},
        analyse: undefined,
      }}
      coach={<ExerciseCard {...{ table, answer, answered, next, loaded, onRideOn }} shown={inUse.shown} seats={record.seats} />}
    />
  )
}
