import { check, type Issue, type Schema } from '@echappee/kernel'
import { issueText, type Language } from '@echappee/ui'
import type { ReactElement } from 'react'
import { wordsIn } from '../props.ts'

interface VerdictProps {
  readonly schema: Schema<unknown>
  readonly document: unknown
  readonly good: string
  readonly language: Language
}

/** Whether it can be ridden, and if not every reason. */
export function Verdict({ schema, document, good, language }: VerdictProps): ReactElement {
  const checked = check(schema, document)
  if (checked.ok) return <p className="fr-verdict">{good}</p>
  return (
    <ul className="problem">
      {checked.issues.slice(0, 6).map((issue) => (
        <li key={JSON.stringify(issue)}>{told(issue, language)}</li>
      ))}
    </ul>
  )
}

/** Our own sentences name the place themselves; only the day of a tour is told before them. */
function told(issue: Issue, language: Language): string {
  const { issues, screen } = wordsIn(language)
  if (!Object.hasOwn(issues, issue.code)) return issueText(language, issue, issues)
  const [list, day] = issue.path
  const place = list === 'days' && typeof day === 'number' ? `${screen.editor.day(day + 1)} – ` : ''
  return place + issueText(language, { ...issue, path: [] }, issues)
}
