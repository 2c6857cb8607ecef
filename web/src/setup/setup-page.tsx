import { coverWords } from '@echappee/games/cover-words'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { FirstVisit, LessonLink } from '../learn/lesson-offer.tsx'
import { PageFrame, Notice } from '../shell/frame.tsx'
import { useGame } from '../shell/game-page.tsx'
import { Link } from '../shell/link.tsx'
import { SetupForm } from './setup-form.tsx'
import { findGame, poster } from '../shell/games.ts'
import { usePageTitle } from '../shell/page-title.ts'

export function SetupPage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const loaded = useGame(id)
  const entry = findGame(id)
  usePageTitle(entry === undefined ? undefined : m.setup.title(entry.cover.title))
  if (entry === undefined) return <Notice title={m.setup.unknown} />
  if (entry.parts === undefined) return <Notice title={entry.cover.title} text={m.setup.notBuilt} />
  return (
    <PageFrame>
      <div className="setup-page">
        <div className="setup-cover">
          <img src={poster(id)} alt="" width="300" height="320" />
          <p>{coverWords.in(language)[entry.id]?.tagline}</p>
        </div>
        <div className="setup-form">
          <h1>{entry.cover.title}</h1>
          <FirstVisit entry={entry} />
          {loaded === undefined ? <p className="loading">{m.setup.loading}</p> : <SetupForm loaded={loaded} />}
        </div>
        <div className="setup-links">
          <Link to={{ page: 'rules', game: id }} className="button">
            {m.setup.readRules}
          </Link>
          <LessonLink entry={entry} className="button" />
          {entry.parts.sheet === undefined ? undefined : (
            <Link to={{ page: 'score', game: id, sheet: undefined }} className="button">
              {m.score.sheet}
            </Link>
          )}
        </div>
      </div>
    </PageFrame>
  )
}
