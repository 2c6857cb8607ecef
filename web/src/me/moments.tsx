import type { AnyFact } from '@echappee/text/facts'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { findGame } from '../shell/games.ts'
import { meWords } from '../words/index.ts'
import { bestOf, type RaceResult } from './career.ts'

interface MomentsProps {
  readonly results: readonly RaceResult[]
  readonly facts: ReadonlyMap<string, readonly AnyFact[]>
}

/** The best of each game in its own terms, with the race to see it again. */
export function Moments({ results, facts }: MomentsProps): ReactElement | undefined {
  const { language } = useWords()
  const say = meWords(language)
  const games = [...facts].map(([game, known]) => ({
    game,
    moments: known.flatMap((fact, i) => {
      const best = bestOf(results, game, i)
      return best === undefined ? [] : [{ id: best.id, label: fact.label, text: fact.text(best.figure) }]
    }),
  }))
  if (games.every(({ moments }) => moments.length === 0)) return undefined
  return (
    <section className="panel" aria-labelledby="me-moments">
      <h2 id="me-moments">{say.moments}</h2>
      <p className="muted">{say.momentsHint}</p>
      {games.map(({ game, moments }) =>
        moments.length === 0 ? undefined : (
          <div key={game} className="me-moments">
            <h3>{findGame(game)?.cover.title ?? game}</h3>
            <ul>
              {moments.map(({ id, label, text }) => (
                <li key={label}>
                  <Link to={{ page: 'replay', id }}>
                    <span>{label}</span>
                    <strong>{text}</strong>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  )
}
