import type { Names } from '@echappee/text'
import type { Answer, Question, SheetFile } from '@echappee/sheet'
import type { ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { answerWords } from './answer-words.ts'
import type { SheetGame } from './load-sheet-game.ts'
import { scoreWords } from '../../words/index.ts'

interface EntryListProps {
  readonly loaded: SheetGame
  readonly file: SheetFile
  readonly lines: readonly { readonly question: Question; readonly answer: Answer }[]
  readonly names: Names
  readonly onCorrect: (line: number) => void
}

/** All that has been entered, the newest first; each can be corrected. */
export function EntryList({ loaded, file, lines, names, onCorrect }: EntryListProps): ReactElement | undefined {
  const { language } = useWords()
  const words = scoreWords(language)
  if (lines.length === 0) return undefined
  const { sheet, sheetText } = loaded
  const state: unknown = sheet.begin(file.options, file.names.length)
  const rows = lines.map(({ question, answer }, line) => {
    const text = sheetText.question(state, question, names)
    const said = answerWords(question, answer, text, (rider) => sheetText.rider(state, rider, names), words)
    sheet.enter(state, question, answer)
    return { line, id: question.id, text, said }
  })
  return (
    <details className="score-entries">
      <summary>
        {words.entries} ({lines.length})
      </summary>
      <p className="muted">{words.entriesHelp}</p>
      <ol reversed>
        {rows.toReversed().map(({ line, id, text, said }) => (
          <li key={id}>
            <button type="button" onClick={() => onCorrect(line)}>
              <span className="visually-hidden">{words.correct} </span>
              <small>
                {text.where} · {text.ask}
              </small>
              <b>{said}</b>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
