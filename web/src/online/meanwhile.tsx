import type { TableInfo } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { LessonLink } from '../learn/lesson-offer.tsx'
import { chosenIn } from '../setup/course-choice.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'

/** Waiting is learning: the rules, the first race, and a look at the course that will be ridden. */
export function Meanwhile({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }): ReactElement {
  const { m, language } = useWords()
  const options = (info.options ?? {}) as Readonly<Record<string, unknown>>
  const course = chosenIn(loaded.ui.courses?.(options, language) ?? [], options)
  return (
    <section className="panel meanwhile" aria-labelledby="meanwhile">
      <h2 id="meanwhile">{m.presence.meanwhile}</h2>
      <p className="buttons">
        <Link to={{ page: 'rules', game: info.game }} className="button">
          {m.presence.rules}
        </Link>
        <LessonLink entry={loaded.entry} className="button" />
      </p>
      {course === undefined ? undefined : (
        <figure>
          {course.picture}
          <figcaption>
            <b>{course.name}</b> · {course.facts}
          </figcaption>
        </figure>
      )}
    </section>
  )
}
