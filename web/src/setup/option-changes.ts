import { hasEffect, type OptionFields } from '@echappee/kernel'
import type { AnyGameText } from '@echappee/text'
import type { Words } from '../words/en/index.ts'

/** Where a race is not as the rulebook has it: a line for each option that matters and differs. */
export function changedOptions(
  fields: OptionFields,
  options: Readonly<Record<string, unknown>>,
  text: Pick<AnyGameText, 'options'>,
  { setup, online }: Words,
): string[] {
  return Object.entries(fields)
    .filter(([key, field]) => key in options && options[key] !== field.default && hasEffect(field, options))
    .map(([key]) => {
      const { label, values = {} } = text.options[key] ?? { label: key }
      const value = options[key]
      if (typeof value === 'boolean') return online.fact(label, values[String(value)] ?? (value ? setup.yes : setup.no))
      if (typeof value === 'string' || typeof value === 'number') return online.fact(label, values[value] ?? String(value))
      const isList = Array.isArray(value) && value.every((number) => typeof number === 'number')
      return online.fact(label, isList ? value.join(', ') : online.ownFile)
    })
}
