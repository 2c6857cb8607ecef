import { OPTION_GROUPS, defaultOptions, hasEffect, type Issue, type OptionFields, type OptionGroup } from '@echappee/kernel'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import { changedOptions } from './option-changes.ts'
import { OptionForm, type OptionFormProps } from './option-form.tsx'

/** The options of a group that matter beside the others. */
export function fieldsOf(group: OptionGroup, fields: OptionFields, options: Readonly<Record<string, unknown>>): OptionFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => (field.group ?? 'play') === group && hasEffect(field, options)))
}

/** What few people change, folded group by group; what differs from the box stands outside the fold. */
export function OptionGroups({ issues, ...form }: OptionFormProps & { readonly issues: readonly Issue[] }): ReactElement {
  const { m } = useWords()
  return (
    <>
      {OPTION_GROUPS.filter((group) => group !== 'course').map((group) => {
        const fields = fieldsOf(group, form.fields, form.options)
        if (Object.keys(fields).length === 0) return undefined
        const changed = changedOptions(fields, form.options, form.text, m)
        return (
          <Fold
            key={group}
            title={m.setup.groups[group]}
            note={changed.length === 0 ? m.setup.asInBox : changed.join(' · ')}
            isChanged={changed.length > 0}
            mustOpen={issues.some(({ path }) => Object.hasOwn(fields, String(path[0])))}
          >
            <OptionForm {...form} fields={fields} />
            {changed.length === 0 ? undefined : (
              <p className="buttons">
                <button type="button" className="button" onClick={() => form.onChange({ ...form.options, ...defaultOptions(fields) })}>
                  {m.setup.backToBox}
                </button>
              </p>
            )}
          </Fold>
        )
      })}
    </>
  )
}

interface FoldProps {
  readonly title: string
  /** What is inside, while it is shut. */
  readonly note?: string
  readonly isChanged?: boolean
  readonly mustOpen?: boolean
  readonly children: ReactNode
}

export function Fold({ title, note, isChanged = false, mustOpen = false, children }: FoldProps): ReactElement {
  // What was opened stays so when a mistake in it is mended.
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="setup-options" open={isOpen || mustOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{title}</b>
        {note === undefined ? undefined : (
          <small data-changed={isChanged || undefined}>
            <span className="visually-hidden">, </span>
            {note}
          </small>
        )}
      </summary>
      {children}
    </details>
  )
}
