import type { ReactElement } from 'react'
import { Poster } from '../home/poster.tsx'
import { Notice, PageFrame } from '../shell/frame.tsx'
import { useGame } from '../shell/game-page.tsx'
import { findGame, menu, poster } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { cupWords } from '../words/index.ts'
import { CupArt } from './cup-art.tsx'
import './cup.css'
import { NewCupForm } from './new-cup-form.tsx'

/** A cup evening: first the game, by its poster, then who rides and how. */
export function NewCupPage({ id }: { readonly id: string | undefined }): ReactElement {
  return id === undefined ? <GameChoice /> : <OfGame id={id} />
}

function GameChoice(): ReactElement {
  const { m, language } = useWords()
  const words = cupWords(language)
  usePageTitle(words.name)
  return (
    <PageFrame>
      <section className="hero">
        <h1>{words.name}</h1>
        <p>
          {words.intro} {words.choose}
        </p>
      </section>
      <ul className="posters" aria-label={m.home.games}>
        {menu.map((entry) => (
          <li key={entry.id}>
            <Poster entry={entry} to={{ page: 'newCup', game: entry.id }} />
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}

function OfGame({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const words = cupWords(language)
  const loaded = useGame(id)
  const entry = findGame(id)
  usePageTitle(entry === undefined ? undefined : words.titleOf(entry.cover.title))
  if (entry === undefined) return <Notice title={m.setup.unknown} />
  if (entry.parts === undefined) return <Notice title={entry.cover.title} text={m.setup.notBuilt} />
  return (
    <PageFrame>
      <div className="setup-page new-cup">
        <div className="setup-cover">
          <img src={poster(id)} alt="" width="300" height="320" />
          <p>{words.intro}</p>
        </div>
        <div className="setup-form">
          <CupArt />
          <h1>{words.titleOf(entry.cover.title)}</h1>
          {loaded === undefined ? <p className="loading">{m.setup.loading}</p> : <NewCupForm loaded={loaded} />}
        </div>
        <div className="setup-links">
          <Link to={{ page: 'newCup', game: undefined }} className="button">
            {m.newTable.otherGame}
          </Link>
          <Link to={{ page: 'rules', game: id }} className="button">
            {m.setup.readRules}
          </Link>
        </div>
      </div>
    </PageFrame>
  )
}
