import type { ReactElement } from 'react'

/** Something to choose from a list. */
export interface Item<Id extends string> {
  readonly id: Id
  readonly text: string
}

export function named<Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>): Item<Id>[] {
  return ids.map((id) => ({ id, text: names[id] }))
}

interface SelectProps<Id extends string> {
  /** Only said; left out where a label stands beside it. */
  readonly label?: string
  readonly value: Id
  readonly items: readonly Item<Id>[]
  readonly onChange: (id: Id) => void
}

export function Select<Id extends string>({ label, value, items, onChange }: SelectProps<Id>): ReactElement {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Id)}>
      <Options items={items} />
    </select>
  )
}

interface PresetSelectProps<Id extends string> {
  readonly labelId: string
  readonly value: unknown
  readonly presets: readonly Item<Id>[]
  /** The words for one's own. */
  readonly own: string
  /** Where one's own begins. */
  readonly draftOf: (preset: Id) => unknown
  readonly onChange: (value: unknown) => void
}

const OWN = 'own'

/** Something that the game knows, by its name, or one's own. */
export function PresetSelect<Id extends string>(props: PresetSelectProps<Id>): ReactElement {
  const { labelId, value, presets, own, draftOf, onChange } = props
  const chosen = presets.find(({ id }) => id === value)
  const choose = (id: string) => onChange(id === OWN && chosen !== undefined ? draftOf(chosen.id) : id)
  return (
    <select aria-labelledby={labelId} value={chosen?.id ?? OWN} onChange={({ target }) => choose(target.value)}>
      <Options items={presets} />
      <option value={OWN}>{own}</option>
    </select>
  )
}

function Options({ items }: { readonly items: readonly Item<string>[] }): ReactElement[] {
  return items.map(({ id, text }) => (
    <option key={id} value={id}>
      {text}
    </option>
  ))
}
