import { check, type Issue, type OptionField, type OptionFields } from '@echappee/kernel'
import { issueText, type AnyGameText, type AnyGameUi } from '@echappee/ui'
import { useId, useRef, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'

interface OptionFormProps {
  readonly fields: OptionFields
  readonly text: AnyGameText
  readonly editors: NonNullable<AnyGameUi['editors']>
  readonly options: Readonly<Record<string, unknown>>
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void
}

/** One control for each option of the game, made from its fields. */
export function OptionForm({ fields, text, editors, options, onChange }: OptionFormProps): ReactElement {
  const { language } = useWords()
  const form = useId()
  return (
    <div className="options">
      {Object.entries(fields).map(([key, field]) => {
        const words = text.options[key]
        const id = `${form}-${key}`
        const change = (value: unknown) => onChange({ ...options, [key]: value })
        const Editor = editors[key]
        return (
          <div className="field" key={key}>
            <label id={`${id}-label`} htmlFor={id}>
              {words?.label ?? key}
            </label>
            {Editor === undefined ? (
              <OptionControl id={id} field={field} value={options[key]} text={text} values={words?.values ?? {}} onChange={change} />
            ) : (
              <Editor value={options[key]} options={options} onChange={change} language={language} labelId={`${id}-label`} />
            )}
            {words?.help === undefined ? undefined : <small>{words.help}</small>}
          </div>
        )
      })}
    </div>
  )
}

interface ControlProps {
  readonly id: string
  readonly field: OptionField
  readonly value: unknown
  readonly text: AnyGameText
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (value: unknown) => void
}

function OptionControl({ id, field, value, text, values, onChange }: ControlProps): ReactElement {
  const { m } = useWords()
  switch (field.kind) {
    case 'choice':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {field.values.map((choice) => (
            <option key={choice} value={choice}>
              {values[choice] ?? choice}
            </option>
          ))}
        </select>
      )
    case 'flag':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value === 'true')}>
          <option value="true">{values['true'] ?? m.setup.yes}</option>
          <option value="false">{values['false'] ?? m.setup.no}</option>
        </select>
      )
    case 'number':
      return (
        <input
          id={id}
          type="number"
          min={field.min}
          max={field.max}
          step={1}
          value={String(value)}
          onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
        />
      )
    case 'numbers':
      return <NumbersControl id={id} field={field} value={value} text={text} values={values} onChange={onChange} />
    case 'document':
      return <DocumentControl id={id} field={field} value={value} text={text} values={values} onChange={onChange} />
  }
}

const OWN = '…'

function NumbersControl({ id, field, value, values, onChange }: ControlProps): ReactElement {
  const { m } = useWords()
  const presets = field.kind === 'numbers' ? field.presets : []
  const isOwn = typeof value !== 'string' || !presets.includes(value)
  return (
    <>
      <select id={id} value={isOwn ? OWN : value} onChange={(event) => onChange(event.target.value === OWN ? [] : event.target.value)}>
        {presets.map((preset) => (
          <option key={preset} value={preset}>
            {values[preset] ?? preset}
          </option>
        ))}
        <option value={OWN}>{m.setup.ownList}</option>
      </select>
      {isOwn ? (
        <input
          aria-label={m.setup.ownListHint}
          placeholder="1, 2, 4"
          defaultValue={Array.isArray(value) ? value.join(', ') : ''}
          onChange={(event) =>
            onChange(
              event.target.value
                .split(/[\s,;]+/)
                .filter((part) => part !== '')
                .map(Number),
            )
          }
        />
      ) : undefined}
    </>
  )
}

/** A preset by name, or a JSON file that is checked at once; a bad file changes nothing and every mistake is named with its place. */
function DocumentControl({ id, field, value, text, values, onChange }: ControlProps): ReactElement {
  const { m, language } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<string>()
  const [refused, setRefused] = useState<{ name: string; problems: readonly string[] }>()
  if (field.kind !== 'document') throw new TypeError('a document field is needed')

  const read = async (file: File) => {
    const reason = (problems: readonly string[]) => setRefused({ name: file.name, problems })
    let raw: unknown
    try {
      raw = JSON.parse(await file.text())
    } catch (error) {
      return reason([m.setup.fileNoJson((error as Error).message)])
    }
    const checked = check(field.schema, raw)
    if (!checked.ok) return reason(checked.issues.map((issue: Issue) => issueText(language, issue, text.issues)))
    setRefused(undefined)
    setLoaded(file.name)
    onChange(checked.value)
  }

  const isPreset = typeof value === 'string'
  return (
    <>
      <select
        id={id}
        value={isPreset ? value : OWN}
        onChange={(event) => (event.target.value === OWN ? input.current?.click() : onChange(event.target.value))}
      >
        {field.presets.map((preset) => (
          <option key={preset} value={preset}>
            {values[preset] ?? preset}
          </option>
        ))}
        <option value={OWN}>{isPreset || loaded === undefined ? m.setup.file : m.setup.fileLoaded(loaded)}</option>
      </select>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {m.setup.file}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={m.setup.file}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      {refused === undefined ? undefined : (
        <div className="problem" role="alert">
          <strong>{m.setup.fileBad(refused.name)}</strong>
          <ul>
            {refused.problems.slice(0, 8).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {refused.problems.length > 8 ? <p>{m.setup.fileMore(refused.problems.length - 8)}</p> : undefined}
        </div>
      )}
    </>
  )
}
