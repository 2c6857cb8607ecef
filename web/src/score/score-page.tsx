import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { Notice } from '../shell/frame.tsx'
import { findGame } from '../shell/games.ts'
import { NewSheetPage } from './sheet/new-sheet.tsx'
import './index.css'
import { SheetListPage } from './sheet/sheet-list.tsx'
import { SheetPage } from './sheet/sheet-page.tsx'
import { scoreWords } from '../words/index.ts'

interface ScorePageProps {
  readonly game: string | undefined
  readonly sheet: string | undefined
}

/** `/score`, `/score/<game>` and `/score/<game>/<sheet>`. */
export function ScorePage({ game, sheet }: ScorePageProps): ReactElement {
  const { m, language } = useWords()
  const words = scoreWords(language)
  if (game === undefined) return <SheetListPage />
  const entry = findGame(game)
  if (entry === undefined) return <Notice title={m.setup.unknown} />
  if (entry.parts?.sheet === undefined) return <Notice title={entry.cover.title} text={words.noSheet} />
  return sheet === undefined ? <NewSheetPage id={game} /> : <SheetPage key={sheet} gameId={game} id={sheet} />
}
