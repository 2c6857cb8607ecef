import type { Issue } from '@echappee/kernel'
import { issueText, type AnyGameText } from '@echappee/text'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

interface OptionProblemsProps {
  readonly issues: readonly Issue[]
  readonly warnings: readonly Issue[]
  readonly text: AnyGameText
}

/** Why these options can't be ridden, and what is odd about those that can. */
export function OptionProblems({ issues, warnings, text }: OptionProblemsProps): ReactElement {
  const { m, language } = useWords()
  return (
    <>
      {issues.length > 0 ? (
        <div className="problem" role="alert">
          <strong>{m.setup.problems}</strong>
          <ul>
            {issues.slice(0, 6).map((issue) => (
              <li key={issueText(language, issue, text.issues)}>{issueText(language, issue, text.issues)}</li>
            ))}
          </ul>
        </div>
      ) : undefined}
      {warnings.map((warning) => (
        <p key={issueText(language, warning, text.issues)} className="muted">
          {issueText(language, warning, text.issues)}
        </p>
      ))}
    </>
  )
}
