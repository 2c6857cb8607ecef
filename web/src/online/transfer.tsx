import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { takeCode, transferLink } from './keys.ts'
import { CopyLink } from '../shell/copy-link.tsx'

interface TransferProps {
  readonly hasSeats: boolean
  /** How many seats have come from another device. */
  readonly onTaken: (seats: number) => void
}

/** Seats go to another device by a link, or are taken from one by what was copied there. */
export function Transfer({ hasSeats, onTaken }: TransferProps): ReactElement {
  const { m } = useWords()
  const [link, setLink] = useState<string>()
  const [code, setCode] = useState('')
  return (
    <details>
      <summary>{m.online.transfer}</summary>
      {hasSeats ? (
        <>
          <p className="muted">{m.online.transferText}</p>
          {link === undefined ? (
            <p className="buttons">
              <button type="button" className="button" onClick={() => setLink(transferLink())}>
                {m.online.transferMake}
              </button>
            </p>
          ) : (
            <CopyLink link={link} />
          )}
        </>
      ) : undefined}
      <form
        className="copy-link"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() === '') return
          onTaken(takeCode(code))
          setCode('')
        }}
      >
        <label htmlFor="transfer-code">{m.online.transferPaste}</label>
        <input id="transfer-code" value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
        <button type="submit" className="button">
          {m.online.transferTake}
        </button>
      </form>
    </details>
  )
}
