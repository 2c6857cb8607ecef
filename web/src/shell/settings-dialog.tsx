import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useWords } from './language.tsx'
import { loadSettings, saveSettings, type Settings } from './settings.ts'
import { SettingsForm } from './settings-form.tsx'

/** The settings of this device, on every page but the table, whose menu has them too. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { m } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [settings, setSettings] = useState(loadSettings)
  useEffect(() => dialog.current?.showModal(), [])
  const change = (changed: Settings) => {
    setSettings(changed)
    saveSettings(changed)
  }
  return (
    <dialog ref={dialog} className="menu" aria-labelledby="settings-title" onClose={onClose}>
      <h2 id="settings-title">{m.controls.settings}</h2>
      <SettingsForm settings={settings} onSettings={change} />
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {m.table.close}
      </button>
    </dialog>
  )
}
