import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { PageFrame, Notice } from '../parts/frame.tsx'
import { Link } from '../parts/link.tsx'
import { findGame, loadRules, menu } from '../play/games.ts'
import { usePageTitle } from '../page-title.ts'

export function RulesPage({ id }: { readonly id: string | undefined }): ReactElement {
  const built = menu.filter((entry) => entry.parts !== undefined)
  const entry = id === undefined ? built[0] : findGame(id)
  const { m, language } = useWords()
  const [html, setHtml] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (entry === undefined) return
    void loadRules(entry.id, language).then((text) => {
      setHtml(text)
      setMissing(text === undefined)
    })
  }, [entry, language])
  useEffect(() => {
    if (html === undefined) return undefined
    markRule()
    addEventListener('hashchange', markRule)
    return () => removeEventListener('hashchange', markRule)
  }, [html])
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
        {isMissing ? (
          <>
            <h1>{m.rules.title(entry.cover.title)}</h1>
            <p>{m.rules.none}</p>
          </>
        ) : (
          // Made at build time from the game's own RULES.md.
          <article className="prose" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
        )}
        {entry.parts === undefined ? undefined : (
          <p className="buttons">
            <Link to={{ page: 'setup', game: entry.id }} className="button primary">
              {m.rules.play}
            </Link>
          </p>
        )}
      </div>
    </PageFrame>
  )
}

/** Brings the rule of the address into sight, marks it and lets the keyboard go on from there. */
function markRule(): void {
  for (const old of document.querySelectorAll('.prose [data-marked]')) old.removeAttribute('data-marked')
  const rule = document.getElementById(location.hash.slice(1))
  if (rule?.closest('.prose') == null) return
  rule.setAttribute('data-marked', '')
  rule.scrollIntoView({ block: 'center' })
  rule.focus({ preventScroll: true })
}
