import { Suspense, lazy, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'

const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }))

export function SettingsButton(): ReactElement {
  const { m } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="language" onClick={() => setOpen(true)}>
        {m.controls.settings}
      </button>
      {isOpen ? (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
