import type { OptionField, OptionFields } from '@echappee/kernel'
import type { AnyGameUi, OptionSetup } from '@echappee/kit'
import type { AnyGameText } from '@echappee/text'
import { JsonFile, takeChecked } from '@echappee/kit/files'
import { useId, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

export interface OptionFormProps {
  readonly fields: OptionFields
  readonly text: Pick<AnyGameText, 'options' | 'issues'>
  readonly editors: NonNullable<AnyGameUi['editors']>
  readonly options: Readonly<Record<string, unknown>>
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void
  readonly setup?: OptionSetup
}

/** One control for each option of the game, made from its fields. */
export function OptionForm({ fields, text, editors, options, onChange, setup }: OptionFormProps): ReactElement {
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
              <OptionControl
                id={id}
                field={field}
                label={words?.label ?? key}
                value={options[key]}
                text={text}
                values={words?.values ?? {}}
                onChange={change}
              />
            ) : (
              <Editor value={options[key]} options={options} onChange={change} setup={setup} language={language} labelId={`${id}-label`} />
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
  readonly label: string
  readonly value: unknown
  readonly text: OptionFormProps['text']
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (value: unknown) => void
}

function OptionControl({ id, field, label, value, text, values, onChange }: ControlProps): ReactElement {
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
      return <NumbersControl id={id} field={field} label={label} value={value} text={text} values={values} onChange={onChange} />
    case 'document':
      return <DocumentControl id={id} field={field} label={label} value={value} text={text} values={values} onChange={onChange} />
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

/** A preset by name, or a document of one's own from a file. */
function DocumentControl({ id, field, label, value, text, values, onChange }: ControlProps): ReactElement {
  const { m, language } = useWords()
  if (field.kind !== 'document') throw new TypeError('a document field is needed')
  const isPreset = typeof value === 'string'
  return (
    <>
      <select
        id={id}
        value={isPreset ? value : OWN}
        onChange={({ target }) => {
          if (target.value !== OWN) onChange(target.value)
        }}
      >
        {field.presets.map((preset) => (
          <option key={preset} value={preset}>
            {values[preset] ?? preset}
          </option>
        ))}
        {isPreset ? undefined : <option value={OWN}>{m.setup.ownDocument}</option>}
      </select>
      <JsonFile
        language={language}
        onOpen={takeChecked(field.schema, onChange, language, text.issues)}
        save={isPreset ? undefined : { name: label, document: value }}
      />
    </>
  )
}
