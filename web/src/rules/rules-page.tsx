import type { CatalogEntry } from '@echappee/games/parts'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { LessonLink } from '../learn/lesson-offer.tsx'
import { PageFrame, Notice } from '../shell/frame.tsx'
import { Link } from '../shell/link.tsx'
import { findGame, menu } from '../shell/games.ts'
import { loadRules, type LoadedRules } from './load.ts'
import { markRule } from './mark-rule.ts'
import { Contents, Rulebook } from './rulebook.tsx'
import { usePageTitle } from '../shell/page-title.ts'

export function RulesPage({ id }: { readonly id: string | undefined }): ReactElement {
  const built = menu.filter((entry) => entry.parts !== undefined)
  const entry = id === undefined ? built[0] : findGame(id)
  const { m, language } = useWords()
  const [rules, setRules] = useState<LoadedRules>()
  useEffect(() => {
    if (entry !== undefined) void loadRules(entry.id, language).then(setRules)
  }, [entry, language])
  useEffect(() => {
    if (rules === undefined) return undefined
    markRule()
    addEventListener('hashchange', markRule)
    return () => removeEventListener('hashchange', markRule)
  }, [rules])
  usePageTitle(entry === undefined ? undefined : m.rules.title(entry.cover.title))
  if (entry === undefined) return <Notice title={m.setup.unknown} />
  return (
    <PageFrame>
      <div className="rules-page">
        {built.length > 1 ? (
          <nav className="rules-games" aria-label={m.home.games}>
            {built.map((other) => (
              <Link key={other.id} to={{ page: 'rules', game: other.id }} className={other.id === entry.id ? 'button is-here' : 'button'}>
                {other.cover.title}
              </Link>
            ))}
          </nav>
        ) : undefined}
        {/* All at once: nothing that was read moves away. */}
        {rules === undefined ? <h1>{entry.cover.title}</h1> : <Rules entry={entry} rules={rules} />}
      </div>
    </PageFrame>
  )
}

function Rules({ entry, rules: { page, quickStart } }: { readonly entry: CatalogEntry; readonly rules: LoadedRules }): ReactElement {
  const { m, language } = useWords()
  const play =
    entry.parts === undefined ? undefined : (
      <p className="buttons">
        <Link to={{ page: 'setup', game: entry.id }} className="button primary">
          {m.rules.play}
        </Link>
        <LessonLink entry={entry} className="button" />
      </p>
    )
  if (page === undefined)
    return (
      <>
        <h1>{m.rules.title(entry.cover.title)}</h1>
        <p>{m.rules.none}</p>
        {play}
      </>
    )
  return (
    <>
      <h1>{page.title}</h1>
      {quickStart === undefined ? undefined : <quickStart.QuickStart language={language} />}
      {play}
      <Contents page={page} />
      <Rulebook parts={page.parts} drawings={quickStart?.drawings ?? {}} />
      {play}
    </>
  )
}
