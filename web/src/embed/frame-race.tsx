import type { TableProps } from '@echappee/kit'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import type { LoadedGame } from '../shell/games.ts'
import type { Shown } from '../table/table.ts'
import type { FrameWords } from './words.ts'

interface FrameRaceProps {
  readonly loaded: LoadedGame
  readonly shown: Shown
  readonly names: readonly string[]
  readonly link: string
  readonly words: FrameWords
  /** Below the road: what can be done, or how the race is followed. */
  readonly children: ReactNode
}

/** Title, who rides, the road, what happens; one link to the site. */
export function FrameRace({ loaded, shown, names, link, words, children }: FrameRaceProps): ReactElement {
  const { ui, text, entry } = loaded
  const { language } = words
  const nameOf = (seat: number) => names[seat] ?? '?'
  const props: TableProps<unknown, unknown, unknown> = {
    ...shown,
    choices: [],
    choose: () => undefined,
    chooseAll: () => undefined,
    names: nameOf,
    isBot: () => false,
    text,
    language,
  }
  const riders = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <main className="embed" data-game={entry.id}>
      <FrameHead title={entry.cover.title} riders={riders} link={link} words={words} />
      <section className="table-board embed-board" aria-label={words.site.table.board}>
        {shown.scene === undefined ? undefined : <ui.Board {...props} />}
      </section>
      <footer className="embed-foot">
        {children}
        <output className="embed-line">{shown.outcome === undefined ? lastLine(props) : places(shown.outcome.places, nameOf)}</output>
      </footer>
    </main>
  )
}

interface FrameHeadProps {
  readonly title: string
  readonly riders: string
  readonly link: string
  readonly words: FrameWords
}

export function FrameHead({ title, riders, link, words }: FrameHeadProps): ReactElement {
  useEffect(() => {
    document.title = title === 'Échappée' ? title : `${title} · Échappée`
  }, [title])
  return (
    <header className="embed-head">
      <h1>{title}</h1>
      {riders === '' ? undefined : <p>{riders}</p>}
      <a className="button" href={link} target="_blank" rel="noopener noreferrer">
        <span>
          <span className="embed-verb">{words.embed.open}</span> Échappée
          <span className="visually-hidden"> ({words.embed.newTab})</span>
        </span>
      </a>
    </header>
  )
}

/** "1. Anne · 2. Bob", in the order of arrival. */
function places(of: readonly number[], names: (seat: number) => string): string {
  const order = of.map((_, seat) => seat).sort((a, b) => of[a]! - of[b]!)
  return order.map((seat) => `${of[seat]}. ${names(seat)}`).join(' · ')
}

/** What has just happened; a beat without words leaves the line before it standing. */
function lastLine({ log, text, names, scene }: TableProps<unknown, unknown, unknown>): string {
  for (const event of log.toReversed()) {
    const line = text.event(event, names, scene)
    if (line !== undefined && line !== '') return line
  }
  return ''
}
