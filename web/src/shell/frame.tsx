import type { Language } from '@echappee/text'
import type { ReactElement, ReactNode } from 'react'
import { useWords } from './language.tsx'
import { Link } from './link.tsx'
import { Peloton } from '../home/peloton.tsx'
import { TurnCount } from '../online/turn-count.tsx'
import { SettingsButton } from './settings-button.tsx'
import { usePageTitle } from './page-title.ts'

/** Head and foot of every page but the table. */
export function PageFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const { m } = useWords()
  return (
    <>
      <a className="skip-link" href="#content">
        {m.nav.skip}
      </a>
      <header className="site-head">
        <Link to={{ page: 'home' }} className="brand" label={m.nav.home}>
          <Bicycle />
          Échappée
        </Link>
        <nav>
          <Link to={{ page: 'home' }}>{m.nav.play}</Link>
          <Link to={{ page: 'online' }}>{m.online.nav}</Link>
          <Link to={{ page: 'score', game: undefined, sheet: undefined }}>{m.score.nav}</Link>
          <Link to={{ page: 'rules', game: undefined }}>{m.nav.rules}</Link>
          <Link to={{ page: 'me' }}>{m.nav.me}</Link>
          <TurnCount />
          <SettingsButton />
          <LanguageButton />
        </nav>
      </header>
      <main id="content">{children}</main>
      <footer className="site-foot">
        <p>{m.footer.credits}</p>
        <p>{m.footer.rules}</p>
        <p>
          <Link to={{ page: 'lab' }}>{m.nav.lab}</Link>
        </p>
      </footer>
    </>
  )
}

export function LanguageButton(): ReactElement {
  const { nextLanguage, m, switchLanguage, isMissing } = useWords()
  return (
    <>
      <button type="button" className="language" onClick={switchLanguage} lang={nextLanguage} title={m.nav.switchTo(nextLanguage)}>
        {ownName(nextLanguage)}
      </button>
      <output className={isMissing ? 'language-missing' : undefined}>{isMissing ? m.nav.missing(nextLanguage) : ''}</output>
    </>
  )
}

/** What those who read it call a language. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name[0]!.toLocaleUpperCase(language) + name.slice(1)
}

/** A page that has only something to say. */
export function Notice({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}): ReactElement {
  const { m } = useWords()
  usePageTitle(title)
  return (
    <PageFrame>
      <section className="notice">
        <Peloton kind="lost" />
        <h1>{title}</h1>
        {text === undefined ? undefined : <p>{text}</p>}
        <p className="buttons">
          {children}
          <Link to={{ page: 'home' }} className="button">
            {m.table.backHome}
          </Link>
        </p>
      </section>
    </PageFrame>
  )
}

export function Bicycle(): ReactElement {
  return (
    <svg
      width="46"
      height="30"
      viewBox="0 0 46 30"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <circle cx="10" cy="20" r="8.2" stroke="var(--ink)" />
      <circle cx="36" cy="20" r="8.2" stroke="var(--ink)" />
      <path d="M10 20 17 8h13l6 12M17 8l6 12H10M23 20l7-12" stroke="var(--red)" />
      <path d="M14 5h6M30 8l-2-5h6" stroke="var(--ink)" />
    </svg>
  )
}
