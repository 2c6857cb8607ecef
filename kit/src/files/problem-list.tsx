import type { ReactElement } from 'react'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'

const MOST_SHOWN = 8

/** The first mistakes, and how many there are besides. */
export function ProblemList({ problems, language }: { readonly problems: readonly string[]; readonly language: Language }): ReactElement {
  const all = [...new Set(problems)]
  return (
    <>
      <ul>
        {all.slice(0, MOST_SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {all.length > MOST_SHOWN ? <p>{kitWords(language).file.more(all.length - MOST_SHOWN)}</p> : undefined}
    </>
  )
}
