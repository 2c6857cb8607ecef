import { Suspense, lazy, useState, type ReactElement } from 'react'
import { useWords } from './language.tsx'

const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }))

export function SettingsButton(): ReactElement {
  const { m } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="language site-settings" onClick={() => setOpen(true)}>
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        >
          <path d="M3 7h9m6 0h3M3 17h3m6 0h9" />
          <circle cx="15" cy="7" r="3" />
          <circle cx="9" cy="17" r="3" />
        </svg>
        <span>{m.controls.settings}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
