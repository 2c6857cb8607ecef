import type { Names } from '@echappee/text'
import { saveJson, saveText } from '@echappee/kit/files'
import type { SheetFile, WorkedSheet } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { bgStatsLink, csvOf } from '../sheet/exports.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { scoreWords } from '../../words/index.ts'

interface TakeAlongProps {
  readonly loaded: SheetGame
  readonly id: string
  readonly file: SheetFile
  readonly worked: WorkedSheet<unknown>
  readonly names: Names
}

/** The sheet as a file, a table, a print and a play. */
export function TakeAlong({ loaded, id, file, worked, names }: TakeAlongProps): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const { entry, sheet, sheetText } = loaded
  const { state } = worked
  const [at] = useState(() => new Date())
  const title = `${entry.cover.title} ${file.names.join(' ')}`
  const outcome = worked.question === undefined ? sheet.outcome(state) : undefined
  const csv = () => csvOf(sheetText.results(state, names), (rider) => sheetText.rider(state, rider, names), words, language)
  return (
    <section className="panel score-file" aria-labelledby="score-file">
      <h2 id="score-file">{words.file}</h2>
      <p className="muted">{words.saved}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => saveJson(title, file)}>
          {words.save}
        </button>
        <button type="button" className="button" onClick={() => saveText(title, 'csv', csv())}>
          {words.csv}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {words.print}
        </button>
        {outcome === undefined ? undefined : (
          <a
            className="button"
            target="_blank"
            rel="noopener"
            href={bgStatsLink({ sheet: id, game: entry.id, title: entry.cover.title, names: file.names, outcome, at })}
          >
            {words.bgStats}
          </a>
        )}
      </p>
    </section>
  )
}
