import { coverWords } from '@echappee/games/cover-words'
import type { CatalogEntry } from '@echappee/games/parts'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { poster } from '../shell/games.ts'
import { Link } from '../shell/link.tsx'
import type { Route } from '../shell/router.ts'

interface PosterProps {
  readonly entry: CatalogEntry
  /** Where it leads: to the set-up of a race on this device, if nothing else is said. */
  readonly to?: Route
}

/** A game to choose; one that is not built yet can be seen, not opened. */
export function Poster({ entry, to = { page: 'setup', game: entry.id } }: PosterProps): ReactElement {
  const { m, language } = useWords()
  const { title, seats, minutes } = entry.cover
  const words = coverWords.in(language)[entry.id]
  const isBuilt = entry.parts !== undefined
  const body = (
    <>
      <img src={poster(entry.id)} alt="" width="300" height="320" />
      <div className="poster-text">
        <h2>{title}</h2>
        <p>{words?.tagline}</p>
        <ul className="tags">
          <li aria-label={m.home.seatsLabel(seats.min, seats.max)}>{m.home.seats(seats.min, seats.max)}</li>
          <li>{m.home.minutes(minutes)}</li>
          <li>{words?.mood}</li>
        </ul>
        {isBuilt ? undefined : <span className="soon">{m.home.soon}</span>}
      </div>
    </>
  )
  if (isBuilt)
    return (
      <Link to={to} className="poster">
        {body}
      </Link>
    )
  return (
    <article className="poster is-soon" aria-label={m.home.soonLabel(title)}>
      {body}
    </article>
  )
}
