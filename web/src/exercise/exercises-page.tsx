import { useEffect, useState, type ReactElement } from 'react'
import { findGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { PageFrame } from '../shell/frame.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { exerciseWords } from '../words/index.ts'
import { answered, nameOf, ownExercises } from './own-exercises.ts'
import { exerciseOfDay, gamesWithExercises, stockOf } from './stock.ts'

/** All exercises: one's own mistakes first, one of the day, and those that each game keeps. */
export function ExercisesPage(): ReactElement {
  const { language } = useWords()
  const say = exerciseWords(language)
  usePageTitle(say.title)
  const [own] = useState(ownExercises)
  return (
    <PageFrame>
      <div className="me-page exercises">
        <h1>{say.title}</h1>
        <p className="muted">{say.intro}</p>
        <section className="panel" aria-labelledby="own-exercises">
          <h2 id="own-exercises">{say.own}</h2>
          <p className="muted">{own.length === 0 ? say.ownEmpty : say.ownText}</p>
          {own.length === 0 ? undefined : (
            <ul className="exercise-list">
              {own.map(({ exercise, race }) => {
                const { game } = race.record
                return (
                  <li key={nameOf(exercise)}>
                    <ExerciseLink game={game} name={nameOf(exercise)} words={say.ownLink(titleOf(game), exercise.at + 1)} />
                  </li>
                )
              })}
            </ul>
          )}
        </section>
        <OfTheDay />
        {gamesWithExercises.map(({ id }) => (
          <Stock key={id} game={id} />
        ))}
      </div>
    </PageFrame>
  )
}

function OfTheDay(): ReactElement | undefined {
  const { language } = useWords()
  const say = exerciseWords(language)
  const today = useLoaded(exerciseOfDay)
  if (today === undefined) return undefined
  const { game, number } = today
  return (
    <section className="panel" aria-labelledby="exercise-today">
      <h2 id="exercise-today">{say.today}</h2>
      <p className="muted">{say.todayText(titleOf(game))}</p>
      <Link to={{ page: 'exercise', game, name: `${number}` }} className="button primary">
        {say.go}
      </Link>
    </section>
  )
}

/** The kept ones of a game, by number. */
function Stock({ game }: { readonly game: string }): ReactElement {
  const { language } = useWords()
  const say = exerciseWords(language)
  const [load] = useState(() => () => stockOf(game))
  const stock = useLoaded(load) ?? []
  const [done] = useState(answered)
  const found = stock.filter((_, i) => done[`${game}/${i + 1}`] === true).length
  return (
    <section className="panel" aria-labelledby={`exercises-${game}`}>
      <h2 id={`exercises-${game}`}>{titleOf(game)}</h2>
      <p className="muted">{say.tally(found, stock.length)}</p>
      <ol className="exercise-list">
        {stock.map(({ digest }, i) => (
          <li key={digest}>
            <ExerciseLink game={game} name={`${i + 1}`} words={say.number(i + 1)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** With a mark where it was answered. */
function ExerciseLink({ game, name, words }: { readonly game: string; readonly name: string; readonly words: string }): ReactElement {
  const { language } = useWords()
  const say = exerciseWords(language)
  const isRight = answered()[`${game}/${name}`]
  const state = isRight === undefined ? '' : isRight ? say.found : say.missed
  const isNumber = /^\d+$/.test(name)
  return (
    <Link
      to={{ page: 'exercise', game, name }}
      className="button exercise-link"
      {...(isNumber ? { label: say.label(titleOf(game), Number(name), state) } : {})}
    >
      {words}
      {state === '' ? undefined : isNumber ? <span aria-hidden="true">{isRight === true ? '✓' : '✗'}</span> : <small>{state}</small>}
    </Link>
  )
}

const titleOf = (game: string) => findGame(game)?.cover.title ?? game

function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => void load().then(setValue), [load])
  return value
}
