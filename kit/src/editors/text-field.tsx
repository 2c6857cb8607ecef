import type { ReactElement } from 'react'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  /** Characters at most. */
  readonly most: number
  readonly onChange: (value: string) => void
}

export function TextField({ label, value, most, onChange }: TextFieldProps): ReactElement {
  return (
    <label className="editor-field">
      {label}
      <input value={value} maxLength={most} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
