import { FALLBACK, type Language } from '@echappee/text'
import { withFrenchSpaces } from '../shell/french-spaces.ts'
import type { Phrases } from '../words/en/phrases.ts'

const everyLanguage = import.meta.glob<{ words: Phrases }>('../words/*/phrases.ts', { eager: true })

/** By what was sent, in whatever language it was. */
const keys = new Map(
  Object.values(everyLanguage).flatMap(({ words }) => Object.entries(words).map(([key, text]) => [text, key as keyof Phrases] as const)),
)

/** As the reader sees them; a language under way says in English what it does not say yet. */
export function phrasesIn(language: Language): Phrases {
  const own = { ...wordsOf(FALLBACK), ...wordsOf(language) } as Phrases
  return language === 'fr' ? withFrenchSpaces(own) : own
}

const wordsOf = (language: Language) => everyLanguage[`../words/${language}/phrases.ts`]?.words

export const phraseKeys = (own: Phrases) => Object.keys(own) as (keyof Phrases)[]

/** What is sent for a phrase: the words of the sender's language, with plain spaces. */
export const phraseText = (own: Phrases, key: keyof Phrases): string => own[key].replaceAll(/\s/g, ' ')

/** A known phrase in the reader's own words; everything else as it was said. */
export function inOwnWords(text: string, own: Phrases): string {
  const key = keys.get(text)
  return key === undefined ? text : own[key]
}
