import { check, type Schema } from '@echappee/kernel'
import { useRef, useState, type DragEvent, type ReactElement } from 'react'
import type { AnyGameText, Language } from '@echappee/text'
import { issueText } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import { ProblemList } from './problem-list.tsx'
import { saveJson } from './save-json.ts'

/** Takes what a file held, and says what is wrong with it; no mistakes means that it has been taken. */
export type TakeDocument = (document: unknown) => readonly string[] | Promise<readonly string[]>

interface JsonFileProps {
  readonly language: Language
  readonly onOpen: TakeDocument
  /** What there is to save, and the file's name without its ending. */
  readonly save?: { readonly name: string; readonly document: unknown } | undefined
  /** Instead of "Open a file…". */
  readonly openLabel?: string
}

/** Opens and saves a JSON document, by a button or by dropping a file. A bad file changes nothing, and every mistake is named with its place. */
export function JsonFile({ language, onOpen, save, openLabel }: JsonFileProps): ReactElement {
  const words = kitWords(language).file
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ name: string; problems: readonly string[] }>()
  const [isOver, setOver] = useState(false)
  const label = openLabel ?? words.open

  const read = async (file: File) => {
    const text = await file.text()
    let document: unknown
    try {
      document = JSON.parse(text)
    } catch (error) {
      return setState({ name: file.name, problems: [words.noJson(...placeOf(error, text))] })
    }
    setState({ name: file.name, problems: await onOpen(document) })
  }
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  const problems = state?.problems ?? []
  return (
    <div
      className="json-file"
      data-over={isOver || undefined}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false)
        const [file] = event.dataTransfer.files
        if (file !== undefined) void read(file)
      }}
    >
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <small className="json-file-drop">{words.drop}</small>
      {save === undefined ? undefined : (
        <button type="button" className="button" onClick={() => saveJson(save.name, save.document)}>
          {words.save}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <output>{state === undefined || problems.length > 0 ? '' : words.taken(state.name)}</output>
      {state === undefined || problems.length === 0 ? undefined : (
        <div className="problem" role="alert">
          <strong>{words.bad(state.name)}</strong>
          <ProblemList problems={problems} language={language} />
        </div>
      )}
    </div>
  )
}

/** Takes documents that obey a schema; mistakes in the words of the game. */
export function takeChecked<T>(
  schema: Schema<T>,
  onValue: (value: T) => void,
  language: Language,
  issues: AnyGameText['issues'] = {},
): TakeDocument {
  return (document) => {
    const checked = check(schema, document)
    if (!checked.ok) return checked.issues.map((issue) => issueText(language, issue, issues))
    onValue(checked.value)
    return []
  }
}

/** Line and column of a mistake, where the browser tells them; a file that is cut short has its mistake at its end. */
function placeOf(error: unknown, text: string): string[] {
  if (/unexpected end/i.test(String(error))) {
    const lines = text.split('\n')
    return [String(lines.length), String(lines.at(-1)!.length + 1)]
  }
  return /line (\d+) column (\d+)/.exec(String(error))?.slice(1) ?? []
}
