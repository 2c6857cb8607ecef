import { useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'

/** A link to hand on: shown whole, copied by a button. */
export function CopyLink({ link }: { readonly link: string }): ReactElement {
  const { m } = useWords()
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="copy-link">
      <input readOnly value={link} aria-label={m.online.copy} onFocus={(event) => event.target.select()} />
      <button type="button" className="button primary" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        {m.online.copy}
      </button>
      <output>{isCopied ? m.online.copied : ''}</output>
    </div>
  )
}
