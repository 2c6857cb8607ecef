import { check } from '@echappee/kernel'
import { issueText } from '@echappee/text'
import { Verdict } from '@echappee/kit/editors'
import { useState, type ReactElement } from 'react'
import type { Board } from '../../content/board.ts'
import { boardForm, boardSchema } from '../../rules/tour-schema.ts'
import { wordsIn } from '../props.ts'
import type { BuilderProps } from './board-builder.tsx'

/** The board as its file would say it. What is typed is drawn as soon as its form is right; every mistake is named with its place. */
export function BoardText({ board, onChange, language }: BuilderProps): ReactElement {
  const words = wordsIn(language)
  const [typed, setTyped] = useState<{ readonly text: string; readonly board: Board | undefined }>()
  // Whatever is clicked afterwards is newer than what was typed.
  const isCurrent = typed !== undefined && (typed.board === undefined || typed.board === board)
  const problems = isCurrent ? problemsOf(typed.text) : []
  const type = (text: string) => {
    const read = readBoard(text)
    setTyped({ text, board: read })
    if (read !== undefined) onChange(read)
  }
  return (
    <details className="tdf-board-text">
      <summary>{words.editor.text}</summary>
      <textarea
        aria-label={words.editor.text}
        rows={14}
        spellCheck={false}
        value={isCurrent ? typed.text : textOf(board)}
        onChange={({ target }) => type(target.value)}
      />
      <Verdict problems={problems} language={language} />
    </details>
  )

  function problemsOf(text: string): string[] {
    const document = parsed(text)
    if (document === undefined) return [words.editor.noJson]
    const checked = check(boardSchema, document)
    return checked.ok ? [] : checked.issues.map((issue) => issueText(language, issue, words.issues))
  }
}

/** A board whose form is right, be it rideable or not; undefined for anything else. */
function readBoard(text: string): Board | undefined {
  const document = parsed(text)
  if (document === undefined) return undefined
  const checked = check(boardForm, document)
  return checked.ok ? checked.value : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One line for each thing of a list. */
function textOf(board: Board): string {
  const lines = Object.entries(board).map(([key, value]) => {
    const isList = Array.isArray(value) && typeof value[0] === 'object'
    return `  "${key}": ${isList ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]` : JSON.stringify(value)}`
  })
  return `{\n${lines.join(',\n')}\n}`
}
