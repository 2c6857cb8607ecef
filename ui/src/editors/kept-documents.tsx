import { check } from '@echappee/kernel'
import { useState, type ReactElement } from 'react'
import type { Language } from '../text/contract.ts'
import { kitWords } from '../text/kit-words.ts'
import { dropDocument, keepDocument, keptDocuments, type Shelf } from './kept.ts'
import { Pill } from './pills.tsx'

interface KeptDocumentsProps<T> extends Shelf<T> {
  readonly document: T
  readonly onOpen: (document: T) => void
  readonly language: Language
}

/** Keeps what is drawn on this device, and opens it again. What is removed can be brought back at once. */
export function KeptDocuments<T>({ document, onOpen, language, ...shelf }: KeptDocumentsProps<T>): ReactElement {
  const say = kitWords(language).kept
  const { nameOf } = shelf
  const [kept, setKept] = useState(() => keptDocuments(shelf))
  const [said, saySo] = useState('')
  const [removed, setRemoved] = useState<T>()
  const keep = (one: T) => {
    saySo(keepDocument(shelf, one) ? say.isKept(nameOf(one)) : say.noRoom)
    setKept(keptDocuments(shelf))
    setRemoved(undefined)
  }
  const remove = (one: T) => {
    saySo('')
    setRemoved(dropDocument(shelf, one) ? one : undefined)
    setKept(keptDocuments(shelf))
  }
  return (
    <div className="kept">
      <div className="editor-row">
        <Pill isOff={!check(shelf.schema, document).ok} onClick={() => keep(document)}>
          {say.keep}
        </Pill>
        {removed === undefined ? undefined : (
          <button key={nameOf(removed)} ref={focus} type="button" className="pill" onClick={() => keep(removed)}>
            {say.bringBack(nameOf(removed))}
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
