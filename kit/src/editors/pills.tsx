import type { ReactElement } from 'react'
import { shake } from '../motion.ts'
import type { Item } from './select.tsx'

interface PillProps {
  /** Said instead of a sign such as ×. */
  readonly label?: string
  readonly isOn?: boolean
  /** Not possible now: it stays in its place and keeps the keyboard. */
  readonly isOff?: boolean
  /** Why not, for instance. */
  readonly title?: string | undefined
  readonly onClick: () => void
  readonly children: string
}

export function Pill({ label, title, isOn, isOff = false, onClick, children }: PillProps): ReactElement {
  return (
    <button
      type="button"
      className="pill"
      aria-label={label}
      title={title}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={({ currentTarget }) => (isOff ? shake(currentTarget) : onClick())}
    >
      {children}
    </button>
  )
}

interface PillsProps<Id extends string> {
  readonly label?: string
  /** Where a label stands above already. */
  readonly labelId?: string
  readonly items: readonly Item<Id>[]
  readonly chosen: readonly string[]
  readonly onPick: (id: Id) => void
}

/** Few things side by side, of which one or several are chosen. */
export function Pills<Id extends string>({ label, labelId, items, chosen, onPick }: PillsProps<Id>): ReactElement {
  return (
    <fieldset className="editor-row" aria-labelledby={labelId}>
      {label === undefined ? undefined : <legend>{label}</legend>}
      {items.map(({ id, text }) => (
        <Pill key={id} isOn={chosen.includes(id)} onClick={() => onPick(id)}>
          {text}
        </Pill>
      ))}
    </fieldset>
  )
}
