import { check } from '@echappee/kernel'
import { useRef, useState, type ReactElement } from 'react'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import { dropDocument, keepDocument, keptDocuments, type Shelf } from './shelf.ts'
import { Pill } from './pills.tsx'

interface KeptDocumentsProps<T> extends Shelf<T> {
  readonly document: T
  readonly onOpen: (document: T) => void
  readonly language: Language
}

/** Keeps what is drawn on this device, and opens it again. What is removed or replaced can be brought back at once. */
export function KeptDocuments<T>({ document, onOpen, language, ...shelf }: KeptDocumentsProps<T>): ReactElement {
  const say = kitWords(language).kept
  const { nameOf } = shelf
  const [kept, setKept] = useState(() => keptDocuments(shelf))
  const [said, saySo] = useState('')
  const [gone, setGone] = useState<{ readonly document: T; readonly isReplaced: boolean }>()
  const box = useRef<HTMLDivElement>(null)
  const keep = (one: T) => {
    const earlier = kept.find((other) => nameOf(other) === nameOf(one))
    const isReplaced = earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(one)
    const isKept = keepDocument(shelf, one)
    saySo(!isKept ? say.noRoom : isReplaced ? say.isReplaced(nameOf(one)) : say.isKept(nameOf(one)))
    setGone(isKept && isReplaced ? { document: earlier, isReplaced } : undefined)
    setKept(keptDocuments(shelf))
  }
  const remove = (one: T) => {
    saySo('')
    setGone(dropDocument(shelf, one) ? { document: one, isReplaced: false } : undefined)
    setKept(keptDocuments(shelf))
  }
  const bringBack = (one: T) => {
    keep(one)
    box.current?.querySelector('button')?.focus()
  }
  return (
    <div className="kept" ref={box}>
      <div className="editor-row">
        <Pill isOff={!check(shelf.schema, document).ok} onClick={() => keep(document)}>
          {say.keep}
        </Pill>
        {gone === undefined ? undefined : (
          <button
            key={nameOf(gone.document)}
            ref={gone.isReplaced ? undefined : focus}
            type="button"
            className="pill"
            onClick={() => bringBack(gone.document)}
          >
            {gone.isReplaced ? say.bringEarlierBack : say.bringBack(nameOf(gone.document))}
          </button>
        )}
        <output>{said}</output>
      </div>
      {kept.length === 0 ? undefined : (
        <>
          <p>{say.heading}</p>
          <ul className="editor-row">
            {kept.map((one) => (
              <li key={nameOf(one)}>
                <Pill onClick={() => onOpen(one)}>{nameOf(one)}</Pill>
                <Pill label={say.remove(nameOf(one))} onClick={() => remove(one)}>
                  ×
                </Pill>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The button that removed it is gone: the keyboard goes on where it can be brought back. */
const focus = (button: HTMLElement | null) => button?.focus()
