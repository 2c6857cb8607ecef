import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'

/** For those who own the box: the way to the score sheets. */
export function ScoreInvitation(): ReactElement {
  const { m } = useWords()
  return (
    <section className="panel" aria-labelledby="score">
      <h2 id="score">{m.score.home}</h2>
      <p className="muted">{m.score.homeText}</p>
      <p className="buttons">
        <Link to={{ page: 'score', game: undefined, sheet: undefined }} className="button">
          {m.score.homeGo}
        </Link>
      </p>
    </section>
  )
}
