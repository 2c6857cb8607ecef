import type { OptionField, OptionFields, Refusal } from '@echappee/kernel'

/**
 * What a dictionary must hold, and nothing else: `event: { … } satisfies Sentences<EventSentence>`.
 * The keys follow from the types of the rules, so that a sentence that is missing does not compile.
 */
export type Sentences<Key extends string> = Readonly<Record<Key, unknown>>

/** A label and help for every option, and words for every value that it can take by name. */
export type OptionSentences<Fields extends OptionFields> = { readonly [Key in keyof Fields]: OptionSentence<Fields[Key]> }

interface Described {
  readonly label: string
  readonly help: string
}

type OptionSentence<Field extends OptionField> = Field extends { readonly values: readonly (infer Value extends string)[] }
  ? Described & { readonly values: Readonly<Record<Value, string>> }
  : Field extends { readonly presets: readonly (infer Preset extends string)[] }
    ? Described & { readonly values: Readonly<Record<Preset, string>> }
    : Described

/** Ends a switch over all events: an event without its case does not compile. */
export function noOther(_event: never): undefined {}

/** A game's sentence for a refusal; one that is not its own is shown by code and rule. */
export function sayRefusal<Values>(
  sentences: { readonly [code: string]: (values: Values) => string },
  { code, rule }: Refusal,
  values: NoInfer<Values>,
): string {
  return sentences[code]?.(values) ?? `${code} (${rule})`
}
