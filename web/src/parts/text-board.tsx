import type { TextSection } from '@echappee/ui'
import type { ReactElement } from 'react'
import { useWords } from '../language.tsx'

/** The board in words: for screen readers, and for whoever likes to read. */
export function TextBoard({ sections }: { readonly sections: readonly TextSection[] }): ReactElement {
  const { m } = useWords()
  return (
    <details className="text-board">
      <summary>{m.table.textBoard}</summary>
      {sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity of their own
              <li key={i}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
