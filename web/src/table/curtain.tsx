import { RiderToken } from '@echappee/kit'
import { useEffect, useRef, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

/** Between two persons on one device: nothing secret is on the page until the next one says so. */
export function Curtain({
  seat,
  name,
  onReady,
}: {
  readonly seat: number
  readonly name: string
  readonly onReady: () => void
}): ReactElement {
  const { m } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="curtain" aria-labelledby="curtain-title" onCancel={(event) => event.preventDefault()}>
      <RiderToken seat={seat} size={96} />
      <h2 id="curtain-title">{m.table.curtainTitle(name)}</h2>
      <p>{m.table.curtainText}</p>
      <button type="button" className="button primary big" onClick={onReady}>
        {m.table.curtainGo(name)}
      </button>
    </dialog>
  )
}
