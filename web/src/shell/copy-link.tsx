import { copyText } from '@echappee/kit/files'
import { useRef, useState, type ReactElement } from 'react'
import { useWords } from './language.tsx'

/** A link to hand on: shown whole, copied by a button; where the browser forbids that, marked for copying by hand. */
export function CopyLink({ link, label }: { readonly link: string; readonly label?: string }): ReactElement {
  const { m } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [said, say] = useState('')
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
      <output>{said}</output>
    </div>
  )
}
