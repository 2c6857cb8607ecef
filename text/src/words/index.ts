import { dictionary } from '../dictionary.ts'
import type { LanguageWords } from '../language-words.ts'
import type { Language } from '../languages.ts'
import type { TextWords } from './types.ts'

/** What this room says itself: loaded with the text of any game. */
export const textWords = dictionary<TextWords>((language) => import(`./${language}/index.ts`))

export function languageWords(language: Language): LanguageWords {
  return textWords.in(language).small
}
