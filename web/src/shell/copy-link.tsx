import { copyText } from '@echappee/kit/files'
import { useRef, useState, type ReactElement } from 'react'
import { useWords } from './language.tsx'
import { QrCode, fitsCode } from './qr-code.tsx'

interface CopyLinkProps {
  readonly link: string
  readonly label?: string
  /** Its code is open from the beginning; otherwise a tap opens it. */
  readonly hasCode?: boolean
}

/** A link to hand on: shown whole, copied by a button or scanned; where the browser forbids copying, marked for doing it by hand. */
export function CopyLink({ link, label, hasCode = false }: CopyLinkProps): ReactElement {
  const { m } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [said, say] = useState('')
  const [isCodeOpen, setCodeOpen] = useState(hasCode)
  const copy = async () => {
    const isCopied = await copyText(link)
    if (!isCopied) field.current?.select()
    say(isCopied ? m.online.copied : m.online.copyByHand)
  }
  return (
    <div className="copy-link">
      <input ref={field} readOnly value={link} aria-label={label ?? m.online.copy} onFocus={(event) => event.target.select()} />
      <button type="button" className="button" onClick={() => void copy()}>
        {m.online.copy}
      </button>
      {fitsCode(link) ? (
        <button type="button" className="button" aria-expanded={isCodeOpen} onClick={() => setCodeOpen(!isCodeOpen)}>
          {m.online.code}
        </button>
      ) : undefined}
      <output>{said}</output>
      {isCodeOpen && link !== '' && fitsCode(link) ? <QrCode link={link} /> : undefined}
    </div>
  )
}
