import type { ReactElement } from 'react'
import { useWords } from './language.tsx'
import { SPEEDS } from '../table/beats.ts'
import { TEXT_SIZES, THEMES, type Settings } from './settings.ts'
import { play } from '../sound/sounds.ts'

interface SettingsFormProps {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

/** How the race is shown on this device. */
export function SettingsForm({ settings, onSettings }: SettingsFormProps): ReactElement {
  const { m } = useWords()
  const change = (changed: Partial<Settings>) => onSettings({ ...settings, ...changed })
  return (
    <>
      <Select
        id="speed"
        label={m.table.speed}
        values={SPEEDS}
        texts={m.table.speeds}
        value={settings.speed}
        onChange={(speed) => change({ speed })}
      />
      <Select
        id="theme"
        label={m.controls.theme}
        values={THEMES}
        texts={m.controls.themes}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <Select
        id="text"
        label={m.controls.text}
        values={TEXT_SIZES}
        texts={m.controls.texts}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <Check label={m.table.auto} isOn={settings.auto} onChange={(auto) => change({ auto })} />
      <Check label={m.table.dice} isOn={settings.dice} onChange={(dice) => change({ dice })} />
      <Check
        label={m.controls.sound}
        isOn={settings.sound}
        onChange={(sound) => {
          if (sound) play('freewheel')
          change({ sound })
        }}
      />
    </>
  )
}

interface SelectProps<T extends string> {
  readonly id: string
  readonly label: string
  readonly values: readonly T[]
  readonly texts: Readonly<Record<T, string>>
  readonly value: T
  readonly onChange: (value: T) => void
}

function Select<T extends string>({ id, label, values, texts, value, onChange }: SelectProps<T>): ReactElement {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {texts[each]}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CheckProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Check({ label, isOn, onChange }: CheckProps): ReactElement {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
