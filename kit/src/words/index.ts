import { dictionary, type Language } from '@echappee/text'
import type { KitWords } from './en/index.ts'

const words = dictionary<KitWords>((language) => import(`./${language}/index.ts`))

/** The shell loads them with the language of the page. */
export const loadKitWords = words.load

/** What the shared parts say themselves. */
export function kitWords(language: Language): KitWords {
  return words.in(language)
}
