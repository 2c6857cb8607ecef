import type { ReactElement } from 'react'
import { ProblemList } from '../files/problem-list.tsx'
import type { Language } from '@echappee/text'

interface VerdictProps {
  /** One sentence for each mistake, with its place. */
  readonly problems: readonly string[]
  /** Said when there is none. */
  readonly good?: string
  readonly language: Language
}

/** Whether what is drawn can be ridden, and if not every reason. */
export function Verdict({ problems, good, language }: VerdictProps): ReactElement {
  return (
    <div className="verdict" aria-live="polite">
      {problems.length > 0 ? (
        <div className="problem">
          <ProblemList problems={problems} language={language} />
        </div>
      ) : good === undefined ? undefined : (
        <p>{good}</p>
      )}
    </div>
  )
}
