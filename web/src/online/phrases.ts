import type { Phrases } from '../words/en/phrases.ts'

const everyLanguage = import.meta.glob<{ words: Phrases }>('../words/*/phrases.ts', { eager: true })

/** By what was sent, in whatever language it was. */
const keys = new Map(
  Object.values(everyLanguage).flatMap(({ words }) => Object.entries(words).map(([key, text]) => [text, key as keyof Phrases] as const)),
)

export const phraseKeys = (own: Phrases) => Object.keys(own) as (keyof Phrases)[]

/** What is sent for a phrase: the words of the sender's language, with plain spaces. */
export const phraseText = (own: Phrases, key: keyof Phrases): string => own[key].replaceAll(/\s/g, ' ')

/** A known phrase in the reader's own words; everything else as it was said. */
export function inOwnWords(text: string, own: Phrases): string {
  const key = keys.get(text)
  return key === undefined ? text : own[key]
}
