import type { ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { keepNewestInSight } from './in-sight.ts'

const LINES = 120

/** What has happened, newest last and in sight. */
export function Log({ lines }: { readonly lines: readonly string[] }): ReactElement {
  const { m } = useWords()
  const first = Math.max(0, lines.length - LINES)
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{m.table.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <div role="log" aria-label={m.table.logLabel} tabIndex={0} ref={keepNewestInSight}>
        <ol>
          {lines.slice(first).map((line, i) => (
            <li key={first + i}>{line}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
