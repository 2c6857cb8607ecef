import { memo, useMemo, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { Chapter } from '../replay/chapters.ts'
import { keepNewestInSight } from '../shell/newest-line.ts'

/** What has happened in the whole race, divided by its stages, newest last and in sight. */
export function Log({ chapters }: { readonly chapters: readonly Chapter[] }): ReactElement {
  const { m } = useWords()
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{m.table.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <div role="log" aria-label={m.table.logLabel} tabIndex={0} ref={keepNewestInSight}>
        {chapters.map(({ title, lines }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- chapters only ever follow
          <Section key={i} title={title} text={lines.join('\n')} />
        ))}
      </div>
    </section>
  )
}

/** Drawn anew only when something was added to it. */
const Section = memo(function Section({ title, text }: { readonly title: string; readonly text: string }): ReactElement {
  const lines = useMemo(() => (text === '' ? [] : text.split('\n')), [text])
  return (
    <>
      {title === '' ? undefined : <h3>{title}</h3>}
      <ol>
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines only ever follow
          <li key={i}>{line}</li>
        ))}
      </ol>
    </>
  )
})
