import { check, type Schema } from '@echappee/kernel'
import { issueText, type Language } from '@echappee/text'
import { wordsIn } from '../props.ts'

/** Every reason why it can't be ridden. Our own sentences name the place themselves; only the day of a tour is told before them. */
export function problemsOf(schema: Schema<unknown>, document: unknown, language: Language): string[] {
  const { issues, screen } = wordsIn(language)
  const checked = check(schema, document)
  if (checked.ok) return []
  return checked.issues.map((issue) => {
    if (!Object.hasOwn(issues, issue.code)) return issueText(language, issue, issues)
    const [list, day] = issue.path
    const place = list === 'days' && typeof day === 'number' ? `${screen.editor.day(day + 1)} – ` : ''
    return place + issueText(language, { ...issue, path: [] }, issues)
  })
}
