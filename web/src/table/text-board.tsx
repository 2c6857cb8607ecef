import type { TextSection } from '@echappee/text'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

interface TextBoardProps {
  readonly sections: readonly TextSection[]
  readonly title?: string
  readonly isOpen?: boolean
}

/** The board in words: for screen readers, and for whoever likes to read. */
export function TextBoard({ sections, title, isOpen = false }: TextBoardProps): ReactElement {
  const { m } = useWords()
  return (
    <details className="text-board" open={isOpen}>
      <summary>{title ?? m.table.textBoard}</summary>
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
