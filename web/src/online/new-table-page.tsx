import { coverWords } from '@echappee/games/cover-words'
import type { ReactElement } from 'react'
import { Poster } from '../home/poster.tsx'
import { LessonLink } from '../learn/lesson-offer.tsx'
import { Notice, PageFrame } from '../shell/frame.tsx'
import { useGame } from '../shell/game-page.tsx'
import { findGame, menu, poster } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { NewTableForm } from './new-table-form.tsx'

/** A table for friends: first the game, by its poster, then who rides and how. */
export function NewTablePage({ id }: { readonly id: string | undefined }): ReactElement {
  return id === undefined ? <GameChoice /> : <OfGame id={id} />
}

function GameChoice(): ReactElement {
  const { m } = useWords()
  usePageTitle(m.newTable.title)
  return (
    <PageFrame>
      <section className="hero">
        <h1>{m.newTable.title}</h1>
        <p>{m.newTable.choose}</p>
      </section>
      <ul className="posters" aria-label={m.home.games}>
        {menu.map((entry) => (
          <li key={entry.id}>
            <Poster entry={entry} to={{ page: 'newTable', game: entry.id }} />
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}

function OfGame({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const loaded = useGame(id)
  const entry = findGame(id)
  usePageTitle(entry === undefined ? undefined : m.newTable.titleOf(entry.cover.title))
  if (entry === undefined) return <Notice title={m.setup.unknown} />
  if (entry.parts === undefined) return <Notice title={entry.cover.title} text={m.setup.notBuilt} />
  return (
    <PageFrame>
      <div className="setup-page new-table">
        <div className="setup-cover">
          <img src={poster(id)} alt="" width="300" height="320" />
          <p>{coverWords.in(language)[id]?.tagline}</p>
        </div>
        <div className="setup-form">
          <h1>{m.newTable.titleOf(entry.cover.title)}</h1>
          {loaded === undefined ? <p className="loading">{m.setup.loading}</p> : <NewTableForm loaded={loaded} />}
        </div>
        <div className="setup-links">
          <Link to={{ page: 'newTable', game: undefined }} className="button">
            {m.newTable.otherGame}
          </Link>
          <Link to={{ page: 'rules', game: id }} className="button">
            {m.setup.readRules}
          </Link>
          <LessonLink entry={entry} className="button" />
        </div>
      </div>
    </PageFrame>
  )
}
