import { optionsSchema, type OptionFields, type OptionsOf } from '@echappee/kernel'

export const optionFields = {
  /** TPL-1. */
  squares: { group: 'course', kind: 'number', min: 8, max: 30, default: 15 },
  /** TPL-5. */
  wind: { group: 'play', kind: 'flag', default: true },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields)
