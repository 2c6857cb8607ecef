import type { CatalogEntry } from '@echappee/games/parts'
import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { loadProgress, wasOffered } from './progress.ts'

/** Under a poster and beside the set-up form: the first race, or the rest of it. */
export function LessonLink({ entry, className }: { readonly entry: CatalogEntry; readonly className: string }): ReactElement | undefined {
  const { m } = useWords()
  const [progress] = useState(() => loadProgress(entry.id))
  if (entry.parts?.lesson === undefined) return undefined
  const words = progress === undefined ? m.lesson.begin : progress.isOver ? m.lesson.again : m.lesson.goOn
  return (
    <Link to={{ page: 'learn', game: entry.id }} className={className} label={m.lesson.label(words, entry.cover.title)}>
      {words}
    </Link>
  )
}

/** Who opens a set-up page for the first time is asked whether to be shown the game. */
export function FirstVisit({ entry }: { readonly entry: CatalogEntry }): ReactElement | undefined {
  const { m } = useWords()
  const [isFirst] = useState(() => entry.parts?.lesson !== undefined && !wasOffered(entry.id) && loadProgress(entry.id) === undefined)
  if (!isFirst) return undefined
  return (
    <aside className="first-visit" aria-label={m.lesson.firstVisit}>
      <p>
        <strong>{m.lesson.firstVisit}</strong> {m.lesson.firstVisitText}
      </p>
      <Link to={{ page: 'learn', game: entry.id }} className="button primary">
        {m.lesson.begin}
      </Link>
    </aside>
  )
}
